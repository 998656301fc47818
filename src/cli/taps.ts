import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { Player } from '../../e2e/player.ts';
import { freshDist } from './dist.ts';
import { Site } from './site.ts';
import { type Tap, tableOf } from './tapTable.ts';

/**
 * From a finger's touch to the next frame, with the page four times slowed: a game against the strongest bot by the list
 * of moves, with a look at the log after every move, then a game between two such bots in which a person looks at
 * log, scores and cards. npm run -s taps [-- free]
 */
const SLOWED = 4;

freshDist();
const { findChromium, FLAGS } = await import(pathToFileURL(resolve('e2e/browser.mjs')).href);
const site = await new Site({ dir: 'dist' }).start();
const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
const way = process.argv[2];
const laid = { strongest: true, ...(way ? { way } : {}) } as const;
const played = await watched(browser, async (player) => {
  await player.start({ seats: ['person', 'bot'], ...laid });
  while (await player.move()) await look(player, 'log');
});
const onlooked = await watched(browser, async (player) => {
  await player.sitDown({ seats: ['bot', 'bot'], ...laid });
  while (!(await player.again.isVisible())) {
    await look(player, 'log');
    await look(player, 'scores');
    const card = player.page.locator('.board [data-thing]').first();
    if (!(await card.isVisible())) break;
    await press(card);
    await close(player);
  }
});
await browser.close();
await site.stop();
console.log(`Touch to the next frame, page ${SLOWED}× slowed\n\n${tableOf([...played, ...onlooked])}`);

async function look(player: Player, sheet: 'log' | 'scores'): Promise<void> {
  await player.openSheet(sheet);
  await close(player);
}

function close({ page, words }: Player): Promise<void> {
  return press(page.getByRole('dialog').getByRole('button', { name: words.shelf.close, exact: true }));
}

/** By force: else Playwright looks up what lies under the finger in the slowed page, and is measured with it. */
function press(at: Locator): Promise<void> {
  return at.tap({ force: true });
}

async function watched(by: Browser, play: (player: Player) => Promise<void>): Promise<Tap[]> {
  const context = await by.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, locale: 'en-US' });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchTaps(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(site.url);
  await play(new Player(page, press));
  const taps = await page.evaluate(() => (globalThis as Noted).tapsOf());
  await context.close();
  return taps;
}

type Noted = typeof globalThis & { tapsOf(): Tap[] };

/** The browser's own measure of an interaction: from the touch to the next frame after its handlers. */
async function watchTaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** A shorter interaction is not told of. */
    const SHORTEST_MS = 16;
    const begun: { readonly at: number; readonly kind: string; readonly botThinks: boolean }[] = [];
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
        const botThinks = document.querySelector('.standing[data-now="true"] [data-kind="bot"]') !== null;
        begun.push({ at: event.timeStamp, kind: kindOf(event.target as Element), botThinks });
      },
      true,
    );
    (globalThis as Noted).tapsOf = () =>
      begun.map(({ at, kind, botThinks }, index) => {
        const end = begun[index + 1]?.at ?? Number.POSITIVE_INFINITY;
        const found = [...tookMs.values()].filter((each) => each.at >= at && each.at < end);
        return { kind, botThinks, ms: Math.max(SHORTEST_MS, ...found.map(({ ms }) => ms)) };
      });
  });
}
