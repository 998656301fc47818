import { setImmediate } from 'node:timers/promises';
import type { AnyGame } from '../engine/game.ts';
import { MemoryStore } from '../host/rehearsal/memoryStore.ts';
import { bot, Stage } from '../host/rehearsal/stage.ts';
import { loadGame } from './games.ts';
import { median } from './quantile.ts';

const GAME = 'my-little-scythe';
const MOVES = 1000;
const WINDOW = 200;
const US_PER_MS = 1000;
/** Few deals take bots, playing at random, so long, and other rules take others: they are tried from here on. */
const FIRST_DEAL = 110;
const MOST_DEALS = 100;

/**
 * Judged, saved and published by the host as in the app, with bots that play at random: the median time of a move, the
 * processor's, at the beginning of a match of so many moves and at its end. What the disk takes to copy the save, here one
 * in memory, is told apart: a match is written whole with every move.
 */
export async function longMatch(): Promise<string> {
  const game = await loadGame(GAME);
  for (let deal = FIRST_DEAL; deal < FIRST_DEAL + MOST_DEALS; deal++) {
    const { times, copies } = await played(game, deal);
    if (times.length < MOVES) continue;
    const ms = (part: readonly number[]): string => median(part).toFixed(2);
    const told = (each: readonly number[]): string =>
      `${ms(each.slice(WINDOW, 2 * WINDOW))} ms after ${WINDOW}, ${ms(each.slice(-WINDOW))} ms after ${MOVES}`;
    return `${GAME}, ${game.facts.seats.most} seats, deal ${deal}, a move: ${told(times)}; its copy for the disk: ${told(copies)}`;
  }
  throw new Error(`none of ${MOST_DEALS} deals from ${FIRST_DEAL} on takes ${MOVES} moves`);
}

/** What every move of a match took, and the copy of its save, until it is over or long enough. */
async function played(game: AnyGame, deal: number): Promise<{ readonly times: number[]; readonly copies: number[] }> {
  const times: number[] = [];
  const copies: number[] = [];
  let isOver = false;
  let last = process.cpuUsage();
  const store = new MemoryStore();
  const write = store.write.bind(store);
  let copyMs = 0;
  store.write = (...save) => {
    const before = process.cpuUsage();
    const written = write(...save);
    copyMs = msSince(before);
    return written;
  };
  const stage = new Stage(
    store,
    {
      send(notice) {
        if (notice.kind !== 'table') return;
        structuredClone(notice);
        times.push(msSince(last) - copyMs);
        copies.push(copyMs);
        last = process.cpuUsage();
        isOver = notice.table.floor.kind === 'over';
      },
    },
    [game],
  );
  const sitters = Array.from({ length: game.facts.seats.most }, (_, seat) => bot(`${seat}`));
  await stage.start(sitters, GAME, deal);
  while (!isOver && times.length <= MOVES) await setImmediate();
  return { times, copies };
}

function msSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / US_PER_MS;
}
