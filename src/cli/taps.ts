import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { type Laid, Player } from '../../e2e/player.ts';
import { freshDist } from './dist.ts';
import { Site } from './site.ts';
import { type Tap, tableOf } from './tapTable.ts';

/**
 * From a finger's touch to the next frame, with the page four times slowed: games against the strongest bots by the list
 * of moves, with a look at log and scores after every move. A bot has moved before the next tap can be sent, so where
 * the thinker is to be busy a worker that never rests stands in for it. npm run -s taps
 */
const SLOWED = 4;

freshDist();
const { findChromium, FLAGS } = await import(pathToFileURL(resolve('e2e/browser.mjs')).href);
const site = await new Site({ dir: 'dist' }).start();
const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
const taps = [
  ...(await watched(browser, { seats: ['person', 'bot'] }, 'atRest')),
  ...(await watched(browser, { seats: ['person', 'bot'] }, 'busy')),
  ...(await watched(browser, { game: 'fairy-concerto', seats: ['person', 'bot', 'bot', 'bot'] }, 'busy')),
];
await browser.close();
await site.stop();
console.log(`Touch to the next frame, page ${SLOWED}× slowed\n\n${tableOf(taps)}`);

async function watched(by: Browser, laid: Laid, thinker: Tap['thinker']): Promise<Tap[]> {
  const context = await by.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    locale: 'en-US',
    bypassCSP: true, // for the worker that stands in
  });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchTaps(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(site.url);
  if (thinker === 'busy') await page.evaluate(neverRest);
  const player = new Player(page, press);
  await player.start({ ...laid, strongest: true });
  while (await player.move()) {
    await look(player, 'log');
    await look(player, 'scores');
  }
  const taps = await page.evaluate(() => (globalThis as Noted).tapsOf());
  await context.close();
  return taps.map((tap) => ({ ...tap, thinker }));
}

function neverRest(): void {
  const source = URL.createObjectURL(new Blob(['for (;;);']));
  Object.assign(globalThis, { neverRests: new Worker(source) });
}

async function look(player: Player, sheet: 'log' | 'scores'): Promise<void> {
  const opened = await player.openSheet(sheet);
  await press(opened.getByRole('button', { name: player.words.shelf.close, exact: true }));
}

/** First waited for, then tapped by force: else Playwright's look at what lies under the finger is measured with it. */
async function press(at: Locator): Promise<void> {
  await at.scrollIntoViewIfNeeded();
  await at.evaluate(
    (element) =>
      new Promise<void>((lies) => {
        const look = (): void => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const uppermost = document.elementFromPoint(left + width / 2, top + height / 2);
          if (element.contains(uppermost)) lies();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await at.tap({ force: true });
}

type Noted = typeof globalThis & { tapsOf(): Omit<Tap, 'thinker'>[] };

/** The browser's own measure of an interaction: from the touch to the next frame after its handlers. */
async function watchTaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** A shorter interaction is not told of. */
    const SHORTEST_MS = 16;
    const begun: { readonly at: number; readonly kind: string }[] = [];
    const tookMs = new Map<number, { at: number; ms: number }>();
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId: id = 0 } = entry as PerformanceEntry & { interactionId?: number };
        if (id === 0) continue;
        const { at, ms } = tookMs.get(id) ?? { at: entry.startTime, ms: 0 };
        tookMs.set(id, { at: Math.min(at, entry.startTime), ms: Math.max(ms, entry.duration) });
      }
    });
    observer.observe({ type: 'event', durationThreshold: SHORTEST_MS } as PerformanceObserverInit);

    const kindOf = (target: Element): string => {
      const button = target.closest('button, a') ?? target;
      const sheet = button.closest('dialog')?.querySelector('h2')?.textContent;
      if (sheet && button.matches('.sheet-head *')) return `close “${sheet}”`;
      const name = button.querySelector('b')?.textContent ?? '';
      if (sheet) return button.matches('[aria-busy] *') ? 'choose a move' : `${sheet}: ${name}`;
      if (button.matches('.primary')) return 'make the move';
      return button.matches('[data-thing]') ? 'a card' : (button.getAttribute('aria-label') ?? 'other');
    };
    addEventListener(
      'pointerdown',
      (event) => {
        begun.push({ at: event.timeStamp, kind: kindOf(event.target as Element) });
      },
      true,
    );
    (globalThis as Noted).tapsOf = () =>
      begun.map(({ at, kind }, index) => {
        const end = begun[index + 1]?.at ?? Number.POSITIVE_INFINITY;
        const found = [...tookMs.values()].filter((each) => each.at >= at && each.at < end);
        return { kind, ms: Math.max(SHORTEST_MS, ...found.map(({ ms }) => ms)) };
      });
  });
}
