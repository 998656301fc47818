import type { Page } from 'playwright/test';
import { loadGame } from '../src/cli/games.ts';
import { putMatches, readMatches } from '../src/cli/scenes.ts';
import { fixtureNamed, fixturesOf } from '../src/games/fixtures.ts';
import type { SavedMatch } from '../src/saves/format.ts';
import { settingsWords } from '../src/words/settings.ts';
import { expectAccessible } from './axe.ts';
import { Player } from './player.ts';
import { goOnWith, momentIn, savedAfter } from './recorded.ts';
import { expect, test, withSettings } from './test.ts';

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
  const player = new Player(page, press);
  const record = fixtureNamed('fairy-light', '2-standard-0');
  await goOnWith(page, site.url, savedAfter(record, record.log.length - 3, ['person', 'person']), player);
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
  player,
}) => {
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

/** A recorded game of two, up to where a person's end of a turn is the only way. */
async function onlyWay(): Promise<SavedMatch> {
  const game = await loadGame('maihoshi');
  const fixture = fixturesOf('maihoshi').find(({ setup }) => setup.seats === 2);
  if (!fixture) throw new Error('no recorded game is of two');
  const made = momentIn(game, fixture, (state, { seat, move }) => {
    const isEnd = (move as { readonly do?: string }).do === 'end';
    return seat === 0 && isEnd && game.moves(state, seat).length === 1;
  });
  if (made === null) throw new Error('nothing in it goes one way only');
  return savedAfter(fixture, made, ['person', 'bot']);
}

async function goesByItself(page: Page, pace: string): Promise<void> {
  const settings = JSON.stringify({ lang: 'en', confirm: true, forced: true, motion: 'off', pace });
  await withSettings(page, settings);
}

const logged = async (page: Page): Promise<number> => (await readMatches(page))[0]?.log.length ?? 0;

test('alone among bots the only way is gone by itself, and taking back steps over it @chromium', async ({
  page,
  site,
  press,
}) => {
  const save = await onlyWay();
  await goesByItself(page, 'atOnce');
  const player = new Player(page, press);
  await goOnWith(page, site.url, save, player);
  await expect.poll(() => logged(page)).toBeGreaterThan(save.log.length);
  await expect(player.prompt).toBeVisible();
  const gone = await logged(page);
  await press(player.button(player.words.table.takeBack));
  await expect.poll(() => logged(page)).toBe(gone + 1);
  // The decision before is asked again, and has several ways.
  await expect(player.prompt).toBeVisible();
  await expect(player.primary).toBeHidden();
});

test('the only way is not gone under a sheet that somebody reads @chromium', async ({ page, site, press }) => {
  const save = await onlyWay();
  await goesByItself(page, 'slow');
  const player = new Player(page, press);
  await page.clock.install({ time: 0 });
  await page.goto(`${site.url}#/settings`);
  await page.locator('.screen.settings').waitFor();
  await putMatches(page, [{ id: 'recorded', save }]);
  await page.clock.pauseAt(A_DAY_MS);
  await page.goto(`${site.url}#/table/recorded`);
  // Only the page's clock counts, however long the machine takes for a frame of it.
  const passesUntil = async (isSo: () => Promise<boolean>): Promise<void> => {
    while (!(await isSo())) await page.clock.runFor(A_FRAME_MS);
  };
  await passesUntil(() => player.next.isVisible());
  await page.locator(`button[aria-label="${player.words.table.menu}"]`).click();
  await passesUntil(() => page.locator('dialog[open]').isVisible());
  await page.clock.runFor(10_000);
  expect(await logged(page)).toBe(save.log.length);
  await page.keyboard.press('Escape');
  await passesUntil(async () => (await logged(page)) > save.log.length);
});

const A_FRAME_MS = 20;
const A_DAY_MS = 86_400_000;
