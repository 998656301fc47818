import type { Page } from 'playwright/test';
import { bootWords } from '../src/words/boot.ts';
import { expectAccessible } from './axe.ts';
import { brokenCopyOf } from './builds.ts';
import type { Press } from './player.ts';
import { expect, test } from './test.ts';

test.use({ movesIn: true });

const NEXT = '.cache/next';

/** What the browser complains of is the point here: it must have been this, and nothing else. */
function expectFault(faults: string[], like: RegExp): void {
  expect(faults.splice(0).filter((fault) => !like.test(fault))).toEqual([]);
}

test('a file that does not come is told of in both languages, and loading again mends it', async ({
  page,
  site,
  press,
  faults,
}) => {
  await page.goto(site.url);
  const path = await scriptPath(page);
  await page.evaluate(forgetApp);
  site.faults.set(path, 404);
  await page.goto('about:blank');
  await page.goto(site.url);
  await expectRescue(page, 'broken');
  await expectAccessible(page);
  // Firefox complains of the type that the host's answer has.
  expectFault(faults, /404|disallowed MIME type/);
  site.faults.clear();
  await press(reload(page));
  await expect(shelfOf(page)).toBeVisible();
  await expect(rescue(page)).toHaveCount(0);
});

test('an app without its styles is not taken for one that has started', async ({ page, site, faults }) => {
  await page.goto(site.url);
  const href = await page.locator('link[rel="stylesheet"]').first().getAttribute('href');
  await page.evaluate(forgetApp);
  site.faults.set(new URL(href ?? '', site.url).pathname, 404);
  await page.goto('about:blank');
  await page.goto(site.url);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expectRescue(page, 'broken');
  expectFault(faults, /404|MIME/);
});

for (const [what, body] of [
  ['cannot be read', 'let let = ;'],
  ['fails', 'throw new Error("broken build");'],
]) {
  test(`a build whose code ${what} says so`, async ({ page, site, faults }) => {
    await page.goto(site.url);
    const path = await scriptPath(page);
    await page.evaluate(forgetApp);
    site.faults.set(path, body ?? '');
    await page.goto('about:blank');
    await page.goto(site.url);
    await expectRescue(page, 'broken');
    expectFault(faults, /SyntaxError|disallowed|let|broken build/);
  });
}

test('a page that came without headers lets nothing in that is written into it', async ({ page, site, faults }) => {
  await page.route(site.url, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  await page.goto(site.url);
  await expect(shelfOf(page)).toBeVisible();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "written in"';
    document.body.append(script);
  });
  await expect(page).toHaveTitle('Enza');
  // Firefox writes it with hyphens.
  expectFault(faults, /Content.Security.Policy/);
});

test('the chosen theme is worn before the app has come', async ({ page, site, faults }) => {
  await page.addInitScript(() => {
    // Firefox runs this on its blank page too, where there is no storage.
    if (isSecureContext) localStorage.setItem('enza/.settings', '{"theme":"dark"}');
  });
  await page.route('**/assets/first-*.js', (route) => route.abort());
  await page.goto(site.url);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  expectFault(faults, /ERR_FAILED|first-|broken build/);
});

test('what takes too long is told of, and goes away when it comes', async ({ page, site }) => {
  await page.clock.install();
  let come: () => void = () => {};
  const held = new Promise<void>((done) => {
    come = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.url, { waitUntil: 'commit' });
  await expect(page.locator('#app')).toBeAttached();
  await page.clock.runFor(60_000);
  await expectRescue(page, 'slow');
  come();
  await page.clock.resume();
  await expect(shelfOf(page)).toBeVisible();
  await expect(rescue(page)).toHaveCount(0);
});

test('a file lost on the device is told of without the network, and put back with it @both', async ({
  page,
  site,
  press,
  faults,
  player,
}) => {
  await player.start({ seats: ['person', 'bot'] });
  await player.move();
  await page.goto(site.url);
  await expect(ready(page)).toBeVisible();
  await page.evaluate(loseScript, await scriptPath(page));
  await site.stop();
  await page.goto('about:blank');
  await page.goto(site.url);
  await expectRescue(page, 'broken');
  const part = page.locator('section[lang=en]');
  await part.getByText(bootWords.en.lastWay).click();
  await press(part.getByRole('button', { name: bootWords.en.anew }));
  await expect(part.getByText(bootWords.en.noAnswer)).toBeVisible();
  await loadAgain(page, press);
  await expectRescue(page, 'broken');

  await site.start();
  await press(reload(page));
  await expect(player.waiting).toBeVisible();
  await site.stop();
  await page.reload();
  await expect(player.waiting).toBeVisible();
  expectFault(faults, /ERR_FAILED|ERR_CONNECTION_REFUSED|fetch|Failed|Loading|NetworkError|ServiceWorker/i);
});

test('as the last way the app is fetched anew, and the games stay', async ({ page, site, press, faults, player }) => {
  await player.start({ seats: ['person', 'bot'] });
  await player.move();
  await page.goto(site.url);
  await expect(ready(page)).toBeVisible();
  const path = await scriptPath(page);
  await page.evaluate(spoilScript, path);
  await page.reload();
  await expectRescue(page, 'broken');
  await loadAgain(page, press);
  await expectRescue(page, 'broken');
  const part = page.locator('section[lang=ja]');
  await part.getByText(bootWords.ja.lastWay).click();
  await press(part.getByRole('button', { name: bootWords.ja.anew }));
  await expect(player.waiting).toBeVisible();
  await expect(ready(page)).toBeVisible();
  // Firefox says of a page that leaves while a file of it is asked for that the service worker failed.
  expectFault(faults, /spoilt|ServiceWorker intercepted/);
});

test('a broken build is left behind with one press when the host has a better one', async ({
  page,
  site,
  press,
  faults,
}) => {
  await page.goto(site.url);
  await expect(ready(page)).toBeVisible();
  site.dir = brokenCopyOf(NEXT);
  await page.reload();
  await press(page.getByRole('button', { name: 'Update', exact: true }));
  await expectRescue(page, 'broken');
  site.dir = 'dist';
  await press(reload(page));
  await expect(shelfOf(page)).toBeVisible();
  await expect(rescue(page)).toHaveCount(0);
  expectFault(faults, /broken build/);
});

const shelfOf = (page: Page) => page.getByRole('heading', { level: 1, name: 'Enza', exact: true });
const ready = (page: Page) => page.getByText('Ready to work offline', { exact: true });
const rescue = (page: Page) => page.getByRole('heading', { name: bootWords.en.title });
const reload = (page: Page) => page.getByRole('button', { name: bootWords.en.reload });

/** Until the page that comes is there: the old one says the same, and what is pressed on it is lost. */
async function loadAgain(page: Page, press: Press): Promise<void> {
  const loaded = page.waitForEvent('load');
  await press(reload(page));
  await loaded;
}

async function expectRescue(page: Page, cause: 'slow' | 'broken'): Promise<void> {
  for (const words of Object.values(bootWords)) {
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
    await expect(page.getByText(words[cause])).toBeVisible();
    await expect(page.getByText(words.safe)).toBeVisible();
    await expect(page.getByRole('button', { name: words.reload })).toBeVisible();
  }
}

async function scriptPath(page: Page): Promise<string> {
  const src = await page.locator('script[src*="/first-"]').getAttribute('src');
  return new URL(src ?? '', page.url()).pathname;
}

/** As before the first visit. */
async function forgetApp(): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  await worker.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

async function loseScript(path: string): Promise<void> {
  for (const name of await caches.keys()) await (await caches.open(name)).delete(path);
}

async function spoilScript(path: string): Promise<void> {
  const spoilt = new Response('throw new Error("spoilt");', { headers: { 'content-type': 'text/javascript' } });
  for (const name of await caches.keys()) await (await caches.open(name)).put(path, spoilt.clone());
}

test('a watchdog that hangs keeps nothing blank @chromium', async ({ page, site }) => {
  await page.route('**/boot.js', () => undefined);
  await page.goto(site.url, { waitUntil: 'commit' });
  await expect(shelfOf(page)).toBeVisible();
});

test('loading again says that it has begun, and is not cut off by the last way @chromium', async ({
  page,
  site,
  press,
  faults,
}) => {
  await page.route('**/assets/first-*.js', (route) => route.abort());
  await page.goto(site.url);
  await expectRescue(page, 'broken');
  // As long as a service worker that answers nothing.
  await page.evaluate(() => {
    navigator.serviceWorker.getRegistration = () => new Promise(() => undefined);
  });
  await press(reload(page).first());
  await expect(page.getByRole('button', { name: `${bootWords.en.reload} …` })).toBeVisible();
  const visits = site.hits.length;
  await page.locator('summary').first().click();
  await press(page.getByRole('button', { name: bootWords.en.anew }));
  expect(site.hits).toHaveLength(visits);
  await page.goto('about:blank');
  expectFault(faults, /ERR_FAILED|first-/);
});
