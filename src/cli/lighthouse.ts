import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keepFigure } from './measured.ts';
import { median } from './samples.ts';
import { freshDist, Site } from './site.ts';

/**
 * The shelf on a first visit as Lighthouse sees it on its phone, three times, and the medians: npm run -s lighthouse
 * Lighthouse is fetched when it is first asked for: it is as large as everything that the app is built and tested with.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2'; // the newest that runs on Node 20
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const MEASURES = [
  'largest-contentful-paint',
  'cumulative-layout-shift',
  'first-contentful-paint',
  'total-blocking-time',
  'speed-index',
];

interface Report {
  /** How quick the machine was; an idle one of today makes 1,500 and more. Under 1,000 the times tell of the machine. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, { readonly score: number; readonly auditRefs: readonly Weighed[] }>>;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>;
}
interface Weighed {
  readonly id: string;
  readonly weight: number;
}

freshDist();
const { findChromium, FLAGS } = await import(pathToFileURL(resolve('e2e/browser.mjs')).href);
const folder = mkdtempSync(join(tmpdir(), 'enza-lighthouse-'));
const site = await new Site({ dir: 'dist' }).start();
const reports: Report[] = [];
for (let run = 0; run < RUNS; run++) reports.push(await look(join(folder, `${run}.json`)));
await site.stop();
rmSync(folder, { recursive: true });

console.log(`| of ${RUNS} runs | each | median |\n|---|---|---|`);
const points = CATEGORIES.map((id) => print(id, (report) => Math.round((report.categories[id]?.score ?? 0) * 100), 0));
const [paint, shift, , blocked] = MEASURES.map((id) =>
  print(id, (report) => report.audits[id]?.numericValue ?? Number.NaN, 3),
);
print('benchmark index of the machine', ({ environment }) => environment.benchmarkIndex, 0);
for (const lost of new Set(reports.flatMap(notPassed))) console.log(`not passed: ${lost}`);
keepFigure('lighthouse', `${points.join(', ')}; largest paint ${paint} ms, blocked ${blocked} ms, shift ${shift}`);

async function look(file: string): Promise<Report> {
  const args = ['--yes', LIGHTHOUSE, site.url, '--quiet', '--output=json', `--output-path=${file}`];
  const flags = ['--headless', '--no-sandbox', ...FLAGS].join(' ');
  const child = spawn('npx', [...args, `--only-categories=${CATEGORIES.join(',')}`, `--chrome-flags=${flags}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CHROME_PATH: findChromium() },
  });
  const status = await new Promise((done) => child.once('close', done));
  if (status !== 0) throw new Error(`${LIGHTHOUSE} ended with ${status}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

/** The median of it. */
function print(id: string, read: (report: Report) => number, digits: number): string {
  const figures = reports.map(read);
  const shown = (figure: number): string => String(Number(figure.toFixed(figure < 10 ? digits : 0)));
  console.log(`| ${id} | ${figures.map(shown).join(', ')} | ${shown(median(figures))} |`);
  return shown(median(figures));
}

/** What costs points. */
function notPassed({ categories, audits }: Report): string[] {
  return CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
}
