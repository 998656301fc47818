import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright';
import { Player } from '../../e2e/player.ts';
import { freshDist } from './dist.ts';
import { Site } from './site.ts';

/**
 * From a finger's touch to the next frame, with the page four times slowed: a game against the strongest bot, with the
 * log opened and closed while it thinks. npm run -s taps
 */
const SLOWED = 4;

freshDist();
const { findChromium, FLAGS } = await import(pathToFileURL(resolve('e2e/browser.mjs')).href);
const site = await new Site({ dir: 'dist' }).start();
const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, locale: 'en-US' });
const page = await context.newPage();
await page.emulateMedia({ reducedMotion: 'reduce' });
await watchTaps(page);
const devtools = await context.newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });

const player = new Player(page, (at) => at.tap());
await page.goto(site.url);
await player.start({ seats: ['person', 'bot'], strongest: true });
while (await player.move()) {
  const log = await player.openSheet('log');
  await log.getByRole('button', { name: player.words.shelf.close, exact: true }).tap();
}
const tapsMs = await tapsOf(page);
await browser.close();
await site.stop();

tapsMs.sort((one, other) => one - other);
const at = (share: number): number => tapsMs[Math.min(tapsMs.length - 1, Math.floor(share * tapsMs.length))] ?? 0;
console.log(
  `${tapsMs.length} taps, page ${SLOWED}× slowed: median ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`,
);

type Noted = typeof globalThis & { notedTaps: Map<number, number> };

/** The browser's own measure of an interaction: from the touch to the next frame after its handlers. */
async function watchTaps(at: Page): Promise<void> {
  await at.addInitScript(() => {
    const noted = new Map<number, number>();
    (globalThis as Noted).notedTaps = noted;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId: tap = 0 } = entry as PerformanceEntry & { interactionId?: number };
        if (tap > 0) noted.set(tap, Math.max(noted.get(tap) ?? 0, entry.duration));
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

function tapsOf(at: Page): Promise<number[]> {
  return at.evaluate(() => [...(globalThis as Noted).notedTaps.values()]);
}
