import { Player } from './player.ts';
import { expect, test } from './test.ts';

test('a person plays a bot to the end', async ({ page, site, press }) => {
  test.slow();
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'bot'] });
  await player.finish();
  await expect(player.again).toBeVisible();
  await press(player.button('See the table'));
  await expect(page.getByRole('main', { name: 'The table' })).toBeVisible();
});
