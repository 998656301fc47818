import { featuresOf } from '../engine/conformance/fixtures.ts';
import type { AnyChecks, AnyGame, Setup } from '../engine/game.ts';
import { optionSets, seatCounts } from '../engine/setup.ts';
import type { Recorded } from './fixtures.ts';
import { steered } from './steer.ts';

interface Gathered {
  readonly recorded: readonly Recorded[];
  readonly wanted: ReadonlySet<string>;
  /** What no game showed within the bound. */
  readonly missing: ReadonlySet<string>;
}

const ROUNDS = 200;

/** A round is one game at every table: all seat counts with all options. */
export function gather(game: AnyGame, checks: AnyChecks): Gathered {
  const tables = setups(game);
  const wanted = featuresOf({ game, checks });
  const missing = new Set(wanted);
  const recorded: Recorded[] = [];
  for (let round = 0; round < ROUNDS && missing.size > 0; round++) {
    for (const table of tables) {
      // By turns drawn and picked, every seat in its turn.
      const first = round % 2 === 0 ? 'chance' : ((round - 1) / 2) % table.seats;
      const played = steered({ game, checks, setup: { ...table, first }, seed: round }, missing);
      recorded.push(played);
      for (const feature of played.met) missing.delete(feature);
    }
  }
  return { recorded, wanted, missing };
}

function setups({ facts }: AnyGame): Pick<Setup, 'seats' | 'options'>[] {
  return seatCounts(facts).flatMap((seats) => optionSets(facts, seats).map((options) => ({ seats, options })));
}
