import { loadGame } from '../src/cli/games.ts';
import { putMatches } from '../src/cli/scenes.ts';
import { openMatch } from '../src/engine/match.ts';
import { fixturesOf } from '../src/games/fixtures.ts';
import type { SavedMatch } from '../src/saves/format.ts';
import { Player } from './player.ts';
import { goOnWith, savedAfter } from './recorded.ts';
import { expect, test, withSettings } from './test.ts';

const SETTINGS = JSON.stringify({
  lang: 'en',
  theme: 'light',
  confirm: true,
  forced: false,
  motion: 'off',
  pace: 'steady',
});
/** Moves that are shown before the big one, where it is waited for, and where it shall not come too soon. */
const FEW = 2;
const MANY = 9;
const AFTER = 2;

/** A game of three that was left so many moves before the costs of the seventh round were turned over, and has gone on since. */
async function roundSeven(before: number): Promise<SavedMatch> {
  const game = await loadGame('alfheim');
  const fixture = fixturesOf('alfheim').find(({ setup }) => setup.seats === 3);
  if (!fixture) throw new Error('no recorded game is of three');
  const { happened } = openMatch(game, savedAfter(fixture, fixture.log.length, ['person', 'person', 'person']));
  const turned = happened.findLastIndex(({ told }) => told.some(({ event }) => 'is' in event && event.is === 'costs'));
  return { ...savedAfter(fixture, turned + 1 + AFTER, ['person', 'person', 'person']), shown: turned + 1 - before };
}

/** A game that was left before two pie fights with one move between them, and has gone on since. */
async function twoBigMoments(): Promise<SavedMatch> {
  const game = await loadGame('my-little-scythe');
  for (const fixture of fixturesOf('my-little-scythe')) {
    const persons = Array<'person'>(fixture.setup.seats).fill('person');
    const { happened } = openMatch(game, savedAfter(fixture, fixture.log.length - AFTER, persons));
    const isBig = (at: number): boolean =>
      happened[at]?.told.some(({ event }) => 'is' in event && event.is === 'fought') ?? false;
    const first = happened.findIndex((_, at) => isBig(at) && isBig(at + 2));
    if (first >= 0) return { ...savedAfter(fixture, first + 3 + AFTER, persons), shown: first };
  }
  throw new Error('no two big moments follow one another');
}

test('what has happened is shown at a pace that can be read, a big moment waits for a tap, and a turn or all can be skipped @chromium', async ({
  page,
  site,
  press,
}) => {
  await withSettings(page, SETTINGS);
  const player = new Player(page, press);
  const { skip, skipTurn } = player.words.table;
  const told = page.locator('.following .prompt');
  const asked = page.locator('.prompt[data-asks="true"]');

  await goOnWith(page, site.url, await roundSeven(FEW), player);
  await expect(page.locator('.following[data-stopped="true"]')).toBeVisible();
  await expect(page.locator('.actions .tidings')).toContainText('New costs are turned over');
  await page.setViewportSize({ width: 360, height: 640 });
  const hidden = page
    .locator('.actions .tidings')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(await hidden).toBe(0);
  await expect(player.button(skipTurn)).toBeHidden();
  await press(player.goOn);
  await expect(asked).toBeVisible();
  await expect(told).toBeHidden();

  for (const way of [skip, skipTurn]) {
    await page.goto(`${site.url}#/settings`);
    await page.locator('.screen.settings').waitFor();
    await putMatches(page, [{ id: 'recorded', save: await roundSeven(MANY) }]);
    await page.goto(`${site.url}#/table/recorded`);
    await press(player.button(way));
    await expect(way === skip ? asked : told).toBeVisible();
  }

  // A tap on the table ends what is shown, and does nothing else; the next one is answered.
  await expect(told).toBeVisible();
  const fairy = page.locator('[data-board] [data-thing^="fairy:"]').first();
  await press(fairy);
  await expect(asked).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('of two big moments a double tap passes one @chromium @proof', async ({ page, site }) => {
  await withSettings(page, SETTINGS);
  const player = new Player(page, (at) => at.tap());
  await goOnWith(page, site.url, await twoBigMoments(), player);
  const told = page.locator('.following[data-stopped="true"]');
  await expect(told).toBeVisible();
  const spoken = page.locator('.actions .tidings');
  const first = await spoken.textContent();
  const box = await player.goOn.boundingBox();
  const thumb = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  await page.touchscreen.tap(...thumb);
  await page.touchscreen.tap(...thumb);
  await expect(spoken).not.toHaveText(first ?? '');
  await expect(page.locator('html[data-settling]')).toHaveCount(0);
  await expect(told).toBeVisible();
});

test('what the others did since the own last turn stands by the thumb, a line for each', async ({
  page,
  site,
  press,
}) => {
  const player = new Player(page, press);
  await goOnWith(page, site.url, await roundSeven(-AFTER), player);
  const since = page.locator('.since');
  await expect(since.locator('.badge').first()).toBeVisible();
  await press(since);
  const log = page.getByRole('dialog', { name: player.words.table.log });
  await expect(log).toBeVisible();

  // What a line names is explained, and stays marked on the board when both sheets are put away.
  const named = await log.locator('[data-opens]').evaluateAll((openers) => {
    const things = openers.map((opener) => opener.getAttribute('data-opens') ?? '');
    return things.find((thing) => document.querySelector(`[data-board] [data-thing="${CSS.escape(thing)}"]`)) ?? '';
  });
  await press(log.locator(`[data-opens="${named}"]`).first());
  const sheets = page.getByRole('dialog');
  for (const left of [1, 0]) {
    await press(sheets.last().getByRole('button', { name: player.words.shelf.close, exact: true }));
    await expect(sheets).toHaveCount(left);
  }
  await expect(page.locator(`[data-board] [data-thing="${named}"][data-lit]`)).not.toHaveCount(0);
});
