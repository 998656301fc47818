import { readMatches } from '../src/cli/scenes.ts';
import { dailyWords } from '../src/words/daily.ts';
import { seatsWords } from '../src/words/seats.ts';
import { Player } from './player.ts';
import { expect, test } from './test.ts';
import { titles } from './tier.ts';

const words = seatsWords.en;

for (const game of titles('fairy-light')) {
  test(`two taps on Play in one moment lay one table of ${game} @chromium`, async ({ page, site, press }) => {
    await page.goto(`${site.url}#/box/${game}`);
    const player = new Player(page, press);
    await player.button(words.play).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(player.next).toBeVisible();
    expect(await readMatches(page)).toHaveLength(1);
  });
}

test('two tabs that begin the day in one moment sit at one table @chromium', async ({ page, context, site }) => {
  const other = await context.newPage();
  const plays = [page, other].map((tab) =>
    tab.getByRole('button', { name: new RegExp(`^${dailyWords.en.play}`) }).first(),
  );
  for (const tab of [page, other]) await tab.goto(`${site.url}#/daily`);
  for (const play of plays) await expect(play).toBeVisible();
  await Promise.all(plays.map((play) => play.evaluate((button: HTMLButtonElement) => button.click())));
  await expect(page.locator('.daily')).toHaveCount(0);
  await expect(other.locator('.daily')).toHaveCount(0);
  await expect(page.locator('.table-head, .message').first()).toBeVisible();
  await expect(other.locator('.table-head, .message').first()).toBeVisible();
  expect(await readMatches(page)).toHaveLength(1);
  expect(page.url()).toBe(other.url());
});

test('two people of one name are asked for another, and a name without width is none @chromium', async ({
  page,
  site,
  press,
}) => {
  await page.goto(`${site.url}#/box/fairy-light`);
  const player = new Player(page, press);
  const second = page.getByRole('group', { name: words.whoSits(1) });
  await player.choose(second.getByRole('radio', { name: words.person }));
  const names = page.locator('.chairs input[type="text"]');
  await names.nth(0).fill('Ann');
  await names.nth(1).fill(' ann');
  await press(player.button(words.play));
  await expect(page.getByText(words.sameName('ann'))).toBeVisible();
  await expect(names.nth(1)).toBeFocused();
  await names.nth(1).fill('\u200b');
  await press(player.button(words.play));
  await expect(player.next).toBeVisible();
  const [match] = await readMatches(page);
  expect(match?.sitters.map(({ name }) => name)).toEqual(['Ann', words.emblems.pine]);
});
