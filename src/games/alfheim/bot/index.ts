import type { Outlook } from '../../../bots/chances.ts';
import type { Former, Level } from '../../../bots/level.ts';
import { defineKnowledge } from '../../../engine/game.ts';
import type { Move, State } from '../rules/state.ts';
import { folly } from './folly.ts';
import { prior } from './prior.ts';
import { thumb } from './thumb.ts';

export const knowledge = defineKnowledge<State, Move>({ scale: 20, prior, folly });

export const levels: readonly Level[] = [
  { iterations: 8, noise: 2 },
  { iterations: 8, noise: 1 },
  { iterations: 10, noise: 0.4 },
  { iterations: 90, noise: 0 },
  { iterations: 500, noise: 0 },
];

/** Before it knew where a clue calls a fairy. */
export const former: Former = { knowledge: defineKnowledge({ scale: 20 }), level: { iterations: 600, noise: 0 } };

export const players = { thumb };

export const outlook: Outlook = { searches: 2, iterations: 500, unheeded: 0, eighths: 5 };

export { manners } from './manners.ts';
