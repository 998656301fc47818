import type { Outlook } from '../bots/chances.ts';
import { type AnyManner, choose, type Level, mannerOf } from '../bots/level.ts';
import { type AnyBalance, flat, greedy, type Player, random } from '../bots/measuring.ts';
import type { AnyGame, AnyKnowledge, Result, Setup } from '../engine/game.ts';
import { EMBLEMS, type Sitter } from '../engine/log.ts';
import { append, type Match, openMatch } from '../engine/match.ts';
import { rngFor } from '../engine/rng.ts';
import { SEED_BOUND } from '../engine/setup.ts';
import { RULES } from '../games/rules.ts';

// Games for the commands: found by name, and played out without a page.

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
