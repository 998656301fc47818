import type { Outlook } from '../../../bots/chances.ts';
import type { Level } from '../../../bots/level.ts';
import { defineKnowledge } from '../../../engine/game.ts';
import type { Move, State, Variant } from '../rules/state.ts';
import { folly } from './folly.ts';

/** Cards left to place from which on nothing is unknown and every end can be looked at. */
const TAIL: Readonly<Record<Variant, number>> = { standard: 8, forked: 6, free: 6, dark: 0 };

const left = ({ open, stock }: State): number => [...open, ...stock].reduce((sum, cards) => sum + cards.length, 0);

export const knowledge = defineKnowledge<State, Move>({
  scale: 3,
  folly,
  solveTail: (state) => state.step === 'place' && left(state) <= TAIL[state.variant],
});

/** The lowest looks at a handful of futures and overlooks the rest, as somebody does who plays for the first time. */
export const levels: readonly Level[] = [
  { iterations: 16, noise: 0.1 },
  { iterations: 34, noise: 0 },
  { iterations: 160, noise: 0 },
  { iterations: 800, noise: 0 },
  { iterations: 8000, noise: 0 },
];

export const outlook: Outlook = { searches: 2, iterations: 1000, unheeded: 0.5, eighths: 12 };
