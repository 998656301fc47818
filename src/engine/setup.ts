import type { Facts, Setup } from './game.ts';
import type { Seat } from './ids.ts';
import type { Rng } from './rng.ts';

export const plainOptions = (facts: Facts, seats: number): Record<string, string> =>
  Object.fromEntries(facts.options(seats).map(({ id, values }) => [id, values[0] ?? '']));

/** Every way to set the options at this seat count. */
export function optionSets(facts: Facts, seats: number): Record<string, string>[] {
  return facts
    .options(seats)
    .reduce<Record<string, string>[]>(
      (sets, { id, values }) => sets.flatMap((set) => values.map((value) => ({ ...set, [id]: value }))),
      [{}],
    );
}

export const seatCounts = ({ seats }: Facts): number[] =>
  Array.from({ length: seats.most - seats.fewest + 1 }, (_, more) => seats.fewest + more);

/** Null if the setup fits the facts, else what does not. */
export function setupFault(facts: Facts, setup: Setup): 'seats' | 'options' | 'first' | null {
  const { seats, options, first } = setup;
  if (!seatCounts(facts).includes(seats)) return 'seats';
  const known = facts.options(seats);
  if (Object.keys(options).length !== known.length) return 'options';
  if (!known.every(({ id, values }) => values.includes(options[id] ?? ''))) return 'options';
  const fits = first === 'chance' || (Number.isInteger(first) && first >= 0 && first < seats);
  return fits ? null : 'first';
}

/** The first player of a deal, drawn first of all so that a picked one changes no card. */
export function firstSeat(setup: Setup, rng: Rng): Seat {
  const drawn = rng.below(setup.seats);
  return setup.first === 'chance' ? drawn : setup.first;
}
