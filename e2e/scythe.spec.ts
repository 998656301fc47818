import { expect } from 'playwright/test';
import type { Fixture } from '../src/engine/account.ts';
import { APPLE, PERSONALITIES } from '../src/games/my-little-scythe/rules/cards.ts';
import { seatAt } from '../src/games/my-little-scythe/rules/hexes.ts';
import { game } from '../src/games/my-little-scythe/rules/index.ts';
import { HIDDEN, type Pending, type State, top, type View } from '../src/games/my-little-scythe/rules/state.ts';
import { claimable } from '../src/games/my-little-scythe/rules/trophies.ts';
import { printed } from '../src/games/my-little-scythe/words/names.ts';
import { goOnWith, momentIn, movesIn, savedAfter } from './recorded.ts';
import { duelOf, isFight, pendingIn, recorded, Seekers } from './seekers.ts';
import { test, withSettings } from './test.ts';
import { listenIn, tablesOn } from './wire.ts';

test('a person and a bot play My Little Scythe to its end without the network @chromium @proof', async ({
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
  const player = new Seekers(page, press);
  const duel = await duelOf();
  await goOnWith(page, site.url, savedAfter(duel, movesIn(duel, 0.75), ['person', 'bot']), player);
  for (let answers = 0; await player.answer(); answers++) {
    if (answers !== 6) continue;
    await page.reload();
    await expect(player.next).toBeVisible();
  }
  await expect(player.again).toBeVisible();
});

test('a seeker is tapped, then where it goes; the castle tells why it stays closed @chromium', async ({
  page,
  site,
  press,
}) => {
  await page.goto(site.url);
  const player = new Seekers(page, press);
  // In this deal no quest waits on a portal.
  await player.start({ game: 'my-little-scythe', seats: ['person', 'person'], seed: 2 });
  // To begin a Move tells nobody anything, and is taken back freely: its button makes it.
  await press(page.getByRole('button', { name: /^Move: can be chosen/ }));
  await expect(page.getByText('Move: choose a seeker')).toBeVisible();
  const map = page.getByRole('grid', { name: 'Map' });
  await press(map.getByRole('button', { name: /^Castle/ }));
  await expect(page.getByText('Exactly 4 of a kind')).toBeVisible();
  await press(map.getByRole('button', { name: / portal.*can be chosen$/ }).first());
  await expect(player.primary).toHaveText(/^Go to the portal/);
  await player.commit();
  // A second tap where the button was must not end the Move: to leave the other is chosen beside the map.
  await expect(page.getByText('Move the other seeker, or leave it')).toBeVisible();
  await expect(player.primary).toBeHidden();
  const leave = page.locator('.mls-choice', { hasText: 'Leave the other seeker' });
  await press(leave);
  await expect(leave).toBeHidden();
});

test('a seeker that has flown to its hex stands there, though nobody touches anything @chromium', async ({
  page,
  site,
  press,
}) => {
  const stored = { lang: 'en', theme: 'light', confirm: 'needed', forced: false, motion: 'full', pace: 'quick' };
  await withSettings(page, JSON.stringify(stored));
  await page.goto(site.url);
  const player = new Seekers(page, press);
  await player.start({ game: 'my-little-scythe', seats: ['person', 'person'], seed: 2 });
  const map = page.getByRole('grid', { name: 'Map' });
  await press(map.getByRole('button', { name: /^Camp of .*can be chosen$/ }));
  await press(map.getByRole('button', { name: / portal.*can be chosen$/ }).first());
  await player.make();
  await expect(map.getByRole('button', { name: /^Camp of .*, 1 seeker/ }).first()).toBeVisible();
  const pieces = page.locator('[data-piece^="z"]');
  await expect(page.locator('.stage .stage-sprite')).toHaveCount(0);
  for (const piece of await pieces.all()) await expect(piece).toHaveCSS('opacity', '1');
});

test('five taps move both seekers, from the tap on the first @chromium', async ({ page, site, press }) => {
  await page.goto(site.url);
  const player = new Seekers(page, press);
  await player.start({ game: 'my-little-scythe', seats: ['person', 'person'] });
  const map = page.getByRole('grid', { name: 'Map' });
  const portal = map.getByRole('button', { name: / portal.*can be chosen$/ }).first();
  await press(map.getByRole('button', { name: /^Camp of .*can be chosen$/ }));
  await press(portal);
  await expect(player.primary).toHaveText(/^Go to the portal/);
  await player.make();
  await press(portal);
  await expect(player.primary).toHaveText(/^Go to the portal/);
  await player.make();
  await expect(map.getByRole('button', { name: /^Camp of .*, 0 seekers/ })).toHaveCount(1);
});

test('all apples that lie there are taken along at one tap @chromium', async ({ page, site, press }) => {
  const player = new Seekers(page, press);
  const heapOf = (state: State): number => {
    const pending = pendingIn(state);
    if (pending?.step !== 'route') return 0;
    return state.tokens[APPLE][seatAt(state, pending.seat).seekers[pending.seeker]] ?? 0;
  };
  for (const record of await recorded()) {
    let heap = 0;
    const made = momentIn(game, record, (state) => {
      heap = heapOf(state as unknown as State);
      return heap > 2;
    });
    if (made === null) continue;
    const kinds = Array<'person'>(record.setup.seats).fill('person');
    await goOnWith(page, site.url, savedAfter(record, made, kinds), player);
    const name = 'Apples to carry';
    await press(page.getByRole('button', { name: `${name}: ${heap}` }));
    return expect(page.getByRole('spinbutton', { name })).toHaveValue(`${heap}`);
  }
  throw new Error('no recorded game has a heap of apples');
});

test('tokens are placed by a tap each, and the last one is confirmed @chromium', async ({ page, site, press }) => {
  await page.goto(site.url);
  const player = new Seekers(page, press);
  await player.start({ game: 'my-little-scythe', seats: ['person', 'person'] });
  await press(page.getByRole('button', { name: /^Seek A, 2 apples, 1 gem, 1 quest token: can be chosen/ }));
  await player.make();
  const dice = page.locator('.mls-die');
  for (let left = await dice.count(); left > 1; left--) {
    await expect(dice).toHaveCount(left);
    await expect(player.primary).toBeHidden();
    await press(page.locator('.mls-map [data-mark="open"]').first());
  }
  await expect(dice).toHaveCount(1);
  await press(page.locator('.mls-map [data-mark="open"]').first());
  await expect(player.primary).toHaveText(/^Place /);
  await player.make();
  await expect(dice).toHaveCount(0);
});

test('until both dials are revealed nobody else can reach one @chromium', async ({ page, context, site, press }) => {
  const wire = await listenIn(context);
  const player = new Seekers(page, press);
  const duel = await duelOf();
  const made = momentIn(game, duel, isFight) ?? 0;
  await goOnWith(page, site.url, savedAfter(duel, made, ['person', 'person']), player);
  await expect(page.locator('.curtain-sign')).toContainText(/Pie fight! (?:Aya attacks Ren|Ren attacks Aya)/);
  await player.hold();
  const more = page.getByRole('button', { name: 'Pies: one more' });
  await press(more);
  await expect(player.primary).toHaveText(/^1 pie, no spell/);
  await player.make();
  await player.hold();
  await expect(page.getByText(/· has chosen$/)).toBeVisible();
  await expect(page.getByText('1 pie, no spell')).toHaveCount(0);

  const chosen = tablesOn(wire).at(-1);
  const pending = top(chosen?.frames.at(-1)?.view as unknown as View);
  expect(pending?.step).toBe('fight');
  const dials = pending?.step === 'fight' ? [pending.attack, pending.defence] : [];
  expect(new Set(dials)).toEqual(new Set([HIDDEN, null]));
  await press(page.getByRole('button', { name: 'Set nothing' }));
  await player.make();
  await expect(page.getByText(/wins the fight|attacked and wins/)).toBeVisible();
});

test('after a change of turn the mat of whoever decides is in sight, and its actions can be tapped @chromium', async ({
  page,
  site,
  press,
}) => {
  const player = new Seekers(page, press);
  const duel = await duelOf();
  const made = lastOfTurn(duel);
  await goOnWith(page, site.url, savedAfter(duel, made, ['person', 'person']), player);
  const order = page.locator('.areas-tabs button');
  const before = await order.allTextContents();
  await player.follow(duel, made);
  const mat = page.getByRole('region', { name: /^Ren/ });
  await expect(mat).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('region', { name: /^Aya/ })).not.toBeInViewport();
  expect(await order.allTextContents()).toEqual(before);
  const seek = mat.locator('.mls-space[data-state="open"][aria-label^="Seek"]').first();
  await press(seek);
  await expect(seek).toHaveAttribute('aria-pressed', 'true');
});

/** The first moment from which one move leads from a turn of the first seat into the second's. */
function lastOfTurn(record: Fixture): number {
  const starts = momentIn(game, record, (state) => (state as unknown as State).turn === 1) ?? 1;
  return starts - 1;
}

/** Open questions: to the seat on turn, and to another one. */
const OPEN: Readonly<Record<string, (pending: Pending | undefined, turn: number) => boolean>> = {
  'on turn': (pending, turn) => pending?.step === 'action' && pending.seat === turn,
  'who was attacked': (pending, turn) => pending?.step === 'resupply' && pending.seat !== turn,
};
for (const [who, is] of Object.entries(OPEN)) {
  test(`held by the thumb, the own cards lie open, and nobody else gets them: ${who} @chromium`, async ({
    page,
    context,
    site,
    press,
  }) => {
    const wire = await listenIn(context);
    const player = new Seekers(page, press);
    let met: { readonly record: Fixture; readonly made: number; readonly truth: State } | null = null;
    for (const record of await recorded()) {
      if (met || record.setup.seats < 3) continue;
      let truth: State | null = null;
      const made = momentIn(game, record, (state) => {
        const now = state as unknown as State;
        const pending = top(now);
        const { hand, shown } = seatAt(now, pending?.seat ?? 0);
        // What a fight has used lies open until it is spent.
        const isOpen = now.todo.some((each) => each.step === 'spend' && each.places.length > 0);
        const found = is(pending, now.turn) && hand.length > 1 && !shown && !isOpen;
        if (found) truth ??= structuredClone(now);
        return found;
      });
      if (made !== null && truth) met = { record, made, truth };
    }
    if (!met) throw new Error('no recorded game asks so');
    const { record, made, truth } = met;
    const asked = top(truth)?.seat ?? 0;
    // With one other person, or nothing would have to be hidden.
    const other = truth.turn === asked ? (asked + 1) % record.setup.seats : truth.turn;
    const kinds = truth.seats.map((_, seat) => (seat === asked || seat === other ? 'person' : 'bot'));
    await goOnWith(page, site.url, savedAfter(record, made, kinds), player);

    const [name = ''] = savedAfter(record, made, kinds)
      .sitters.map((sitter) => sitter.name)
      .slice(asked);
    const { hand, personality } = seatAt(truth, asked);
    const values = hand.map(({ value }) => value).join(', ');
    const person = printed.en.people[PERSONALITIES[personality]].name;
    const own = page.getByRole('region', { name: `${hand.length} spells: ${values}` });
    await expect(page.getByText(person, { exact: true })).toHaveCount(0);
    await player.button(player.words.table.holdToLook(name)).hover();
    await page.mouse.down();
    await expect(own).toBeInViewport({ ratio: 1 });
    await expect(own).toContainText(person);
    await page.mouse.up();
    await expect(own).toHaveCount(0);
    await expect(page.getByText(person, { exact: true })).toHaveCount(0);
    for (const { eyes, frames } of tablesOn(wire)) {
      expect(eyes).toBe('onlooker');
      for (const { view } of frames) {
        const seen = seatAt(view as unknown as View, asked);
        expect([seen.hand.map(({ value }) => value), seen.personality]).toEqual([hand.map(() => null), null]);
      }
    }
  });
}

test('a turn with nothing to take that everybody sees ends by itself, unless its seat wants to be asked @chromium', async ({
  page,
  site,
  press,
}) => {
  const player = new Seekers(page, press);
  const isEnd = (state: unknown): boolean => {
    const now = state as State;
    return top(now)?.step === 'end' && claimable(now).length === 0 && !seatAt(now, now.turn).shown;
  };
  const [met] = (await recorded()).flatMap((record) => {
    const end = momentIn(game, record, isEnd);
    return end === null ? [] : [{ record, made: end - 1 }];
  });
  if (!met) throw new Error('no recorded turn ends so');
  const { record, made } = met;
  const kinds = Array<'person'>(record.setup.seats).fill('person');
  const save = savedAfter(record, made, kinds);
  const seat = record.log[made]?.seat ?? 0;
  const ask = (of: number, what: string) => page.getByText(`${save.sitters[of % kinds.length]?.name}: ${what}`);
  const wish = page.getByRole('switch', { name: 'By a card of mine' });

  await goOnWith(page, site.url, save, player);
  await expect(wish).not.toBeChecked();
  await player.follow(record, made);
  await expect(ask(seat + 1, 'Choose an action')).toBeVisible();
  // What was taken back to does not end again by itself: it could never be reached.
  await press(player.button(player.words.table.takeBack));
  await expect(page.locator('.mls-choice', { hasText: 'End the turn' })).toBeVisible();

  await goOnWith(page, site.url, save, player);
  await press(wish);
  await expect(wish).toBeChecked();
  await player.follow(record, made);
  await expect(ask(seat, 'Take a trophy, or end the turn')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Take the .* trophy$/ }).first()).toBeVisible();
});
