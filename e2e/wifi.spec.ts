import { aboutWords } from '../src/words/about.ts';
import { movingWords } from '../src/words/backup.ts';
import { ELSEWHERE } from './browser.mjs';
import { Player } from './player.ts';
import { expect, test } from './test.ts';

test.use({ movesIn: true });

const about = aboutWords.en;

test('by an address that is not https games are played and kept, and the shelf says what is missing @chromium', async ({
  page,
  site,
  press,
}) => {
  const url = site.urlAt(ELSEWHERE);
  await page.goto(url);
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false]);
  await expect(page.getByText(movingWords.en.notSecure)).toBeVisible();
  const player = new Player(page, press);
  for (let game = 0; game < 2; game++) {
    await player.start({ seats: ['person', 'bot'] });
    for (let move = 0; move < 2; move++) expect(await player.move()).toBe(true);
    await page.goto(`${url}#/`);
  }
  await page.reload();
  await expect(player.waiting).toHaveCount(2);
  await press(player.waiting.first());
  expect(await player.move()).toBe(true);
  // Nothing of the other screens takes for granted what browsers withhold here.
  for (const screen of ['daily', 'records', 'archive', 'settings']) {
    await page.goto(`${url}#/${screen}`);
    await expect(page.locator(`.screen.${screen}`)).toBeVisible();
  }
  await press(player.button(about.report));
  await expect(page.locator('.about').getByRole('status').filter({ hasText: /./ })).toBeVisible();
});
