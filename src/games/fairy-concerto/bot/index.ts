import type { Level } from '../../../bots/level.ts';
import { defineKnowledge } from '../../../engine/game.ts';
import type { Move, State } from '../rules/state.ts';

export const knowledge = defineKnowledge<State, Move>({ scale: 12 });

export const levels: readonly Level[] = [
  { iterations: 20, noise: 0.05 },
  { iterations: 80, noise: 0 },
  { iterations: 320, noise: 0 },
  { iterations: 1500, noise: 0 },
];
