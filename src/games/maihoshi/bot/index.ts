import type { Level } from '../../../bots/level.ts';
import { defineKnowledge } from '../../../engine/game.ts';

export const knowledge = defineKnowledge({ scale: 40 });

export const levels: readonly Level[] = [
  { iterations: 40, noise: 0.4 },
  { iterations: 150, noise: 0.1 },
  { iterations: 600, noise: 0 },
  { iterations: 3000, noise: 0 },
];
