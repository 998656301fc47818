import { featuresOf } from '../engine/conformance/fixtures.ts';
import type { AnyChecks, AnyGame, Facts, Setup } from '../engine/game.ts';
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
      const setup = {
        ...table,
        ...firstIn(game.facts, table.seats, round),
        ...looksIn(game.facts, table.seats, round),
      };
      const played = steered({ game, checks, setup, seed: round }, missing);
      recorded.push(played);
      for (const feature of played.met) missing.delete(feature);
    }
  }
  return { recorded, wanted, missing };
}

/** By turns drawn and picked, every seat in its turn. */
const firstIn = ({ begins }: Facts, seats: number, round: number): Pick<Setup, 'first'> =>
  begins === 'nobody' ? {} : { first: round % 2 === 0 ? 'chance' : ((round - 1) / 2) % seats };

/** As the game has them, and from the next round on every seat with the next look. */
function looksIn({ looks = [] }: Facts, seats: number, round: number): Pick<Setup, 'looks'> {
  const from = looks.length === 0 ? 0 : round % looks.length;
  return from === 0 ? {} : { looks: [...looks.slice(from), ...looks.slice(0, from)].slice(0, seats) };
}

function setups({ facts }: AnyGame): Pick<Setup, 'seats' | 'options'>[] {
  return seatCounts(facts).flatMap((seats) => optionSets(facts, seats).map((options) => ({ seats, options })));
}
