import type { Setup } from '../game.ts';
import { Rng } from '../rng.ts';
import { optionSets, seatCounts } from '../setup.ts';
import type { Subject } from './subject.ts';
import type { Trial } from './trial.ts';

/** One way to set up a game, but for who begins. */
export interface Table {
  readonly seats: number;
  readonly options: Setup['options'];
}

export const tablesOf = ({ game }: Subject): Table[] =>
  seatCounts(game.facts).flatMap((seats) => optionSets(game.facts, seats).map((options) => ({ seats, options })));

export const tableName = ({ seats, options }: Table): string =>
  [`${seats} ${seats === 1 ? 'seat' : 'seats'}`, ...Object.values(options)].join(', ');

/** The `index`th random game at a table: always the same one. */
export function trialAt(subject: Subject, { seats, options }: Table, index: number): Trial {
  const first = index % 2 === 0 ? 'chance' : index % seats;
  const rng = new Rng(index, SEED_SALT, seats);
  return { subject, setup: { seats, options, first }, seed: rng.below(256) * 2 ** 32 + rng.uint32() };
}

const SEED_SALT = 0x6b43a9b5;
