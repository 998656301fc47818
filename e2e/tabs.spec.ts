import { Player } from './player.ts';
import { expect, test } from './test.ts';

test('a match is in one tab; another can take it over', async ({ page, context, site, press }) => {
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'] });
  for (let move = 0; move < 3; move++) await player.move();

  const tab = await context.newPage();
  await tab.goto(page.url());
  const other = new Player(tab, press);
  await expect(tab.getByRole('heading', { name: 'This game is open in another tab' })).toBeVisible();
  await press(other.button('Play here'));
  await expect(page.getByRole('heading', { name: 'This game is open in another tab' })).toBeVisible();
  for (let move = 0; move < 2; move++) expect(await other.move()).toBe(true);
});
