import type { Player } from '../bots/measuring.ts';
import type { AnyGame, AnyKnowledge, Result, Setup } from '../engine/game.ts';
import { EMBLEMS, type Sitter } from '../engine/log.ts';
import { append, type Match, openMatch } from '../engine/match.ts';
import { rngFor } from '../engine/rng.ts';
import { SEED_BOUND } from '../engine/setup.ts';

/** What a table of bots needs beside its players. */
export interface BotTable {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
  readonly setup: Setup;
  readonly seed: number;
  /** The bots' own chance: nothing of the deal's. */
  readonly botSeed: number;
}

/** One whole game without log or show; players see the view of their seat and nothing else. */
export function playBout({ game, knowledge, setup, seed, botSeed }: BotTable, players: readonly Player[]): Result {
  const state = game.deal(setup, rngFor(seed, 0));
  let made = 0;
  for (let asks = game.asks(state); asks[0]; asks = game.asks(state)) {
    const { seat } = asks[0];
    const player = players[seat];
    if (!player) throw new Error(`nobody sits on seat ${seat}`);
    const question = { game, knowledge, view: game.view(state, seat), seat, seats: setup.seats };
    const move = player(question, rngFor(botSeed, made + 1));
    game.play(state, seat, move, rngFor(seed, ++made));
  }
  return game.result(state);
}

export interface Bout {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
  readonly setup: Setup;
  readonly seed: number;
}

/** A whole game of bots with its log; every bot sees the view of its seat and nothing else. */
export function playOut({ game, knowledge, setup, seed }: Bout, players: readonly Player[]): Match {
  const { id, edition } = game.facts;
  let match = openMatch(game, { game: id, edition, seed, setup, sitters: botSitters(setup.seats), log: [] });
  for (;;) {
    const [ask] = game.asks(match.state);
    if (!ask) return match;
    const { seat } = ask;
    const question = { game, knowledge, view: game.view(match.state, seat), seat, seats: setup.seats };
    const chance = rngFor((seed + BOT_SALT) % SEED_BOUND, match.happened.length + 1);
    const move = players[seat]?.(question, chance);
    if (move === undefined) throw new Error(`nobody sits on seat ${seat}`);
    match = append(match, { seat, move });
  }
}

export const botSitters = (seats: number): Sitter[] =>
  Array.from({ length: seats }, (_, seat) => ({
    kind: 'bot',
    level: 0,
    name: `${seat + 1}`,
    emblem: EMBLEMS[seat % EMBLEMS.length] ?? 'crane',
  }));

/** Keeps the bots' chance apart from the deal's: a bot must not roll what the pile was shuffled with. */
const BOT_SALT = 0x5eed_b075;
