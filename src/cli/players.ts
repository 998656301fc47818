import { choose, type Level } from '../bots/level.ts';
import { type AnyManner, mannerOf } from '../bots/manner.ts';
import { flat, greedy, type Player, random } from '../bots/simple.ts';

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
