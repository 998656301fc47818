import type { Outlook } from '../../../bots/chances.ts';
import type { Level } from '../../../bots/level.ts';
import { defineKnowledge } from '../../../engine/game.ts';
import type { Move, State } from '../rules/state.ts';
import { folly } from './folly.ts';
import { thumb } from './thumb.ts';

export const knowledge = defineKnowledge<State, Move>({ scale: 20, folly });

export const levels: readonly Level[] = [
  { iterations: 8, noise: 0.3 },
  { iterations: 24, noise: 0.1 },
  { iterations: 70, noise: 0 },
  { iterations: 200, noise: 0 },
  { iterations: 600, noise: 0 },
];

export const players = { thumb };

export const outlook: Outlook = { searches: 2, iterations: 500, unheeded: 0, eighths: 3 };
