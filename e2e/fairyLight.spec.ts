import type { Locator } from 'playwright/test';
import { putMatches, readMatches } from '../src/cli/scenes.ts';
import { labels as lightLabels } from '../src/games/fairy-light/words/labels.ts';
import { fixtureNamed } from '../src/games/fixtures.ts';
import { settingsWords } from '../src/words/settings.ts';
import { LANGS } from '../src/words/voice.ts';
import { doubleTap, expectWhole, isClearOf } from './finger.ts';
import { Player } from './player.ts';
import { goOnWith, savedAfter } from './recorded.ts';
import { expect, test, withSettings } from './test.ts';
import { tried } from './tier.ts';

const dark = fixtureNamed('fairy-light', '2-dark-2');
const standard = fixtureNamed('fairy-light', '2-standard-0');
const free = fixtureNamed('fairy-light', '2-free-15');

/** On how many lines its words stand. */
const linesOf = (button: Locator): Promise<number> =>
  button.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

test('at the end of the dark forest its cards turn over and are counted on the table before anything of it is told', async ({
  page,
  site,
  press,
}) => {
  await withSettings(page, JSON.stringify({ lang: 'en', motion: 'full', pace: 'quick' }));
  const { title, skip, again } = lightLabels.en.walk;
  const save = savedAfter(dark, dark.log.length, ['person', 'person']);
  await page.goto(`${site.url}#/settings`);
  await page.locator('.screen.settings').waitFor();
  await putMatches(page, [{ id: 'recorded', save: { ...save, shown: dark.log.length - 1 } }]);
  await page.goto(`${site.url}#/table/recorded`);
  const standings = page.locator('.table-head .standings');
  await page.locator('[data-step="breath"]').waitFor({ state: 'attached' });
  const before = await standings.innerText();
  await page.locator('[data-step="turns"]').waitFor({ state: 'attached' });
  // While they turn nobody knows how it stands.
  expect(await standings.innerText()).toBe(before);
  await page.locator('[data-step="looks"]').first().waitFor({ state: 'attached' });
  expect(await standings.innerText()).toBe(before);
  // It has been counted by then, and is counted again for those who want it.
  const walk = page.getByRole('region', { name: title });
  await press(walk.getByRole('button', { name: again }));
  await expect(walk.getByRole('img', { name: lightLabels.en.walk.hearts(0, 0, 0) })).toBeVisible();
  await press(walk.getByRole('button', { name: skip }));
  await expect(walk.getByRole('button', { name: again })).toBeVisible();
});

test('where no card lay face down none does at the end @chromium', async ({ page, site, press, player }) => {
  await goOnWith(page, site.url, savedAfter(standard, standard.log.length, ['person', 'person']), player);
  const walk = page.getByRole('region', { name: lightLabels.en.walk.title });
  await expect(walk.locator('.fl-paper')).toHaveCount(25);
  await expect(walk.locator('.fl-back')).toHaveCount(0);
  await press(walk.getByRole('button', { name: lightLabels.en.walk.again }));
  await expect(walk.locator('.fl-away').first()).toBeVisible();
  await expect(walk.locator('.fl-back')).toHaveCount(0);
});

for (const lang of tried(LANGS, ['ja'])) {
  test(`at twice the letters the own cards of fairy light lie in sight below the forest, in ${lang} @chromium`, async ({
    page,
    site,
    press,
  }) => {
    const settings = JSON.stringify({ lang, textSize: 200, motion: 'off', pace: 'atOnce' });
    await withSettings(page, settings);
    const player = new Player(page, press, lang);
    await goOnWith(page, site.url, savedAfter(standard, standard.log.length - 8, ['person', 'person']), player);
    const next = page.locator('.fl-near [data-mark="next"]');
    await expect(next).toBeInViewport({ ratio: 0.99 });
    expect(await isClearOf(next, page.locator('.reach'))).toBe(true);
    await goOnWith(page, site.url, savedAfter(free, free.log.length - 12, ['person', 'person']), player);
    const held = page.locator('.fl-near .fl-held');
    await expect(held.last()).toBeVisible();
    expect(await isClearOf(held, page.locator('.reach'))).toBe(true);
    await goOnWith(page, site.url, savedAfter(standard, 0, ['person', 'person']), player);
    const keep = page.locator('.fl-keep');
    await expect(keep).toBeVisible();
    expect(await isClearOf(keep, page.locator('.reach'))).toBe(true);
  });

  test(`at twice the letters what may be done at the end stands on one line each, in ${lang} @chromium`, async ({
    page,
    site,
    press,
  }) => {
    const settings = JSON.stringify({ lang, textSize: 200, motion: 'off', pace: 'atOnce' });
    await withSettings(page, settings);
    const player = new Player(page, press, lang);
    await goOnWith(page, site.url, savedAfter(standard, standard.log.length, ['person', 'person']), player);
    const buttons = page.locator('.buttons > .button');
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) expect(await linesOf(button)).toBe(1);
  });
}

test('why a card cannot lie somewhere is said until the next touch, wherever that goes', async ({
  page,
  site,
  press,
}) => {
  const player = new Player(page, press);
  await goOnWith(page, site.url, savedAfter(standard, 5, ['person', 'person']), player);
  await press(page.locator('.fl-shut').first());
  await expect(page.locator('.refusal')).toBeVisible();
  await press(page.locator('.fl-name').first());
  await expect(page.locator('.refusal')).toHaveCount(0);
});

test('in fairy light what a card sees is framed, and who sees it has an eye', async ({ page, press, player }) => {
  await player.start({ seats: ['person', 'person'], way: 'free' });
  const table = page.locator('.fl-table');
  await press(table.locator('.fl-near [data-mark]').first());
  const place = table.locator('.fl-open').first();
  await press(place);
  const [thing] = await table
    .locator('.fl-ghost')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-thing')));
  await expect(table.locator('.fl-ghost')).toHaveCount(1);
  await player.commit();
  // Whatever was laid is now looked at: the two marks are told apart by their shape.
  await press(table.locator(`[data-thing="${thing}"]`));
  for (const spot of await table.locator('.fl-watches').all()) await expect(spot.locator('.fl-eye')).toBeVisible();
  await expect(table.locator('.fl-spot:not(.fl-watches) .fl-eye')).toHaveCount(0);
  await page.keyboard.press('Escape');
});

test('a double tap on the forest chooses a place and does not lay the card, taking back puts it down, another tap lays it @chromium', async ({
  page,
  press,
  player,
}) => {
  await player.start({ game: 'fairy-light', seats: ['person', 'person'], way: 'free' });
  await press(page.locator('.fl-near [data-mark]').first());
  const moves = async (): Promise<number> => (await readMatches(page))[0]?.log.length ?? 0;
  const before = await moves();
  const thing = await page.locator('.fl-open').first().getAttribute('data-thing');
  const place = page.locator(`[data-thing="${thing}"]`);
  await doubleTap(place);
  await expect(player.primary).toBeVisible();
  expect(await moves()).toBe(before);
  // What is chosen is put down, and nothing that was made is taken back.
  await press(player.button(player.words.table.takeBack));
  await expect(player.primary).toBeHidden();
  expect(await moves()).toBe(before);
  await place.click();
  await expect(player.primary).toBeVisible();
  await expect(async () => {
    if (await player.primary.isVisible()) await place.click();
    expect(await moves()).toBe(before + 1);
  }).toPass();
});

test('the chairs of fairy light say who is Sun, and can be swapped', async ({ page, press, player }) => {
  await press(page.locator(`.boxes [data-game="fairy-light"] a`));
  const looks = page.locator('select').filter({ has: page.locator('option', { hasText: /^Sun$/ }) });
  await expect(looks).toHaveCount(2);
  await expect(looks.nth(0)).toHaveValue('sun');
  await looks.nth(0).selectOption('moon');
  await expect(looks.nth(1)).toHaveValue('sun');
  const kinds = page.getByRole('group', { name: player.words.seats.whoSits(1) });
  await player.choose(kinds.getByRole('radio', { name: player.words.seats.person }));
  await press(player.button(player.words.seats.play));
  await expect(player.next).toBeVisible();
  const scores = await player.openSheet('scores');
  await expect(scores.locator('.part')).toHaveText(['Moon', 'Sun']);
});

test('where points are hidden the forest and its previews tell none, and with cards face down nobody is told a score @chromium', async ({
  page,
  site,
  press,
  player,
}) => {
  const hearts = page.locator('.fl-hearts');
  await goOnWith(page, site.url, savedAfter(dark, 12, ['person', 'bot']), player);
  await expect(hearts).toHaveText(['?', '?']);
  await expect(page.locator('.standing b')).toHaveText(['?', '?']);

  await goOnWith(page, site.url, savedAfter(standard, 12, ['person', 'bot']), player);
  await press(page.locator('.fl-open').first());
  await expect(page.locator('.foresight')).toBeVisible();
  await expect(hearts).toHaveCount(2);
  const { covered } = settingsWords.en.pointsAre;
  await player.choose((await player.openSheet('likings')).getByRole('radio', { name: covered }));
  await press(player.button(player.words.shelf.close));
  await expect(player.primary).toBeVisible();
  await expect(hearts).toHaveCount(0);
  await expect(page.locator('.fl-count')).toHaveCount(0);
  await expect(page.locator('.foresight')).toHaveCount(0);
});

test('a hint lights the one place that it means @chromium', async ({ page, site, press, player }) => {
  await goOnWith(page, site.url, savedAfter(standard, 12, ['person', 'bot']), player);
  await press(player.button(player.words.table.hint));
  await expect(page.locator('.fl-open[data-lit="asked"]')).toHaveCount(1);
});

for (const lang of tried(LANGS, ['en']))
  test(`what was placed and revealed stands whole above the prompt: ${lang} @chromium`, async ({
    page,
    site,
    press,
  }) => {
    const settings = JSON.stringify({ lang, motion: 'off', pace: 'atOnce' });
    await withSettings(page, settings);
    const save = savedAfter(standard, standard.log.length - 14, ['person', 'bot']);
    await goOnWith(page, site.url, save, new Player(page, press, lang));
    const strip = page.locator('.since');
    await expect(strip.locator('.since-thing')).toHaveCount(2);
    await expectWhole(strip);
  });
