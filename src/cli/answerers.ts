import { choose } from '../bots/level.ts';
import { mannerOf } from '../bots/manner.ts';
import type { AnyMove } from '../engine/game.ts';
import { rngFor } from '../engine/rng.ts';
import type { BotQuestion } from '../protocol/thought.ts';
import { loadBots } from './games.ts';

/** Answers as the thinker does, without a worker. Null: there is no bot of that level. */
export async function answererOf(id: string): Promise<(question: BotQuestion) => AnyMove | null> {
  const { game, knowledge, levels, manners } = await loadBots(id);
  return ({ view, seat, seats, seed, level, name }) => {
    const known = level === 'strongest' ? levels.at(-1) : levels[level - 1];
    if (!known) return null;
    return choose({ game, knowledge, view, seat, seats }, known, rngFor(seed, 0), mannerOf(manners, name));
  };
}
