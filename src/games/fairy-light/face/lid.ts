import type { InBoth } from '../../../words/phrase.ts';

export { Cover } from './Cover.tsx';

export const pitch: InBoth<string> = {
  en: 'Sun and Moon grow one forest, card by card. The cat fairies in it give their hearts to the side whose light they see most.',
  ja: '太陽と月が、ひとつの森をカードで育てます。ネコの妖精コットンは、見える光の多いほうにハートを渡します。',
};
