import type { Page } from 'playwright/test';
import { movingWords } from '../src/words/backup.ts';
import { Player } from './player.ts';
import { expect, test, withSettings } from './test.ts';

test.use({ movesIn: true });

test('the browser is asked to keep the games after the first move, and once', async ({ page, site, press }) => {
  await page.addInitScript(countAsking);
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'] });
  expect(await asked(page)).toBe(0);
  for (let move = 0; move < 3; move++) await player.move();
  await expect.poll(() => asked(page)).toBe(1);
  await page.reload();
  await player.move();
  expect(await asked(page)).toBe(0);
});

test('and once more when the app has been installed', async ({ page, site, press }) => {
  await page.addInitScript(countAsking);
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'] });
  await player.move();
  await expect.poll(() => asked(page)).toBe(1);
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  for (const times of [1, 0]) {
    await page.reload();
    await player.move();
    await expect.poll(() => asked(page)).toBe(times);
  }
});

test('a device that lacks or refuses everything lets a game be played all the same', async ({ page, site, press }) => {
  await page.addInitScript(refuseEverything);
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'] });
  for (let move = 0; move < 6; move++) expect(await player.move()).toBe(true);
  await page.goto(`${site.url}#/settings`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.goBack();
  expect(await player.move()).toBe(true);
});

// Over BiDi Firefox is not told what the device asks for.
test('a device that asks for more contrast gets no pale letters @chromium', async ({ page, site }) => {
  await page.goto(site.url);
  const inks = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--ink', '--ink-quiet', '--line'].map((name) => style.getPropertyValue(name));
    });
  const [ink, quiet] = await inks();
  expect(quiet).not.toBe(ink);
  await page.emulateMedia({ contrast: 'more' });
  expect(await inks()).toEqual([ink, ink, ink]);
});

test('on a shelf that may move nothing moves for ever', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await withSettings(page, '{"motion":"full"}');
  await page.goto(site.url);
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
  await expect(page.getByText(movingWords.en.offlineReady, { exact: true })).toBeVisible();
  const turns = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => effect?.getTiming().iterations ?? 0),
  );
  // The lamp breathes for a while.
  expect(turns.length).toBeGreaterThan(0);
  expect(turns).not.toContain(Number.POSITIVE_INFINITY);
});

type Asking = typeof globalThis & { asked: number };
const asked = (page: Page) => page.evaluate(() => (globalThis as Asking).asked);

function countAsking(): void {
  // Firefox runs this on its blank page too, where there is no storage.
  if (!isSecureContext) return;
  const page = globalThis as Asking;
  page.asked = 0;
  navigator.storage.persist = async () => {
    page.asked++;
    return false;
  };
}

/** What a page may be without, and what may fail at any time; what games are kept in is not among them. */
function refuseEverything(): void {
  if (!isSecureContext) return;
  const fail = (): never => {
    throw new DOMException('not here', 'NotAllowedError');
  };
  const refuse = () => Promise.reject(new DOMException('not here', 'NotAllowedError'));
  for (const missing of ['share', 'canShare', 'clipboard', 'languages', 'onLine', 'locks']) {
    Object.defineProperty(navigator, missing, { value: undefined });
  }
  Object.defineProperty(navigator, 'storage', { value: { persist: refuse, persisted: refuse, estimate: refuse } });
  Object.defineProperty(navigator, 'wakeLock', { value: { request: refuse } });
  Object.defineProperty(navigator, 'vibrate', { value: fail });
  Object.defineProperty(navigator.serviceWorker, 'register', { value: refuse });
  for (const store of ['localStorage', 'sessionStorage']) Object.defineProperty(window, store, { get: fail });
  for (const missing of ['AudioContext', 'requestIdleCallback', 'caches']) {
    Object.defineProperty(window, missing, { value: undefined });
  }
}
