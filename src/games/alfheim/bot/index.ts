import type { Level } from '../../../bots/level.ts';
import { defineKnowledge } from '../../../engine/game.ts';

export const knowledge = defineKnowledge({ scale: 10 });

export const levels: readonly Level[] = [
  { iterations: 30, noise: 0.3 },
  { iterations: 100, noise: 0.1 },
  { iterations: 300, noise: 0 },
  { iterations: 1000, noise: 0 },
];
