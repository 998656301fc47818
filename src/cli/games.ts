import type { Outlook } from '../bots/chances.ts';
import { choose, type Level } from '../bots/level.ts';
import type { AnyManner } from '../bots/manner.ts';
import type { Player } from '../bots/simple.ts';
import type { AnyGame, AnyKnowledge } from '../engine/game.ts';
import { RULES } from '../games/rules.ts';

export interface GameWithBots {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
  /** Weakest first. */
  readonly levels: readonly Level[];
  readonly outlook: Outlook;
  readonly manners: readonly AnyManner[];
  /** By name; most games have none of their own. `before`: the strongest of an earlier generation, `before:3`: what it knew at that level. */
  readonly players: Readonly<Record<string, Player>>;
}

export async function loadGame(id: string): Promise<AnyGame> {
  return (await playable(id).rules()).game;
}

export async function loadBots(id: string): Promise<GameWithBots> {
  const { knowledge, levels, outlook, players, former, manners = [] } = await playable(id).bots();
  const before: Record<string, Player> = {};
  if (former) {
    const at =
      (level: Level): Player =>
      (question, rng) =>
        choose({ ...question, knowledge: former.knowledge }, level, rng);
    before.before = at(former.level);
    for (const [below, level] of levels.entries()) before[`before:${below + 1}`] = at(level);
  }
  return { game: await loadGame(id), knowledge, levels, outlook, manners, players: { ...players, ...before } };
}

function playable(id: string): (typeof RULES)[string] {
  const found = Object.hasOwn(RULES, id) ? RULES[id] : undefined;
  if (!found) throw new Error(`no game is called ${id}; there are ${Object.keys(RULES).join(', ')}`);
  return found;
}
