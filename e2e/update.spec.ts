import type { Page } from 'playwright/test';
import type { Site } from '../src/cli/site.ts';
import { movingWords } from '../src/words/backup.ts';
import { seatsWords } from '../src/words/seats.ts';
import { nextEditionOf, scriptPathIn } from './builds.ts';
import { Player } from './player.ts';
import { expect, test } from './test.ts';

test.use({ movesIn: true });

const NEXT = '.cache/next';
const NEXT_SCRIPT = scriptPathIn(NEXT);

test('a newer build waits, is let in once, and the older files go @both', async ({ page, context, site, press }) => {
  await page.goto(site.url);
  await expect(ready(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(site.url);
  await expect(ready(other)).toBeVisible();
  const older = await build(page);

  site.dir = NEXT;
  await page.reload();
  await expect(newer(page)).toBeVisible();
  expect(await build(page)).toBe(older);

  await press(changeOver(page));
  await expect(script(page)).not.toHaveAttribute('src', older);
  await expect(ready(page)).toBeVisible();
  // Another tab is never reloaded under a person's hands: it is asked, and has its files until then.
  expect(await build(other)).toBe(older);
  expect(await keptScripts(page)).toContain(older);
  await press(changeOver(other));
  await expect(script(other)).toHaveAttribute('src', await build(page));
  await other.close();

  // By the starts after it: a tab that was closed a moment ago may still be counted.
  await expect(async () => {
    await page.reload();
    await expect(ready(page)).toBeVisible();
    expect(await keptScripts(page)).not.toContain(older);
  }).toPass();
  expect(await keptScripts(page)).toContain(await build(page));
});

test('a newer build that waits is whole when it is let in without the network, however often the older one starts', async ({
  page,
  site,
  press,
}) => {
  const older = await newerWaits(page, site);
  await page.reload();
  await expect(newer(page)).toBeVisible();
  await site.stop();
  await press(changeOver(page));
  await expect(script(page)).not.toHaveAttribute('src', older);
  await expect(ready(page)).toBeVisible();
});

test('a match goes on while a newer build comes, and after another tab has let it in', async ({
  page,
  context,
  site,
  press,
}) => {
  await page.goto(site.url);
  await expect(ready(page)).toBeVisible();
  const older = await build(page);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'bot'] });
  await player.move();
  const loads = countLoads(page);

  site.dir = NEXT;
  const other = await context.newPage();
  await other.goto(site.url);
  await expect(newer(other)).toBeVisible();
  await player.move();
  await press(changeOver(other));
  await expect(script(other)).not.toHaveAttribute('src', older);
  await expect(ready(other)).toBeVisible();

  // What was not fetched yet, the older build's own parts, is still to be had; with no help from the host.
  await site.stop();
  await page.goto(`${site.url}#/settings`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.goBack();
  expect(await player.move()).toBe(true);
  expect(loads()).toBe(0);
  expect(await build(page)).toBe(older);
});

test('a match that lies open in two tabs is passed to and fro between an older and a newer build', async ({
  page,
  context,
  site,
  press,
  faults,
}) => {
  await page.goto(site.url);
  await expect(ready(page)).toBeVisible();
  const older = await build(page);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'] });
  await player.move();
  const table = page.url();
  const tab = await context.newPage();
  const other = new Player(tab, press);
  await tab.goto(table);
  const here = other.button(other.words.table.takeOver);
  await expect(here).toBeVisible();

  site.dir = NEXT;
  await tab.goto(`${site.url}#/`);
  await tab.reload();
  await press(changeOver(tab));
  await expect(script(tab)).not.toHaveAttribute('src', older);
  await tab.goto(table);
  await press(here);
  expect(await other.move()).toBe(true);
  await press(player.button(player.words.table.takeOver));
  expect(await player.move()).toBe(true);
  expect(await build(page)).toBe(older);
  await press(here);
  expect(await other.move()).toBe(true);
  expectQuiet(faults);
});

test('an older build that the host has again comes in like a newer one, and the match goes on @proof', async ({
  page,
  site,
  press,
  faults,
}) => {
  const older = await newerWaits(page, site);
  await press(changeOver(page));
  await expect(script(page)).not.toHaveAttribute('src', older);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'] });
  await player.move();
  await page.goto(`${site.url}#/`);

  site.dir = 'dist';
  await page.reload();
  await press(changeOver(page));
  await expect(script(page)).toHaveAttribute('src', older);
  await expect(ready(page)).toBeVisible();
  await site.stop();
  await page.reload();
  await press(player.waiting);
  expect(await player.move()).toBe(true);
  expectQuiet(faults);
});

test('a newer build comes in with a new game, once', async ({ page, site, press, faults }) => {
  const older = await newerWaits(page, site);
  const loads = countLoads(page);
  const player = new Player(page, press);
  await press(page.locator('.boxes a').first());
  await expect(script(page)).not.toHaveAttribute('src', older);
  await expect(player.button(player.words.seats.play)).toBeVisible();
  await expect.poll(loads).toBe(1);
  await page.goBack();
  await expect(ready(page)).toBeVisible();
  expect(loads()).toBe(1);
  expectQuiet(faults);
});

test('a newer build comes in with a new game whose host is slow to say which games are played @chromium', async ({
  page,
  site,
  press,
}) => {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let isHeld = true;
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: unknown): void {
      const send = (): void => Reflect.apply(postMessage, this, [message]);
      if (isHeld) held.push(send);
      else send();
    };
    (globalThis as unknown as Slow).letHostHear = () => {
      isHeld = false;
      for (const send of held) send();
    };
  });
  const older = await newerWaits(page, site);
  await press(page.locator('.boxes a').first());
  await expect(new Player(page, press).button(seatsWords.en.play)).toBeVisible();
  expect(await build(page)).toBe(older);
  await page.evaluate(() => (globalThis as unknown as Slow).letHostHear());
  await expect(script(page)).not.toHaveAttribute('src', older);
});

interface Slow {
  letHostHear(): void;
}

test('a newer build that would leave a match behind says so, and comes in when it is asked', async ({
  page,
  site,
  press,
}) => {
  await page.goto(site.url);
  await expect(ready(page)).toBeVisible();
  const older = await build(page);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'bot'] });
  await player.move();
  const [, table] = page.url().split('#');
  await page.goto(`${site.url}#/`);

  site.dir = nextEditionOf(NEXT, 'fairy-light');
  await page.reload();
  const leaves = page.getByText(movingWords.en.leaves(1));
  await expect(leaves).toBeVisible();
  const loads = countLoads(page);
  await press(page.locator('.boxes a').first());
  await expect(player.button(player.words.seats.play)).toBeVisible();
  // No sign says that nothing happens: the match is still played by the build that it was begun in.
  await page.goto(`${site.url}#${table}`);
  expect(await player.move()).toBe(true);
  expect([loads(), await build(page)]).toEqual([0, older]);

  await page.goto(`${site.url}#/`);
  await expect(leaves).toBeVisible();
  await press(changeOver(page));
  await expect(script(page)).not.toHaveAttribute('src', older);
});

test('a newer build that does not come whole leaves the older one at work, until a good one comes', async ({
  page,
  site,
  press,
  faults,
}) => {
  await page.goto(site.url);
  await expect(ready(page)).toBeVisible();
  const older = await build(page);

  site.dir = NEXT;
  for (const [path, status] of [
    ['/index.html', 404],
    [NEXT_SCRIPT, 500],
  ] as const) {
    site.faults.clear();
    site.faults.set(path, status);
    await page.reload();
    await expect.poll(() => site.hits.filter((hit) => hit === path).length).toBeGreaterThan(0);
    await page.evaluate(settled);
    site.hits.length = 0;
  }
  await site.stop();
  await page.reload();
  await expect(ready(page)).toBeVisible();
  expect(await build(page)).toBe(older);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'] });
  await player.move();
  await page.goto(`${site.url}#/`);

  site.faults.clear();
  await site.start();
  await page.reload();
  await press(changeOver(page));
  await expect(script(page)).not.toHaveAttribute('src', older);
  await expect(player.waiting).toBeVisible();
  expect(faults.splice(0).filter((fault) => !/404|500|ServiceWorker|precach/i.test(fault))).toEqual([]);
});

test('a first visit that does not get everything says so and tries again', async ({ page, site, press, faults }) => {
  site.faults.set('/icon.svg', 500);
  await page.goto(site.url);
  await expect(page.getByText('Not all of the app came, so')).toBeVisible();
  site.faults.clear();
  await press(page.getByRole('button', { name: 'Try again' }));
  await expect(ready(page)).toBeVisible();
  await site.stop();
  await page.reload();
  await expect(ready(page)).toBeVisible();
  expect(faults.splice(0).filter((fault) => !/500|ServiceWorker|precach/i.test(fault))).toEqual([]);
});

test('what the device has lost is fetched again without a word, and missed with one', async ({ page, site, press }) => {
  await page.goto(site.url);
  await expect(ready(page)).toBeVisible();
  await page.evaluate(loseHalf);
  await page.reload();
  await expect(ready(page)).toBeVisible();
  const all = (await keptScripts(page)).length;

  await page.evaluate(loseHalf);
  expect((await keptScripts(page)).length).toBeLessThan(all);
  await site.stop();
  await page.reload();
  await expect(page.getByText('Not all of the app came, so')).toBeVisible();
  await site.start();
  await press(page.getByRole('button', { name: 'Try again' }));
  await expect(ready(page)).toBeVisible();
  expect((await keptScripts(page)).length).toBe(all);
});

/** A newer build has come to the device of the older one, which is told. */
async function newerWaits(page: Page, site: Site): Promise<string> {
  await page.goto(site.url);
  await expect(ready(page)).toBeVisible();
  const older = await build(page);
  site.dir = NEXT;
  await page.reload();
  await expect(newer(page)).toBeVisible();
  return older;
}

const ready = (page: Page) => page.getByText('Ready to work offline', { exact: true });
const newer = (page: Page) => page.getByText('A newer Enza is ready.');
const changeOver = (page: Page) => page.getByRole('button', { name: 'Update', exact: true });
const script = (page: Page) => page.locator('script[src*="/first-"]');
const build = async (page: Page) => (await script(page).getAttribute('src')) ?? '';

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
}

/** As the page's own script names them. */
async function keptScripts(page: Page): Promise<string[]> {
  const urls = await page.evaluate(async () => {
    const names = await caches.keys();
    return Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
  });
  return urls.flat().map((url) => url.replace(/^.*(?=\/assets\/)/, '.'));
}

/** No worker is on its way any more. */
async function settled(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const { installing } = registration;
  if (installing?.state !== 'installing') return;
  await new Promise<void>((done) => {
    installing.onstatechange = () => done();
  });
}

/** Every second file of those that are not needed to draw the shelf. */
async function loseHalf(): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const parts = (await cache.keys()).filter(({ url }) => /(?:bot|rules|deal)-/.test(url));
    await Promise.all(parts.map((part, index) => index % 2 === 0 && cache.delete(part)));
  }
}

/** Firefox complains of what the page before was still fetching. */
function expectQuiet(faults: string[]): void {
  expect(faults.splice(0).filter((fault) => !/A ServiceWorker intercepted/.test(fault))).toEqual([]);
}
