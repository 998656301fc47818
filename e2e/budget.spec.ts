import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FACES } from '../src/games/faces.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

test.use({ movesIn: true });

const FIRST_SCREEN_BYTES = 25_000;
/** What is said at the table, in both languages, and its drawings are in it; rulebook, guide and end are fetched later. */
const FACE_BYTES = 34_000;
/** The largest table with its face: what play can begin without comes when it stands. */
const TABLE_BYTES = 60_000;
const PRECACHE_BYTES = 800_000;
/** Each takes a slow phone some ten milliseconds, however small it is. */
const PRECACHE_FILES = 185;
/** A browser asks six at a time. */
const FIRST_VISIT_QUESTIONS = 70;
/** What the shelf is drawn of comes by itself and once more in its parcel. */
const FIRST_VISIT_BYTES = 840_000;

const gzipBytes = (file: string): number => gzipSync(readFileSync(join('dist', file)), { level: 9 }).length;

test('the first screen is small @chromium', async ({ page, site }) => {
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const html = readFileSync('dist/index.html', 'utf8');
  const linked = [...html.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');
  expect(linked.length).toBeGreaterThanOrEqual(3);
  const bytes = ['index.html', ...linked].reduce((sum, file) => sum + gzipBytes(file), 0);
  console.log(`first screen: ${bytes} bytes gzip (${linked.length} files beside the page)`);
  expect(bytes).toBeLessThanOrEqual(FIRST_SCREEN_BYTES);
});

test.describe('faces', () => {
  // One after the other in one worker: what the shelf and each box fetch is found out once.
  test.describe.configure({ mode: 'default' });
  const fetched = new Map<string, readonly string[]>();

  for (const game of Object.keys(FACES)) {
    test(`the face of ${game} is small @chromium`, async ({ page, site }) => {
      const fetchedAt = async (hash: string, shows: string): Promise<readonly string[]> => {
        const known = fetched.get(hash);
        if (known) return known;
        // A page of its own: another hash alone would leave the other game's box in sight for a moment.
        await page.goto('about:blank');
        await page.goto(site.url + hash);
        await expect(page.locator(shows).first()).toBeVisible();
        await settled(page);
        const files = await page.evaluate(() =>
          performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
        );
        fetched.set(hash, files);
        return files;
      };
      const fetchedBy = (id: string): Promise<readonly string[]> => fetchedAt(`#/box/${id}`, '.screen.box fieldset');
      // What the shelf and other games fetch as well is not this face's: covers, the hand, areas, the lines of the log.
      const others = new Set(await fetchedAt('#/', '.lid svg'));
      for (const other of Object.keys(FACES)) {
        if (other !== game) for (const name of await fetchedBy(other)) others.add(name);
      }
      const own = (await fetchedBy(game)).filter((name) => !others.has(name) && /\.(?:js|css)$/.test(name));
      const bytes = own.reduce((sum, name) => sum + gzipBytes(join('assets', basename(name))), 0);
      console.log(`face of ${game}: ${bytes} bytes gzip in ${own.length} files`);
      expect(own.length).toBeGreaterThan(1);
      expect(bytes).toBeLessThanOrEqual(FACE_BYTES);
    });
  }
});

const built = (name: string): string => readFileSync(join('dist/assets', name), 'utf8');
const namesIn = (code: string, pattern: RegExp): string[] => [...code.matchAll(pattern)].map(([, name]) => name ?? '');
/** The scripts that these need before they run, themselves among them. */
function needed(first: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (name: string): void => {
    if (names.has(name)) return;
    names.add(name);
    for (const next of namesIn(built(name), /(?:from|import) ?"\.\/([^"]+\.js)"/g)) add(next);
  };
  for (const name of first) add(name);
  return names;
}

test('the table of My Little Scythe opens with little @chromium', () => {
  const files = readdirSync('dist/assets');
  const called = (pattern: RegExp): string[] => files.filter((name) => pattern.test(name));
  const tables = called(/-(?:face|board)-[^.]*\.js$/);
  const isOwn = (name: string): boolean => name.startsWith('my-little-scythe-');
  const others = needed([...tables.filter((name) => !isOwn(name)), ...called(/^TableScreen-.*\.js$/)]);
  const own = [...needed(tables.filter(isOwn))].filter((name) => !others.has(name));
  const styles = called(/^my-little-scythe-.*\.css$/);
  const bytes = [...own, ...styles].reduce((sum, name) => sum + gzipBytes(join('assets', name)), 0);
  console.log(`table of My Little Scythe: ${bytes} bytes gzip in ${own.length + styles.length} files`);
  expect(own.length).toBeGreaterThan(1);
  expect(own.some((name) => name.startsWith('rest-'))).toBe(false);
  expect(bytes).toBeLessThanOrEqual(TABLE_BYTES);
});

test('all that is kept on the device is not much @chromium', async () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const kept = files.filter((file) => /\.(?:js|css|html|svg|webmanifest)$/.test(file) && file !== 'sw.js');
  expect(kept.length).toBeGreaterThan(2);
  const bytes = kept.reduce((sum, file) => sum + gzipBytes(file), 0);
  console.log(`kept on the device: ${bytes} bytes gzip in ${kept.length} files`);
  expect(kept.length).toBeLessThanOrEqual(PRECACHE_FILES);
  expect(bytes).toBeLessThanOrEqual(PRECACHE_BYTES);
});

test('a first visit asks for little more than its parcels @chromium', async ({ page, site }) => {
  await page.goto(site.url);
  await expect(page.getByText('Ready to work offline', { exact: true })).toBeVisible();
  console.log(`first visit: ${site.hits.length} questions, ${site.sentBytes} bytes`);
  expect(site.hits.length).toBeLessThanOrEqual(FIRST_VISIT_QUESTIONS);
  expect(site.sentBytes).toBeLessThanOrEqual(FIRST_VISIT_BYTES);
});

test('nothing is fetched after the first visit @chromium', async ({ page, site }) => {
  await page.goto(site.url);
  await expect(page.getByText('Ready to work offline', { exact: true })).toBeVisible();
  site.hits.length = 0;
  await page.reload();
  await expect(page.getByText('Ready to work offline', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  // The browser itself looks for a newer service worker when a page is opened.
  expect(site.hits.filter((path) => path !== '/sw.js')).toEqual([]);
});
