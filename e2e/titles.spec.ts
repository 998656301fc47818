import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { allScenes, putMatches } from '../src/cli/scenes.ts';
import { FACES } from '../src/games/faces.ts';
import { tableWords } from '../src/words/table.ts';
import { waitingWords } from '../src/words/tickets.ts';
import { Player } from './player.ts';
import { expect, test } from './test.ts';

/** Built with two titles. */
const FEW = '.cache/few';
const THERE = ['fairy-light', 'alfheim'];
const leftOff = Object.keys(FACES).filter((id) => !THERE.includes(id));

test('a build that leaves titles off has nothing of them, in no file and under no name @chromium', () => {
  const names = leftOff.flatMap((id) => [id, ...titlesOf(id)]);
  expect(names).toHaveLength(3 * leftOff.length);
  for (const file of readdirSync(FEW, { recursive: true, encoding: 'utf8' })) {
    const text = /\.(?:js|css|html|txt|webmanifest)$/.test(file) ? readFileSync(join(FEW, file), 'utf8') : file;
    expect(
      names.filter((name) => text.includes(name)),
      file,
    ).toEqual([]);
  }
});

test('shelf, daily deal and records go without the titles that were left off @chromium', async ({ page, site }) => {
  site.dir = FEW;
  await page.goto(site.url);
  await expect.poll(() => gamesIn(page, '.boxes')).toEqual(THERE);
  await page.goto(`${site.url}#/daily`);
  await expect(page.locator('.day-deals > li')).toHaveCount(THERE.length);
});

test('a match of a title that was left off is said not to be in this build, and stays as it is @chromium', async ({
  page,
  site,
  press,
}) => {
  site.dir = FEW;
  await page.goto(`${site.url}#/settings`);
  await page.locator('.screen.settings').waitFor();
  const matches = (await allScenes()).find(({ name }) => name === 'shelf-waiting')?.matches ?? [];
  await putMatches(page, matches);
  await page.goto(site.url);
  const { notInBuild } = waitingWords.en;
  const open = page.locator('.ticket').filter({ hasText: notInBuild }).first();
  await expect(open).toBeVisible();
  await press(open.getByRole('link'));
  await expect(page.getByText(tableWords.en.trouble.notInBuild)).toBeVisible();

  await page.goto(`${site.url}#/records`);
  await expect(page.locator('.record').first()).toBeVisible();
  await page.goto(`${site.url}#/archive`);
  const ended = matches.filter(({ card }) => card?.result);
  const missing = ended.filter(({ save }) => leftOff.includes(save.game));
  expect(missing.length).toBeGreaterThan(0);
  await expect(page.locator('.filed')).toHaveCount(ended.length);
  await expect(page.locator('.filed').filter({ hasText: notInBuild })).toHaveCount(missing.length);

  // In a build that has them they go on.
  site.dir = 'dist';
  await page.goto(site.url);
  await page.reload();
  const player = new Player(page, press);
  const [missed] = leftOff;
  await press(page.locator(`.ticket[data-game="${missed}"]`).getByRole('link').first());
  expect(await player.move()).toBe(true);
});

const gamesIn = (page: Page, list: string): Promise<(string | null)[]> =>
  page.locator(`${list} [data-game]`).evaluateAll((all) => all.map((each) => each.getAttribute('data-game')));

/** As its box has them, in both languages. */
function titlesOf(id: string): readonly string[] {
  const [, en = '', ja = ''] =
    /title: \{ en: '([^']+)', ja: '([^']+)' \}/.exec(readFileSync(`src/games/${id}/box.tsx`, 'utf8')) ?? [];
  return [en, ja].filter(Boolean);
}
