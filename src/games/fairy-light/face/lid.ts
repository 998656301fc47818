import type { InBoth } from '../../../words/phrase.ts';

export { Cover } from './Cover.tsx';

export const pitch: InBoth<string> = {
  en: 'Sun and Moon build one forest, card by card. The cat fairies in it give their hearts to the side whose symbols they see most.',
  ja: '太陽と月に分かれ、カードでひとつの森を作ります。森に住むネコの妖精コットンは、シンボルが多く見えるほうにハートを渡します。',
};

export const mood = 'sly';
