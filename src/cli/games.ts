import type { Outlook } from '../bots/chances.ts';
import { choose, type Level } from '../bots/level.ts';
import type { Player } from '../bots/simple.ts';
import type { AnyGame, AnyKnowledge } from '../engine/game.ts';
import { RULES } from '../games/rules.ts';

export interface GameWithBots {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
  /** Weakest first. */
  readonly levels: readonly Level[];
  readonly outlook: Outlook;
  /** By name; most games have none of their own. `before`: the strongest of an earlier generation. */
  readonly players: Readonly<Record<string, Player>>;
}

export async function loadGame(id: string): Promise<AnyGame> {
  return (await playable(id).rules()).game;
}

export async function loadBots(id: string): Promise<GameWithBots> {
  const { knowledge, levels, outlook, players, former } = await playable(id).bots();
  const before: Player | undefined =
    former && ((question, rng) => choose({ ...question, knowledge: former.knowledge }, former.level, rng));
  return { game: await loadGame(id), knowledge, levels, outlook, players: { ...players, ...(before && { before }) } };
}

function playable(id: string): (typeof RULES)[string] {
  const found = Object.hasOwn(RULES, id) ? RULES[id] : undefined;
  if (!found) throw new Error(`no game is called ${id}; there are ${Object.keys(RULES).join(', ')}`);
  return found;
}
