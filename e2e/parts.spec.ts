import type { Locator } from 'playwright/test';
import { LANGS } from '../src/words/voice.ts';
import { expectAccessible } from './axe.ts';
import { Fingers, middleOf } from './finger.ts';
import { openParts } from './partsPage.ts';
import { expect, test } from './test.ts';
import { tried } from './tier.ts';

test('the page of parts is no part of the app', async ({ request, site }) => {
  expect((await request.get(site.url)).status()).toBe(200);
  expect((await request.get(`${site.url}src/parts/index.html`)).status()).toBe(404);
});

for (const lang of LANGS) {
  for (const theme of tried(['light', 'dark'], [lang === 'en' ? 'light' : 'dark'])) {
    test(`all parts pass axe and fit: ${lang}, ${theme} @chromium`, async ({ page, site }) => {
      const settings = JSON.stringify({ lang, theme, motion: 'off', pace: 'atOnce', textSize: 200 });
      await page.addInitScript((stored) => localStorage.setItem('enza/src/parts/.settings', stored), settings);
      await openParts(page, site);
      await expectAccessible(page);
      const aside = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(aside).toBeLessThanOrEqual(0);
    });
  }
}

test('an area is a swipe, a tap or a key away, and is told @chromium', async ({ page, site }) => {
  const areas = (await openParts(page, site))('areas');
  const shown = areas.getByRole('button', { name: /area/ }).and(page.locator('[aria-current="true"]'));
  await expect(shown).toHaveAccessibleName('Aya’s area, to move');

  const { x, y } = await middleOf(areas.getByRole('region', { name: 'Aya' }));
  await (await Fingers.on(page)).move([
    { x: x + 100, y },
    { x: x - 100, y },
  ]);
  await expect(shown).toHaveAccessibleName('Pine’s area');
  await expect(areas.getByRole('status').first()).toHaveText('Pine’s area, 2 of 5');

  await areas.getByRole('button', { name: 'Maximiliane' }).tap();
  await expect(shown).toHaveAccessibleName('Maximiliane’s area');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(shown).toHaveAccessibleName('Old Master’s area');
  await expect(areas.getByRole('region', { name: 'Old Master' })).toBeInViewport();

  await areas.getByRole('button', { name: 'Next turn' }).tap();
  await expect(shown).toHaveAccessibleName('Pine’s area, to move');
});

/** How far the row stands from the edge of the area that it begins with, and which one that is. */
const standOf = (areas: Locator): Promise<{ first: number; off: number }> =>
  areas.locator('.areas-row').evaluate((row) => {
    const edges = [...row.children].map((area) => area.getBoundingClientRect().left - row.getBoundingClientRect().left);
    const off = Math.min(...edges.map(Math.abs));
    return { first: edges.findIndex((edge) => Math.abs(edge) === off), off: Math.round(off) };
  });

test('at rest the row stands at an area, whatever stopped it on its way, and stays there when it grows @chromium', async ({
  page,
  site,
}) => {
  const areas = (await openParts(page, site))('areas');
  await areas.getByRole('button', { name: 'Maximiliane' }).tap();
  await expect.poll(() => standOf(areas)).toEqual({ first: 3, off: 0 });
  // As an engine that leaves off before the row has snapped.
  const row = areas.locator('.areas-row');
  const snaps = (type: string): Promise<void> =>
    row.evaluate((element, to) => element.style.setProperty('scroll-snap-type', to), type);
  await snaps('none');
  for (const by of [-44, 2, 30]) {
    await row.evaluate((element, left) => element.scrollBy({ left, behavior: 'instant' }), by);
    await expect.poll(() => standOf(areas)).toEqual({ first: 3, off: 0 });
  }
  for (const width of [560, 300, 844, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(() => standOf(areas), { message: `${width} px` }).toEqual({ first: 3, off: 0 });
  }
  await snaps('x mandatory');
  await areas.getByRole('button', { name: 'Card E' }).last().focus();
  await expect.poll(async () => (await standOf(areas)).off).toBe(0);
});

test('areas stand beside each other where there is room @chromium', async ({ page, site }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const areas = (await openParts(page, site))('areas');
  const names = areas.getByRole('toolbar', { name: 'Whose area' });
  const shown = names.locator('[aria-current="true"]');
  await expect(shown).toHaveCount(3);
  await names.getByRole('button').last().tap();
  await expect(shown.last()).toHaveAccessibleName('Old Master’s area');
  await expect(shown).toHaveCount(3);

  const last = areas.getByRole('region', { name: 'Old Master' });
  await last.getByRole('button', { name: 'Turn Old Master’s area round' }).tap();
  await expect(last).toHaveCSS('rotate', '180deg');
  await expect(last).toBeInViewport();

  await page.setViewportSize({ width: 1700, height: 768 });
  await expect(names).toHaveCount(0);
  for (const area of await areas.getByRole('region').all()) await expect(area).toBeInViewport();
});

test('a hand: one tab stop, arrows, a dimmed card tells why, and the focus stays in it', async ({
  page,
  site,
  press,
}) => {
  const part = (await openParts(page, site))('hand');
  const hand = part.getByRole('toolbar', { name: 'Your hand' });
  const card = (letter: string): Locator => hand.getByRole('button', { name: `Card ${letter}`, exact: true });
  await press(card('B'));
  await expect(card('B')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('End');
  await expect(card('E')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(part.getByRole('status')).toHaveText('Card D cannot be chosen now');
  await expect(card('D')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Tab');
  await expect(part.getByRole('button', { name: 'One card fewer' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(card('D')).toBeFocused();
});

test('a long hand lies in rows, each card in sight and as large as a finger, and arrows walk them all', async ({
  page,
  site,
  press,
}) => {
  const part = (await openParts(page, site))('hand');
  const more = part.getByRole('button', { name: 'One more card' });
  const hand = part.getByRole('toolbar');
  const tops = (): Promise<number> =>
    hand.getByRole('button').evaluateAll((all) => new Set(all.map((card) => card.parentElement?.offsetTop)).size);
  expect(await tops()).toBe(1);
  for (let count = 5; count < 14; count++) await press(more);
  await expect(hand.getByRole('button')).toHaveCount(14);
  expect(await tops()).toBeGreaterThan(1);
  expect(await hand.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await hand.scrollIntoViewIfNeeded();
  for (const card of await hand.getByRole('button').all()) {
    await expect(card).toBeInViewport({ ratio: 1 });
    expect((await card.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  }
  await press(hand.getByRole('button').first());
  await page.keyboard.press('End');
  await expect(hand.getByRole('button', { name: 'Card N' })).toBeFocused();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(tops).toBe(1);
});

test('what the stage shows at a time depends on that time alone, and played it ends as it is seeked @chromium', async ({
  page,
  site,
}) => {
  const stage = (await openParts(page, site))('stage');
  await stage.scrollIntoViewIfNeeded();
  /** Where all that is seen stands, and how much it is seen. */
  const poses = (): Promise<string> =>
    stage.locator('.stage').evaluate((layer) => {
      const own = layer.getBoundingClientRect();
      const seen = [...layer.querySelectorAll('.stage-body, .stage-number > *')].flatMap((body) => {
        const { left, top, width, height } = body.getBoundingClientRect();
        const around = body.closest('.stage-sprite') ?? body;
        const opacity = [around, body].map((each) => Number(getComputedStyle(each).opacity));
        // What has left is taken away when the next step begins.
        if (opacity.includes(0)) return [];
        const place = [left - own.left, top - own.top, width, height, ...opacity];
        return [place.map((number) => number.toFixed(1)).join(' ')];
      });
      return seen.join('\n');
    });
  const slider = stage.getByRole('slider');
  const seek = async (ms: number): Promise<string> => {
    await slider.fill(String(ms));
    return poses();
  };
  const names = ['Flight', 'Turn over', 'Tumble', 'Count', 'Burst', 'Land', 'Spotlight', 'Banner', 'Parade', 'Shake'];
  for (const name of names) {
    await stage.getByRole('radio', { name, exact: true }).check();
    await slider.fill('0');
    const forward = [await seek(200), await seek(450), await seek(1300)];
    const back = [await seek(450), await seek(200)].reverse();
    expect(back, name).toEqual(forward.slice(0, 2));
    expect(new Set(forward).size, name).toBeGreaterThan(1);

    await slider.fill('0');
    await stage.getByRole('button', { name: 'Play it' }).tap();
    await expect.poll(poses, name).toBe(forward[2]);
  }
});
