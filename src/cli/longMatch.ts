import { setImmediate } from 'node:timers/promises';
import { bot, Stage } from '../host/rehearsal/stage.ts';
import { loadGame } from './games.ts';
import { median } from './quantile.ts';

const GAME = 'my-little-scythe';
const MOVES = 1200;
const WINDOW = 200;
const US_PER_MS = 1000;
/** One of the few deals that take bots, playing at random, so long. */
const SEED = 110;

/**
 * Judged, saved and published by the host as in the app, with a store in memory and bots that play at random: the median
 * time of a move, the processor's, at the beginning of a match of so many moves and at its end.
 */
export async function longMatch(): Promise<string> {
  const game = await loadGame(GAME);
  const times: number[] = [];
  let isOver = false;
  let last = process.cpuUsage();
  const stage = new Stage(
    undefined,
    {
      send(notice) {
        if (notice.kind !== 'table') return;
        structuredClone(notice);
        const { user, system } = process.cpuUsage(last);
        times.push((user + system) / US_PER_MS);
        last = process.cpuUsage();
        isOver = notice.table.floor.kind === 'over';
      },
    },
    [game],
  );
  const sitters = Array.from({ length: game.facts.seats.most }, (_, seat) => bot(`${seat}`));
  await stage.start(sitters, GAME, SEED);
  while (!isOver && times.length <= MOVES) await setImmediate();
  if (times.length < MOVES) throw new Error(`the match was over after ${times.length} moves: it needs another deal`);
  const ms = (part: readonly number[]): string => median(part).toFixed(2);
  const [early, late] = [ms(times.slice(WINDOW, 2 * WINDOW)), ms(times.slice(-WINDOW))];
  return `${GAME}, ${sitters.length} seats: ${early} ms a move after ${WINDOW}, ${late} ms after ${MOVES}`;
}
