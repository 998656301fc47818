import type { Player } from '../bots/simple.ts';
import type { AnyGame, AnyKnowledge, Result, Setup } from '../engine/game.ts';
import { rngFor } from '../engine/rng.ts';

/** What a table of bots needs beside its players. */
export interface Bout {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
  readonly setup: Setup;
  readonly seed: number;
  /** The bots' own chance: nothing of the deal's. */
  readonly botSeed: number;
}

/** One whole game without log or show; players see the view of their seat and nothing else. */
export function playBout({ game, knowledge, setup, seed, botSeed }: Bout, players: readonly Player[]): Result {
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
