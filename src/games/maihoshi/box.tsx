import type { Box } from '../../ui/box.ts';
import { facts } from './facts.ts';
import './box.css';

export const box: Box = {
  facts,
  words: {
    en: {
      title: 'Maihoshi Miyabi',
      pitch:
        'Three evenings in the lantern street: invite guests, spread your geisha’s name, and keep no card too long. Every card is a guest, a poster or a burden.',
    },
    ja: {
      title: '舞星・雅',
      pitch:
        '提灯の通りで三夜、客を招き、芸妓の評判を広げ、手札を残さずに終えます。1枚のカードが、客にも宣伝にも重荷にもなります。',
    },
  },
  levels: 5,
  cover: () => import('./face/Cover.tsx'),
  credit: 'Seiji Kanai, Kanai Factory 2010',
};
