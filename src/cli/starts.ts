import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { Player } from '../../e2e/player.ts';
import { keepFigure } from './measured.ts';
import { median, quantile } from './samples.ts';
import { freshDist, Site } from './site.ts';
import { loopTime } from './tapWatch.ts';

/**
 * How long the app takes to start with the host gone, the service worker asleep and the page four times slowed: until
 * the shelf is drawn, until its covers and games that wait are, and until a saved match is on the table. Each also as a
 * ratio to a calibration loop in the same slowed page, so that machines can be compared.
 * npm run -s starts [-- --runs 20]
 */
const SLOWED = 4;
const { values } = parseArgs({ options: { runs: { type: 'string', default: '20' } } });

/** All that must stand there. */
const SHOWN = {
  shelf: ['.on-shelf .title'],
  'shelf with covers and waiting games': ['.lid svg', '.ticket-picture svg'],
  'saved table': ['.board [data-thing]'],
} as const;
type Start = keyof typeof SHOWN;

freshDist();
const { findChromium, FLAGS } = await import(pathToFileURL(resolve('e2e/browser.mjs')).href);
const profile = mkdtempSync(join(tmpdir(), 'enza-starts-'));
const site = await new Site({ dir: 'dist', caching: false }).start();
const context = await chromium.launchPersistentContext(profile, {
  executablePath: findChromium(),
  args: FLAGS,
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  locale: 'en-US',
});
const table = await moveIn(context);
await site.stop();

const startsMs: Record<Start, number[]> = { shelf: [], 'shelf with covers and waiting games': [], 'saved table': [] };
const loopsMs: number[] = [];
for (let run = 0; run < Number(values.runs); run++) {
  await start(site.url, ['shelf', 'shelf with covers and waiting games']);
  await start(table, ['saved table']);
}
await context.close();
rmSync(profile, { recursive: true });

const loopMs = median(loopsMs);
console.log(
  `| offline start, page ${SLOWED}× slowed | runs | median ms | p95 ms | median in loops of ${loopMs.toFixed(1)} ms |`,
);
console.log('|---|---|---|---|---|');
for (const [name, taken] of Object.entries(startsMs)) {
  const [middle, late] = [median(taken), quantile(taken, 0.95)];
  console.log(
    `| ${name} | ${taken.length} | ${middle.toFixed(0)} | ${late.toFixed(0)} | ${(middle / loopMs).toFixed(1)} |`,
  );
}
const seconds = (name: Start): string => `${(median(startsMs[name]) / 1000).toFixed(2)} s`;
keepFigure('starts', `shelf ${seconds('shelf')}, saved table ${seconds('saved table')}`);

/** Everything on the device, and one match on the table; its address. */
async function moveIn(device: BrowserContext): Promise<string> {
  const page = device.pages()[0] ?? (await device.newPage());
  await page.goto(site.url);
  const player = new Player(page, (at) => at.tap());
  await page.getByText('Ready to work offline', { exact: true }).waitFor();
  await player.start({ seats: ['person', 'bot'] });
  for (let move = 0; move < 4; move++) await player.move();
  await player.next.waitFor();
  const address = page.url();
  await page.goto('about:blank');
  return address;
}

async function start(address: string, shown: readonly Start[]): Promise<void> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await watch(page);
  await page.goto(address);
  for (const name of shown) startsMs[name].push(await drawnAfter(page, name));
  loopsMs.push(await page.evaluate(loopTime));
  await page.close();
}

type Watched = typeof globalThis & { drawnMs: Partial<Record<Start, number>> };

/** Notes when the element that is waited for has been painted, counted from the beginning of the navigation. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript((wanted) => {
    const drawnMs: Partial<Record<Start, number>> = {};
    (globalThis as Watched).drawnMs = drawnMs;
    const waiting = new Map(Object.entries(wanted));
    const look = (): void => {
      for (const [name, selectors] of waiting) {
        if (!selectors.every((each) => document.querySelector(each))) continue;
        waiting.delete(name);
        requestAnimationFrame(() =>
          setTimeout(() => {
            drawnMs[name as Start] = performance.now();
          }),
        );
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, SHOWN);
}

async function drawnAfter(page: Page, name: Start): Promise<number> {
  const drawn = await page.waitForFunction((start) => (globalThis as Watched).drawnMs[start], name);
  return (await drawn.jsonValue()) ?? Number.NaN;
}
