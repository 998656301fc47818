import { accountOf } from '../engine/account.ts';
import { tableFeatures } from '../engine/conformance/fixtures.ts';
import type { AnyMove } from '../engine/game.ts';
import { openMatch } from '../engine/match.ts';
import { Rng, rngFor } from '../engine/rng.ts';
import { type Recorded, type Stage, step } from './fixtures.ts';
import { botSitters } from './playOut.ts';

/** Plays a game that looks one move ahead for what is still wanted, and else at random. */
export function steered(stage: Stage, wanted: ReadonlySet<string>): Recorded {
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
