import type { GameBox } from '../../ui/face.ts';
import { facts } from './facts.ts';
import './box.css';

export const box: GameBox = {
  facts,
  title: { en: 'Maihoshi Miyabi', ja: '舞星・雅' },
  levels: 5,
  lid: () => import('./face/lid.tsx'),
};
