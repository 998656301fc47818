import type { GameBox } from '../../ui/face.ts';
import { facts } from './facts.ts';
import './box.css';

export const box: GameBox = {
  facts,
  title: { en: 'Alfheim Fairies', ja: 'アルフヘイムの妖精' },
  levels: 5,
  lid: () => import('./face/lid.tsx'),
};
