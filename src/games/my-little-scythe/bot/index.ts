import type { Level } from '../../../bots/level.ts';
import { defineKnowledge } from '../../../engine/game.ts';

export const knowledge = defineKnowledge({ scale: 4 });

export const levels: readonly Level[] = [
  { iterations: 30, noise: 0.3 },
  { iterations: 100, noise: 0.1 },
  { iterations: 400, noise: 0 },
  { iterations: 2000, noise: 0 },
];
