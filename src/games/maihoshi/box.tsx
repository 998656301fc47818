import type { GameBox } from '../../ui/gameBox.ts';
import { facts } from './facts.ts';
import './box.css';

export const box: GameBox = {
  facts,
  words: {
    en: {
      title: 'Maihoshi Miyabi',
      pitch:
        'Three evenings in a lantern street. Every card is a guest, publicity that brings better guests, or a burden in the hand.',
    },
    ja: {
      title: '舞星・雅',
      pitch: '提灯の街の三夜。どのカードも、客か、よい客を呼ぶ宣伝か、手に残る重荷です。',
    },
  },
  levels: 5,
  cover: () => import('./face/Cover.tsx'),
  credit: 'Seiji Kanai, Kanai Factory 2010',
};
