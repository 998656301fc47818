import type { CDPSession, Locator, Page } from 'playwright';
import { quantile } from './samples.ts';

/**
 * A million dependent integer steps, in milliseconds: how fast a page is at this moment, so that times of two machines can be
 * compared. Runs in the page, so it may use nothing from outside itself.
 */
export function loopTime(): number {
  const begin = performance.now();
  let value = 1;
  for (let step = 0; step < 1_000_000; step++) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0;
  return value === 0 ? Number.NaN : performance.now() - begin;
}

export interface Tap {
  readonly kind: string;
  readonly thinker: 'busy' | 'atRest';
  readonly ms: number;
}

/** By kind, then those with a busy thinker, the others, and all; the 95th percentile also in loops of this length. */
export function tableOf(taps: readonly Tap[], loopMs: number): string {
  const kinds = [...new Set(taps.map(({ kind }) => kind))].sort();
  const rows = [
    ...kinds.map((kind) => rowOf(kind, (tap) => tap.kind === kind)),
    rowOf('**thinker busy**', ({ thinker }) => thinker === 'busy'),
    rowOf('**thinker at rest**', ({ thinker }) => thinker === 'atRest'),
    rowOf('**all**', () => true),
  ];
  return ['| tap | taps | median ms | p95 ms | worst ms | p95 loops |', '|---|---|---|---|---|---|', ...rows].join(
    '\n',
  );

  function rowOf(name: string, wanted: (tap: Tap) => boolean): string {
    const timesMs = taps.filter(wanted).map(({ ms }) => ms);
    const at = (share: number): number | string => (timesMs.length > 0 ? quantile(timesMs, share) : '–');
    const loops = timesMs.length > 0 ? (quantile(timesMs, 0.95) / loopMs).toFixed(1) : '–';
    return `| ${name} | ${timesMs.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${loops} |`;
  }
}

/** How long a finger rests on the screen: a frame shows the touch before it lifts. */
const RESTS_MS = 60;

/**
 * First waited for, also until it hears again after a tap, then touched where it lies: else Playwright's look at what lies
 * under the finger is measured with it. What goes away meanwhile, because the only way is gone by itself, is not tapped.
 */
export async function press(at: Locator): Promise<void> {
  const isThere = await at.evaluate(
    (element) =>
      new Promise<boolean>((lies) => {
        element.scrollIntoView({ block: 'nearest' });
        const look = (): void => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const uppermost = document.elementFromPoint(left + width / 2, top + height / 2);
          const isSettled = document.documentElement.dataset.settling === undefined;
          const hears = isSettled && element.contains(uppermost) && !element.matches(':disabled');
          if (hears || !element.isConnected) lies(element.isConnected);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  const box = isThere && (await at.boundingBox());
  if (!box) return;
  const page = at.page();
  const finger = fingers.get(page) ?? (await page.context().newCDPSession(page));
  fingers.set(page, finger);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(RESTS_MS);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const fingers = new WeakMap<Page, CDPSession>();

type Noted = typeof globalThis & { tapsOf(): Tap[]; cancelsMs: number[] };

/** What was tapped in this page. */
export const tapsIn = (page: Page): Promise<Tap[]> => page.evaluate(() => (globalThis as Noted).tapsOf());

/** From when the page dropped a thought until the answer arrived that the thinker is idle. */
export const cancelsIn = (page: Page): Promise<number[]> => page.evaluate(() => (globalThis as Noted).cancelsMs);

/** The browser's own measure of an interaction: from the touch to the next frame after its handlers. */
export async function watchTaps(page: Page): Promise<void> {
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

    const cancelsMs: number[] = [];
    (globalThis as Noted).cancelsMs = cancelsMs;
    let areBotsOn = false;
    let droppedAt: number | null = null;
    const asked = new Set<number>();
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        const send = this.postMessage.bind(this);
        const note = (said: { readonly kind: string; readonly call: number }, handed: Transferable[] = []): void => {
          if (['chances', 'better', 'hint'].includes(said.kind)) asked.add(said.call);
          if (said.kind === 'noHindsight' && asked.size > 0) droppedAt = performance.now();
          send(said, handed);
        };
        Object.assign(this, { postMessage: note });
        this.addEventListener('message', ({ data }) => {
          if (data.kind === 'table') areBotsOn = data.table.floor.kind === 'bots';
          if (!asked.delete(data.call) || droppedAt === null) return;
          cancelsMs.push(performance.now() - droppedAt);
          droppedAt = null;
        });
      }
    };

    const kindOf = (target: Element): string => {
      const button = target.closest('button, a') ?? target;
      const sheet = button.closest('dialog')?.querySelector('h2')?.textContent;
      if (sheet && button.matches('.sheet-head *')) return `close “${sheet}”`;
      const name = button.querySelector('b')?.textContent ?? '';
      if (sheet) return button.matches('ul[aria-busy] *') ? 'choose a move' : `${sheet}: ${name}`;
      if (button.matches('.primary')) return 'make the move';
      return button.matches('[data-thing]') ? 'a card' : (button.getAttribute('aria-label') ?? 'other');
    };
    addEventListener(
      'pointerdown',
      (event) => {
        begun.push({
          at: event.timeStamp,
          kind: kindOf(event.target as Element),
          thinker: areBotsOn || asked.size > 0 ? 'busy' : 'atRest',
        });
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
