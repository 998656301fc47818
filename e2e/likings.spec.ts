import { loadGame } from '../src/cli/games.ts';
import { readMatches } from '../src/cli/matchStore.ts';
import { fixturesOf } from '../src/games/fixtures.ts';
import { settingsWords } from '../src/words/settings.ts';
import { expectAccessible } from './axe.ts';
import { Player } from './player.ts';
import { goOnWith, momentIn, savedAfter } from './recorded.ts';
import { expect, test } from './test.ts';

const words = settingsWords.en;

test('a table can hide its points until the end, and be played with the left hand @chromium', async ({
  page,
  site,
  press,
}) => {
  const isLeft = (): Promise<boolean> =>
    page.locator('.buttons').evaluate((row) => {
      const [first, last] = [row.firstElementChild, row.lastElementChild];
      return !first || !last || first.getBoundingClientRect().left > last.getBoundingClientRect().left;
    });
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'] });
  const points = page.locator('.standing b');
  await expect(points).toHaveCount(2);
  expect(await isLeft()).toBe(false);
  const sheet = await player.openSheet('likings');
  await player.choose(sheet.getByRole('radio', { name: words.pointsAre.covered }));
  await player.choose(sheet.getByRole('radio', { name: words.thumbs.left, exact: true }));
  await press(player.button(player.words.shelf.close));
  await expect(points).toHaveCount(0);
  expect(await isLeft()).toBe(true);

  const scores = await player.openSheet('scores');
  await expect(scores.getByRole('table')).toHaveCount(0);
  await press(scores.getByRole('button', { name: player.words.table.showPoints }));
  await expect(scores.getByRole('table')).toBeVisible();
  await press(player.button(player.words.shelf.close));
  await page.setViewportSize({ width: 844, height: 390 });
  const [log, board] = [page.locator('.beside'), page.locator('main.board')];
  await expect(log).toBeVisible();
  expect((await log.boundingBox())?.x).toBeLessThan((await board.boundingBox())?.x ?? 0);

  await page.setViewportSize({ width: 360, height: 640 });
  await player.finish();
  await expect(points).toHaveCount(2);
});

test('what is known is told to whoever plays alone, and among people if they wish @chromium', async ({
  page,
  site,
  press,
}) => {
  await page.goto(site.url);
  const player = new Player(page, press);
  const { table, shelf } = player.words;
  const dialog = page.getByRole('dialog');
  const item = dialog.getByRole('button', { name: new RegExp(`^${table.memory}`) });
  await player.start({ game: 'alfheim', seats: ['person', 'bot'] });
  await player.comeToDecide();
  await press(player.button(table.menu));
  await press(item);
  await expect(dialog.locator('.aid section')).toHaveCount(2);
  await expect(dialog).toContainText('×');
  await expectAccessible(page);
  await press(player.button(shelf.close));

  await page.goto(site.url);
  await player.start({ game: 'alfheim', seats: ['person', 'person'] });
  await press(player.button(table.menu));
  await expect(dialog).toBeVisible();
  await expect(item).toHaveCount(0);
  await press(player.button(shelf.close));
  const sheet = await player.openSheet('likings');
  await player.choose(sheet.getByRole('radio', { name: words.memories.always }));
  await press(player.button(shelf.close));
  await press(player.button(table.menu));
  await expect(item).toBeVisible();
});

test('alone among bots the only way is gone by itself, and what was taken back is not @chromium', async ({
  page,
  site,
  press,
}) => {
  const game = await loadGame('maihoshi');
  const fixture = fixturesOf('maihoshi').find(({ setup }) => setup.seats === 2);
  if (!fixture) throw new Error('no recorded game is of two');
  const made = momentIn(game, fixture, (state, { seat, move }) => {
    const isEnd = (move as { readonly do?: string }).do === 'end';
    return seat === 0 && isEnd && game.moves(state, seat).length === 1;
  });
  if (made === null) throw new Error('nothing in it goes one way only');
  const settings = JSON.stringify({ lang: 'en', confirm: true, forced: true, motion: 'off', pace: 'atOnce' });
  await page.addInitScript((stored) => localStorage.setItem('enza/.settings', stored), settings);
  const player = new Player(page, press);
  await goOnWith(page, site.url, savedAfter(fixture, made, ['person', 'bot']), player);
  const logged = async (): Promise<number> => (await readMatches(page))[0]?.log.length ?? 0;
  await expect.poll(logged).toBeGreaterThan(made);
  await expect(player.prompt).toBeVisible();
  await press(player.button(player.words.table.takeBack));
  await expect(player.primary).toBeVisible();
  await press(player.button(player.words.table.takeBack));
  await expect(player.primary).toBeHidden();
});
