import { chancesOf } from '../bots/chances.ts';
import { mannerOf, ponder } from '../bots/level.ts';
import type { AnyMove } from '../engine/game.ts';
import { rngFor } from '../engine/rng.ts';
import { RULES } from '../games/rules.ts';
import type { BotQuestion, Standing, Thought, ToThinker } from '../protocol/thought.ts';
import { UnhurriedMind } from './unhurried.ts';

/**
 * The worker that thinks for bots. It never sees a state but of a match that is over; a player who has no patience any more
 * ends it.
 */

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
  else if ('standing' in data)
    void judge(data.standing).then((chances) => answer({ chances }), fail({ chances: null }));
  else void think(data.question).then((move) => answer({ move }), fail({ move: null }));
});

const answer = (thought: Thought): void => postMessage(thought);

const fail =
  (nothing: Thought) =>
  (fault: unknown): void => {
    console.error(fault);
    answer(nothing);
  };

async function think({ game: id, view, seat, seats, seed, level, name }: BotQuestion): Promise<AnyMove | null> {
  const loaded = await load(id);
  if (!loaded) return null;
  const [{ game }, { knowledge, levels, manners }] = loaded;
  const known = level === 'strongest' ? levels.at(-1) : levels[level - 1];
  if (!known) return null;
  const question = { game, knowledge, view, seat, seats };
  return mind.finish(ponder(question, known, rngFor(seed, 0), mannerOf(manners, name)));
}

async function judge({ game: id, state, seats, seed, after }: Standing): Promise<readonly number[] | null> {
  const loaded = await load(id);
  if (!loaded) return null;
  const [{ game }, { knowledge, outlook }] = loaded;
  return mind.finish(chancesOf({ game, knowledge, outlook, state, seats, ...(after && { after }) }, seed));
}

function load(id: string) {
  const shelved = Object.hasOwn(RULES, id) ? RULES[id] : undefined;
  return shelved && Promise.all([shelved.rules(), shelved.bots()]);
}
