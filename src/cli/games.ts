import type { Outlook } from '../bots/chances.ts';
import { type AnyManner, choose, type Level, mannerOf } from '../bots/level.ts';
import { type AnyBalance, flat, greedy, type Player, random } from '../bots/measuring.ts';
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

/**
 * `random`, `greedy`, `flat:500` (playouts a decision), `search:500` (iterations), `level:3` (1 is the weakest),
 * `strongest`, `times:8` (it, looking so many times as long), one of the game's own, or a bot with a manner by its name
 * and level, `Tock:3`.
 */
export function playerOf(
  name: string,
  levels: readonly Level[],
  own: Readonly<Record<string, Player>> = {},
  manners: readonly AnyManner[] = [],
): Player {
  const [kind, number] = name.split(':');
  const amount = Number(number ?? Number.NaN);
  const ofGame = Object.hasOwn(own, name) ? own[name] : undefined;
  if (ofGame) return ofGame;
  if (kind === 'random') return random;
  if (kind === 'greedy') return greedy;
  if (kind === 'flat') return flat(amount);
  if (kind === 'search') return atLevel({ iterations: amount, noise: 0 });
  const level = kind === 'strongest' || kind === 'times' ? levels.at(-1) : levels[amount - 1];
  if (level && kind === 'times') return atLevel({ ...level, iterations: level.iterations * amount });
  const manner = mannerOf(manners, kind);
  const named = levels[amount - 1];
  if (manner && named) return (question, rng) => choose(question, named, rng, manner);
  if (level && (kind === 'level' || kind === 'strongest')) return atLevel(level);
  throw new Error(`no player is called ${name}`);
}

const atLevel =
  (level: Level): Player =>
  (question, rng) =>
    choose(question, level, rng);

/** By convention: what a game measures among equals lives in its folder, `bot/balance.ts`. */
export async function loadBalance(id: string): Promise<AnyBalance> {
  const { balance } = (await import(`../games/${id}/bot/balance.js`)) as { readonly balance: AnyBalance };
  return balance;
}
