import type { Facts, Seat, Setup } from './game.ts';
import type { MatchRecord } from './log.ts';
import { rngFor } from './rng.ts';
import { firstSeat } from './seating.ts';

export const plainOptions = (facts: Facts, seats: number): Record<string, string> =>
  Object.fromEntries(facts.options(seats).map(({ id, values, plain = values[0] ?? '' }) => [id, plain]));

/** The migration of saves: a setup that leaves an option out gets it with the value that it was played with. */
export const upgradedSetup = (facts: Facts, setup: Setup): Setup => {
  const unsaid = facts.options(setup.seats).flatMap(({ id, unsaid }) => (unsaid === undefined ? [] : [[id, unsaid]]));
  return {
    ...setup,
    options: { ...plainOptions(facts, setup.seats), ...Object.fromEntries(unsaid), ...setup.options },
  };
};

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
export function setupFault(facts: Facts, setup: Setup): SetupFault | null {
  const { seats, options, first } = setup;
  if (!seatCounts(facts).includes(seats)) return 'seats';
  const known = facts.options(seats);
  if (Object.keys(options).length !== known.length) return 'options';
  if (!known.every(({ id, values }) => values.includes(options[id] ?? ''))) return 'options';
  if (!isFirst(facts, first, seats)) return 'first';
  return setup.looks && !areLooks(facts, setup.looks, seats) ? 'looks' : null;
}

export type SetupFault = 'seats' | 'options' | 'first' | 'looks';

function isFirst({ begins }: Facts, first: Setup['first'], seats: number): boolean {
  if (first === undefined || first === 'chance') return true;
  return begins !== 'nobody' && Number.isInteger(first) && first >= 0 && first < seats;
}

const areLooks = ({ looks = [] }: Facts, chosen: readonly string[], seats: number): boolean =>
  chosen.length === seats && new Set(chosen).size === seats && chosen.every((look) => looks.includes(look));

/** Who began; null where nobody does. */
export function seatThatBegan({ begins }: Facts, { setup, seed }: Pick<MatchRecord, 'setup' | 'seed'>): Seat | null {
  return begins === 'nobody' || setup.seats === 1 ? null : firstSeat(setup, rngFor(seed, 0));
}

/** A match seed is a whole number below 2⁴⁰. */
export const SEED_BITS = 40;
export const SEED_BOUND = 2 ** SEED_BITS;

export const isSeed = (seed: number): boolean => Number.isInteger(seed) && seed >= 0 && seed < SEED_BOUND;
