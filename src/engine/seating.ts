import type { Facts, Seat, Setup } from './game.ts';
import type { Rng } from './rng.ts';

/** One look a seat; none in a game that has none. */
export const looksOf = ({ looks = [] }: Facts, setup: Setup): readonly string[] =>
  setup.looks ?? looks.slice(0, setup.seats);

/** The first player of a deal, drawn first of all so that a picked one changes no card. */
export function firstSeat(setup: Setup, rng: Rng): Seat {
  const drawn = rng.below(setup.seats);
  const { first = 'chance' } = setup;
  return first === 'chance' ? drawn : first;
}
