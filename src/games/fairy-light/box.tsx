import type { GameBox } from '../../ui/face.ts';
import { facts } from './facts.ts';
import './box.css';

export const box: GameBox = {
  facts,
  title: { en: 'fairy light', ja: 'フェアリーライト' },
  levels: 5,
  lid: () => import('./face/lid.tsx'),
};
