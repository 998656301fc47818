import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { RULES } from '../games/rules.ts';
import { movingWords } from '../words/backup.ts';
import { seatsWords } from '../words/seats.ts';
import { shelfWords } from '../words/shelf.ts';
import { keepFigure } from './measured.ts';
import { median } from './samples.ts';
import { freshDist, type LineSpeed, Site } from './site.ts';

/**
 * A first visit over a slow line: until the shelf is drawn, and until all is on the device, beside what the bytes alone
 * take on that line; and what is there for a person who left after some seconds and returns with no network.
 * npm run -s slow [-- --runs 5 --left 3]
 */
const LINE: LineSpeed = { bytesPerSecond: 1_600_000 / 8, answerMs: 150 };
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, left: { type: 'string', default: '3' } },
});

freshDist();
const { findChromium, FLAGS } = await import(pathToFileURL(resolve('e2e/browser.mjs')).href);
const shelfMs: number[] = [];
const readyMs: number[] = [];
let bytes = 0;
let questions = 0;
for (let run = 0; run < Number(values.runs); run++) await visit();
const lineMs = (bytes / LINE.bytesPerSecond) * 1000;
console.log(`| first visit, ${LINE.bytesPerSecond * 8} bit/s, ${LINE.answerMs} ms | median ms | of the line’s time |`);
console.log('|---|---|---|');
for (const [what, taken] of Object.entries({ 'shelf drawn': shelfMs, 'ready offline': readyMs })) {
  console.log(`| ${what} | ${median(taken).toFixed(0)} | ${(median(taken) / lineMs).toFixed(2)} |`);
}
console.log(`| ${bytes} bytes alone | ${lineMs.toFixed(0)} | 1 |`);
const left = `left after ${values.left} s: ${(await leaveEarly()).join(', ') || 'nothing'}`;
console.log(`Back with no network, ${left}`);
const [shelfS, readyS] = [shelfMs, readyMs].map((taken) => `${(median(taken) / 1000).toFixed(1)} s`);
const share = (median(readyMs) / lineMs).toFixed(1);
keepFigure('slow', `${shelfS}; ${readyS}, ${share} times; ${questions} questions; ${left}`);

async function withDevice<Found>(use: (context: BrowserContext, site: Site) => Promise<Found>): Promise<Found> {
  const profile = mkdtempSync(join(tmpdir(), 'enza-slow-'));
  const site = await new Site({ dir: 'dist', line: LINE }).start();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: FLAGS,
    viewport: { width: 360, height: 640 },
    locale: 'en-US',
  });
  try {
    return await use(context, site);
  } finally {
    await context.close();
    await site.stop();
    rmSync(profile, { recursive: true });
  }
}

function shelfOf(page: Page) {
  return page.locator('.on-shelf .title').first();
}

function visit(): Promise<void> {
  return withDevice(async (context, site) => {
    const page = context.pages()[0] ?? (await context.newPage());
    const beginMs = performance.now();
    await page.goto(site.url, { waitUntil: 'commit' });
    await shelfOf(page).waitFor();
    shelfMs.push(performance.now() - beginMs);
    await page.getByText(movingWords.en.offlineReady, { exact: true }).waitFor();
    readyMs.push(performance.now() - beginMs);
    bytes = site.sentBytes;
    questions = site.hits.length;
  });
}

function leaveEarly(): Promise<string[]> {
  return withDevice(async (context, site) => {
    const visited = context.pages()[0] ?? (await context.newPage());
    await visited.goto(site.url, { waitUntil: 'commit' });
    await setTimeout(Number(values.left) * 1000);
    await visited.close();
    await site.stop();
    const has: string[] = [];
    const page = await context.newPage();
    await page.goto(site.url).catch(() => undefined);
    if (!(await shelfOf(page).isVisible())) return has;
    has.push('the shelf');
    for (const id of Object.keys(RULES)) {
      await page.goto(`${site.url}#/box/${id}`);
      const play = page.getByRole('button', { name: seatsWords.en.play });
      // The box itself may not have come.
      await play.or(page.getByText(shelfWords.en.notLoaded)).first().waitFor();
      if (!(await play.isVisible())) continue;
      await play.click();
      const board = page.locator('.board [data-thing]').first();
      await board.or(page.getByRole('alert')).first().waitFor();
      if (await board.isVisible()) has.push(id);
    }
    return has;
  });
}
