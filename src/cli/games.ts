import type { Level } from '../bots/level.ts';
import type { AnyGame, AnyKnowledge } from '../engine/game.ts';
import { RULES } from '../games/rules.ts';

export interface Bots {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
  /** Weakest first. */
  readonly levels: readonly Level[];
}

export async function loadGame(id: string): Promise<AnyGame> {
  const load = RULES[id];
  if (!load) throw new Error(`no game is called ${id}; there are ${Object.keys(RULES).join(', ')}`);
  return (await load()).game;
}

/** By convention: a game's bots live in its folder, `bot/index.ts`. */
export async function loadBots(id: string): Promise<Bots> {
  const game = await loadGame(id);
  const { knowledge, levels } = (await import(`../games/${id}/bot/index.js`)) as Omit<Bots, 'game'>;
  return { game, knowledge, levels };
}
