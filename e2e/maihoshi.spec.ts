import type { Locator, Page } from 'playwright/test';
import { allScenes } from '../src/cli/scenes.ts';
import { raise } from '../src/cli/stage.ts';
import { fixtureNamed } from '../src/games/fixtures.ts';
import { guide } from '../src/games/maihoshi/guide/index.ts';
import { cardOf, cardThing, thingKind } from '../src/games/maihoshi/rules/cards.ts';
import { game } from '../src/games/maihoshi/rules/index.ts';
import type { Move } from '../src/games/maihoshi/rules/moves.ts';
import type { State, View } from '../src/games/maihoshi/rules/state.ts';
import { betweenWords } from '../src/games/maihoshi/words/between.ts';
import { folk as folkWords } from '../src/games/maihoshi/words/folk.en.ts';
import { labels as words } from '../src/games/maihoshi/words/labels.en.ts';
import { learnWords } from '../src/words/learn.ts';
import { BoardPlayer } from './boardPlayer.ts';
import { expectSaid, readOn } from './bubble.ts';
import { expectOwnViews } from './honest.ts';
import { pieceOf } from './lessons.ts';
import { goOnWith, momentIn, savedAfter } from './recorded.ts';
import { expect, test } from './test.ts';
import { listenIn, tablesOn } from './wire.ts';

/** A deal in which she who begins holds nobody that can come: in one of twenty-five all of them could. */
const NONE_CAN_COME = 9;

const toolbar = (page: Page, name: string): Locator =>
  page.locator(`[role="toolbar"][aria-label=${JSON.stringify(name)}] button`);

/** Invites whom she can, advertises otherwise, and uses every effect. */
class Hostess extends BoardPlayer {
  reserves = 0;
  guests = 0;

  protected override get table(): Locator {
    return this.page.locator('.mai-table, .hand, .standings');
  }
  get hand(): Locator {
    return toolbar(this.page, words.hand);
  }
  get deeds(): Locator {
    return this.page.locator('.mai-actions');
  }
  /** The ways to go on, without those that are closed now and without what only puts a card back. */
  get #ways(): Locator {
    return this.deeds.locator('button:not([aria-disabled="true"]):not(.mai-away)');
  }

  use(name: string): Locator {
    return this.deeds.getByRole('button', { name: new RegExp(`^${name}`) }).first();
  }

  async passReserve(): Promise<void> {
    const none = this.page.getByRole('button', { name: 'No reserve', exact: true });
    if (!(await none.isVisible())) return;
    await this.tap(none);
    await this.commit();
    await expect(this.use(words.guest)).toBeVisible();
  }

  protected override async chooseMove(): Promise<void> {
    const guest = this.page.getByRole('button', { name: words.guest, exact: true });
    const looked = toolbar(this.page, words.looked);
    if (await guest.isVisible()) await this.#act(guest);
    else if (await this.page.getByText('Take 1 of these').isVisible()) await this.tap(looked.first());
    else if ((await this.#ways.count()) > 0) {
      const isReserve = (await this.hand.count()) > 4 && this.reserves < 3;
      if (isReserve && (await this.#ways.count()) === 1) await this.#layReserve();
      else await this.tap(this.#ways.first());
    } else await this.tap(this.hand.or(this.page.locator('[data-as="free"]')).first());
    await this.primary.waitFor();
  }

  async #layReserve(): Promise<void> {
    this.reserves++;
    await this.tap(this.hand.first());
  }

  async #act(guest: Locator): Promise<void> {
    const reserve = this.#ways.filter({ hasText: words.useReserve });
    if ((await reserve.count()) > 0) return this.tap(reserve);
    const welcome = this.page.getByRole('button', { name: `. ${words.comes}. ` });
    if ((await welcome.count()) > 0) {
      this.guests++;
      await this.tap(guest);
      await expect(guest).toHaveAttribute('aria-pressed', 'true');
      return this.tap(welcome.first());
    }
    return this.tap(this.page.getByRole('button', { name: words.advertise, exact: true }));
  }
}

/** In the proof the whole game is played. */
const isProof = process.env.ENZA_PROOF === '1';
/** With every way of playing a card in it, and as many as a round ever has in the hands. */
const LAST_ROUND = 3;

test('three people play the last round of Maihoshi Miyabi to the end without the network @chromium', async ({
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
  const made = momentIn(game, record, (state) => {
    const { round, stage } = state as unknown as State;
    return (isProof || round === LAST_ROUND) && stage === 'reserve';
  });
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

test('a card that cannot come says why, and can still be introduced @chromium', async ({ page, site, press }) => {
  await page.goto(site.url);
  const player = new Hostess(page, press);
  await player.start({ game: 'maihoshi', seats: ['person', 'bot'], seed: NONE_CAN_COME });
  await player.passReserve();
  await expect(page.getByRole('button', { name: words.guest, exact: true })).toBeVisible();
  const barred = page.getByRole('button', { name: `. ${words.comesNotYet}. ` }).first();
  await press(barred);
  await expect(barred).toHaveAttribute('aria-pressed', 'true');
  await expect(player.primary).toBeHidden();
  const guest = player.use(words.guest);
  await expect(guest).toHaveText(/Needs .* the reputation is/);
  // It is not for a press, but it says why.
  await guest.click({ force: true });
  await expect(page.locator('.refusal')).toContainText(/Needs .* the reputation is/);
  await expect(barred).toHaveAttribute('aria-pressed', 'true');
  // The rule is read at the table, where all stays as it was chosen.
  const { table, shelf } = player.words;
  await press(player.button(table.seeRule));
  await expect(page.getByRole('dialog')).toContainText('A requirement is met if');
  await press(player.button(shelf.close));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(barred).toHaveAttribute('aria-pressed', 'true');
  await guest.click({ force: true });
  await press(player.button(table.seeRule));
  await press(player.button(table.rulesHint));
  await expect(page.getByRole('search')).toBeVisible();
  await page.goBack();
  await expect(player.use(words.guest)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(barred);
  await press(player.use(words.introduce));
  await expect(player.primary).toHaveText(/^Introduce /);
});

test('a card is read, and compared in its three uses, before it is played; publicity keeps it through the draw @chromium', async ({
  page,
  site,
  press,
}) => {
  await page.goto(site.url);
  const player = new Hostess(page, press);
  await player.start({ game: 'maihoshi', seats: ['person', 'bot'], seed: NONE_CAN_COME });
  await player.passReserve();
  const card = player.hand.nth(2);
  const thing = (await card.getAttribute('data-thing')) ?? '';
  const { effect, folk } = cardOf(thingKind(`card:${thing.slice(5)}`) ?? 0);
  expect(effect).not.toBe('none');
  await press(card);
  await expect(player.deeds).toContainText(folkWords[folk].effect);
  await expect(player.use(words.advertise)).toHaveText(/Reputation:/);
  await expect(player.use(words.introduce)).toContainText(words.newCards(1));
  // The hand lies where it lay: the card is put back, or another one chosen, without looking for it.
  await press(page.getByRole('button', { name: words.putBack, exact: true }));
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await press(card);
  await press(player.use(words.advertise));
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await player.commit();
  await expect(player.primary).toHaveText(/ as publicity$/);
  await expect(page.locator(`.hand [data-thing="${thing}"]`).first()).toHaveAttribute('aria-pressed', 'true');
});

test('the hand lies where it lay while three lines tell what comes of a card @chromium', async ({
  page,
  site,
  press,
}) => {
  await page.goto(site.url);
  const player = new Hostess(page, press);
  await player.start({ game: 'maihoshi', seats: ['person', 'bot'], seed: 1 });
  const held = page.locator('.mai-held');
  const lay = await held.boundingBox();
  await press(page.getByRole('button', { name: `. ${words.comes}. ` }).first());
  // Two of them.
  await expect(page.locator('.foresight')).toContainText('even if unused');
  await expect(page.locator('.foresight li')).toHaveCount(2);
  expect(await held.boundingBox()).toEqual(lay);
});

test('at twice the letters what can be done stands beside the hand, and a card shows at once what it would do @chromium', async ({
  page,
  site,
  press,
}) => {
  const settings = JSON.stringify({ lang: 'en', textSize: 200, motion: 'off', pace: 'atOnce' });
  await page.addInitScript((kept) => localStorage.setItem('enza/.settings', kept), settings);
  await page.goto(site.url);
  const player = new Hostess(page, press);
  await player.start({ game: 'maihoshi', seats: ['person', 'bot'], seed: NONE_CAN_COME });
  await expect(page.getByRole('button', { name: 'No reserve', exact: true })).toBeInViewport({ ratio: 1 });
  await player.passReserve();
  await expect(player.use(words.advertise)).toBeInViewport({ ratio: 1 });
  await expect(player.hand.first()).toBeInViewport({ ratio: 1 });
  const card = await player.hand.first().boundingBox();
  if (!card) throw new Error('no card is in sight');
  // Where it lies: a press would scroll to it first.
  await page.mouse.click(card.x + card.width / 2, card.y + card.height / 2);
  await expect(player.use(words.guest)).toBeInViewport({ ratio: 1 });
});

test('a long press reads a card where a tap would choose it @chromium', async ({ page, site, press }) => {
  await page.goto(site.url);
  const player = new Hostess(page, press);
  await player.start({ game: 'maihoshi', seats: ['person', 'bot'], seed: NONE_CAN_COME });
  const card = player.hand.first();
  await expect(card).toBeVisible();
  const { folk } = cardOf(thingKind(`card:${((await card.getAttribute('data-thing')) ?? '').slice(5)}`) ?? 0);
  // Longer than a tap takes.
  await card.click({ delay: 700 });
  await expect(page.getByRole('dialog')).toContainText(folkWords[folk].effect);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
});

test('introducing waits for cards, and takes both that are chosen @chromium', async ({ page, site, press }) => {
  await page.goto(site.url);
  const player = new Hostess(page, press);
  await player.start({ game: 'maihoshi', seats: ['person', 'bot'], seed: NONE_CAN_COME });
  await player.passReserve();
  const held = await player.hand.count();
  await press(player.use(words.introduce));
  await expect(player.primary).toBeHidden();
  const [first, second] = [player.hand.nth(0), player.hand.nth(held - 1)];
  // On its side, too, the phone shows whole cards to choose from.
  const upright = page.viewportSize() ?? { width: 360, height: 640 };
  await page.setViewportSize({ width: 844, height: 390 });
  for (const card of [first, second]) await expect(card).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(upright);
  await press(first);
  await press(second);
  for (const card of [first, second]) await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(player.use(words.introduce)).toContainText(words.newCards(2));
  // One confirmation for both, and it says so.
  const named = async (card: Locator): Promise<string> =>
    folkWords[cardOf(thingKind(`card:${((await card.getAttribute('data-thing')) ?? '').slice(5)}`) ?? 0).folk].name;
  await expect(player.primary).toContainText(await named(first));
  await expect(player.primary).toContainText(await named(second));
  await expect(page.locator('.foresight')).toContainText('2 cards drawn');
  await player.commit();
  await expect(player.next).toBeVisible();
  await expect(player.hand).toHaveCount(held);
});

test('a round is counted before everybody, and the next hands are dealt behind a curtain @chromium', async ({
  page,
  context,
  site,
  press,
}) => {
  test.slow();
  const wire = await listenIn(context);
  await page.goto(site.url);
  const player = new Hostess(page, press);
  await player.start({ game: 'maihoshi', seats: ['person', 'person', 'bot'], seed: 7 });
  const counted = page.locator('.mai-lay[data-stage="counted"]');
  while ((await counted.count()) === 0) await player.answer();
  const said = betweenWords.en;
  const pad = page.getByRole('region', { name: said.scored(1), exact: true });
  await expect(pad.getByRole('rowheader')).toHaveText(['Crane', 'Pine', 'Fan']);
  await expect(pad).toContainText(/ begins round 2\./);
  await expect(player.hand).toHaveCount(0);

  // The reload shows it again: nobody has to hurry.
  await page.reload();
  await expect(pad).toBeVisible();
  const shown = tablesOn(wire).at(-1);
  expect(shown).toMatchObject({ eyes: 'onlooker', floor: { kind: 'forced', seats: [0, 1] }, offers: [] });
  const old = viewsOf(shown).at(-1);
  expect(old).toMatchObject({ stage: 'counted', round: 1, hands: [null, null, null] });
  expect(old?.guests.flat().length).toBeGreaterThan(0);

  const before = tablesOn(wire).length;
  await player.spend(player.goOn);
  await expect(player.curtain).toBeVisible();
  expect(await page.locator('[data-thing]').count()).toBe(0);
  const since = tablesOn(wire).slice(before);
  for (const table of since) {
    expect(table.eyes).toBe('onlooker');
    for (const { hands } of viewsOf(table)) expect(hands).toEqual([null, null, null]);
  }
  expect(viewsOf(since.at(-1)).at(-1)).toMatchObject({ round: 2, held: [6, 6, 6] });
  await player.hold();
  await expect(player.hand).toHaveCount(6);
  await expect(pad).toBeHidden();
  const scores = await player.openSheet('scores');
  await expect(scores.getByRole('rowheader', { name: /^Round 1 / })).toBeVisible();
  await expect(scores).toContainText(player.words.table.secretTotal);
});

const viewsOf = (table: ReturnType<typeof tablesOn>[number] | undefined): View[] =>
  (table?.frames ?? []).map(({ view }) => view as unknown as View);

test('the guide covers nothing that it speaks of, and every move can be made where it says @chromium', async ({
  page,
  site,
  press,
}) => {
  test.slow();
  await page.goto(site.url);
  await press(page.locator('.boxes [data-game="maihoshi"] a'));
  await press(page.getByRole('button', { name: learnWords.en.learn, exact: true }));
  const player = new Hostess(page, press);
  const bubble = page.getByRole('dialog', { name: learnWords.en.guide });
  const action = (name: string): Locator =>
    page.getByRole('region', { name: words.actions }).getByRole('button', { name });
  const card = (move: { readonly card: number }): Locator =>
    page.locator(`.hand [data-thing="${cardThing(move.card)}"]`);
  const tapsOf = (move: Move): Locator[] => {
    if (move.do === 'publicity') return [action(words.advertise)];
    if (move.do === 'reveal') return [action(words.useReserve)];
    if (move.do === 'target') return [action(guide.company[move.seat]?.en ?? '')];
    if (!('card' in move)) return [];
    return move.do === 'introduce' ? [action(words.introduce), card(move)] : [card(move)];
  };
  let introduced = 0;
  for (const { bubbles, next } of guide.script) {
    for (const [nth, { target, said }] of bubbles.entries()) {
      await expectSaid(bubble, pieceOf(said.en));
      if (target) await expect.poll(() => common(bubble, page.locator('.guide-mark'))).toBe(0);
      if (next !== 'free' && nth === bubbles.length - 1)
        await expect.poll(() => common(bubble, page.locator('.mai-actions'))).toBe(0);
      else await readOn(bubble, pieceOf(said.en), press);
    }
    if (next === 'free') break;
    const taps = tapsOf(next.move as Move);
    // The second card to introduce needs no button more.
    // Of two alike, which a bot may have left her to draw, either is meant.
    for (const tap of introduced > 0 ? taps.slice(-1) : taps) await press(tap.first());
    if ((next.move as Move).do === 'introduce') introduced++;
    await player.commit();
  }
  expect(introduced).toBe(2);
  await expect(bubble).toBeHidden();
});

/** The area that two things on the page have in common. */
async function common(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return Number.NaN;
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const tall = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.round(Math.max(0, wide) * Math.max(0, tall));
}

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
