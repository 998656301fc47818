import type { Locator, Page } from 'playwright/test';
import { Fingers, middleOf } from './finger.ts';
import { openParts } from './partsPage.ts';
import { expect, test } from './test.ts';

const cellAt = (part: Locator, name: string): Locator => part.locator(`[data-thing="cell:${name}"]`);
const hexAt = (part: Locator, name: string): Locator => part.locator(`[data-thing="hex:${name}"]`);
const button = (part: Locator, name: string): Locator => part.getByRole('button', { name, exact: true });

async function boxOf(at: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await at.boundingBox();
  if (!box) throw new Error(`${at} is not drawn`);
  return box;
}
const widthOf = async (at: Locator): Promise<number> => Math.round((await boxOf(at)).width);
/** To the pixel that rounding takes or gives. */
const expectTwice = (at: Locator, before: number): Promise<void> =>
  expect.poll(async () => Math.abs((await widthOf(at)) - 2 * before)).toBeLessThanOrEqual(1);
/** Each step is there before the next, so that the board stands still after the last. */
async function comeNearer(map: Locator, steps: number): Promise<void> {
  const hex = hexAt(map, '0,0');
  for (let step = 0; step < steps; step++) {
    const before = await widthOf(hex);
    await button(map, 'Nearer').tap();
    await expect.poll(() => widthOf(hex)).toBeGreaterThan(before);
  }
}
const aside = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('two fingers bring the board nearer, one moves it, and a drag taps nothing @chromium', async ({ page, site }) => {
  const map = (await openParts(page, site))('map');
  const hex = hexAt(map, '0,0');
  const before = await widthOf(hex);
  const { x, y } = await middleOf(hex);
  const fingers = await Fingers.on(page);
  await fingers.move(
    [
      { x: x - 30, y },
      { x: x - 60, y },
    ],
    [
      { x: x + 30, y },
      { x: x + 60, y },
    ],
  );
  await expectTwice(hex, before);
  const { x: left } = await boxOf(hex);
  await fingers.move([
    { x: x + 40, y },
    { x: x - 40, y },
  ]);
  await expect.poll(async () => Math.round(left - (await boxOf(hex)).x)).toBeGreaterThan(60);
  await expect(map.locator('[aria-pressed="true"]')).toHaveCount(0);
  await expect(map.locator('[data-mark="ghost"]')).toHaveCount(0);
  await button(map, 'The whole board').tap();
  await expect.poll(() => widthOf(hex)).toBe(before);
  expect(await aside(page)).toBeLessThanOrEqual(0);
});

test('with the whole board in sight a finger scrolls the page @chromium', async ({ page, site }) => {
  const map = (await openParts(page, site))('map');
  const { x, y } = await middleOf(hexAt(map, '0,0'));
  const scrolled = await page.evaluate(() => scrollY);
  await (await Fingers.on(page)).move([
    { x, y },
    { x, y: y + 120 },
  ]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scrolled);
});

test('on a table turned to the other side, fingers and keys mean what they touch @chromium', async ({ page, site }) => {
  const map = (await openParts(page, site))('map');
  const board = map.getByRole('region', { name: 'Map' });
  await board.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    document.documentElement.dataset.turned = 'true';
    document.querySelector<HTMLElement>('.part[data-part="map"]')?.style.setProperty('rotate', '180deg');
  });
  const hex = hexAt(map, '0,0');
  await comeNearer(map, 3);
  const { x: left, y: top } = await boxOf(hex);
  const { x, y } = await middleOf(hex);
  await (await Fingers.on(page)).move([
    { x, y },
    { x: x + 60, y: y + 40 },
  ]);
  await expect.poll(async () => Math.round((await boxOf(hex)).x - left)).toBeGreaterThan(40);
  expect(Math.round((await boxOf(hex)).y - top)).toBeGreaterThan(20);
  await hex.tap();
  await expect(hex).toBeFocused();
  const frame = await boxOf(board);
  for (const key of ['d', 'd', 'd', 'Control+Home', 'Control+End']) {
    await page.keyboard.press(key);
    await expect(async () => {
      const held = await boxOf(page.locator(':focus'));
      expect(held.x, key).toBeGreaterThanOrEqual(frame.x);
      expect(held.x + held.width, key).toBeLessThanOrEqual(frame.x + frame.width);
      expect(held.y, key).toBeGreaterThanOrEqual(frame.y);
    }).toPass();
  }
});

test('the guide brings what it points at into sight, on a board near by too @chromium', async ({ page, site }) => {
  const part = await openParts(page, site);
  const [map, guide] = [part('map'), part('guide')];
  await comeNearer(map, 4);
  const edge = hexAt(map, '3,0');
  const board = await boxOf(map.getByRole('region', { name: 'Map' }));
  expect((await boxOf(edge)).x).toBeGreaterThan(board.x + board.width);
  await guide.getByRole('button', { name: 'Begin' }).tap();
  const bubble = page.getByRole('dialog', { name: 'Guide' });
  await expect(bubble).toContainText('This is a card of the hand.');
  await expect(part('hand').getByRole('button', { name: 'Card C' })).toBeInViewport();
  await bubble.getByRole('button', { name: 'Go on' }).tap();
  await expect(bubble).toContainText('eastern end');
  await expect(edge).toBeInViewport({ ratio: 0.99 });
  expect((await boxOf(edge)).x).toBeLessThan(board.x + board.width);
  await bubble.getByRole('button', { name: 'Go on' }).tap();
  await bubble.getByRole('button', { name: 'Play on' }).tap();
  await expect(bubble).toHaveCount(0);
});

test('wheel, double tap on bare ground, buttons and keys bring it nearer and farther @chromium', async ({
  page,
  site,
}) => {
  const map = (await openParts(page, site))('map');
  const hex = hexAt(map, '0,0');
  const board = map.getByRole('region', { name: 'Map' });
  const whole = await widthOf(hex);
  const { x, y } = await middleOf(hex);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => widthOf(hex)).toBeGreaterThan(whole);
  await page.keyboard.press('Tab');
  await board.focus();
  await page.keyboard.press('0');
  await expect.poll(() => widthOf(hex)).toBe(whole);
  await expect(button(map, 'Farther')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('+');
  await expect.poll(() => widthOf(hex)).toBeGreaterThan(whole);
  const { x: left } = await boxOf(hex);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await boxOf(hex)).x).toBeGreaterThan(left);
  await page.keyboard.press('-');
  await expect.poll(() => widthOf(hex)).toBe(whole);
  await button(map, 'Nearer').tap();
  await expect.poll(() => widthOf(hex)).toBeGreaterThan(whole);
  await button(map, 'The whole board').tap();
  const ground = await boxOf(board);
  await page.mouse.dblclick(ground.x + 8, ground.y + ground.height - 8);
  await expectTwice(hex, whole);
});

test('on a map near by, what has the focus is in sight @chromium', async ({ page, site }) => {
  const map = (await openParts(page, site))('map');
  const board = await boxOf(map.getByRole('region', { name: 'Map' }));
  await hexAt(map, '0,0').focus();
  for (let zoom = 0; zoom < 4; zoom++) await page.keyboard.press('+');
  for (const key of ['e', 'e', 'd', 'x', 'x', 'ArrowDown', 'End', 'Control+End', 'Control+Home']) {
    await page.keyboard.press(key);
    await expect(async () => {
      const held = await boxOf(page.locator(':focus'));
      expect(held.x, key).toBeGreaterThanOrEqual(board.x);
      expect(held.x + held.width, key).toBeLessThanOrEqual(board.x + board.width);
      expect(held.y + held.height, key).toBeLessThanOrEqual(board.y + board.height);
    }).toPass();
  }
  await expect(hexAt(map, '0,-3')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hexAt(map, '0,-3')).toHaveAttribute('aria-pressed', 'true');
});

/** What a finger is asked to hit on a board. */
const LARGE_PX = 34;

test('a small cell is shown by the first tap and chosen by the second; a large one at once @chromium', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 260, height: 640 });
  const map = (await openParts(page, site))('map');
  const [hex, other] = [hexAt(map, '1,0'), hexAt(map, '0,0')];
  expect(await widthOf(hex)).toBeLessThan(LARGE_PX);
  await hex.tap();
  await expect(hex).toHaveAttribute('data-mark', 'ghost');
  await expect(hex).toHaveAttribute('aria-pressed', 'false');
  await other.tap();
  await expect(other).toHaveAttribute('data-mark', 'ghost');
  await expect(other).toHaveAttribute('aria-pressed', 'false');
  await other.tap();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await button(map, 'Nearer').tap();
  await expect.poll(() => widthOf(hex)).toBeGreaterThan(LARGE_PX);
  await hex.tap();
  await expect(hex).toHaveAttribute('aria-pressed', 'true');
});

test('a ghost is shown, turned, carried, taken away and laid, by finger', async ({ page, site, press }) => {
  const field = (await openParts(page, site))('field');
  const ghost = field.locator('[data-mark="ghost"]');
  await press(cellAt(field, '2,0'));
  await expect(ghost).toHaveCount(2);
  await expect(cellAt(field, '3,0')).toHaveAttribute('data-mark', 'ghost');
  await press(cellAt(field, '2,0'));
  await expect(cellAt(field, '2,1')).toHaveAttribute('data-mark', 'ghost');
  await press(field.getByRole('button', { name: /^Turn it/ }));
  await expect(cellAt(field, '2,-1')).toHaveAttribute('data-mark', 'ghost');
  await press(cellAt(field, '0,-1'));
  await expect(cellAt(field, '0,-2')).toHaveAttribute('data-mark', 'ghost');
  await press(button(field, 'Take it away again'));
  await expect(ghost).toHaveCount(0);
  await press(cellAt(field, '2,0'));
  await press(button(field, 'Lay the domino'));
  await expect(cellAt(field, '3,0')).toHaveAttribute('data-mark', 'taken');
  await expect(ghost).toHaveCount(0);
});

test('a ghost is shown, turned, taken away and laid, by keys', async ({ page, site }) => {
  const field = (await openParts(page, site))('field');
  const ghost = field.locator('[data-mark="ghost"]');
  await field.getByRole('region', { name: 'Field' }).focus();
  await page.keyboard.press('Tab');
  await expect(cellAt(field, '-1,0')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ghost).toHaveCount(2);
  await page.keyboard.press('r');
  await expect(cellAt(field, '-2,0')).toHaveAttribute('data-mark', 'ghost');
  await page.keyboard.press('Escape');
  await expect(ghost).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(cellAt(field, '-1,1')).toHaveAttribute('data-mark', 'taken');
  await expect(cellAt(field, '-1,1')).toBeFocused();
});
