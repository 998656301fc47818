import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from 'playwright';
import type { AnyGame } from '../engine/game.ts';
import { RULES } from '../games/rules.ts';
import { MemoryStore } from '../host/rehearsal/browser.ts';
import { bot, Stage } from '../host/rehearsal/stage.ts';
import { tableWords } from '../words/table.ts';
import { command } from './arguments.ts';
import { onStage } from './contactSheet.ts';
import { loadGame } from './games.ts';
import { keepFigure } from './measured.ts';
import { median } from './samples.ts';
import { begunMatch, putMatches } from './scenes.ts';

interface Note {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly sessionId: string; readonly message: string; readonly chunk?: string };
  readonly result?: unknown;
}

/** V8's names for them. */
const COMPILED = ['code', 'object shape'];

const ATTACH = { autoAttach: true, waitForDebuggerOnStart: false, flatten: false };

const HEARD = [
  'Target.attachedToTarget',
  'Target.detachedFromTarget',
  'Target.receivedMessageFromTarget',
  'HeapProfiler.addHeapSnapshotChunk',
] as const;

/** Live heap in bytes, and how much of it is code that the engine compiled and its notes on the program. */
export interface Heap {
  readonly bytes: number;
  readonly compiledBytes: number;
}

/** As far as it is read. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  readonly nodes: readonly number[];
}

/** A page, or a worker of one, as its developer tools have it; a worker's own workers are below it. */
export class Remote {
  readonly workers = new Map<string, Remote>();
  readonly #post: (message: string) => void;
  readonly #asked = new Map<number, (result: unknown) => void>();
  #chunks: string[] = [];

  private constructor(post: (message: string) => void) {
    this.#post = post;
    void this.send('Target.setAutoAttach', ATTACH);
  }

  static of(devtools: CDPSession): Remote {
    const page = new Remote((message) => {
      const { id, method, params } = JSON.parse(message);
      void devtools.send(method, params).then((result) => page.take({ id, result }));
    });
    for (const method of HEARD) {
      devtools.on(method, (params) => page.take({ method, params: params as NonNullable<Note['params']> }));
    }
    return page;
  }

  send(method: string, params = {}): Promise<unknown> {
    const id = this.#asked.size + 1;
    return new Promise((done) => {
      this.#asked.set(id, done);
      this.#post(JSON.stringify({ id, method, params }));
    });
  }

  async heap(): Promise<Heap> {
    await this.send('HeapProfiler.collectGarbage');
    const { usedSize } = (await this.send('Runtime.getHeapUsage')) as { readonly usedSize: number };
    this.#chunks = [];
    await this.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
    const { snapshot, nodes } = JSON.parse(this.#chunks.join('')) as Snapshot;
    this.#chunks = [];
    const { node_fields: fields, node_types } = snapshot.meta;
    const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
    const compiled = COMPILED.map((name) => node_types[0].indexOf(name));
    let compiledBytes = 0;
    for (let node = 0; node < nodes.length; node += fields.length) {
      if (compiled.includes(nodes[node + type] ?? -1)) compiledBytes += nodes[node + size] ?? 0;
    }
    return { bytes: usedSize, compiledBytes };
  }

  take({ id, method, params, result }: Note): void {
    if (id !== undefined) this.#asked.get(id)?.(result);
    if (!params) return;
    const { sessionId, message, chunk } = params;
    if (chunk !== undefined) this.#chunks.push(chunk);
    if (method === 'Target.receivedMessageFromTarget') this.workers.get(sessionId)?.take(JSON.parse(message));
    if (method === 'Target.detachedFromTarget') this.workers.delete(sessionId);
    if (method === 'Target.attachedToTarget') {
      const post = (told: string): void => void this.send('Target.sendMessageToTarget', { sessionId, message: told });
      this.workers.set(sessionId, new Remote(post));
    }
  }
}

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
    keepFigure('longMatch', `a move ${told(times)}; its copy for the disk ${told(copies)}`);
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

/**
 * What is left behind by matches that are played one after the other in one page, every title in turn, bots alone; and how
 * long a move takes early and late in a match of more than a thousand:
 * npm run -s endurance -- [--rounds 20] [--game fairy-light] [--acted]
 * acted: with all scenes and sounds, in a page whose time runs faster and whose *Go on* is pressed
 */
const SEATS = 2;
const PLAIN = { lang: 'en', motion: 'off', pace: 'atOnce', forced: true };
const ACTED = { lang: 'en', motion: 'full', pace: 'steady', forced: true, sound: true, ground: true };
const FASTER = 20;

await command(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '20' },
      game: { type: 'string' },
      acted: { type: 'boolean', default: false },
    },
  });
  const ids = values.game === undefined ? Object.keys(RULES) : [values.game];
  console.log(await longMatch());
  await onStage(async (browser, url) => {
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-US' });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.addInitScript(
      (settings) => {
        localStorage.setItem('enza/.settings', settings);
        localStorage.setItem('enza/.soundOffered', 'true');
        // A big moment waits for a person.
        setInterval(() => document.querySelector<HTMLElement>('.following .primary')?.click(), 100);
      },
      JSON.stringify(values.acted ? ACTED : PLAIN),
    );
    await countTimers(page, values.acted ? FASTER : 1);
    if (values.acted) await devtools.send('Animation.setPlaybackRate', { playbackRate: FASTER });
    const remote = Remote.of(devtools);
    console.log(
      '\n| matches | page kB (of it compiled) | host kB | thinker kB | workers | listeners | nodes | timers |\n|---|---|---|---|---|---|---|---|',
    );
    let [first, last]: (string | null)[] = [null, null];
    for (let round = 1; round <= Number(values.rounds); round++) {
      for (const id of ids) await playThrough(page, url, id, round);
      const matches = round * ids.length;
      if (round > 1 && round % 5 !== 0) continue;
      const row = await left(page, remote);
      console.log(`| ${[matches, ...row].join(' | ')} |`);
      const [pageKB, hostKB, , workers, listeners, , timers] = row;
      const heaps = `after ${matches} matches page ${pageKB} kB, host ${hostKB}`;
      first ??= heaps;
      last = `${heaps}; ${workers} workers, ${listeners} listeners, ${timers} timers`;
    }
    keepFigure('endurance', `${first}; ${last}`);
  });
});

/** From the settings, where no match is open, to the end and back. The same place in the store each time. */
async function playThrough(page: Page, url: string, game: string, seed: number): Promise<void> {
  await page.goto(`${url}#/settings`);
  await page.locator('.screen.settings').waitFor();
  await putMatches(page, [begunMatch(await loadGame(game), SEATS, seed)]);
  await page.goto(`${url}#/table/${game}-begun`);
  await page.getByRole('button', { name: tableWords.en.final.again, exact: true }).waitFor({ timeout: 600_000 });
  await page.goto(`${url}#/settings`);
  await page.locator('.screen.settings').waitFor();
}

async function left(page: Page, remote: Remote): Promise<(number | string)[]> {
  const kB = (bytes: number): string => Math.round(bytes / 1024).toLocaleString('en');
  const heap = async (of: Remote | undefined): Promise<string> => {
    if (!of) return '–';
    const { bytes, compiledBytes } = await of.heap();
    return `${kB(bytes)} (${kB(compiledBytes)})`;
  };
  const [host] = remote.workers.values();
  const [thinker] = host?.workers.values() ?? [];
  const heaps = [await heap(remote), await heap(host), await heap(thinker)];
  const counters = (await remote.send('Memory.getDOMCounters')) as {
    readonly nodes: number;
    readonly jsEventListeners: number;
  };
  const workers = remote.workers.size + [...remote.workers.values()].reduce((sum, each) => sum + each.workers.size, 0);
  const timers = await page.evaluate(() => (globalThis as Counted).timers());
  return [...heaps, workers, counters.jsEventListeners, counters.nodes, timers];
}

type Counted = typeof globalThis & { timers(): number };

/** Those that were set and have neither run nor been taken back. */
async function countTimers(page: Page, faster: number): Promise<void> {
  await page.addInitScript((times) => {
    const waiting = new Set<number>();
    const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
    globalThis.setTimeout = ((act: () => void, ms?: number, ...rest: unknown[]) => {
      const timer = setTimeout(
        () => {
          waiting.delete(Number(timer));
          Reflect.apply(act, null, rest);
        },
        ms && ms / times,
      );
      waiting.add(Number(timer));
      return timer;
    }) as typeof setTimeout;
    globalThis.setInterval = ((act: () => void, ms?: number) => {
      const timer = setInterval(act, ms);
      waiting.add(Number(timer));
      return timer;
    }) as typeof setInterval;
    globalThis.clearTimeout = ((timer) => {
      waiting.delete(Number(timer));
      clearTimeout(timer);
    }) as typeof clearTimeout;
    globalThis.clearInterval = ((timer) => {
      waiting.delete(Number(timer));
      clearInterval(timer);
    }) as typeof clearInterval;
    (globalThis as Counted).timers = () => waiting.size;
  }, faster);
}
