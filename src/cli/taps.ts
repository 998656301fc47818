import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { type Laid, Player } from '../../e2e/player.ts';
import { freshDist } from './dist.ts';
import { Site } from './site.ts';
import { type Tap, tableOf } from './tapTable.ts';

/**
 * From a finger's touch to the next frame, with the page four times slowed: games against the strongest bots by the list
 * of moves, with a look at log and scores after every move. The thinker is busy where the host's last word was that bots
 * are on the move: they search until its next one. A worker cannot be slowed, and a bot would have moved before the next
 * tap: so that it searches for as long as on a phone, and longer, it has more to look at. npm run -s taps
 */
const SLOWED = 4;
const TIMES_THE_ITERATIONS = 10;

freshDist();
const { findChromium, FLAGS } = await import(pathToFileURL(resolve('e2e/browser.mjs')).href);
const dir = pondering('dist');
const site = await new Site({ dir }).start();
const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
const TABLES: readonly Laid[] = [
  { game: 'fairy-light', seats: ['person', 'bot'] },
  { game: 'fairy-concerto', seats: ['person', 'bot', 'bot', 'bot'] },
];
for (const laid of TABLES) {
  const taps = await watched(browser, laid);
  console.log(
    `${laid.game}, ${laid.seats.length} seats: touch to the next frame, page ${SLOWED}× slowed\n\n${tableOf(taps)}\n`,
  );
}
await browser.close();
await site.stop();
rmSync(dir, { recursive: true });

/** A copy of the build whose bots look at many times as much. */
function pondering(dist: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'enza-taps-'));
  cpSync(dist, copy, { recursive: true });
  const assets = join(copy, 'assets');
  let levels = 0;
  for (const file of readdirSync(assets).filter((each) => /^bot-.*\.js$/.test(each))) {
    const source = readFileSync(join(assets, file), 'utf8');
    const more = source.replace(/\biterations:([\de]+)/g, (_, iterations) => {
      levels++;
      return `iterations:${TIMES_THE_ITERATIONS * Number(iterations)}`;
    });
    writeFileSync(join(assets, file), more);
  }
  if (levels === 0) throw new Error('no levels were found in the build');
  return copy;
}

async function watched(by: Browser, laid: Laid): Promise<Tap[]> {
  const context = await by.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchTaps(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.sitDown({ ...laid, strongest: true });
  await player.next.waitFor();
  while (await player.comeToDecide()) {
    if (await player.forced.isVisible()) await player.spend(player.forced);
    else {
      await player.select();
      await player.commit();
    }
    // From here the bots think.
    for (const sheet of ['log', 'scores'] as const) {
      const opened = await player.openSheet(sheet);
      await press(opened.getByRole('button', { name: player.words.shelf.close, exact: true }));
    }
    await player.next.waitFor();
  }
  const taps = await page.evaluate(() => (globalThis as Noted).tapsOf());
  await context.close();
  return taps;
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

type Noted = typeof globalThis & { tapsOf(): Tap[] };

/** The browser's own measure of an interaction: from the touch to the next frame after its handlers. */
async function watchTaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** A shorter interaction is not told of. */
    const SHORTEST_MS = 16;
    const begun: { readonly at: number; readonly kind: string; readonly thinker: 'busy' | 'atRest' }[] = [];
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

    let thinker: 'busy' | 'atRest' = 'atRest';
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => {
          if (data.kind === 'table') thinker = data.table.floor.kind === 'bots' ? 'busy' : 'atRest';
        });
      }
    };

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
        begun.push({ at: event.timeStamp, kind: kindOf(event.target as Element), thinker });
      },
      true,
    );
    (globalThis as Noted).tapsOf = () =>
      begun.map(({ at, kind, thinker }, index) => {
        const end = begun[index + 1]?.at ?? Number.POSITIVE_INFINITY;
        const found = [...tookMs.values()].filter((each) => each.at >= at && each.at < end);
        return { kind, thinker, ms: Math.max(SHORTEST_MS, ...found.map(({ ms }) => ms)) };
      });
  });
}
