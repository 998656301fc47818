import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { FACES } from '../games/faces.ts';
import { onStage, pageAs } from './contactSheet.ts';
import { openRunning, type StagedMove, stagedMoves } from './film.ts';
import { keepFigure } from './measured.ts';

/**
 * Every kind of event and scene of the recorded games, played on a page four times slowed: tasks of the main thread above
 * 50 ms while its steps run, and how many frames came to the screen beside those of an empty page in the same run. Motions run
 * on the compositor, so a frame is counted where it is shown, by trace; something small moves all the time, so that every
 * frame has something to show. npm run -s smooth [-- --game G --kind K]
 */
const SLOWED = 4;
const WINDOW = { width: 360, height: 640 };
/** What an empty page is watched for. */
const EMPTY_MS = 2000;
/** Nothing is staged for longer. */
const PATIENCE_MS = 60_000;

const { values } = parseArgs({ options: { game: { type: 'string' }, kind: { type: 'string', default: '' } } });

interface Watched {
  readonly lastsMs: number;
  /** Of tasks that were too long, and the step that ran then. */
  readonly tasks: readonly string[];
}
interface Run extends Watched {
  readonly frames: number;
}

/** What is asked of a trace. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly ts: number;
}
const TRACED = ['blink.user_timing', 'disabled-by-default-devtools.timeline.frame'];
/** A frame goes from the compositor to the screen; told once more where a part of the page was late for it. */
const SHOWN = 'SubmitCompositorFrameToPresentationCompositorFrame';

const shares: number[] = [];
await onStage(async (browser, url) => {
  const empty = await emptyRun(browser);
  console.log(`an empty page: ${perSecond(empty).toFixed(0)} frames a second`);
  for (const game of values.game ? [values.game] : Object.keys(FACES)) {
    for (const [kind, move] of await stagedMoves(game, 'en')) {
      if (!kind.includes(values.kind)) continue;
      tell(`${game} ${kind}`, await stagedRun(browser, url, move), empty);
    }
  }
});
keepFigure('smooth', `${shares.length} kinds: ${Math.min(...shares)} to ${Math.max(...shares)} %`);

function tell(name: string, run: Run | null, empty: Run): void {
  if (!run) {
    console.log(`${name}: was not staged`);
    return;
  }
  const share = Math.round((100 * perSecond(run)) / perSecond(empty));
  shares.push(share);
  const tasks = run.tasks.length === 0 ? 'no long task' : `long tasks: ${run.tasks.join(', ')}`;
  console.log(`${name}: ${Math.round(run.lastsMs)} ms, ${share} % of the frames, ${tasks}`);
}

function perSecond({ frames, lastsMs }: Run): number {
  return (1000 * frames) / lastsMs;
}

async function slowed(browser: Browser): Promise<Page> {
  const page = await pageAs(browser, { ...WINDOW, moves: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return page;
}

async function emptyRun(browser: Browser): Promise<Run> {
  const page = await slowed(browser);
  await page.setContent('');
  await page.evaluate(moveAlways);
  const run = await traced(browser, page, () =>
    page.evaluate(async (lastsMs): Promise<Watched> => {
      const from = performance.now();
      while (performance.now() - from < lastsMs) await new Promise(requestAnimationFrame);
      performance.measure('watched', { start: from });
      return { lastsMs: performance.now() - from, tasks: [] };
    }, EMPTY_MS),
  );
  await page.close();
  if (!run) throw new Error('an empty page was not watched');
  return run;
}

/** From the first step to the last one; null: there was none. */
async function stagedRun(browser: Browser, url: string, move: StagedMove): Promise<Run | null> {
  const page = await slowed(browser);
  await page.addInitScript(watchStage, PATIENCE_MS);
  await page.addInitScript(moveAlways);
  const run = await traced(browser, page, async () => {
    await openRunning(page, url, move);
    return page.evaluate(() => (globalThis as unknown as { staged: Promise<Watched | null> }).staged);
  });
  await page.close();
  return run;
}

/** Counts the frames of what is watched. */
async function traced(browser: Browser, page: Page, watch: () => Promise<Watched | null>): Promise<Run | null> {
  await browser.startTracing(page, { categories: TRACED });
  const watched = await watch();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: readonly TraceEvent[] };
  const [from, to] = traceEvents.filter(({ name }) => name === 'watched').sort((one, other) => one.ts - other.ts);
  if (!watched || !from || !to) return null;
  const isShown = ({ name, ph, pid, ts }: TraceEvent): boolean =>
    name === SHOWN && ph === 'e' && pid === from.pid && ts >= from.ts && ts <= to.ts;
  return { ...watched, frames: new Set(traceEvents.filter(isShown).map(({ ts }) => ts)).size };
}

/** Runs in the page. */
function moveAlways(): void {
  const move = (): void => {
    const one = document.body.appendChild(document.createElement('i'));
    Object.assign(one.style, {
      position: 'fixed',
      inset: '0 auto auto 0',
      width: '2px',
      height: '2px',
      background: 'gray',
    });
    one.animate([{ transform: 'none' }, { transform: 'translateX(40px)' }], { duration: 1000, iterations: Infinity });
  };
  if (document.body) move();
  else addEventListener('DOMContentLoaded', move);
}

/** Runs in the page, from its beginning. */
function watchStage(patienceMs: number): void {
  const long: { readonly atMs: number; readonly lastsMs: number }[] = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) long.push({ atMs: startTime, lastsMs: duration });
  }).observe({ type: 'longtask', buffered: true });
  const stepNow = (): string | null =>
    [...document.querySelectorAll<HTMLElement>('.stage > [data-step]')].at(-1)?.dataset.step ?? null;
  const watch = async (): Promise<Watched | null> => {
    const steps: { readonly atMs: number; readonly name: string }[] = [];
    while (performance.now() < patienceMs) {
      await new Promise(requestAnimationFrame);
      const name = stepNow();
      const isStopped = document.querySelector('.following[data-stopped="true"]') !== null;
      if (steps.length > 0 && (name === null || isStopped)) break;
      if (name === null) continue;
      if (steps.at(-1)?.name !== name) steps.push({ atMs: performance.now(), name });
    }
    const [first] = steps;
    if (!first) return null;
    const endMs = performance.now();
    performance.measure('watched', { start: first.atMs, end: endMs });
    // What was too long is told a little later.
    await new Promise((told) => setTimeout(told, 300));
    const tasks = long
      .filter(({ atMs, lastsMs }) => atMs + lastsMs > first.atMs && atMs < endMs)
      .map(
        ({ atMs, lastsMs }) =>
          `${Math.round(lastsMs)} in ${steps.findLast((step) => step.atMs <= atMs)?.name ?? 'its beginning'}`,
      );
    return { lastsMs: endMs - first.atMs, tasks };
  };
  Object.assign(globalThis, { staged: watch() });
}
