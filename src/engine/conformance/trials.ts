import type { Setup } from '../game.ts';
import { Rng } from '../rng.ts';
import { optionSets, seatCounts } from '../setup.ts';
import { Broken } from './broken.ts';
import type { Met } from './met.ts';
import type { Subject } from './subject.ts';
import { type Property, recordOf, type Trial } from './trial.ts';

/** One way to set up a game, but for who begins. */
export interface TestSetup {
  readonly seats: number;
  readonly options: Setup['options'];
}

export const testSetupsOf = ({ game }: Subject): TestSetup[] =>
  seatCounts(game.facts).flatMap((seats) => optionSets(game.facts, seats).map((options) => ({ seats, options })));

/** All options at the fewest seats, and one of the most seats: where most that breaks does. */
export function outermostSetups(subject: Subject): TestSetup[] {
  const all = testSetupsOf(subject);
  return all.filter((setup, at) => setup.seats === all[0]?.seats || at === all.length - 1);
}

export const testSetupName = ({ seats, options }: TestSetup): string =>
  [`${seats} ${seats === 1 ? 'seat' : 'seats'}`, ...Object.values(options)].join(', ');

/** The `index`th random game at a table: always the same one. */
export function trialAt(subject: Subject, { seats, options }: TestSetup, index: number): Trial {
  const { begins, looks } = subject.game.facts;
  const rng = new Rng(index, SEED_SALT, seats);
  const seed = rng.below(256) * 2 ** 32 + rng.uint32();
  const setup: Setup = {
    seats,
    options,
    ...(begins !== 'nobody' && { first: index % 2 === 0 ? 'chance' : index % seats }),
    ...(looks && index % 2 === 1 && { looks: rng.shuffle([...looks]).slice(0, seats) }),
  };
  return { subject, setup, seed };
}

/** Holds a property on the first random games at a table, on each and on all of them together. */
export function holdSetup(property: Property, subject: Subject, setup: TestSetup, games: number): void {
  const met: Met = new Map();
  for (let index = 0; index < games; index++) property.check(trialAt(subject, setup, index), met);
  try {
    property.whole?.(met);
  } catch (fault) {
    throw new Broken(property.name, fault, recordOf(trialAt(subject, setup, 0), []));
  }
}

const SEED_SALT = 0x6b43a9b5;
