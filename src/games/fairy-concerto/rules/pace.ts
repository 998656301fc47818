import { at } from '../../../engine/lists.ts';

/** How a game runs, by the number of players. */
interface Pace {
  readonly rounds: number;
  readonly drafts: number;
  /** Drawn by each seat in each round, and how many of the hand it adds in one draft. */
  readonly drawn: readonly number[];
  readonly added: readonly number[];
}

const SIX = [6, 6, 6, 6];
const ONE = [1, 1, 1, 1];

const ALONE: Pace = { rounds: 7, drafts: 1, drawn: [2, 3, 4, 5, 6, 4, 2], added: [1, 1, 2, 2, 3, 2, 1] };
// rule: two.setup, two.rounds
const TWO: Pace = { rounds: 4, drafts: 3, drawn: SIX, added: ONE };
// rule: draft.rounds
const MORE: Pace = { rounds: 2, drafts: 6, drawn: SIX, added: ONE };

export const paceOf = (seats: number): Pace => (seats === 1 ? ALONE : seats === 2 ? TWO : MORE);

export const drawnIn = (seats: number, round: number): number => at(paceOf(seats).drawn, round);
export const addedIn = (seats: number, round: number): number => at(paceOf(seats).added, round);
/** What is left for Bach of each round. */
export const BACHS: readonly number[] = ALONE.drawn.map((drawn, round) => drawn - addedIn(1, round));
