import type { GameBox } from '../../ui/gameBox.ts';
import { facts } from './facts.ts';
import './box.css';

export const box: GameBox = {
  facts,
  words: {
    en: {
      title: 'Fairy Concerto',
      pitch:
        'Choose a fairy from your hand, pass the rest on, and build an orchestra of twelve. At the end the app plays what you built.',
    },
    ja: {
      title: 'フェアリーコンチェルト',
      pitch: '手札から妖精を1人選び、残りを左隣へ。12人のオーケストラを作ります。最後に、その音楽が流れます。',
    },
  },
  levels: 5,
  cover: () => import('./face/Cover.tsx'),
  credit: 'Takeo Yamada (takewatch), uchibacoya 2022',
};
