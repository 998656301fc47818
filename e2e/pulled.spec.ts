import type { CDPSession, Page } from 'playwright/test';
import { readMatches } from '../src/cli/scenes.ts';
import { fixturesOf } from '../src/games/fixtures.ts';
import { PATIENCE_MS } from '../src/link/host.ts';
import { movingWords } from '../src/words/backup.ts';
import { dataWords } from '../src/words/data.ts';
import { troubleWords } from '../src/words/trouble.ts';
import { Player } from './player.ts';
import { goOnWith, savedAfter } from './recorded.ts';
import { expect, test } from './test.ts';
import { titles } from './tier.ts';

test.use({ movesIn: true });

const A_YEAR_MS = 365 * 86_400_000;

/** Of every title a table in the middle of its first recorded game, all persons. */
for (const id of titles('fairy-light')) {
  const [fixture] = fixturesOf(id);
  if (!fixture) continue;
  const half = Math.floor(fixture.log.length / 2);
  const save = savedAfter(fixture, half, Array<'person'>(fixture.setup.seats).fill('person'));

  test(`a disk that fills up in the middle of ${id} is told of, and what was played on it is saved when there is room @chromium`, async ({
    device,
    site,
    press,
  }) => {
    const visit = await device.open();
    await visit.goto(site.url);
    await expect(visit.getByText(movingWords.en.offlineReady, { exact: true })).toBeVisible();
    const before = new Player(visit, press);
    await goOnWith(visit, site.url, save, before);
    await before.move();
    const saved = await logLength(visit);
    await device.close();

    // Chromium looks up how much room there is before the first write, and counts down from it for a while.
    const page = await device.open();
    const tools = await page.context().newCDPSession(page);
    await leaveRoom(tools, site.url, 1);
    const player = new Player(page, press);
    await page.goto(`${site.url}#/table/recorded`);
    const note = page.locator('.note.trouble');
    for (let move = 0; move < 2; move++) {
      expect(await player.move()).toBe(true);
      // Before a closed curtain nothing is said.
      await player.comeToDecide();
      await expect(note).toBeVisible();
    }
    expect(await logLength(page)).toBe(saved);
    const told = await note.textContent();
    const { table, shelf } = player.words;
    const leaving = page.getByRole('dialog');
    const ways: Readonly<Record<string, () => Promise<unknown>>> = {
      shelf: () => press(player.button(table.toShelf)),
      settings: () => page.evaluate(() => location.assign('#/settings')),
      back: () => page.goBack(),
      match: () => page.evaluate(() => location.assign('#/table/another')),
    };
    for (const [way, leaveBy] of Object.entries(ways)) {
      await test.step(way, async () => {
        await leaveBy();
        await expect(leaving.getByText(troubleWords.en.makeRoom)).toBeVisible();
        await expect(leaving.getByText(dataWords.en.out)).toBeVisible();
        await press(leaving.getByRole('button', { name: new RegExp(`^${troubleWords.en.backToTable}`) }));
        await player.comeToDecide();
        await expect(note).toHaveText(told ?? '');
      });
    }
    await press(player.button(table.toShelf));
    await press(player.button(shelf.close));
    await expect(page.locator('.ticket-who')).toContainText(/not saved/);
    await press(player.waiting);
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => void setTimeout(() => location.reload()));
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await player.comeToDecide();
    await expect(note).toHaveText(told ?? '');
    await leaveRoom(tools, site.url, null);
    await press(player.button(player.words.table.saveAgain));
    await expect(note).toBeHidden();
    expect(await logLength(page)).toBeGreaterThan(saved);
    const whole = await logLength(page);
    await page.reload();
    await player.next.waitFor();
    expect(await player.move()).toBe(true);
    expect(await logLength(page)).toBeGreaterThan(whole);
  });

  test(`a store that is deleted under ${id} is written anew, whole @chromium`, async ({ page, site, press }) => {
    const player = new Player(page, press);
    await goOnWith(page, site.url, save, player);
    await player.move();
    const before = await logLength(page);
    await page.evaluate(deleteStore);
    await player.move();
    expect(await logLength(page)).toBeGreaterThan(before);
    await page.goto(site.url);
    await press(player.waiting);
    await player.next.waitFor();
    expect(await player.move()).toBe(true);
  });

  test(`${id} goes on after an hour in which its tab was frozen, and after the clock was set back @chromium`, async ({
    page,
    site,
    press,
  }) => {
    await page.clock.install();
    const player = new Player(page, press);
    // It was played when the clock was a year ahead.
    await goOnWith(page, site.url, { ...save, touchedAt: Date.now() + A_YEAR_MS }, player);
    await player.move();
    const device = await page.context().newCDPSession(page);
    await device.send('Page.setWebLifecycleState', { state: 'frozen' });
    await device.send('Page.setWebLifecycleState', { state: 'active' });
    await page.clock.fastForward('01:00:00');
    const before = await logLength(page);
    expect(await player.move()).toBe(true);
    await page.clock.runFor(2 * PATIENCE_MS);
    await expect(page.getByText(troubleWords.en.silent)).toBeHidden();
    expect(await logLength(page)).toBeGreaterThan(before);
    await page.goto(site.url);
    await expect(player.waiting).toHaveCount(1);
  });
}

test('a tab that is frozen with a match gives it to another, and finds it there when it wakes @chromium', async ({
  page,
  context,
  press,
  player,
}) => {
  await player.start({ seats: ['person', 'person'] });
  await player.move();
  const device = await context.newCDPSession(page);
  await device.send('Page.setWebLifecycleState', { state: 'frozen' });
  const tab = await context.newPage();
  await tab.goto(page.url());
  const other = new Player(tab, press);
  await press(other.button(other.words.table.takeOver));
  for (let move = 0; move < 2; move++) expect(await other.move()).toBe(true);
  const played = await logLength(tab);
  await device.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(player.button(player.words.table.takeOver)).toBeVisible();
  expect(await logLength(page)).toBe(played);
  await press(player.button(player.words.table.takeOver));
  expect(await player.move()).toBe(true);
  expect(await logLength(page)).toBeGreaterThan(played);
});

async function logLength(page: Page): Promise<number> {
  const [match] = await readMatches(page);
  return match?.log.length ?? 0;
}

/** Null: as much as there is. */
async function leaveRoom(tools: CDPSession, url: string, bytes: number | null): Promise<void> {
  const { origin } = new URL(url);
  await tools.send('Storage.overrideQuotaForOrigin', { origin, ...(bytes === null ? {} : { quotaSize: bytes }) });
}

function deleteStore(): Promise<void> {
  return new Promise((done, fail) => {
    const deleting = indexedDB.deleteDatabase(`enza${location.pathname.replace(/[^/]*$/, '')}`);
    deleting.onsuccess = () => done();
    deleting.onerror = () => fail(deleting.error);
  });
}
