import { Player } from './player.ts';
import { expect, test } from './test.ts';
import { listenIn, tablesOn } from './wire.ts';

test('the table turns to whoever plays, and the curtain with it @chromium', async ({ page, context, site, press }) => {
  const wire = await listenIn(context);
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'], way: 'dark' });
  if (await player.curtain.isVisible()) await player.hold();
  const sheet = await player.openSheet('turn');
  await player.choose(sheet.getByRole('radio', { name: player.words.table.facing.turnings.player }));
  await press(player.button(player.words.shelf.close));
  await expect(sheet).toHaveCount(0);

  const turns = new Set<string | null>();
  for (let move = 0; move < 5; move++) {
    const floor = tablesOn(wire).at(-1)?.floor;
    const seat = floor && ('seat' in floor ? floor.seat : floor.kind === 'curtain' ? floor.to : null);
    if (typeof seat === 'number') {
      await expect(page.locator('html')).toHaveAttribute('data-turned', String(seat === 1));
      turns.add(await page.locator('html').getAttribute('data-turned'));
    }
    await player.move();
  }
  expect([...turns].sort()).toEqual(['false', 'true']);
  await page.goto(`${site.url}#/settings`);
  await expect(page.locator('html')).not.toHaveAttribute('data-turned');
});
