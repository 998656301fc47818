import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright';
import { Player } from '../../e2e/player.ts';
import { quantile } from './samples.ts';
import { freshDist, Site } from './site.ts';
import { press } from './tapWatch.ts';

/**
 * What sound costs, and whether it is heard in time: the share of a core that the whole browser uses at rest, with the game's
 * ground and while things happen; and how long after a step of the stage its cue is due. npm run -s sound
 */
const RESTS_SECONDS = 20;
const GAME = 'fairy-light';
const MOVES = 12;
const TICKS_A_SECOND = 100;
/** A cue that is later belongs to nothing that is seen. */
const LAID_MS = 150;
/** A cue is due as soon as it is laid. */
const SOON_MS = 20;

freshDist();
const { findTested, FLAGS } = await import(pathToFileURL(resolve('e2e/browser.mjs')).href);
const site = await new Site({ dir: 'dist' }).start();
const browser = await chromium.launch({
  executablePath: findTested(),
  args: [...FLAGS, '--autoplay-policy=no-user-gesture-required'],
});
for (const ground of [null, false, true]) {
  const page = await tableWith(ground);
  const player = new Player(page, press);
  await player.start({ game: GAME, seats: ['person', 'person'] });
  const what = ground === null ? 'no sound' : ground ? 'effects and ground' : 'effects alone';
  const rests = await shareOfCore(() => page.waitForTimeout(RESTS_SECONDS * 1000));
  const plays = await shareOfCore(async () => {
    for (let made = 0; made < MOVES; made++) await player.move();
  });
  console.log(`${what}: ${percent(rests)} of a core at rest, ${percent(plays)} while ${MOVES} moves are made`);
  if (ground !== null) await tellOnsets(page);
  await page.context().close();
}
await browser.close();
await site.stop();

async function tableWith(ground: boolean | null): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true });
  const page = await context.newPage();
  const settings = { lang: 'en', motion: 'full', pace: 'steady', sound: ground !== null, ground: ground === true };
  await page.addInitScript((stored) => {
    localStorage.setItem('enza/.settings', stored);
    localStorage.setItem('enza/.soundOffered', 'true');
  }, JSON.stringify(settings));
  await page.addInitScript(watchOnsets);
  await page.goto(site.url);
  return page;
}

/** Runs in the page: notes when steps of the stage appear, and when what sounds is due, by the page's clock. */
function watchOnsets(): void {
  const watched = { steps: [] as number[], sounds: [] as { laid: number; due: number }[] };
  Object.assign(globalThis, { watched });
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function noted(atSeconds = 0) {
    const dueMs = Math.max(0, atSeconds - this.context.currentTime) * 1000;
    const laid = performance.now();
    watched.sounds.push({ laid, due: laid + dueMs });
    start.call(this, atSeconds);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.dataset.step !== undefined) watched.steps.push(performance.now());
  }).observe(document, { childList: true, subtree: true });
}

async function tellOnsets(page: Page): Promise<void> {
  const { steps, sounds } = await page.evaluate(
    () => (globalThis as unknown as { watched: { steps: number[]; sounds: { laid: number; due: number }[] } }).watched,
  );
  // A cue is laid when its step begins, or when the loudspeaker has woken; a ground at other times.
  const lates = steps.flatMap((step) => {
    const cue = sounds.find(({ laid, due }) => laid >= step - 5 && laid < step + LAID_MS && due < laid + SOON_MS);
    return cue ? [cue.due - step] : [];
  });
  const [median, worst] = [0.5, 0.95].map((share) => Math.round(quantile(lates, share)));
  console.log(`  ${lates.length} cues, due ${median} ms (median), ${worst} ms (p95) after their step is drawn`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

async function shareOfCore(act: () => Promise<unknown>): Promise<number> {
  const [began, used] = [performance.now(), browserTicks()];
  await act();
  const seconds = (performance.now() - began) / 1000;
  return (browserTicks() - used) / TICKS_A_SECOND / seconds;
}

/** Time that all processes of the browser have had, as Linux counts it. */
function browserTicks(): number {
  const parents = new Map<number, { readonly parent: number; readonly ticks: number }>();
  for (const name of readdirSync('/proc')) {
    const id = Number(name);
    if (!Number.isInteger(id)) continue;
    try {
      // The name in brackets may hold anything.
      const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      parents.set(id, { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) });
    } catch {
      // It has ended meanwhile.
    }
  }
  const isOurs = (id: number): boolean => {
    const parent = parents.get(id)?.parent;
    return parent !== undefined && (parent === process.pid || isOurs(parent));
  };
  return [...parents].reduce((sum, [id, { ticks }]) => sum + (isOurs(id) ? ticks : 0), 0);
}
