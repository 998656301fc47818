import { ponder } from '../bots/level.ts';
import type { AnyMove } from '../engine/game.ts';
import { rngFor } from '../engine/rng.ts';
import { RULES } from '../games/rules.ts';
import type { BotQuestion, Thought, ToThinker } from '../protocol/thought.ts';
import { UnhurriedMind } from './unhurried.ts';

/** The worker that thinks for bots. It never sees a state; whoever has no patience any more ends it. */

const { port1: near, port2: far } = new MessageChannel();

const mind = new UnhurriedMind({
  now: () => performance.now(),
  // By way of the queue of messages: a timer of no time would soon be held back for four milliseconds.
  listen: () =>
    new Promise((heard) => {
      near.onmessage = () => heard();
      far.postMessage(null);
    }),
  sleep: (ms) => new Promise((awake) => setTimeout(awake, ms)),
});

addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
  if ('touched' in data) mind.giveWay();
  else void think(data.question).then((move) => answer({ move }), fail);
});

const answer = (thought: Thought): void => postMessage(thought);

function fail(fault: unknown): void {
  console.error(fault);
  answer({ move: null });
}

async function think({ game: id, view, seat, seats, seed, level }: BotQuestion): Promise<AnyMove | null> {
  const shelved = Object.hasOwn(RULES, id) ? RULES[id] : undefined;
  if (!shelved) return null;
  const [{ game }, { knowledge, levels }] = await Promise.all([shelved.rules(), shelved.bots()]);
  const known = level === 'strongest' ? levels.at(-1) : levels[level - 1];
  return known ? mind.finish(ponder({ game, knowledge, view, seat, seats }, known, rngFor(seed, 0))) : null;
}
