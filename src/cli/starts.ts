import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { savedAfter } from '../../e2e/recorded.ts';
import { fixtureNamed } from '../games/fixtures.ts';
import { keepFigure } from './measured.ts';
import { median, quantile } from './samples.ts';
import { onShelf, putMatches } from './scenes.ts';
import { freshDist, Site } from './site.ts';
import { loopTime } from './tapWatch.ts';

/**
 * How long the app takes to start with the host gone, the service worker asleep and the page four times slowed: until
 * the shelf is drawn, until its covers and games that wait are, and until a saved match is on the table. Each also as a
 * ratio to a calibration loop in the same slowed page, so that machines can be compared; and beside another build, whose
 * starts are taken in turn, since a machine is not as quick now as a minute ago.
 * npm run -s starts [-- --runs 20] [-- --beside ../1.0.0/dist]
 */
const SLOWED = 4;
const { values } = parseArgs({ options: { runs: { type: 'string', default: '20' }, beside: { type: 'string' } } });

/** All that must stand there. */
const SHOWN = {
  shelf: ['.on-shelf .title'],
  'shelf with covers and waiting games': ['.lid svg', '.ticket-picture svg'],
  'saved table': ['.board [data-thing]'],
} as const;
type Start = keyof typeof SHOWN;

const TOLD = 'tellDrawn';
const MATCH = 'recorded';
const MOVES = 12;
const LONGEST_MS = 30_000;

interface Build {
  readonly context: BrowserContext;
  readonly profile: string;
  readonly url: string;
  readonly startsMs: Record<Start, number[]>;
}

freshDist();
const { findChromium, FLAGS } = await import(pathToFileURL(resolve('e2e/browser.mjs')).href);
const loopsMs: number[] = [];
const builds = [await moveIn('dist'), ...(values.beside ? [await moveIn(values.beside)] : [])];
for (let run = 0; run < Number(values.runs); run++) {
  for (const build of builds) {
    await start(build, '', ['shelf', 'shelf with covers and waiting games']);
    await start(build, `#/table/${MATCH}`, ['saved table']);
  }
}
for (const { context, profile } of builds) {
  await context.close();
  rmSync(profile, { recursive: true });
}

const loopMs = median(loopsMs);
const [own, other] = builds.map(({ startsMs }) => startsMs);
const beside = other ? [' of the other’s median |', '---|'] : ['', ''];
console.log(
  `| offline start, page ${SLOWED}× slowed | runs | median ms | p95 ms | median in loops of ${loopMs.toFixed(1)} ms |${beside[0]}`,
);
console.log(`|---|---|---|---|---|${beside[1]}`);
for (const name of Object.keys(SHOWN) as Start[]) {
  const taken = own?.[name] ?? [];
  const [middle, late] = [median(taken), quantile(taken, 0.95)];
  const share = other ? ` ${(middle / median(other[name])).toFixed(2)} |` : '';
  console.log(
    `| ${name} | ${taken.length} | ${middle.toFixed(0)} | ${late.toFixed(0)} | ${(middle / loopMs).toFixed(1)} |${share}`,
  );
}
const seconds = (name: Start): string => `${(median(own?.[name] ?? []) / 1000).toFixed(2)} s`;
keepFigure('starts', `shelf ${seconds('shelf')}, saved table ${seconds('saved table')}`);

/** Everything on a device, and a match that was played to its middle. */
async function moveIn(dir: string): Promise<Build> {
  const site = await new Site({ dir, caching: false }).start();
  const profile = mkdtempSync(join(tmpdir(), 'enza-starts-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: FLAGS,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    locale: 'en-US',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(site.url);
  await page.getByText('Ready to work offline', { exact: true }).waitFor();
  const save = savedAfter(fixtureNamed('fairy-light', '2-dark-2'), MOVES, ['person', 'bot']);
  await putMatches(page, [await onShelf({ id: MATCH, save }, save.touchedAt)]);
  // Which game was on the table last is known from now on.
  await page.goto(`${site.url}#/table/${MATCH}`);
  await page.locator(SHOWN['saved table'][0]).first().waitFor();
  await page.goto('about:blank');
  await site.stop();
  const startsMs = { shelf: [], 'shelf with covers and waiting games': [], 'saved table': [] };
  return { context, profile, url: site.url, startsMs };
}

/** Nothing of Playwright's is asked of the page before all is drawn: what it would bring takes a quarter of a start. */
async function start({ context, url, startsMs }: Build, hash: string, shown: readonly Start[]): Promise<void> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: TOLD });
  const missing = new Set<string>(shown);
  const allDrawn = new Promise<void>((done, fail) => {
    setTimeout(() => fail(new Error(`never drawn: ${[...missing].join(', ')}`)), LONGEST_MS).unref();
    devtools.on('Runtime.bindingCalled', ({ payload }) => {
      const [name, ms] = JSON.parse(payload) as [Start, number];
      if (!missing.delete(name)) return;
      startsMs[name].push(ms);
      if (missing.size === 0) done();
    });
  });
  await watch(page);
  await page.goto(url + hash);
  await allDrawn;
  loopsMs.push(await page.evaluate(loopTime));
  await page.close();
}

type Telling = typeof globalThis & { [TOLD](drawn: string): void };

/** Tells when the element that is waited for has been painted, counted from the beginning of the navigation. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(
    ({ wanted, told }) => {
      const waiting = new Map(Object.entries(wanted));
      const look = (): void => {
        for (const [name, selectors] of waiting) {
          if (!selectors.every((each) => document.querySelector(each))) continue;
          waiting.delete(name);
          requestAnimationFrame(() =>
            setTimeout(() => (globalThis as Telling)[told](JSON.stringify([name, performance.now()]))),
          );
        }
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    },
    { wanted: SHOWN, told: TOLD } as const,
  );
}
