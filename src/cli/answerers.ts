import { choose } from '../bots/level.ts';
import type { AnyMove } from '../engine/game.ts';
import { rngFor } from '../engine/rng.ts';
import type { BotQuestion } from '../protocol/thought.ts';
import { loadBots } from './games.ts';

/** Answers as the thinker does, without a worker. Null: there is no bot of that level. */
export async function answererOf(id: string): Promise<(question: BotQuestion) => AnyMove | null> {
  const { game, knowledge, levels } = await loadBots(id);
  return ({ view, seat, seats, seed, level }) => {
    const known = level === 'strongest' ? levels.at(-1) : levels[level - 1];
    return known ? choose({ game, knowledge, view, seat, seats }, known, rngFor(seed, 0)) : null;
  };
}
