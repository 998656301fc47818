import type { GameBox } from '../../ui/face.ts';
import { facts } from './facts.ts';
import './box.css';

export const box: GameBox = {
  facts,
  title: { en: 'Fairy Concerto', ja: 'フェアリーコンチェルト' },
  levels: 5,
  lid: () => import('./face/lid.tsx'),
};
