import type { Locator, Page } from 'playwright/test';
import { Player } from './player.ts';
import { expect, test } from './test.ts';

const MOST_TABS = 120;

test('a whole game by keyboard alone @chromium', async ({ page, site }) => {
  test.slow();
  await page.goto(site.url);
  const player = new Player(page, (at) => pressKey(page, at));
  await player.start({ seats: [] });
  await player.finish();
  await expect(player.again).toBeVisible();
});

/** Tab by Tab to the button, and Enter: nothing is focused in any other way. */
async function pressKey(page: Page, at: Locator): Promise<void> {
  await expect(at).toBeVisible();
  for (let tab = 0; tab <= MOST_TABS; tab++) {
    if (await at.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${at} cannot be reached by Tab`);
}
