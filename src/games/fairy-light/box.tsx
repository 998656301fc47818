import type { GameBox } from '../../ui/gameBox.ts';
import { facts } from './facts.ts';
import './box.css';

export const box: GameBox = {
  facts,
  words: {
    en: {
      title: 'fairy light',
      pitch:
        'Sun and Moon grow one forest, card by card. The cat fairies in it give their hearts to the side whose light they see most.',
    },
    ja: {
      title: 'フェアリーライト',
      pitch: '太陽と月が、ひとつの森をカードで育てます。ネコの妖精コットンは、見える光の多いほうにハートを渡します。',
    },
  },
  levels: 5,
  cover: () => import('./face/Cover.tsx'),
};
