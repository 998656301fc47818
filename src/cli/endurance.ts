import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { RULES } from '../games/rules.ts';
import { tableWords } from '../words/table.ts';
import { command } from './badArguments.ts';
import { loadGame } from './games.ts';
import { longMatch } from './longMatch.ts';
import { putMatches } from './matchStore.ts';
import { Remote } from './remote.ts';
import { begunMatch } from './scenes.ts';
import { onStage } from './stage.ts';

/**
 * What is left behind by matches that are played one after the other in one page, every title in turn, bots alone; and how
 * long a move takes early and late in a match of more than a thousand:
 * npm run -s endurance -- [--rounds 20] [--game fairy-light]
 */
const SEATS = 2;

await command(async () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' }, game: { type: 'string' } } });
  const ids = values.game === undefined ? Object.keys(RULES) : [values.game];
  console.log(await longMatch());
  await onStage(async (browser, url) => {
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-US' });
    const page = await context.newPage();
    await countTimers(page);
    const remote = Remote.of(await context.newCDPSession(page));
    console.log(
      '\n| matches | page kB, compiled in it | host kB, compiled | thinker kB, compiled | workers | listeners | nodes | timers |\n|---|---|---|---|---|---|---|---|',
    );
    for (let round = 1; round <= Number(values.rounds); round++) {
      for (const id of ids) await playThrough(page, url, id, round);
      const matches = round * ids.length;
      if (round === 1 || round % 5 === 0) console.log(`| ${[matches, ...(await left(page, remote))].join(' | ')} |`);
    }
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
    return `${kB(bytes)}, ${kB(compiledBytes)}`;
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
async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('enza/.settings', '{"lang":"en","motion":"off","pace":"atOnce","forced":true}');
    localStorage.setItem('enza/.soundOffered', 'true');
    const waiting = new Set<number>();
    const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
    globalThis.setTimeout = ((act: () => void, ms?: number, ...rest: unknown[]) => {
      const timer = setTimeout(() => {
        waiting.delete(Number(timer));
        Reflect.apply(act, null, rest);
      }, ms);
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
  });
}
