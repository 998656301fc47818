import type { Page } from 'playwright/test';
import { allScenes, putMatches, type Stored } from '../src/cli/scenes.ts';
import type { AnyView } from '../src/engine/game.ts';
import { dataWords } from '../src/words/data.ts';
import { shelfWords } from '../src/words/shelf.ts';
import { tableWords } from '../src/words/table.ts';
import { archiveWords, ticketWords } from '../src/words/tickets.ts';
import { troubleWords } from '../src/words/trouble.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

const [archive, data, shelf, table, ticket, trouble] = [
  archiveWords.en,
  dataWords.en,
  shelfWords.en,
  tableWords.en,
  ticketWords.en,
  troubleWords.en,
];

/** Two matches that wait on the shelf. */
async function waiting(): Promise<[Stored & Required<Pick<Stored, 'card'>>, Stored]> {
  const shelves = (await allScenes()).find(({ name }) => name.includes('shelf-waiting'));
  const [one, other] = shelves?.matches ?? [];
  if (!one?.card || !other) throw new Error('no scene has two matches that wait');
  return [{ ...one, card: one.card }, other];
}

async function laidOut(page: Page, url: string, matches: readonly Stored[]): Promise<void> {
  await page.goto(`${url}#/settings`);
  await page.locator('.screen.settings').waitFor();
  await putMatches(page, matches);
  await page.goto(url);
}

/** The last of a page's life: what it complains of later would be a fault of this test. */
async function expectFaults(page: Page, faults: string[]): Promise<void> {
  await page.close();
  expect(faults.splice(0)).not.toEqual([]);
}

test('a match whose picture cannot be drawn waits behind the lid of its box @chromium', async ({
  page,
  site,
  faults,
}) => {
  const [one, other] = await waiting();
  await laidOut(page, site.url, [{ ...one, card: { ...one.card, picture: {} as AnyView } }, other]);
  const tickets = page.locator('.ticket');
  await expect(tickets).toHaveCount(2);
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  await expect(tickets.locator('.ticket-picture svg').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: shelf.games })).toBeVisible();
  await expectFaults(page, faults);
});

test('a match that cannot be read says why, and can be taken out and cleared away @chromium', async ({
  page,
  site,
  press,
}) => {
  const [one, other] = await waiting();
  const broken = { ...one.save, edition: 0 };
  await laidOut(page, site.url, [{ ...one, save: broken, card: { ...one.card, moves: -1 } }, other]);
  await expect(page.locator('.ticket')).toHaveCount(1);
  await expect(page.getByText(trouble.brokenCards(1))).toBeVisible();
  await press(page.getByRole('link', { name: trouble.brokenCard(1) }));
  await expect(page.getByRole('alert')).toHaveText(`${table.trouble.brokenSave} ${data.refused.edition}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await press(button(data.out));
  await expect(button(data.save)).toBeVisible();
  await press(button(shelf.close));
  await press(button(ticket.remove));
  await expect(page.locator('.ticket')).toHaveCount(1);
  await expect(page.getByText(trouble.brokenCards(1))).toBeHidden();
  await press(button(archive.undo));
  await expect(page.getByText(trouble.brokenCards(1))).toBeVisible();
});

test('an address of nothing leads to the shelf, and that is said', async ({ page, site }) => {
  for (const [hash, notes] of [
    ['#/box/nope', 1],
    ['#/nowhere', 1],
    ['#/', 0],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(site.url + hash);
    await settled(page);
    await expect(page.getByRole('heading', { name: shelf.games })).toBeVisible();
    await expect(page.getByText(trouble.astray)).toHaveCount(notes);
  }
});

test('a screen that cannot be drawn says so, and another can be @chromium', async ({ page, site, faults }) => {
  await page.addInitScript(() => {
    const create = document.createElementNS;
    // Of all screens only the shelf says when something was.
    document.createElementNS = ((...named: readonly [space: string, name: string]) => {
      if (named[1] === 'time') throw new Error('a fault of ours');
      return Reflect.apply(create, document, named);
    }) as typeof create;
  });
  await laidOut(page, site.url, await waiting());
  await expect(page.getByRole('alert')).toHaveText(trouble.fallen);
  await expect(page.getByRole('button', { name: shelf.again })).toBeVisible();
  await page.goto(`${site.url}#/settings`);
  await expect(page.locator('.screen.settings')).toBeVisible();
  await expectFaults(page, faults);
});
