import type { Page } from 'playwright/test';
import { putMatches, readMatches } from '../src/cli/scenes.ts';
import type { Site } from '../src/cli/site.ts';
import type { Fixture } from '../src/engine/account.ts';
import { fixtureNamed } from '../src/games/fixtures.ts';
import { movingWords } from '../src/words/backup.ts';
import { recordsWords } from '../src/words/records.ts';
import { rematchWords } from '../src/words/rematch.ts';
import { waitingWords } from '../src/words/tickets.ts';
import { expectAccessible } from './axe.ts';
import { Player } from './player.ts';
import { savedAfter } from './recorded.ts';
import { expect, test } from './test.ts';
import { tried } from './tier.ts';

test.use({ movesIn: true });

const light = fixtureNamed('fairy-light', '2-standard-0');
const concerto = fixtureNamed('fairy-concerto', '2-on-0');
const alfheim = fixtureNamed('alfheim', '3-0');
const scythe = fixtureNamed('my-little-scythe', '3-off-60');

const words = rematchWords.en;
const waiting = waitingWords.en;
const PERSONS = ['person', 'person', 'person'] as const;

/** Without a network, at a table where this record is so many moves short of its end. */
async function sitDown(page: Page, site: Site, player: Player, fixture: Fixture, movesLeft: number): Promise<void> {
  await page.goto(site.url);
  await page.reload();
  await expect(page.getByText(movingWords.en.offlineReady, { exact: true })).toBeVisible();
  await site.stop();
  const save = savedAfter(fixture, fixture.log.length - movesLeft, PERSONS.slice(0, fixture.setup.seats));
  await putMatches(page, [{ id: 'recorded', save }]);
  await page.goto(`${site.url}#/table/recorded`);
  await player.next.waitFor();
}

/** Slow enough to be followed. */
const setPace = (page: Page, pace: string): Promise<void> =>
  page.evaluate((wanted) => {
    const settings = JSON.parse(localStorage.getItem('enza/.settings') ?? '{}');
    localStorage.setItem('enza/.settings', JSON.stringify({ ...settings, pace: wanted }));
  }, pace);

/** What is told under who won. */
const told = (page: Page) => page.locator('.how-it-stands');

const EVENINGS = [
  { fixture: light, begins: true },
  { fixture: concerto, begins: false },
];

for (const { fixture, begins } of tried(EVENINGS, EVENINGS.slice(0, 1))) {
  test(`best of three in ${fixture.game} goes on until it is decided, offline and over a reload @chromium`, async ({
    page,
    site,
    press,
  }) => {
    test.slow();
    const player = new Player(page, press);
    const { table } = player.words;
    const giveUp = async (who: string): Promise<void> => {
      expect(await player.comeToDecide()).toBe(true);
      const sheet = await player.openSheet('concede');
      await expect(sheet.getByText(words.concedeDuel)).toBeVisible();
      await player.choose(sheet.getByRole('radio', { name: who }));
      await expectAccessible(page);
      await press(sheet.getByRole('button', { name: words.concede, exact: true }));
      await expect(told(page).filter({ hasText: `${who} gave up` })).toBeVisible();
    };
    await sitDown(page, site, player, fixture, 0);
    await expect(player.again).toBeVisible();
    const winners = await page.locator('.final h2').textContent();

    // The first of three is the one that was just played; another player begins if people want.
    await press(page.locator('.final').getByRole('button', { name: table.rematch }));
    const sheet = page.getByRole('dialog', { name: table.rematch });
    await expect(sheet.getByRole('radio', { name: words.games.one })).toBeChecked();
    await expect(sheet.getByRole('radio', { name: 'Ren' })).toHaveCount(begins ? 1 : 0);
    await player.choose(sheet.getByRole('radio', { name: words.games.series }));
    await expect(sheet.getByText(words.seriesHint(false))).toBeVisible();
    await expectAccessible(page);
    await player.spend(sheet.getByRole('button', { name: words.start }));
    await giveUp('Aya');
    await expect(
      told(page).filter({ hasText: /^Best of three: Aya\s[01], Ren\s[12]$|^Ren wins the series/ }),
    ).toBeVisible();

    // The score is in the match, and the match before it may go.
    await page.reload();
    await expect(player.again).toBeVisible();
    const before = (await readMatches(page)).map(({ series }) => series).filter(Boolean);
    expect(before).toEqual([{ won: winners?.startsWith('Aya') ? [1, 0] : [0, 1], played: 1 }]);
    if (winners?.startsWith('Aya')) {
      await player.spend(player.button(table.final.nextGame));
      await giveUp('Ren');
    }
    await expect(told(page).filter({ hasText: 'the series' })).toBeVisible();
    await expect(player.button(table.final.again)).toBeVisible();
    await press(player.button(table.toShelf));
    await expect(
      page
        .locator('.ticket')
        .filter({ hasText: waiting.series([2, 1]) })
        .or(page.locator('.ticket').filter({ hasText: waiting.series([0, 2]) })),
    ).toHaveCount(1);
  });
}

test('who plays again has the next to begin, and an order of seats if they want @chromium', async ({
  page,
  site,
  press,
}) => {
  const player = new Player(page, press);
  const { table } = player.words;
  await sitDown(page, site, player, alfheim, 0);
  await player.spend(player.again);
  expect(await player.comeToDecide()).toBe(true);
  const setups = async () =>
    (await readMatches(page)).map(({ setup, sitters }) => [setup.first, sitters.map(({ name }) => name)]);
  const first = (await setups()).find(([, names]) => names)?.[0];
  await page.goto(`${site.url}#/table/recorded`);
  await expect(player.again).toBeVisible();
  await press(player.button(table.menu));
  await press(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${table.rematch}`) }));
  const sheet = page.getByRole('dialog', { name: table.rematch });
  await press(sheet.getByRole('button', { name: words.forward('Mio') }));
  await press(sheet.getByRole('button', { name: words.forward('Mio') }));
  await player.choose(sheet.getByRole('radio', { name: 'Mio' }));
  await player.spend(sheet.getByRole('button', { name: words.start }));
  expect(await player.comeToDecide()).toBe(true);
  expect(await setups()).toContainEqual([0, ['Mio', 'Aya', 'Ren']]);
  expect(first).not.toBe('chance');
});

test('a table ends now and counts, outside the records @chromium', async ({ page, site, press }) => {
  const player = new Player(page, press);
  const { table, shelf } = player.words;
  await sitDown(page, site, player, alfheim, 20);
  expect(await player.comeToDecide()).toBe(true);
  const sheet = await player.openSheet('endNow');
  await expect(sheet.getByText(words.endAgree)).toBeVisible();
  await expectAccessible(page);
  await press(sheet.getByRole('button', { name: words.playOn }));
  expect(await player.move()).toBe(true);
  await player.comeToDecide();
  await press((await player.openSheet('endNow')).getByRole('button', { name: words.end }));
  await expect(page.locator('.final h2')).toHaveText(/ahead$|^All were even$/);
  await expectAccessible(page);
  await page.reload();
  await expect(told(page)).toHaveText('Ended early, counted as it stood. It stands in no record.');
  await press(player.button(table.takeBack));
  await expect(page.getByText(table.takeBackWhy.nothing)).toBeVisible();
  const log = await player.openSheet('log');
  await expect(log.locator('[data-kind="early"]')).toHaveCount(1);
  await press(log.getByRole('button', { name: shelf.close }));
  await page.goto(site.url);
  await expect(page.locator('.ticket')).toContainText(waiting.early);
  await page.goto(`${site.url}#/records/alfheim`);
  await expect(page.getByText(recordsWords.en.none)).toBeVisible();
});

test('who gives up among three leaves the seat to a bot, and when only bots are left they play to the end @chromium @proof', async ({
  page,
  site,
  press,
}) => {
  const player = new Player(page, press);
  const { table, shelf } = player.words;
  await page.goto(site.url);
  await setPace(page, 'quick');
  // Near the end: bots have few turns to think through.
  await sitDown(page, site, player, scythe, Math.round(scythe.log.length / 10));
  for (const who of ['Aya', 'Ren', 'Mio']) {
    await player.comeToDecide();
    const sheet = await player.openSheet('concede');
    await expect(sheet.getByText(words.concedeMore)).toBeVisible();
    if (who !== 'Mio') await player.choose(sheet.getByRole('radio', { name: who }));
    await press(sheet.getByRole('button', { name: words.concede, exact: true }));
    await expect(sheet).toHaveCount(0);
  }
  // Pressed again, as a person would, where a busy machine has lost the tap.
  const run = player.button(words.run);
  await expect(async () => {
    await press(run);
    await expect(run).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(player.again).toBeVisible();
  const log = await player.openSheet('log');
  await expect(log.getByText('gave up. A bot plays on.')).toHaveCount(3);
  await press(log.getByRole('button', { name: shelf.close }));
  await press(player.button(table.toShelf));
  await expect(page.locator('.ticket')).toContainText(waiting.gaveUp('Aya, Ren, Mio'));
  // Who gave up sits down again for the next game.
  await page.goto(`${site.url}#/table/recorded`);
  await press(player.again);
  await expect(player.prompt).toBeVisible();
});
