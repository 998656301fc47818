import type { Page } from 'playwright/test';
import { loadGame } from '../src/cli/games.ts';
import { answererOf } from '../src/cli/hintsGiven.ts';
import { readMatches } from '../src/cli/scenes.ts';
import { dailySeed } from '../src/engine/daily.ts';
import { parLead } from '../src/host/daybook.ts';
import { movingWords } from '../src/words/backup.ts';
import { dailyWords } from '../src/words/daily.ts';
import { dataWords } from '../src/words/data.ts';
import { shareWords } from '../src/words/share.ts';
import { shelfWords } from '../src/words/shelf.ts';
import { expectAccessible } from './axe.ts';
import { Player, type Press } from './player.ts';
import { expect, test } from './test.ts';
import { titles } from './tier.ts';

test.use({ movesIn: true });

const words = dailyWords.en;
const TODAY = '2026-11-22';
/** Of the page; the workers have their own clock, and need none. */
const NOON = `${TODAY}T12:00:00`;
const GAME = 'fairy-concerto';
const OTHERS = titles('alfheim', 'maihoshi').filter((game) => game !== GAME);

const deal = (page: Page, game = GAME) => page.locator(`.day-deal[data-game="${game}"]`);
const begin = (page: Page, game = GAME) => deal(page, game).getByRole('button');
const day = (page: Page, date: string) => page.getByRole('button', { name: new RegExp(`^${date}\\b`) });

async function openDaily(page: Page, press: Press): Promise<Player> {
  await press(page.locator('.niche').getByRole('link', { name: words.title }));
  await expect(deal(page)).toBeVisible();
  return new Player(page, press);
}

/** From its deal to the end, and back to the calendar. */
async function playOut(page: Page, player: Player, press: Press): Promise<void> {
  await press(begin(page));
  await player.finish();
  await press(player.button(player.words.table.final.toDaily));
  await expect(deal(page)).toBeVisible();
}

test('without a network two profiles have the deals, answers and par that node works out @proof', async ({
  page,
  device,
  site,
  press,
}) => {
  test.slow();
  const profiles = [page, await device.open()];
  for (const profile of profiles) {
    await profile.clock.setFixedTime(NOON);
    await profile.goto(site.url);
    await expect(profile.getByText(movingWords.en.offlineReady, { exact: true })).toBeVisible();
  }
  await site.stop();

  const answer = await answererOf(GAME);
  const leads: number[] = [];
  for (let nth = 0; nth < 3; nth++) {
    leads.push(
      (await parLead(await loadGame(GAME), { day: TODAY }, nth, async (asked) => answer(asked))) ?? Number.NaN,
    );
  }
  const par = [...leads].sort((one, other) => one - other)[1] ?? Number.NaN;

  const told: string[] = [];
  const logs: unknown[] = [];
  for (const profile of profiles) {
    const player = await openDaily(profile, press);
    await playOut(profile, player, press);
    await expect(deal(profile).getByText(words.par(par, leads))).toBeVisible();
    told.push(await deal(profile).innerText());
    const [save] = await readMatches(profile);
    expect(save).toMatchObject({ daily: { day: TODAY }, noHints: true });
    expect(save?.seed).toBe(dailySeed((await loadGame(GAME)).facts, TODAY));
    logs.push(save?.log);
    // What is known stays known.
    await profile.reload();
    await expect(deal(profile).getByText(words.par(par, leads))).toBeVisible();
    await expect(profile.getByText(words.streak(1), { exact: true })).toBeVisible();
  }
  for (const each of told) expect(each).toBe(told[0]);
  for (const each of logs) expect(each).toEqual(logs[0]);
});

test('every title deals its own, and the bots answer the same moves alike on two profiles @chromium @proof', async ({
  page,
  device,
  site,
  press,
}) => {
  test.slow();
  const other = await device.open();
  for (const game of OTHERS) {
    const logs: unknown[] = [];
    for (const profile of [page, other]) {
      await profile.clock.setFixedTime(NOON);
      await profile.goto(`${site.url}#/daily`);
      await expect(deal(profile, game)).toBeVisible();
      await press(begin(profile, game));
      const player = new Player(profile, press);
      for (let move = 0; move < 3; move++) await player.move();
      logs.push((await readMatches(profile)).find((save) => save.game === game)?.log);
      await profile.goto(`${site.url}#/`);
    }
    expect(logs[1]).toEqual(logs[0]);
  }
  await page.goto(`${site.url}#/daily`);
  await expect(page.getByRole('link', { name: new RegExp(`^${words.goOn}`) })).toHaveCount(OTHERS.length);
});

test('a day is played once, late ones too, and none to come; nothing that cannot be read is lost @chromium', async ({
  page,
  site,
  press,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(NOON);
  await page.goto(site.url);
  const player = await openDaily(page, press);
  const { table } = player.words;
  await expectAccessible(page);
  await expect(day(page, 'November 23')).toHaveAttribute('aria-disabled', 'true');
  await day(page, 'November 23').press('Enter');
  await expect(day(page, 'November 22')).toHaveAttribute('aria-pressed', 'true');

  await press(day(page, 'November 20'));
  await expect(page.getByText(words.late)).toBeVisible();
  await press(begin(page));
  await player.move();
  await expect(player.button(table.hint)).toHaveCount(0);
  await press(player.button(table.takeBack));
  await expect(page.locator('.tidings')).toContainText(table.takeBackWhy.daily);
  await press(player.button(table.menu));
  await expect(page.getByRole('dialog')).toContainText(table.takeBackWhy.daily);
  await expect(page.getByRole('dialog')).not.toContainText(table.change);
  await page.goto(`${site.url}#/`);
  await expect(player.waiting).toContainText('Daily deal, Nov 20');
  await page.goto(`${site.url}#/daily`);
  await press(page.getByRole('link', { name: words.of(words.goOn, 'Fairy Concerto') }));
  await player.finish();
  await press(player.button(table.final.toDaily));

  await expect(page.getByRole('heading', { name: /November 20/ })).toBeVisible();
  await expect(begin(page)).toHaveCount(0);
  await expect(page.getByText(words.streak(0), { exact: true })).toBeVisible();
  await expect(day(page, 'November 20')).toHaveAccessibleName(/1 of 5 played/);
  await expect(deal(page).getByText(/^Par /)).toBeVisible();
  await press(player.button(words.share));
  const shared = page.getByRole('dialog');
  await expect(shared.getByRole('img', { name: shareWords.en.picture })).toHaveAccessibleName(/ Fairy Concerto: /);
  const download = page.waitForEvent('download');
  await press(shared.getByRole('button', { name: shareWords.en.savePicture }));
  expect((await download).suggestedFilename()).toMatch(/\.png$/);
  await press(shared.getByRole('button', { name: shareWords.en.copyText }));
  await expect(shared.getByText(dataWords.en.done.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Enza · Daily deal · .*\nFairy Concerto: .*\nhttp\S+#\/daily$/,
  );
  await expectAccessible(page);
  await press(shared.getByRole('button', { name: shelfWords.en.close }));

  await page.goto(`${site.url}#/settings`);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('enza/');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('matches', 'readwrite');
          writing.objectStore('matches').put({ game: 7, daily: 'yesterday' }, 'outcome:torn');
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
  );
  await page.goto(`${site.url}#/daily`);
  await expect(page.getByRole('alert')).toHaveText(words.unread(1));
  await expect(day(page, 'November 20')).toHaveAccessibleName(/1 of 5 played/);
  await expectAccessible(page);
});
