import { type Account, accountOf } from '../engine/account.ts';
import { featuresOf, tableFeatures } from '../engine/conformance/fixtures.ts';
import type { AnyChecks, AnyEvent, AnyGame, AnyMove, AnyState, Facts, Seat, Setup } from '../engine/game.ts';
import { openMatch } from '../engine/match.ts';
import { mayHear } from '../engine/reel.ts';
import { Rng, rngFor } from '../engine/rng.ts';
import { optionSets, seatCounts } from '../engine/setup.ts';
import { botSitters } from './games.ts';

export interface Recorded {
  readonly account: Account;
  /** What the game showed: features of `checks.ts`, and the table that it was played at. */
  readonly met: ReadonlySet<string>;
}

export interface Stage {
  readonly game: AnyGame;
  readonly checks: AnyChecks;
  readonly setup: Setup;
  readonly seed: number;
}

/** Plays one move as the `entry`th of the match and says which features it showed to everybody. */
function step(
  { game, checks, setup, seed }: Stage,
  state: AnyState,
  seat: Seat,
  move: AnyMove,
  entry: number,
): readonly string[] {
  const events: AnyEvent[] = [];
  game.play(state, seat, move, rngFor(seed, entry), (event, to) => {
    if (mayHear(to, 'onlooker')) events.push(event);
  });
  return checks.met(state, move, events, setup);
}

/** Recorded games that together show all that all of them show: ever the one that adds most, the earlier of equals. */
export function cover(recorded: readonly Recorded[]): Recorded[] {
  const missing = new Set(recorded.flatMap(({ met }) => [...met]));
  const chosen: Recorded[] = [];
  while (missing.size > 0) {
    const adds = ({ met }: Recorded): number => [...met].filter((feature) => missing.has(feature)).length;
    const best = recorded.reduce((one, other) => (adds(other) > adds(one) ? other : one));
    for (const feature of best.met) missing.delete(feature);
    chosen.push(best);
  }
  return chosen;
}

/** Plays a game that looks one move ahead for what is still wanted, and else at random. */
function steered(stage: Stage, wanted: ReadonlySet<string>): Recorded {
  const { game, setup, seed } = stage;
  const state = game.deal(setup, rngFor(seed, 0));
  const log: { seat: number; move: AnyMove }[] = [];
  const met = new Set(tableFeatures(setup));
  for (;;) {
    const asks = game.asks(state);
    if (asks.length === 0) break;
    const chance = new Rng(seed, STEER_SALT, log.length);
    const { seat } = chance.pick(asks);
    const looked = chance.shuffle([...game.moves(state, seat)]).slice(0, LOOKED_AT);
    const entry = log.length + 1;
    const worth = (move: AnyMove): number =>
      step(stage, game.copy(state), seat, move, entry).filter((feature) => wanted.has(feature) && !met.has(feature))
        .length;
    const worths = looked.map(worth);
    const move = looked[worths.indexOf(Math.max(...worths))] as AnyMove;
    for (const feature of step(stage, state, seat, move, entry)) met.add(feature);
    log.push({ seat, move });
  }
  const { id, edition } = game.facts;
  const sitters = botSitters(setup.seats);
  return { account: accountOf(openMatch(game, { game: id, edition, seed, setup, sitters, log })), met };
}

const STEER_SALT = 0x57ee_12ed;
const LOOKED_AT = 8;

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
