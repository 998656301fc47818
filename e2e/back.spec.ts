import { allScenes, putMatches } from '../src/cli/scenes.ts';
import { Player } from './player.ts';
import { expect, test, withSettings } from './test.ts';
import { titles } from './tier.ts';

test('Back leaves the look-back, then the sheets, then the table', async ({ page, press, player }) => {
  const { table, shelf } = player.words;
  const dialog = page.getByRole('dialog');
  await player.start({ seats: ['person', 'person'] });
  for (let move = 0; move < 3; move++) await player.move();
  const address = page.url();

  const log = await player.openSheet('log');
  await press(log.getByRole('button', { name: new RegExp(`^${table.lookBack}`) }).last());
  await expect(player.button(table.toNow)).toBeFocused();
  await page.goBack();
  await expect(player.prompt).toBeVisible();
  await expect(player.button(table.toNow)).toHaveCount(0);
  await expect(page.getByRole('main', { name: table.board })).toBeFocused();

  await press((await player.openSheet('log')).locator('.opener').first());
  await expect(dialog).toHaveCount(2);
  await page.goBack();
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toHaveAccessibleName(table.log);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect(player.prompt).toBeVisible();

  await player.select();
  const chosen = await player.primary.textContent();
  await press(player.button(table.menu));
  await press(dialog.getByRole('button', { name: new RegExp(`^${table.rules}`) }));
  await expect(page.getByRole('search')).toBeVisible();
  await page.goBack();
  await expect(player.primary, 'what was chosen before the rulebook').toHaveText(chosen ?? '');
  await page.goBack();
  await expect(player.waiting).toHaveCount(1);

  await press(page.locator('.ticket button'));
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await press(page.locator('.ticket button'));
  await press(dialog.getByRole('button', { name: new RegExp(`^${table.final.again}`) }));
  await expect(player.next).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: shelf.name })).toBeVisible();
});

test('a sheet that was put away by hand is no step back', async ({ page, press, player }) => {
  const { table, shelf } = player.words;
  await player.start({ seats: ['person', 'person'] });
  for (let time = 0; time < 2; time++) {
    await player.openSheet('scores');
    await press(player.button(shelf.close));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goBack();
  await expect(player.waiting).toHaveCount(1);
  await press(player.waiting);
  await expect(player.prompt).toBeVisible();

  await press(player.button(table.menu));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(player.prompt).toBeVisible();
  await press(player.button(table.menu));
  await press(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${table.leave}`) }));
  await expect(player.waiting).toHaveCount(1);
});

test('a sheet gives the focus back to what opened it, also when it leads to another', async ({
  page,
  press,
  player,
}) => {
  const { table, shelf } = player.words;
  await player.start({ seats: ['person', 'person'] });
  const menu = player.button(table.menu);
  await player.openSheet('log');
  await press(player.button(shelf.close));
  await expect(menu).toBeFocused();
  await player.select();
  await expect(menu).toBeFocused();
  await player.commit();
  await expect(page.getByRole('main', { name: table.board })).toBeFocused();
  await press(player.button(table.takeBack));
  await expect(player.button(table.takeBack)).toBeFocused();
});

test('while a sheet is still on its way, the table under it hears nothing @chromium', async ({ page, site, press }) => {
  await withSettings(page, JSON.stringify({ lang: 'en', motion: 'full' }));
  await page.goto(site.url);
  const player = new Player(page, press);
  const { table } = player.words;
  const dialog = page.getByRole('dialog');
  await player.start({ seats: ['person', 'person'] });
  const slow = await page.context().newCDPSession(page);
  await slow.send('Animation.enable');
  await slow.send('Animation.setPlaybackRate', { playbackRate: 0.001 });

  await press(player.button(table.menu));
  await expect(dialog).toHaveCount(1);
  await expect(dialog).not.toHaveAttribute('open');
  const { x, y, width, height } = (await player.button(table.toShelf).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  expect(width).toBeGreaterThan(0);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(dialog).toHaveCount(0);
  await expect(player.prompt).toBeVisible();
  await expect(player.button(table.menu)).toBeFocused();
});

test('Escape puts away one sheet each, however quickly it comes again @chromium', async ({ page, press, player }) => {
  await player.start({ seats: ['person', 'person'] });
  for (let move = 0; move < 3; move++) await player.move();
  const sheets = page.getByRole('dialog');
  // What was put away is gone a moment later: often enough the second key comes before that.
  for (let time = 0; time < 8; time++) {
    await press((await player.openSheet('log')).locator('.opener').first());
    await expect(page.locator('dialog:modal')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(sheets).toHaveCount(0);
  }
});

for (const game of titles('alfheim')) {
  test(`after seventy changes of screen ${game} can be begun, and Back leads home @chromium @proof`, async ({
    page,
    site,
    press,
  }) => {
    const [over] = (await allScenes()).find(({ name }) => name === `${game}-records`)?.matches ?? [];
    if (!over) throw new Error('no scene has a game that is over');
    await page.goto(`${site.url}#/settings`);
    await page.locator('.screen.settings').waitFor();
    await putMatches(page, [over]);
    await page.goto('about:blank');
    await page.goto(site.url);
    const player = new Player(page, press);
    const { shelf, table } = player.words;
    const home = page.getByRole('heading', { level: 1, name: shelf.name });
    await press(page.locator('a[href="#/records"]'));
    for (let round = 0; round < 30; round++) {
      await press(page.locator('.screen.records a[href="#/archive"]'));
      await press(page.locator('.screen.archive a[href="#/records"]'));
    }
    expect(await page.evaluate(() => history.length)).toBeLessThan(10);
    await page.goBack();
    await expect(home).toBeVisible();

    // Addresses that nobody can keep from the history: it forgets its oldest ones.
    for (let round = 0; round < 35; round++) {
      for (const screen of ['settings', 'daily']) {
        await page.evaluate((hash) => location.assign(hash), `#/${screen}`);
        await page.locator(`.screen.${screen}`).waitFor();
      }
    }
    await press(page.locator('.to-shelf'));
    await expect(home).toBeVisible();
    await page.evaluate((hash) => location.assign(hash), `#/box/${game}`);
    await press(player.button(player.words.seats.play));
    await expect(player.next).toBeVisible();
    await press(player.button(table.menu));
    await press(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${table.leave}`) }));
    await expect(player.waiting.first()).toBeVisible();
  });
}
