import type { Page } from 'playwright/test';
import type { Sitter } from '../src/engine/log.ts';
import { fixturesOf } from '../src/games/fixtures.ts';
import type { SavedMatch } from '../src/saves/format.ts';
import { Player } from './player.ts';
import { goOnWith, savedAfter } from './recorded.ts';
import { expect, test, withSettings } from './test.ts';
import { titles, tried } from './tier.ts';
import { listenIn } from './wire.ts';

/** As people have it who set nothing, but for the pace. */
const MOVING = JSON.stringify({
  lang: 'en',
  theme: 'light',
  confirm: 'needed',
  forced: false,
  motion: 'full',
  pace: 'quick',
});
/** So long a way back takes at most. */
const LONGEST_MS = 450;

/** The first seat is asked again, and has not seen what the others did since its last turn. */
function afterTheOthers(game: string): SavedMatch {
  for (const fixture of fixturesOf(game)) {
    const { log, setup } = fixture;
    const seats = log.map((entry) => ('move' in entry ? entry.seat : null));
    const asked = seats.findIndex((seat, at) => at > log.length / 3 && seat === 0 && seats[at - 1] !== 0);
    const own = seats.lastIndexOf(0, asked - 1);
    if (own < 0 || asked < 0) continue;
    const kinds = Array.from({ length: setup.seats }, (_, seat): Sitter['kind'] => (seat === 0 ? 'person' : 'bot'));
    const save = savedAfter(fixture, asked, kinds);
    return { ...save, shown: own + 1, seen: kinds.map(() => own + 1) };
  }
  throw new Error(`nobody is asked twice in ${game}`);
}

/** Notes in the page what its board calls its things, whenever that changes; answers all that there was. */
async function watch(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const note = (): void => {
      const things = [...document.querySelectorAll('[data-board] [aria-label]')].map(({ ariaLabel }) => ariaLabel);
      const all = [document.querySelector('.standings')?.textContent, ...things].join('\n');
      if (seen.at(-1) !== all) seen.push(all);
    };
    note();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(globalThis, { seen });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: readonly string[] }).seen);
}

for (const game of titles('fairy-light', 'maihoshi')) {
  test(`${game}: what the others did is shown again from what the page has, and leads back to the question`, async ({
    page,
    context,
    site,
    press,
  }) => {
    const wire = await listenIn(context);
    const player = new Player(page, press);
    const { seeAgain } = player.words.table;
    await goOnWith(page, site.url, afterTheOthers(game), player);
    await player.comeToDecide();
    await expect(player.button(seeAgain)).toBeVisible();
    const boards = await watch(page);
    const told = wire.notices.length;
    await press(player.button(seeAgain));
    await expect.poll(async () => (await boards()).length).toBeGreaterThan(1);
    await player.comeToDecide();
    const [before, ...others] = await boards();
    expect(others.at(-1)).toBe(before);
    expect(wire.notices.slice(told).filter(({ kind }) => kind === 'table' || kind === 'answer')).toEqual([]);
  });
}

// Where the whole board is laid out anew by a move nothing flies: fairy light's forest may grow by it.
for (const game of tried(['fairy-concerto', 'alfheim', 'my-little-scythe'], ['alfheim'])) {
  test(`${game}: what is taken back goes back, quickly, and the table is as it was`, async ({ page, site, press }) => {
    await withSettings(page, MOVING);
    const player = new Player(page, press);
    await goOnWith(page, site.url, afterTheOthers(game), player);
    await player.comeToDecide();
    // The area that the last scene looked at goes out of sight again.
    await expect(page.locator('.areas-row > :first-child:not([data-shown="true"])')).toHaveCount(0);
    const boards = await watch(page);
    await player.move();
    await player.comeToDecide();
    await page.evaluate(() => {
      const flown: number[] = [];
      const note = (): void => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect && effect.target?.closest('[data-performs="back"]'))
            flown.push(Number(effect.getComputedTiming().endTime));
      };
      new MutationObserver(note).observe(document.querySelector('.stage') ?? document.body, { childList: true });
      Object.assign(globalThis, { flown });
    });
    await press(player.button(player.words.table.takeBack));
    await expect.poll(async () => (await boards()).at(-1)).toBe((await boards())[0]);
    const flown = await page.evaluate(() => (globalThis as unknown as { flown: readonly number[] }).flown);
    expect(flown.length).toBeGreaterThan(0);
    expect(Math.max(...flown)).toBeLessThanOrEqual(LONGEST_MS);
    await expect(page.locator('.stage > *')).toHaveCount(0);
  });
}

test('a table that is opened again is laid once, whatever is shown on it then', async ({ page, site, press }) => {
  await withSettings(page, MOVING);
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ game: 'fairy-light', seats: ['person', 'bot'] });
  await player.move();
  await page.reload();
  await player.comeToDecide();
  const board = await page.locator('main.board').elementHandle();
  await player.move();
  await player.comeToDecide();
  expect(await board?.evaluate((element) => element.isConnected)).toBe(true);
});
