import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { allScenes, putMatches, readMatches } from '../src/cli/scenes.ts';
import { backupWords } from '../src/words/backup.ts';
import { dataWords } from '../src/words/data.ts';
import { shelfWords } from '../src/words/shelf.ts';
import { ticketWords } from '../src/words/tickets.ts';
import { expectAccessible } from './axe.ts';
import { Player, type Press } from './player.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';
import { listenIn } from './wire.ts';

const words = dataWords.en;
const shelf = shelfWords.en;

async function played(page: Page, press: Press, url: string): Promise<Player> {
  await page.goto(url);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'bot'] });
  for (let move = 0; move < 3; move++) await player.move();
  return player;
}

test('games are taken out, cleared away and taken in again as they were @chromium', async ({ page, site, press }) => {
  const player = await played(page, press, site.url);
  const before = await readMatches(page);
  await page.goto(`${site.url}#/settings`);
  const item = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  const told = page.getByRole('dialog').getByRole('status');

  await press(item(words.outAll));
  const download = page.waitForEvent('download');
  await press(player.button(words.save));
  const file = await (await download).path();
  const mark = expect.stringMatching(/^[0-9a-f]{16}$/);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ enza: 1, matches: before, outcomes: [{ of: 0, mark }] });
  await expect(told).toHaveText(words.done.saved);
  await expectAccessible(page);
  await press(player.button(shelf.close));

  await press(item(words.clear));
  await expect(player.button(words.clearYes)).toBeVisible();
  await expectAccessible(page);
  await press(player.button(words.clearYes));
  await expect(page.getByText(words.stored(0))).toBeVisible();
  expect(await readMatches(page)).toEqual([]);

  await press(item(words.in));
  for (const [text, line] of [
    ['Dear Aya', words.refused.text],
    ['{"enza":2}', words.refused.newer],
  ] as const) {
    await page.getByRole('textbox', { name: words.paste }).fill(text);
    await press(player.button(words.takeIn));
    await expect(told).toContainText(line);
    await expect(told).toContainText(words.nothingChanged);
  }
  await page.getByLabel(words.chooseFile).setInputFiles(file);
  await expect(told).toHaveText(words.added(1));
  await expectAccessible(page);
  expect(await readMatches(page)).toEqual(before);
  await press(player.button(shelf.close));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(site.url);
  await press(player.waiting);
  await expect(player.prompt).toBeVisible();
});

test('a game on the shelf is named, and laid out again with its seats @chromium', async ({ page, site, press }) => {
  const player = await played(page, press, site.url);
  await press(player.button(player.words.table.toShelf));
  const more = page.getByRole('button', { name: /^Rename or delete/ });
  await press(more);
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('textbox', { name: ticketWords.en.name }).fill('Sunday evening');
  await press(player.button(ticketWords.en.rename));
  await expect(player.waiting).toContainText('Sunday evening');
  await press(more);
  await press(sheet.getByRole('button', { name: new RegExp(`^${ticketWords.en.again}`) }));
  await expect(player.prompt).toBeVisible();
  await expect.poll(async () => (await readMatches(page)).length).toBe(2);
});

test('who clears games away by keys goes on at the next ticket, and after the last one at the boxes @chromium', async ({
  page,
  site,
  press,
}) => {
  const player = await played(page, press, site.url);
  const more = page.getByRole('button', { name: /^Rename or delete/ }).first();
  const begins = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  await press(player.button(player.words.table.toShelf));
  await press(more);
  await press(begins(ticketWords.en.again));
  await expect(player.prompt).toBeVisible();
  await press(player.button(player.words.table.toShelf));
  await expect(player.waiting).toHaveCount(2);
  for (const next of [player.waiting, page.getByRole('heading', { name: shelfWords.en.games })]) {
    await more.press('Enter');
    await begins(ticketWords.en.remove).press('Enter');
    await expect(next.and(page.locator(':focus'))).toHaveCount(1);
  }
});

test('the deal code is told at the table when it is asked for, and not before @chromium', async ({
  page,
  context,
  site,
  press,
}) => {
  const wire = await listenIn(context);
  const player = await played(page, press, site.url);
  const { menu, dealCode, showCode } = player.words.table;
  await press(player.button(menu));
  await press(page.getByRole('button', { name: new RegExp(`^${dealCode}`) }));
  await expect(player.button(showCode)).toBeVisible();
  await expectAccessible(page);
  const before = wire.texts.length;
  await press(player.button(showCode));
  const code = await page.locator('.deal-code output').textContent();
  expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{4}-[0-9A-Z*~$=]{5}$/);
  expect(wire.texts.slice(0, before).filter((text) => text.includes(code ?? ''))).toEqual([]);
  expect(wire.texts.slice(before).filter((text) => text.includes(code ?? ''))).toHaveLength(1);
});

test.describe('with the app on the device', () => {
  test.use({ movesIn: true });

  test('who has played much and never took anything out is reminded of a copy, once @chromium', async ({
    page,
    site,
    press,
  }) => {
    const [one] = (await allScenes()).find(({ name }) => name === 'fairy-light-records')?.matches ?? [];
    if (!one?.card?.result) throw new Error('no scene has a game that is over');
    const { card } = one;
    const ended = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...one, id: `over-${at}`, card: { ...card, touchedAt: at } }));
    const reminder = page.getByRole('region', { name: backupWords.en.title });
    await page.goto(`${site.url}#/settings`);
    await page.locator('.screen.settings').waitFor();
    for (const [count, times] of [
      [9, 0],
      [10, 1],
    ] as const) {
      await putMatches(page, ended(count));
      await page.goto('about:blank');
      await page.goto(site.url);
      await settled(page);
      await expect(page.getByText(readyWords)).toBeVisible();
      await expect(reminder).toHaveCount(times);
    }
    await expectAccessible(page);
    await press(reminder.getByRole('button', { name: backupWords.en.takeOut }));
    await press(page.getByRole('button', { name: words.save }));
    await press(page.getByRole('button', { name: shelf.close }));
    await expect(reminder).toHaveCount(0);
    await page.reload();
    await settled(page);
    await expect(page.getByText(readyWords)).toBeVisible();
    await expect(reminder).toHaveCount(0);
  });
});

const readyWords = 'Ready to work offline';
