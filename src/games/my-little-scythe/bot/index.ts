import type { Outlook } from '../../../bots/chances.ts';
import type { Level } from '../../../bots/level.ts';
import { defineKnowledge } from '../../../engine/game.ts';
import type { Move } from '../rules/move.ts';
import type { State, View } from '../rules/state.ts';
import { folly, prior, thumb } from './thumb.ts';
import { value } from './worth.ts';

/** The search sees a turn to its end and values what it leaves: beyond it random players only blur. */
export const knowledge = defineKnowledge<State, Move, View>({
  scale: 2,
  cutoff: (state, from) => state.turn !== from.turn || state.round !== from.round,
  value,
  prior,
  folly,
});

export const levels: readonly Level[] = [
  { iterations: 5, noise: 1.9 },
  { iterations: 8, noise: 1.2 },
  { iterations: 13, noise: 0.57 },
  { iterations: 35, noise: 0.27 },
  { iterations: 400, noise: 0 },
];

export const players = { thumb };

export const outlook: Outlook = { searches: 2, iterations: 100, unheeded: 0, eighths: 8 };

export { manners } from './manners.ts';
