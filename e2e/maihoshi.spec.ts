import type { Locator, Page } from 'playwright/test';
import { raise } from '../src/cli/contactSheet.ts';
import { allScenes } from '../src/cli/scenes.ts';
import type { AnyMove } from '../src/engine/game.ts';
import { fixtureNamed } from '../src/games/fixtures.ts';
import { cardThing } from '../src/games/maihoshi/rules/cards.ts';
import { game } from '../src/games/maihoshi/rules/index.ts';
import type { Move } from '../src/games/maihoshi/rules/moves.ts';
import type { State, View } from '../src/games/maihoshi/rules/state.ts';
import { betweenWords, labels } from '../src/games/maihoshi/words/say.ts';
import { expectOwnViews } from './honest.ts';
import { Hostess } from './hostess.ts';
import { goOnWith, momentIn, savedAfter } from './recorded.ts';
import { expect, test } from './test.ts';
import { listenIn, tablesOn } from './wire.ts';

const words = labels.en;

test('three people play Maihoshi Miyabi to the end without the network @chromium @proof', async ({
  site,
  device,
  press,
}) => {
  test.slow();
  const visit = await device.open();
  await visit.goto(site.url);
  await expect(visit.getByText('Ready to work offline', { exact: true })).toBeVisible();
  await site.stop();
  await device.close();

  const page = await device.open();
  const wire = await listenIn(page.context());
  const player = new Hostess(page, press);
  const record = fixtureNamed(game.facts.id, '3-chosen-secret-22');
  const made = momentIn(game, record, (state) => (state as unknown as State).stage === 'reserve');
  await goOnWith(page, site.url, savedAfter(record, made ?? 0, ['person', 'person', 'person']), player);
  for (let answers = 0; await player.answer(); answers++) {
    if (answers !== 12) continue;
    await page.reload();
    await expect(player.next).toBeVisible();
  }
  await expect(player.again).toBeVisible();
  expect(player.reserves).toBeGreaterThan(0);
  expect(player.guests).toBeGreaterThan(0);
  await expectOwnViews(page, wire, made ?? 0);
});

test('a round is counted before everybody, and the next hands are dealt behind a curtain @chromium', async ({
  page,
  context,
  site,
  press,
}) => {
  const wire = await listenIn(context);
  const player = new Hostess(page, press);
  const record = fixtureNamed(game.facts.id, '2-dealt-secret-6');
  const made = momentIn(game, record, (state) => (state as unknown as State).stage === 'counted') ?? 0;
  await goOnWith(page, site.url, savedAfter(record, made - 4, ['person', 'person']), player);
  const counted = page.locator('.mai-lay[data-stage="counted"]');
  while ((await counted.count()) === 0) await player.answer();
  const said = betweenWords.en;
  const pad = page.getByRole('region', { name: said.scored(1), exact: true });
  await expect(pad.getByRole('rowheader')).toHaveText(['Aya', 'Ren']);
  await expect(pad).toContainText(/ begins round 2\./);
  await expect(player.hand).toHaveCount(0);

  // The reload shows it again: nobody has to hurry.
  await page.reload();
  await expect(pad).toBeVisible();
  const shown = tablesOn(wire).at(-1);
  expect(shown).toMatchObject({ eyes: 'onlooker', floor: { kind: 'forced', seats: [0, 1] }, offers: [] });
  const old = viewsOf(shown).at(-1);
  expect(old).toMatchObject({ stage: 'counted', round: 1, hands: [null, null] });
  expect(old?.guests.flat().length).toBeGreaterThan(0);

  const before = tablesOn(wire).length;
  await player.spend(player.goOn);
  await expect(player.curtain).toBeVisible();
  expect(await page.locator('[data-thing]').count()).toBe(0);
  const since = tablesOn(wire).slice(before);
  for (const table of since) {
    expect(table.eyes).toBe('onlooker');
    for (const { hands } of viewsOf(table)) expect(hands).toEqual([null, null]);
  }
  expect(viewsOf(since.at(-1)).at(-1)).toMatchObject({ round: 2, held: [6, 6] });
  await player.hold();
  await expect(player.hand).toHaveCount(6);
  await expect(pad).toBeHidden();
  const scores = await player.openSheet('scores');
  await expect(scores.getByRole('rowheader', { name: /^Round 1 / })).toBeVisible();
  await expect(scores).toContainText(player.words.table.secretTotal);
});

const viewsOf = (table: ReturnType<typeof tablesOn>[number] | undefined): View[] =>
  (table?.frames ?? []).map(({ view }) => view as unknown as View);

test('on a tablet everybody’s parlour is in sight at once @chromium', async ({ page, site }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const tables = (await allScenes()).filter(({ kind }) => kind === 'maihoshi-half-turn');
  const seatsOf = (table: (typeof tables)[number]): number => table.matches?.[0]?.save.setup.seats ?? 0;
  expect(Math.max(...tables.map(seatsOf))).toBeGreaterThan(4);
  for (const table of tables) {
    await raise(page, site.url, table);
    const areas = page.locator('.area');
    await expect(areas).toHaveCount(seatsOf(table));
    for (const area of await areas.all()) {
      await expect(area).toBeInViewport({ ratio: 0.95 });
      expect((await area.boundingBox())?.height).toBeGreaterThan(100);
    }
  }
});

/** The record of two up to the moment before a player loses a guest, at the table of two people. */
const ROBBED = { record: fixtureNamed(game.facts.id, '2-chosen-secret-9'), introduces: 197 };
const cardIn = (page: Page, move: AnyMove | undefined): Locator =>
  page.locator(`.hand [data-thing="${cardThing((move as unknown as { readonly card: number }).card)}"]`);

test('a guest that another one took leaves its place marked until its owner has moved, over every curtain @chromium', async ({
  page,
  site,
  press,
}) => {
  const player = new Hostess(page, press);
  const { record, introduces } = ROBBED;
  const moves = record.log.slice(introduces).map((entry) => ('move' in entry ? entry.move : undefined));
  await goOnWith(page, site.url, savedAfter(record, introduces, ['person', 'person']), player);
  await player.hold();
  await press(player.use(words.introduce));
  for (const move of moves.slice(0, 2)) await press(cardIn(page, move).first());
  await player.commit();
  await player.spend(player.goOn);
  await player.hold();
  const lost = page.locator('.area[data-shown="true"] .mai-place[data-lost]');
  await press(cardIn(page, moves[2]).first());
  await player.commit();
  await press(player.use('Send off Aya'));
  await player.commit();
  await player.hold();
  await expect(lost).toHaveCount(1);
  await player.answer();
  await expect(page.locator('.mai-place[data-lost]')).toHaveCount(0);
});

test('what is chosen brings its own house back into sight @chromium', async ({ page, site, press }) => {
  await page.goto(site.url);
  const player = new Hostess(page, press);
  await player.start({ game: 'maihoshi', seats: ['person', 'bot', 'bot'], seed: 1 });
  await player.passReserve();
  const own = page.locator('.area').first();
  await expect(own).toHaveAttribute('data-shown', 'true');
  await press(page.locator('.areas-tabs button').nth(1));
  await expect(own).toHaveAttribute('data-shown', 'false');
  await press(player.hand.first());
  await expect(own).toHaveAttribute('data-shown', 'true');
});

test('what an effect asks fits a small phone, and nothing scrolls when it is answered @chromium', async ({
  page,
  site,
  press,
}) => {
  const player = new Hostess(page, press);
  const record = fixtureNamed(game.facts.id, '2-dealt-secret-6');
  const made = momentIn(game, record, (state) => (state as unknown as State).steps.at(-1)?.is === 'effect');
  await page.setViewportSize({ width: 360, height: 640 });
  await goOnWith(page, site.url, savedAfter(record, made ?? 0, ['person', 'person']), player);
  await player.hold();
  const ways = player.deeds.locator('button');
  await press(ways.first());
  await expect(ways.first()).toHaveAttribute('aria-pressed', 'true');
  const board = page.locator('.board');
  expect(
    await board.evaluate(({ scrollTop, scrollHeight, clientHeight }) => [scrollTop, scrollHeight - clientHeight]),
  ).toEqual([0, 0]);
});

test('a tap on one’s own reserve chooses to use it, where it can come @chromium', async ({ page, site, press }) => {
  const player = new Hostess(page, press);
  const record = fixtureNamed(game.facts.id, '2-dealt-secret-6');
  const made = momentIn(game, record, (_, next) => 'move' in next && (next.move as unknown as Move).do === 'reveal');
  await goOnWith(page, site.url, savedAfter(record, made ?? 0, ['person', 'person']), player);
  await player.hold();
  const reserve = page.locator('.area[data-shown="true"] .mai-reserve');
  await press(reserve);
  await expect(reserve).toHaveAttribute('aria-pressed', 'true');
  await expect(player.primary).toContainText('Use the reserve');
  // What it is can be read all the same.
  await reserve.click({ delay: 700 });
  await expect(page.getByRole('dialog')).toBeVisible();
});
