import type { GameBox } from '../../ui/gameBox.ts';
import { facts } from './facts.ts';
import './box.css';

export const box: GameBox = {
  facts,
  words: {
    en: {
      title: 'Alfheim Fairies',
      pitch:
        'Every round all lay the same treat, each in a field of their own. Lay the right runs, and fairies come to live at their ends.',
    },
    ja: {
      title: 'アルフヘイムフェアリーズ',
      pitch: '毎ラウンド、全員が同じごちそうを自分の場に並べます。列がうまくそろうと、その端に妖精がやって来ます。',
    },
  },
  levels: 5,
  cover: () => import('./face/Cover.tsx'),
  credit: 'Kenichi Tanabe, COLON ARC',
};
