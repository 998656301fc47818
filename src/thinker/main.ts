import { choose } from '../bots/level.ts';
import type { AnyMove } from '../engine/game.ts';
import { rngFor } from '../engine/rng.ts';
import { RULES } from '../games/rules.ts';
import type { BotQuestion, Thought, ThoughtWanted } from '../protocol/thought.ts';

/** The worker that thinks for bots. It never sees a state; whoever has no patience any more ends it. */

addEventListener('message', ({ data }: MessageEvent<ThoughtWanted>) => {
  void think(data.question).then(
    (move) => answer({ move }),
    (fault: unknown) => {
      console.error(fault);
      answer({ move: null });
    },
  );
});

const answer = (thought: Thought): void => postMessage(thought);

async function think({ game: id, view, seat, seats, seed, level }: BotQuestion): Promise<AnyMove | null> {
  const shelved = Object.hasOwn(RULES, id) ? RULES[id] : undefined;
  if (!shelved) return null;
  const [{ game }, { knowledge, levels }] = await Promise.all([shelved.rules(), shelved.bots()]);
  const known = levels[level - 1];
  return known ? choose({ game, knowledge, view, seat, seats }, known, rngFor(seed, 0)) : null;
}
