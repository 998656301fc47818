import type { Outlook } from '../../../bots/chances.ts';
import type { Former, Level } from '../../../bots/level.ts';
import { defineKnowledge } from '../../../engine/game.ts';
import type { Move, State, Variant } from '../rules/state.ts';
import { folly } from './folly.ts';
import { prior } from './prior.ts';

/** Cards left to place from which on nothing is unknown and every end can be looked at. */
const TAIL: Readonly<Record<Variant, number>> = { standard: 8, forked: 6, free: 6, dark: 0 };

const left = ({ open, stock }: State): number => [...open, ...stock].reduce((sum, cards) => sum + cards.length, 0);

const untaught = {
  scale: 3,
  folly,
  solveTail: (state: State) => state.step === 'place' && left(state) <= TAIL[state.variant],
};
export const knowledge = defineKnowledge<State, Move>({ ...untaught, prior });

/** Before it knew where a card turns hearts. */
export const former: Former = {
  knowledge: defineKnowledge<State, Move>(untaught),
  level: { iterations: 8000, noise: 0 },
};

/** The lower ones overlook much: where a card turns hearts is known to all of them. */
export const levels: readonly Level[] = [
  { iterations: 8, noise: 1.75 },
  { iterations: 8, noise: 0.92 },
  { iterations: 22, noise: 0 },
  { iterations: 250, noise: 0 },
  { iterations: 3000, noise: 0 },
];

export const outlook: Outlook = { searches: 2, iterations: 500, unheeded: 0.5, eighths: 15 };

export { manners } from './manners.ts';
