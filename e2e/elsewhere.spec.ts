import type { Page } from 'playwright/test';
import { readQr } from '../src/app/share/qrReader.ts';
import { loadGame } from '../src/cli/games.ts';
import { putMatches, readMatches } from '../src/cli/scenes.ts';
import type { AnyGame, Facts } from '../src/engine/game.ts';
import { openMatch } from '../src/engine/match.ts';
import { fixturesOf } from '../src/games/fixtures.ts';
import { writeCode } from '../src/saves/code/code.ts';
import { linkText } from '../src/saves/code/link.ts';
import type { SavedMatch } from '../src/saves/format.ts';
import { dataWords } from '../src/words/data.ts';
import { elsewhereWords } from '../src/words/elsewhere.ts';
import { expectAccessible } from './axe.ts';
import { Player, type Press } from './player.ts';
import { savedAfter } from './recorded.ts';
import { expect, prepare, test } from './test.ts';
import { titles } from './tier.ts';

const words = elsewhereWords.en;
const data = dataWords.en;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** What the picture on the page says. */
async function pictured(page: Page): Promise<string> {
  const picture = page.getByRole('img', { name: words.qr });
  const side = Number((await picture.getAttribute('viewBox'))?.split(' ')[2]);
  return readQr({ side, path: (await picture.locator('.qr-ink').getAttribute('d')) ?? '' });
}

/** From the table that the page shows. */
async function handOn(player: Player, press: Press): Promise<string> {
  await player.openSheet('elsewhereWay');
  await press(button(player.page, new RegExp(`^${words.along}`)));
  return pictured(player.page);
}

async function arrive(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

const logs = async (page: Page) => (await readMatches(page)).map(({ log }) => log);

for (const game of titles('my-little-scythe')) {
  test(`the largest game of ${game} goes on elsewhere by its picture @chromium`, async ({
    page,
    site,
    browser,
    press,
  }) => {
    const [largest] = fixturesOf(game).sort((one, other) => other.log.length - one.log.length);
    if (!largest) throw new Error(`${game} has no recorded game`);
    const save = savedAfter(largest, largest.log.length, Array<'person'>(largest.setup.seats).fill('person'));
    await page.goto(`${site.url}#/settings`);
    await page.locator('.screen.settings').waitFor();
    await putMatches(page, [{ id: 'recorded', save }]);
    await page.goto(`${site.url}#/table/recorded`);
    const player = new Player(page, press);
    await expect(player.again).toBeVisible();
    const link = await handOn(player, press);
    await expectAccessible(page);
    expect(link.startsWith(`${site.url}#/take/.`)).toBe(true);

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await arrive(other, link);
    await expect(other.getByText(data.added(1))).toBeVisible();
    // The address does not keep what it was given.
    expect(other.url()).toBe(`${site.url}#/take`);
    expect(await logs(other)).toEqual([save.log]);
    await arrive(other, link);
    await expect(other.getByText(data.known(1))).toBeVisible();
    await press(other.getByRole('link', { name: data.openIt }));
    await expect(new Player(other, press).again).toBeVisible();
    await elsewhere.close();
  });
}

for (const game of titles('maihoshi')) {
  test(`a game of ${game} goes there and back in its own place, and where it went on in two ways one becomes a branch @chromium`, async ({
    page,
    browser,
    press,
    player,
  }) => {
    // Of this deal, for in another the two ways might be one.
    await player.start({ game, seats: ['person', 'person'], seed: 7 });
    await player.move();
    await player.comeToDecide();
    const table = page.url();
    const first = await handOn(player, press);
    await press(player.button(player.words.shelf.close));

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    const friend = new Player(other, press);
    const comeBack = async (): Promise<string> => {
      await press(other.getByRole('link', { name: data.openIt }));
      await friend.move(0);
      await friend.comeToDecide();
      return handOn(friend, press);
    };
    await arrive(other, first);
    const second = await comeBack();
    await arrive(page, second);
    await expect(page.getByText(words.continued)).toBeVisible();
    expect(await logs(page)).toEqual(await logs(other));
    await arrive(page, first);
    await expect(page.getByText(words.shorter)).toBeVisible();

    await arrive(other, second);
    const third = await comeBack();
    await page.goto(table);
    // Another move than the friend's.
    await player.move(1);
    const before = await logs(page);
    await arrive(page, third);
    await expect(page.getByText(words.forked)).toBeVisible();
    await expectAccessible(page);
    expect(await logs(page)).toEqual(before);
    await press(button(page, words.instead));
    await expect(page.getByText(words.continued)).toBeVisible();
    const saves = await readMatches(page);
    expect(saves.map(({ log }) => log)).toEqual(expect.arrayContaining([...before, ...(await logs(other))]));
    expect(saves.filter(({ branch }) => branch)).toHaveLength(1);
    await elsewhere.close();
  });
}

test('what came damaged, from a newer edition or of a game that is not here is said, and can be pasted again @chromium', async ({
  page,
  site,
  press,
}) => {
  const game = await loadGame('fairy-light');
  const [fixture] = fixturesOf('fairy-light');
  if (!fixture) throw new Error('no recorded game');
  const save = savedAfter(fixture, 3, ['person', 'person']);
  const whole = codeOf(game, save, {});
  const said: readonly (readonly [code: string, text: string])[] = [
    [whole.slice(0, -2), data.refused.damaged],
    [codeOf(game, save, { edition: 2 }), data.refused.newer],
    [codeOf(game, save, { code: 30 }), data.refused.unknownGame],
  ];
  for (const [code, text] of said) {
    await arrive(page, `${site.url}#/take/${code}`);
    await expect(page.getByText(text)).toBeVisible();
    expect(await logs(page)).toEqual([]);
  }
  await arrive(page, `${site.url}#/take`);
  await expect(page.getByLabel(data.paste)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(data.paste).fill(`Aya wrote: ${site.url}#/take/${whole}\nSee you!`);
  await press(button(page, data.takeIn));
  await expect(page.getByText(data.added(1))).toBeVisible();
  expect(await logs(page)).toEqual([save.log]);
});

function codeOf(game: AnyGame, save: SavedMatch, other: Partial<Facts>): string {
  const altered = { ...game, facts: { ...game.facts, ...other } };
  const record = { ...save, edition: altered.facts.edition };
  const match = openMatch(altered, record);
  const bytes = writeCode(match, { save, mark: '0123456789abcdef', handed: [], byMessages: false });
  if (!bytes) throw new Error('too long');
  return linkText(bytes);
}

test('a page on an iPhone says where the app keeps its games, and hands the code to it @chromium', async ({
  page,
  context,
  site,
  press,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  const [fixture] = fixturesOf('fairy-light');
  if (!fixture) throw new Error('no recorded game');
  const link = `${site.url}#/take/${codeOf(await loadGame('fairy-light'), savedAfter(fixture, 3, ['person', 'person']), {})}`;
  await arrive(page, link);
  await expect(page.getByText(words.apart)).toBeVisible();
  await expectAccessible(page);
  await press(button(page, words.copyCode));
  await expect(page.getByText(words.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await press(button(page, words.takeHere));
  await expect(page.getByText(data.added(1))).toBeVisible();
});

test('four people play by messages, each on a device of their own, to the end of a concert @chromium @proof', async ({
  page,
  site,
  browser,
  faults,
  press,
}) => {
  test.slow();
  const fixture = fixturesOf('fairy-concerto').find(({ setup }) => setup.seats === 4);
  if (!fixture) throw new Error('no recorded game of four');
  const save = savedAfter(fixture, 0, Array<'person'>(4).fill('person'));
  const names = save.sitters.map(({ name }) => name);
  await page.goto(`${site.url}#/settings`);
  await page.locator('.screen.settings').waitFor();
  await putMatches(page, [{ id: 'recorded', save }]);
  await page.goto(`${site.url}#/table/recorded`);
  const contexts = await Promise.all(names.slice(1).map(() => browser.newContext()));
  for (const context of contexts) await prepare(context, faults);
  const pages = [page, ...(await Promise.all(contexts.map((context) => context.newPage())))];
  const devices = pages.map((each) => new Player(each, press));
  const aya = devices[0] as Player;
  await aya.comeToDecide();
  await aya.openSheet('elsewhereWay');
  await press(button(page, new RegExp(`^${words.byMessages}`)));
  await expectAccessible(page);
  // The first of them plays here, unless another is chosen.
  await press(button(page, words.goOn));
  await expect(page.getByRole('img', { name: words.qr })).toBeVisible();
  await press(aya.button(aya.words.shelf.close));

  let player = aya;
  const seated = new Set([aya]);
  for (;;) {
    const send = player.page.locator('.actions .primary', { hasText: /^Send to / });
    await player.next.waitFor();
    while (!(await send.isVisible()) && (await player.move()));
    if (await player.isOver()) break;
    const said = await send.innerText();
    const next = names.findIndex((name) => said === player.words.table.sendOn(name));
    await press(send);
    const link = await pictured(player.page);
    player = devices[next] as Player;
    await arrive(player.page, link);
    await press(player.page.getByRole('link', { name: data.openIt }));
    if (!seated.has(player)) {
      await expect(player.page.getByRole('group', { name: words.whoHere })).toBeVisible();
      if (seated.size === 1) await expectAccessible(player.page);
      await press(button(player.page, words.goOn));
    }
    seated.add(player);
  }
  expect(seated.size).toBe(names.length);
  // The end goes round as well.
  await press(player.button(player.words.table.sendEnd));
  const end = await pictured(player.page);
  for (const each of devices.filter((device) => device !== player)) {
    await arrive(each.page, end);
    await press(each.page.getByRole('link', { name: data.openIt }));
    await expect(each.again).toBeVisible();
  }
  for (const context of contexts) await context.close();
});
