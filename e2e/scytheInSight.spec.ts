import { expect, type Locator } from 'playwright/test';
import { raise } from '../src/cli/contactSheet.ts';
import { allScenes } from '../src/cli/scenes.ts';
import { QUEST_NAMES } from '../src/games/my-little-scythe/rules/cards.ts';
import { seatAt } from '../src/games/my-little-scythe/rules/hexes.ts';
import { hexThing } from '../src/games/my-little-scythe/rules/ids.ts';
import { game } from '../src/games/my-little-scythe/rules/index.ts';
import type { State } from '../src/games/my-little-scythe/rules/state.ts';
import { moves } from '../src/games/my-little-scythe/rules/steps/turn.ts';
import { tableWords } from '../src/words/table.ts';
import { goOnWith, momentIn, savedAfter } from './recorded.ts';
import { duelOf, isFight, pendingIn, recorded, Seekers } from './seekers.ts';
import { test } from './test.ts';
import { tried } from './tier.ts';

/** Whole and on top, where a finger finds it without scrolling. */
async function expectInReach(button: Locator): Promise<void> {
  await expect(button).toBeInViewport({ ratio: 1 });
  const isOnTop = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  await expect.poll(() => button.evaluate(isOnTop)).toBe(true);
}

test('what a fight asks for is in sight on a small phone, after a walk too @chromium', async ({
  page,
  site,
  press,
}) => {
  const player = new Seekers(page, press);
  const duel = await duelOf();
  const made = (momentIn(game, duel, isFight) ?? 1) - 1;
  const attacker = duel.log[made]?.seat ?? 0;
  const kinds = [0, 1].map((seat) => (seat === attacker ? 'person' : 'bot'));
  await goOnWith(page, site.url, savedAfter(duel, made, kinds), player);
  await player.lookRound();
  await player.follow(duel, made);
  const dial = page.locator('.mls-dial');
  for (const button of await dial.getByRole('button').all()) await expectInReach(button);
  await expect(page.locator('.mls-fight h2')).toBeInViewport({ ratio: 1 });
  await expect(player.primary).toBeHidden();
  await press(dial.getByRole('button', { name: 'Set nothing' }));
  await expect(player.primary).toHaveText(/^0 pies, no spell/);
  await press(page.getByRole('button', { name: 'Pies: one more' }));
  await expect(player.primary).toHaveText(/^1 pie, no spell/);
});

test('a long preview leaves in sight what is owned, and a button opens the rest @chromium', async ({
  page,
  site,
  press,
}) => {
  const player = new Seekers(page, press);
  const duel = await duelOf();
  const made = (momentIn(game, duel, isFight) ?? 1) - 1;
  const attack = duel.log[made];
  if (!attack) throw new Error('nobody attacks');
  const kinds = [0, 1].map((seat) => (seat === attack.seat ? 'person' : 'bot'));
  await goOnWith(page, site.url, savedAfter(duel, made, kinds), player);
  await player.lookRound();
  const { to } = attack.move as unknown as { readonly to: number };
  await press(page.locator(`.mls-map [data-thing="${hexThing(to)}"]`));
  await expect(player.primary).toHaveText(/^Attack/);
  for (const item of await page.locator('.mls-mat[data-own] .mls-item').all()) await expectInReach(item);
  const tidings = page.locator('.actions .tidings');
  const hidden = (): Promise<number> => tidings.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(await hidden()).toBeGreaterThan(4);
  await press(tidings.getByRole('button', { name: tableWords.en.readAll }));
  await expect.poll(hidden).toBeLessThanOrEqual(4);
});

test('all sides of every quest are in sight on a small phone @chromium', async ({ page, site, press }) => {
  test.slow();
  const player = new Seekers(page, press);
  const records = await recorded();
  for (const card of tried([...QUEST_NAMES.keys()], [0, 4, 8])) {
    const [met] = records.flatMap((record) => {
      const made = momentIn(game, record, (state) => {
        const pending = pendingIn(state);
        return pending?.step === 'quest' && pending.card === card;
      });
      return made === null ? [] : [{ record, made: made - 1 }];
    });
    if (!met) throw new Error(`no record meets ${QUEST_NAMES[card]}`);
    const kinds = Array<'person'>(met.record.setup.seats).fill('person');
    await goOnWith(page, site.url, savedAfter(met.record, met.made, kinds), player);
    await player.lookRound();
    await player.follow(met.record, met.made);
    const sides = page.locator('.mls-side');
    await expect(sides).toHaveCount(3);
    for (const side of await sides.all()) await expectInReach(side);
  }
});

const LEAST_HEX_PX = 34;

test('whatever is asked, the hexes stay as large as a finger wants on a small phone @chromium', async ({
  page,
  site,
  press,
}) => {
  const player = new Seekers(page, press);
  const record = (await recorded()).find(({ setup }) => setup.seats === 6);
  if (!record) throw new Error('no recorded game of six');
  const kinds = Array<'person'>(6).fill('person');
  const delivers = (state: unknown, seat: number): boolean =>
    moves(state as State, seat).some((move) => move.do === 'deliver');
  const isAsked: readonly ((state: unknown, seat: number) => boolean)[] = [
    (state) => pendingIn(state)?.step === 'action',
    (state) => pendingIn(state)?.step === 'seek',
    (state, seat) => pendingIn(state)?.step === 'move' && delivers(state, seat),
    (state) => {
      const pending = pendingIn(state);
      if (pending?.step !== 'route') return false;
      const { tokens } = state as State;
      return (tokens[0][seatAt(state as State, pending.seat).seekers[pending.seeker]] ?? 0) > 0;
    },
  ];
  const sizes = new Set<string>();
  for (const is of isAsked) {
    const made = momentIn(game, record, (state, { seat }) => is(state, seat));
    if (made === null) continue;
    await goOnWith(page, site.url, savedAfter(record, made, kinds), player);
    const hex = page.locator('.mls-map [data-thing="hex:0,0"]');
    const widthOf = async (): Promise<number> => (await hex.boundingBox())?.width ?? 0;
    await expect.poll(widthOf).toBeGreaterThanOrEqual(LEAST_HEX_PX);
    sizes.add((await widthOf()).toFixed());
  }
  expect(sizes.size).toBe(1);
});

test('three choices at the end of a turn leave in sight what is owned @chromium', async ({ page, site, press }) => {
  const player = new Seekers(page, press);
  for (const record of await recorded()) {
    const made = momentIn(
      game,
      record,
      (state, { seat }) => pendingIn(state)?.step === 'end' && moves(state as unknown as State, seat).length === 3,
    );
    if (made === null) continue;
    const kinds = Array.from({ length: record.setup.seats }, (_, seat) =>
      seat === record.log[made]?.seat ? 'person' : 'bot',
    );
    await goOnWith(page, site.url, savedAfter(record, made, kinds), player);
    const mat = page.locator('.mls-mat[data-own]');
    const choices = mat.locator('.mls-choice');
    await expect(choices).toHaveCount(3);
    for (const choice of await choices.all()) await expectInReach(choice);
    for (const item of await mat.locator('.mls-item').all()) await expectInReach(item);
    return;
  }
  throw new Error('no recorded turn ends with two trophies to choose from');
});

test('of two who choose at once each name is whole @chromium', async ({ page, site, press }) => {
  const player = new Seekers(page, press);
  const [record] = (await recorded()).filter(
    (each) => each.setup.seats === 3 && momentIn(game, each, isFight) !== null,
  );
  const made = record ? (momentIn(game, record, isFight) ?? 1) - 1 : 0;
  const attack = record?.log[made];
  if (!record || attack === undefined) throw new Error('no recorded game of three comes to a fight');
  const kinds = [0, 1, 2].map((seat) => (seat === attack.seat ? 'person' : 'bot'));
  const save = savedAfter(record, made, kinds);
  const names = ['Mika', 'Taro', 'Hana'];
  const sitters = save.sitters.map((sitter, seat) => ({ ...sitter, name: names[seat] ?? '' }));
  await goOnWith(page, site.url, { ...save, sitters }, player);
  const { to } = attack.move as unknown as { to: number };
  await press(page.locator(`.mls-map [data-thing="${hexThing(to)}"]`));
  await expect(player.primary).toHaveText(/^Attack/);
  await player.commit();
  const tabs = page.locator('.areas-tabs > button');
  await expect(tabs.and(page.locator('[data-now="true"]'))).toHaveCount(2);
  const isWhole = (name: Element): boolean => name.scrollWidth <= name.clientWidth;
  for (const name of await tabs.locator('bdi').all()) expect(await name.evaluate(isWhole)).toBe(true);
});

test('on a tablet everybody’s area is in sight at once, and none lies over the map @chromium', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const tables = (await allScenes()).filter(({ kind }) => kind === 'my-little-scythe-half-action');
  expect(tables.length).toBeGreaterThan(1);
  for (const table of tables) {
    await raise(page, site.url, table);
    await expect(page.locator('.mls-mat[data-own]')).toHaveCount(1);
    const map = await page.locator('.mls-map').boundingBox();
    for (const area of await page.locator('.area').all()) {
      await expect(area).toBeInViewport({ ratio: 0.99 });
      const box = await area.boundingBox();
      if (!map || !box) throw new Error('an area is not drawn');
      const isAside = box.x + box.width <= map.x + 1 || box.x >= map.x + map.width - 1;
      expect(isAside || box.y >= map.y + map.height - 1).toBe(true);
      expect(await area.locator('.mls-item').count()).toBe(7);
    }
  }
});

test('a phone that is turned keeps no room for what it does not show, and loses no tap @chromium', async ({
  page,
  site,
  press,
}) => {
  const player = new Seekers(page, press);
  const duel = await duelOf();
  const upright = page.viewportSize() ?? { width: 0, height: 0 };
  const open = page.locator('.area[data-shown="true"] .mls-space[data-state="open"][aria-label^="Seek"]').first();
  const map = page.locator('.mls-map');
  const boxes = async () => [await map.boundingBox(), await open.boundingBox()];
  await goOnWith(page, site.url, savedAfter(duel, 0, ['person', 'person']), player);
  const before = await boxes();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(boxes).not.toEqual(before);
  await player.lookRound();
  await page.setViewportSize(upright);
  await expect.poll(boxes).toEqual(before);
  await press(open);
  await expect(open).toHaveAttribute('aria-pressed', 'true');
});
