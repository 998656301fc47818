import type { Page } from 'playwright/test';
import { learnWords } from '../src/words/guide.ts';
import { seatsWords } from '../src/words/seats.ts';
import { Fingers, middleOf } from './finger.ts';
import { Player, type Press } from './player.ts';
import { expect, test } from './test.ts';

const words = seatsWords.en;

test('seats are pulled to another place by a finger, and tapped there @chromium', async ({ page, site, press }) => {
  await layOut(page, site.url, press);
  await expect.poll(() => order(page)).toEqual(['Crane', 'Solo', 'Tutti']);

  // All three in sight, so that nothing scrolls between the looks at where they are.
  await handle(page, 'Solo').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const from = await middleOf(handle(page, 'Crane'));
  const to = await middleOf(handle(page, 'Tutti'));
  await (await Fingers.on(page)).move([from, { x: from.x, y: to.y + 20 }]);
  await expect.poll(() => order(page)).toEqual(['Solo', 'Tutti', 'Crane']);

  // A finger that comes back leaves everything as it was.
  await (await Fingers.on(page)).move([to, { x: to.x, y: to.y - 12 }]);
  await expect(page.locator('[data-dragged="true"]')).toHaveCount(0);
  expect(await order(page)).toEqual(['Solo', 'Tutti', 'Crane']);

  await press(page.getByRole('button', { name: words.reseat('Tutti', 1, 0) }));
  await expect.poll(() => order(page)).toEqual(['Tutti', 'Solo', 'Crane']);
  await press(page.getByRole('button', { name: words.reseat('Tutti', 0, 1) }));
  await expect.poll(() => order(page)).toEqual(['Solo', 'Tutti', 'Crane']);
});

test('arrows move a seat, and the focus goes with it @both', async ({ page, site, press }) => {
  await layOut(page, site.url, press);
  await page.getByRole('button', { name: words.reseat('Crane', 0, 1) }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: words.reseat('Crane', 1, 0) })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: words.reseat('Crane', 2, 1) })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: words.reseat('Crane', 1, 0) })).toBeFocused();
  expect(await order(page)).toEqual(['Solo', 'Crane', 'Tutti']);
});

test('the Enter that ends a name begins no game, and neither does Play with a code that is wrong', async ({
  page,
  site,
  press,
}) => {
  await layOut(page, site.url, press);
  const name = page
    .getByRole('textbox', { name: words.nameOf(0) })
    .or(page.getByRole('combobox', { name: words.nameOf(0) }));
  await name.fill('Aya');
  await name.press('Enter');
  await expect(name).not.toBeFocused();
  const play = page.getByRole('button', { name: words.play, exact: true });
  await press(page.getByText(words.knownDeal));
  const code = page.getByRole('textbox', { name: words.dealCode });
  await code.fill('ABC');
  await press(play);
  await expect(code).toBeFocused();
  await expect(page.getByText(words.faults.length)).toBeVisible();
  await code.fill('');
  await press(play);
  await expect(page.locator('.table')).toBeVisible();
  await expect(page.locator('.table')).toContainText('Aya');
});

/** Three seats of the first game on the shelf that has as many. */
async function layOut(page: Page, url: string, press: Press): Promise<void> {
  await page.goto(url);
  await press(page.locator('.boxes [data-game="fairy-concerto"] a'));
  // The last to come, above the seats: nothing moves them after it.
  await expect(page.getByRole('button', { name: learnWords.en.learn, exact: true })).toBeVisible();
  const count = page.getByRole('group', { name: words.count });
  await new Player(page, press).choose(count.getByRole('radio', { name: '3', exact: true }));
  await expect(page.locator('.chair')).toHaveCount(3);
}

const handle = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Move ${name} `) });

const order = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('.chair input[type="text"]')
    .evaluateAll((names) => names.map((each) => (each as HTMLInputElement).placeholder));
