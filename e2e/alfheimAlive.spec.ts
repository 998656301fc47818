import type { Page } from 'playwright/test';
import type { State } from '../src/games/alfheim/rules/state.ts';
import { recordedMoment } from './gardens.ts';
import { Player } from './player.ts';
import { goOnWith } from './recorded.ts';
import { expect, test } from './test.ts';

/** Not more often. */
const LEAST_MS = 4000;
const MOST_MS = 7000;

/** Counts what eyes do on this page, and stops its clock. */
async function watch(page: Page, motion: 'full' | 'off'): Promise<() => Promise<number>> {
  const settings = JSON.stringify({ lang: 'en', motion, pace: 'atOnce' });
  await page.addInitScript((stored) => {
    localStorage.setItem('enza/.settings', stored);
    const moves = Element.prototype.animate;
    let blinks = 0;
    Element.prototype.animate = function (...how) {
      if (this.matches('.alf-eyes')) blinks++;
      return moves.apply(this, how);
    };
    Object.defineProperty(globalThis, 'blinks', { get: () => blinks });
  }, settings);
  await page.clock.install();
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'blinks')));
}

const hasFairies = ({ step, fields, turn }: State): boolean =>
  step === 'place' && (fields[turn]?.fairies.filter((domino) => domino !== null).length ?? 0) > 2;

test('a fairy in sight blinks now and then, one at a time, and none while the page is hidden @chromium', async ({
  page,
  site,
  press,
}) => {
  const blinks = await watch(page, 'full');
  const { save } = await recordedMoment(hasFairies);
  await goOnWith(page, site.url, save, new Player(page, press));
  await page.clock.runFor(MOST_MS);
  const before = await blinks();
  expect(before).toBeGreaterThan(0);
  await page.clock.runFor(10 * LEAST_MS);
  const after = await blinks();
  expect(after).toBeGreaterThan(before);
  expect(after - before).toBeLessThanOrEqual(10);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(10 * MOST_MS);
  expect(await blinks()).toBe(after);
});

test('no fairy blinks where nothing shall move @chromium', async ({ page, site, press }) => {
  const blinks = await watch(page, 'off');
  const { save } = await recordedMoment(hasFairies);
  await goOnWith(page, site.url, save, new Player(page, press));
  await expect(page.locator('.areas-row .alf-eyes').first()).toBeAttached();
  await page.clock.runFor(3 * MOST_MS);
  expect(await blinks()).toBe(0);
});
