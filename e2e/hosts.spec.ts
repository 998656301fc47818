import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Fault, Site } from '../src/cli/site.ts';
import { SECURITY_HEADERS } from '../src/protocol/shell.ts';
import { movingWords } from '../src/words/backup.ts';
import { bootWords } from '../src/words/boot.ts';
import { seatsWords } from '../src/words/seats.ts';
import { shelfWords } from '../src/words/shelf.ts';
import { gamePartsOf, partPathIn, scriptPathIn, waysTo } from './builds.ts';
import { Player } from './player.ts';
import { expect, test } from './test.ts';
import { tried } from './tier.ts';

test.use({ movesIn: true });

const NEXT = '.cache/next';
const LOGIN = '<!doctype html><title>Sign in</title><p>Please sign in.';
/** A screen's own script, which the shelf does without. */
const part = partPathIn('SettingsScreen', 'dist');

/** Hosts answer with status 200 and something else; nothing of it may stay on the device. */
const HOSTS: readonly [what: string, spoil: (site: Site) => void][] = [
  ['a login page for a script', (site) => spoilPart(site, LOGIN)],
  ['an empty body for a script', (site) => spoilPart(site, '')],
  ['a way to a login for a script', (site) => spoilPart(site, { to: '/login' })],
  [
    'its own page where a script is not up yet',
    (site) => {
      site.fallback = LOGIN;
      spoilPart(site, 404);
    },
  ],
  [
    'the page of another build',
    (site) => void site.faults.set('/index.html', readFileSync(join(NEXT, 'index.html'), 'utf8')),
  ],
];

for (const [what, spoil] of tried(HOSTS, HOSTS.slice(-2))) {
  test(`a first visit to a host that gives ${what} says so, and is whole when the host is mended`, async ({
    page,
    site,
    press,
    faults,
  }) => {
    spoil(site);
    await page.goto(site.url);
    await expect(page.getByText(movingWords.en.failed)).toBeVisible();
    await page.reload();
    await expect(page.getByText(movingWords.en.failed)).toBeVisible();
    mend(site);
    // What is to be done stands below the last box; the way there, where everybody looks.
    const again = page.getByRole('button', { name: movingWords.en.again });
    await page.evaluate(() => scrollTo(0, 0));
    await press(page.getByRole('button', { name: movingWords.en.lacking }));
    await expect(again).toBeFocused();
    await expect(again).toBeInViewport();
    await press(again);
    await expect(ready(page)).toBeVisible();
    await expect(page.locator('.arriving')).toHaveCount(0);
    await site.stop();
    await page.reload();
    await expect(ready(page)).toBeVisible();
    await openSettings(page);
    expectRefusals(faults);
  });
}

const PARCELS: readonly [what: string, fault: string | number][] = [
  ['a login page', LOGIN],
  ['nothing', 404],
];

for (const [what, fault] of tried(PARCELS, PARCELS.slice(0, 1))) {
  test(`a first visit to a host that gives ${what} for a parcel asks for its files singly`, async ({
    page,
    site,
    faults,
  }) => {
    const [, parcel] = waysTo(part, 'dist');
    if (!parcel) throw new Error(`${part} lies in no parcel`);
    site.faults.set(parcel, fault);
    await page.goto(site.url);
    await expect(ready(page)).toBeVisible();
    expect(site.hits).toEqual(expect.arrayContaining([parcel, part]));
    await site.stop();
    await page.reload();
    await expect(ready(page)).toBeVisible();
    await openSettings(page);
    expectRefusals(faults);
  });
}

/** What came rightly once is not asked for again: each of them spoils the same file. */
const NEWER: Readonly<Record<string, readonly ((site: Site) => void)[]>> = {
  [scriptPathIn(NEXT)]: [LOGIN, '', { to: '/login' }, 404].map((fault) => (site) => {
    site.faults.set(scriptPathIn(NEXT), fault);
    site.fallback = LOGIN;
  }),
  '/index.html': [(site) => void site.faults.set('/index.html', readFileSync(join('dist', 'index.html'), 'utf8'))],
};

for (const [path, spoils] of Object.entries(NEWER)) {
  test(`a newer build whose host gives something else for ${path.replace(/-.*/, '')} is not let in`, async ({
    page,
    site,
    faults,
  }) => {
    await page.goto(site.url);
    await expect(ready(page)).toBeVisible();
    const older = await script(page);
    site.dir = NEXT;
    for (const spoil of spoils) {
      mend(site);
      spoil(site);
      site.hits.length = 0;
      await page.reload();
      await expect.poll(() => site.hits.includes(path)).toBe(true);
      await expect.poll(() => page.evaluate(isAlone)).toBe(true);
      await expect(ready(page)).toBeVisible();
    }
    await site.stop();
    await page.reload();
    await expect(ready(page)).toBeVisible();
    expect(await script(page)).toBe(older);

    mend(site);
    await site.start();
    await page.reload();
    await expect(page.getByText(movingWords.en.updateReady)).toBeVisible();
    expectRefusals(faults);
  });
}

test('a part whose styles did not come is drawn with them at the next try', async ({ page, site, press, faults }) => {
  const path = partPathIn('SettingsScreen', 'dist', '.css');
  // The service worker may have this page by then, and would take them out of their parcel.
  const ways = waysTo(path, 'dist');
  for (const way of ways) site.faults.set(way, 500);
  await page.goto(`${site.url}#/settings`);
  await expect(page.getByText(shelfWords.en.notLoaded)).toBeVisible();
  mend(site);
  await press(page.getByRole('button', { name: shelfWords.en.again }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  expect(await page.evaluate(hasStyles, ways[0] ?? '')).toBe(true);
  expectRefusals(faults);
});

test('a login page for a file that was lost is not taken for it', async ({ page, site, press, faults }) => {
  await page.goto(site.url);
  await expect(ready(page)).toBeVisible();
  await page.evaluate(lose, part);
  site.faults.set(part, LOGIN);
  await page.goto(`${site.url}#/settings`);
  await expect(page.getByText(shelfWords.en.notLoaded)).toBeVisible();
  mend(site);
  await press(page.getByRole('button', { name: shelfWords.en.again }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await site.stop();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  expectRefusals(faults);
});

test('the app can be fetched anew from the settings, unless a login page answers', async ({ page, site, press }) => {
  await page.goto(site.url);
  await expect(ready(page)).toBeVisible();
  await openSettings(page);
  const kept = () => page.evaluate(() => caches.keys());
  const before = await kept();
  expect(before).toHaveLength(1);
  site.faults.set('/index.html', LOGIN);
  await press(page.getByRole('button', { name: bootWords.en.anew }));
  await expect(page.getByText(bootWords.en.noAnswer)).toBeVisible();
  expect(await kept()).toEqual(before);

  mend(site);
  site.hits.length = 0;
  await press(page.getByRole('button', { name: bootWords.en.anew }));
  await expect.poll(() => site.hits.includes(part)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('the page from the device wears the policy of its build, whatever its host sent', async ({
  page,
  site,
  browserName,
  faults,
}) => {
  site.headers = { 'content-security-policy': "default-src 'self' 'unsafe-inline'" };
  await page.goto(site.url);
  await expect(ready(page)).toBeVisible();
  for (const address of [site.url, `${site.url}index.html`]) {
    const kept = await page.goto(address);
    // Over BiDi Firefox does not say where an answer came from.
    if (browserName === 'chromium') expect(kept?.fromServiceWorker()).toBe(true);
    expect(kept?.headers()).toMatchObject(SECURITY_HEADERS);
    await expect(ready(page)).toBeVisible();
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
    });
    await expect(ready(page)).toBeVisible();
    // Each policy refuses it, the page's own as well.
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.splice(0).filter((fault) => !/Content.Security.Policy/.test(fault))).toEqual([]);
  }
});

test('a login page in the place of the service worker is told of, and what it kept away comes with the network @chromium', async ({
  page,
  context,
  site,
  faults,
}) => {
  site.fallback = LOGIN;
  site.faults.set('/sw.js', 404);
  await page.goto(site.url);
  await expect(page.getByText(movingWords.en.failed)).toBeVisible();
  mend(site);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(ready(page)).toBeVisible();
  expectRefusals(faults);
});

test('a game that has not come says so, and can be played when the network is back @chromium', async ({
  page,
  context,
  site,
  press,
  faults,
}) => {
  for (const path of gamePartsOf('dist')) site.faults.set(path, 500);
  await page.goto(site.url);
  await expect(page.getByText(movingWords.en.failed)).toBeVisible();
  await page.locator('.boxes a').first().click();
  await context.setOffline(true);
  const play = page.getByRole('button', { name: seatsWords.en.play });
  await press(play);
  await expect(page.getByText(seatsWords.en.notCome)).toBeVisible();
  mend(site);
  await context.setOffline(false);
  await expect(page.getByText(seatsWords.en.notCome)).toBeHidden();
  await press(play);
  await expect(new Player(page, press).next).toBeVisible();
  await page.goto('about:blank');
  expectRefusals(faults);
});

test('who leaves before the games have come has the shelf and the screens', async ({ page, site, faults }) => {
  for (const path of gamePartsOf('dist')) site.faults.set(path, 500);
  await page.goto(site.url);
  await expect(page.getByText(movingWords.en.failed)).toBeVisible();
  await site.stop();
  await page.reload();
  await expect(page.getByText(movingWords.en.failed)).toBeVisible();
  await openSettings(page);
  await page.goto(`${site.url}#/`);
  await page.locator('.boxes a').first().click();
  await page.getByRole('button', { name: seatsWords.en.play }).click();
  await expect(page.getByText(seatsWords.en.notCome)).toBeVisible();
  await page.getByRole('link', { name: seatsWords.en.rules }).click();
  await expect(page.getByText(shelfWords.en.notLoaded)).toBeVisible();
  await page.getByRole('link', { name: shelfWords.en.back }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enza');
  await page.goto('about:blank');
  expectRefusals(faults);
});

const ready = (page: Page) => page.getByText(movingWords.en.offlineReady, { exact: true });
const script = (page: Page) => page.locator('script[src*="/first-"]').getAttribute('src');

/** However it is asked for. */
function spoilPart(site: Site, fault: Fault): void {
  for (const path of waysTo(part, 'dist')) site.faults.set(path, fault);
}

function mend(site: Site): void {
  site.faults.clear();
  site.fallback = null;
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
}

async function lose(path: string): Promise<void> {
  for (const name of await caches.keys()) await (await caches.open(name)).delete(path);
}

/** No other build comes or waits. */
async function isAlone(): Promise<boolean> {
  const { installing, waiting } = await navigator.serviceWorker.ready;
  return !installing && !waiting;
}

function hasStyles(path: string): boolean {
  return [...document.styleSheets].some(({ href, cssRules }) => href?.endsWith(path) && cssRules.length > 0);
}

/** What the browser complains of is the point here. */
function expectRefusals(faults: string[]): void {
  // Of an error that the host reports Firefox passes on no more than that it is one.
  const like =
    /^Error$|integrity|digest|500|404|ServiceWorker|Failed|fetch|not all|ERR_|MIME|NetworkError|CORS|import/i;
  expect(faults.splice(0).filter((fault) => !like.test(fault))).toEqual([]);
}
