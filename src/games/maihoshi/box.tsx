import type { Box } from '../../ui/box.ts';
import { facts } from './facts.ts';
import './box.css';

export const box: Box = {
  facts,
  words: {
    en: {
      title: 'Maihoshi Miyabi',
      pitch: 'Every card is a guest, a poster or a burden. Keep none too long.',
    },
    ja: {
      title: '舞星・雅',
      pitch: 'どのカードも、客か宣伝か重荷です。手札を残さずに終えます。',
    },
  },
  levels: 5,
  cover: () => import('./face/Cover.tsx'),
  credit: 'Seiji Kanai, Kanai Factory 2010',
};
