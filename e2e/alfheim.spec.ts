import type { Locator } from 'playwright/test';
import { putMatches, readMatches } from '../src/cli/matchStore.ts';
import type { Seat } from '../src/engine/ids.ts';
import { openMatch } from '../src/engine/match.ts';
import { kindsCalled, onlyKind, shownFirst } from '../src/games/alfheim/face/choice.ts';
import { costOf, KING, kindOf, kindsIn, TOMTE, tilesIn } from '../src/games/alfheim/rules/fairies.ts';
import { game } from '../src/games/alfheim/rules/index.ts';
import { moves, offers } from '../src/games/alfheim/rules/moves.ts';
import { reachOf } from '../src/games/alfheim/rules/reach.ts';
import type { Reason } from '../src/games/alfheim/rules/reasons.ts';
import { FOOTPRINT_ROUND, HIDDEN, type Move, type State, type View } from '../src/games/alfheim/rules/state.ts';
import { fairyThing } from '../src/games/alfheim/rules/things.ts';
import { conceals, holdsTomte } from '../src/games/alfheim/rules/tomte.ts';
import { view } from '../src/games/alfheim/rules/view.ts';
import { en } from '../src/games/alfheim/words/en.ts';
import { labels } from '../src/games/alfheim/words/labels.en.ts';
import { labelsOf } from '../src/games/alfheim/words/labels.ts';
import { voiceOf } from '../src/games/alfheim/words/say.ts';
import { fixtureNamed, fixturesOf } from '../src/games/fixtures.ts';
import type { SavedMatch } from '../src/saves/format.ts';
import { LANGS } from '../src/words/lang.ts';
import { plain } from '../src/words/phrase.ts';
import { BoardPlayer } from './boardPlayer.ts';
import { middleOf } from './finger.ts';
import { expectOwnViews } from './honest.ts';
import { Player } from './player.ts';
import { goOnWith, savedAfter } from './recorded.ts';
import { expect, test } from './test.ts';
import { listenIn, tablesOn } from './wire.ts';

const words = labelsOf(labels, en);
/** By then most have points of two digits. */
const LATE = 0.75;
/** Then the whole game is played. */
const isProof = process.env.ENZA_PROOF === '1';

/** What goes by itself is gone by then. */
const SURELY_GONE_MS = 2000;
/** So long a second tap in one place is taken for half of a double one. */
const READ_MS = 400;

class Gardener extends BoardPlayer {
  #choices = 0;

  protected override get table(): Locator {
    return this.page.locator('.alf-table, .standings');
  }
  get #places(): Locator {
    return this.page.locator('[data-mark="clue"], [data-mark="footprint"]');
  }
  get #kinds(): Locator {
    return this.page.locator('[data-callable="surely"]');
  }
  #say(what: keyof typeof words.says): Locator {
    return this.button(words.says[what]);
  }

  protected override async chooseMove(): Promise<void> {
    this.#choices++;
    const places = await this.#places.count();
    if (places > 0) {
      const refuse = this.#say('refuse');
      const refuses = this.#choices % 9 === 0 && (await refuse.isVisible());
      if (refuses) await this.#refuse(refuse);
      else await this.tap(this.#places.nth((this.#choices * 5) % places));
    } else if ((await this.#kinds.count()) > 0) {
      await this.tap(this.#kinds.first());
      await expect(this.#kinds.first()).toHaveAttribute('aria-pressed', 'true');
      if (await this.primary.isHidden()) await this.tap(this.page.locator('[data-mark="call"]').first());
    } else return;
    await expect(this.primary).toBeVisible();
  }

  /** Right after the end of the turn before, which lay in its place, it is taken for the second half of a double tap. */
  async #refuse(refuse: Locator): Promise<void> {
    await expect(async () => {
      await this.tap(refuse);
      await expect(this.primary).toBeVisible({ timeout: READ_MS });
    }).toPass();
  }

  /** Where nobody surely comes the end of the turn is all that is left, by its own button. */
  override async commit(): Promise<void> {
    await this.spend((await this.primary.isVisible()) ? this.primary : this.#say('done'));
  }
}

test('five people play the last rounds of Alfheim to the end without the network @chromium', async ({
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
  const player = new Gardener(page, press);
  const record = fixtureNamed(game.facts.id, '5-7');
  const made = isProof ? 0 : Math.floor(record.log.length * LATE);
  await goOnWith(page, site.url, savedAfter(record, made, Array<'person'>(5).fill('person')), player);
  for (let answers = 0; await player.answer(); answers++) {
    if (answers !== 20) continue;
    await page.reload();
    await expect(player.next).toBeVisible();
  }
  await expect(player.again).toBeVisible();
  await expectOwnViews(page, wire, made);
});

/** Among the recorded games of two, the first moment at which this is so. */
async function recordedMoment(isIt: (state: State) => boolean): Promise<{ save: SavedMatch; seat: Seat }> {
  for (const fixture of fixturesOf('alfheim')) {
    const kinds = Array.from({ length: fixture.setup.seats }, () => 'person' as const);
    let moves: number | null = null;
    const save = savedAfter(fixture, fixture.log.length, kinds);
    openMatch(game, save, (state, at) => {
      if (moves === null && isIt(state as unknown as State)) moves = at;
    });
    if (moves === null) continue;
    const then = savedAfter(fixture, moves, kinds);
    const [ask] = game.asks(openMatch(game, then).state);
    if (ask) return { save: then, seat: ask.seat };
  }
  throw new Error('no recorded game has such a moment');
}

/** Whoever is on turn holds a Tomte and may call fairies. */
const holdsOne = (state: State): boolean => state.step === 'call' && conceals(view(state, 'onlooker'), state.turn);

/** A Tomte may be called for all that the table knows, and cannot be in truth. */
function isInVain(state: State): boolean {
  const calls = (all: readonly Move[]): number => all.filter((move) => 'call' in move && move.call === TOMTE).length;
  return (
    holdsOne(state) && calls(moves(state, state.turn)) === 0 && calls(offers(view(state, 'onlooker'), state.turn)) > 0
  );
}

const LEAST_SIGN_PX = 14;
const leastSide = (of: Locator): Promise<number> =>
  of.evaluateAll((all) =>
    Math.min(
      ...all.map((sign) => {
        const { width, height } = sign.getBoundingClientRect();
        return Math.max(width, height);
      }),
    ),
  );
const QUEEN = kindOf('queen');
const NISSE = kindOf('nisse1');

/** Both of the Queen's costs lie there, in the field of whoever is asked for a clue she has not come to. */
const awaitsQueen = ({ step, round, fields, turn, lying }: State): boolean =>
  step === 'place' && round > 7 && fields[turn]?.fairies[QUEEN] === null && tilesIn(lying[QUEEN]).length === 2;

test('every sign of every cost can be read on a small phone, and a tapped fairy is large and shown in the field @chromium', async ({
  page,
  site,
  press,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { save, seat } = await recordedMoment(awaitsQueen);
  await goOnWith(page, site.url, save, new Player(page, press));
  const signs = page.locator('.alb-market .alb-cost :is(.alf-drawn, .alf-any)');
  expect(await leastSide(signs)).toBeGreaterThanOrEqual(LEAST_SIGN_PX);

  const { state } = openMatch(game, save);
  const { turned, fields } = state as unknown as State;
  const field = fields[seat];
  if (!field) throw new Error('whoever is asked has no field');
  const reaches = turned[QUEEN].map((tile) => reachOf(field, QUEEN, tile));
  const queen = page.locator(`[data-thing="${fairyThing(QUEEN)}"]`);
  await press(queen);
  await expect(queen).toHaveAttribute('aria-expanded', 'true');
  const wants = page.locator('.alb-wants');
  await expect(wants).toHaveCount(reaches.length);
  for (const [at, reach] of reaches.entries()) {
    await press(wants.nth(at));
    await expect(wants.nth(at).locator('.alb-is-met')).toHaveCount(reach?.has.length ?? 0);
    await expect(page.locator('[data-mark="run"]')).toHaveCount(reach?.run.length ?? 0);
  }
  expect(await leastSide(wants.locator('svg'))).toBeGreaterThanOrEqual(2 * LEAST_SIGN_PX);
  await press(queen);
  await expect(wants).toHaveCount(0);
});

/** Whoever is asked holds a Tomte, and so do two others. */
const areThreeHolders = ({ step, fields, turn }: State): boolean =>
  step === 'place' &&
  fields.filter(holdsTomte).length > 2 &&
  fields.some((field, at) => at === turn && holdsTomte(field));

test('the cost of an own Tomte stands as large as others, however many hold one @chromium', async ({
  page,
  site,
  press,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { save, seat } = await recordedMoment(areThreeHolders);
  const alone = save.sitters.map((sitter, at) =>
    at === seat ? sitter : { ...sitter, kind: 'bot' as const, level: 1 },
  );
  await goOnWith(page, site.url, { ...save, sitters: alone }, new Player(page, press));
  const tomte = page.locator(`[data-thing="${fairyThing(TOMTE)}"]`);
  expect(await tomte.locator('.badge').count()).toBeGreaterThan(2);
  expect(await leastSide(tomte.locator('.alf-drawn'))).toBeGreaterThanOrEqual(LEAST_SIGN_PX);
});

/** A King who wants five beside a Queen who does: no row of new costs is longer. */
const isWide = ({ round, step, turned }: State): boolean =>
  round === FOOTPRINT_ROUND && step === 'footprint' && turned[KING].some((tile) => costOf(KING, tile).length === 5);

for (const lang of LANGS) {
  test(`round 7 is announced to people alone, and no new cost is cut: ${lang} @chromium`, async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const stored = JSON.stringify({ lang, pace: 'slow' });
    await page.addInitScript((settings) => localStorage.setItem('enza/.settings', settings), stored);
    const { save } = await recordedMoment(isWide);
    await page.goto(`${site.url}#/settings`);
    await page.locator('.screen.settings').waitFor();
    await putMatches(page, [{ id: 'recorded', save: { ...save, shown: save.log.length - 1 } }]);
    await page.goto(`${site.url}#/table/recorded`);
    const moment = page.locator('.alb-moment');
    const cut = await moment.evaluate((panel) => {
      const { left, right, top, bottom } = panel.getBoundingClientRect();
      return [...panel.querySelectorAll('svg')].filter((svg) => {
        const box = svg.getBoundingClientRect();
        return box.left < left || box.right > right || box.top < top || box.bottom > bottom;
      }).length;
    });
    expect(cut).toBe(0);
    expect(await page.locator('.alb-new-costs > li').count()).toBeGreaterThan(5);
    // It passes by itself, and a tap passes it sooner.
    await page.locator('.following .round').last().click();
    await expect(moment).toHaveCount(0);
    await expect(page.locator('[data-mark="footprint"]').first()).toBeVisible();
  });
}

test('a fairy that has come is said to live here, and wants nothing any more @chromium', async ({
  page,
  site,
  press,
}) => {
  const { save } = await recordedMoment(
    ({ step, fields, turn }) => step === 'place' && fields[turn]?.fairies[NISSE] !== null,
  );
  await goOnWith(page, site.url, save, new Player(page, press));
  const nisse = page.locator(`[data-thing="${fairyThing(NISSE)}"]`);
  await expect(nisse).toHaveAttribute('data-came', 'true');
  await press(nisse);
  await expect(page.locator('.alb-lives')).toBeVisible();
  await expect(page.locator('.alb-wants')).toHaveCount(0);
});

test('whoever’s field is in sight, the ticks and bars are theirs @chromium', async ({ page, site, press }) => {
  const { save, seat } = await recordedMoment(
    ({ step, fields, turn }) => step === 'place' && fields.some(({ kinds }) => kinds !== fields[turn]?.kinds),
  );
  await goOnWith(page, site.url, save, new Player(page, press));
  const { fields } = openMatch(game, save).state as unknown as State;
  const other = fields.findIndex(({ kinds }) => kinds !== fields[seat]?.kinds);
  const came = (of: Seat): string[] => kindsIn(fields[of]?.kinds ?? 0).map(fairyThing);
  const ticked = (): Promise<(string | null)[]> =>
    page
      .locator('.alb-kind[data-came="true"]')
      .evaluateAll((all) => all.map((kind) => kind.getAttribute('data-thing')));
  await expect.poll(ticked).toEqual(came(seat));
  await press(page.locator('.areas-tabs button').nth(other));
  await expect.poll(ticked).toEqual(came(other));
  await expect(page.locator('.alb-market')).toHaveAccessibleName(words.costs(save.sitters[other]?.name ?? ''));
});

/** One fairy can come, and no Tomte that only its owner knows of: her only way, or all of several. */
function comesAlone(state: State, isSoleWay: boolean): boolean {
  const { step, turn } = state;
  if (step !== 'call' || conceals(view(state, 'onlooker'), turn)) return false;
  const offered = moves(state, turn).map((move) => ({ move, foresight: [] }));
  const isOnlyKind = onlyKind(kindsCalled(offered)) !== null;
  return isOnlyKind && (shownFirst(offered) !== null) === isSoleWay;
}

test('a fairy that alone can come is asked her place where she has several: all are lit, one tap shows her, and none is chosen @chromium', async ({
  page,
  site,
  press,
}) => {
  const { save, seat } = await recordedMoment((state) => comesAlone(state, false));
  const player = new Player(page, press);
  await goOnWith(page, site.url, save, player);
  await expect(page.locator('[data-callable="surely"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(player.primary).toBeHidden();
  expect(await page.locator('.alb-outline').count()).toBeGreaterThan(1);
  await press(page.locator('[data-mark="call"]').first());
  await expect(player.primary).toHaveText(/^Call /);
  await player.commit();
  await player.next.waitFor();
  const [kept] = await readMatches(page);
  expect(kept?.log.at(save.log.length)).toMatchObject({ seat, move: { call: expect.any(Number) } });
});

test('beside a fairy that can come its own button ends the turn at one tap @chromium', async ({
  page,
  site,
  press,
}) => {
  const { save, seat } = await recordedMoment((state) => comesAlone(state, false));
  const player = new Player(page, press);
  await goOnWith(page, site.url, save, player);
  await press(page.locator('.alb-say'));
  await expect
    .poll(async () => (await readMatches(page))[0]?.log.at(save.log.length))
    .toMatchObject({ seat, move: { say: 'done' } });
});

test('the only way of the only fairy that can come is shown before anything is tapped, and one tap calls her @chromium', async ({
  page,
  site,
  press,
}) => {
  const { save, seat } = await recordedMoment((state) => comesAlone(state, true));
  const player = new Player(page, press);
  await goOnWith(page, site.url, save, player);
  await expect(player.primary).toHaveText(/^Call /);
  await expect(page.locator('[data-callable="surely"]')).toHaveAttribute('aria-pressed', 'true');
  await player.commit();
  await player.next.waitFor();
  const [kept] = await readMatches(page);
  expect(kept?.log.at(save.log.length)).toMatchObject({ seat, move: { call: expect.any(Number) } });
});

test('a Tomte is seen for as long as its owner holds to look, and nothing of it goes to the table @chromium', async ({
  page,
  site,
  press,
}) => {
  const wire = await listenIn(page.context());
  const { save, seat } = await recordedMoment(holdsOne);
  const player = new Player(page, press);
  await goOnWith(page, site.url, save, player);
  const owner = save.sitters[seat]?.name ?? '';
  const { state } = openMatch(game, save);
  const tomte = (state as unknown as State).fields[seat]?.tomte ?? 0;
  const covered = player.button(words.tomte(owner, null));
  const open = player.button(words.tomte(owner, tomte));
  const eye = player.button(player.words.table.holdToLook(owner));
  await expect(covered).toBeVisible();
  await expect(open).toHaveCount(0);

  const { x, y } = await middleOf(eye);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(open).toBeVisible();
  await page.mouse.up();
  await expect(open).toHaveCount(0);
  await expect(covered).toBeVisible();

  // The look was asked for and answered, and is in no table, in no line and in nothing that is saved.
  const looks = wire.notices.filter(({ kind }) => kind === 'peeked');
  expect(looks).toHaveLength(1);
  for (const { frames, eyes } of tablesOn(wire)) {
    expect(eyes).toBe('onlooker');
    for (const frame of frames) expect((frame.view as unknown as View).fields[seat]?.tomte).toBe(HIDDEN);
  }
  const [kept] = await readMatches(page);
  expect(kept?.log).toEqual(save.log);
  expect(kept?.seen).toEqual(save.seen);
});

/** Before the call of a third Nisse, after which nobody else can come, nor any Tomte that this may be. */
function beforeTaking(): SavedMatch {
  for (const fixture of fixturesOf('alfheim')) {
    const kinds = Array.from({ length: fixture.setup.seats }, () => 'person' as const);
    let wasAlone = false;
    let made: number | null = null;
    openMatch(game, savedAfter(fixture, fixture.log.length, kinds), (state, at) => {
      const now = state as unknown as State;
      if (wasAlone && holdsOne(now) && offers(view(now, 'onlooker'), now.turn).length === 1) made ??= at - 1;
      wasAlone = comesAlone(now, false);
    });
    if (made !== null) return savedAfter(fixture, made, kinds);
  }
  throw new Error('nobody takes a Tomte that cannot come at once');
}

test('whoever takes a Tomte may look at it before the turn ends, though nobody else can come @chromium', async ({
  page,
  site,
  press,
}) => {
  const settings = JSON.stringify({ lang: 'en', confirm: true, forced: true, motion: 'off', pace: 'quick' });
  await page.addInitScript((stored) => localStorage.setItem('enza/.settings', stored), settings);
  const save = beforeTaking();
  const player = new Player(page, press);
  await goOnWith(page, site.url, save, player);
  await press(page.locator('[data-mark="call"]').first());
  await player.commit();
  await expect(player.primary).toHaveText(words.says.done);
  await page.waitForTimeout(SURELY_GONE_MS);
  await expect(player.primary).toHaveText(words.says.done);
  expect((await readMatches(page))[0]?.log).toHaveLength(save.log.length + 1);
});

test('a last expert is told by the count, and lies over no field of the finished table @chromium', async ({
  page,
  site,
  press,
}) => {
  const player = new Player(page, press);
  const record = fixturesOf('alfheim').find(({ setup }) => setup.seats === 4);
  if (!record) throw new Error('no table of four is recorded');
  const save = savedAfter(record, record.log.length, Array<'person'>(4).fill('person'));
  await goOnWith(page, site.url, { ...save, shown: save.log.length - 1 }, player);
  await press(player.button(player.words.table.final.seeTable));
  await expect(page.locator('.alb-fields')).toBeVisible();
  await expect(page.locator('.alb-moment')).toHaveCount(0);
});

test('a Tomte that does not come is refused to whoever calls it, and leaves no trace @chromium', async ({
  page,
  site,
  press,
}) => {
  const wire = await listenIn(page.context());
  const { save, seat } = await recordedMoment(isInVain);
  const player = new Player(page, press);
  await goOnWith(page, site.url, save, player);
  await press(page.locator('[data-callable="perhaps"]'));
  const place = page.locator('[data-mark="call"]').first();
  if (await player.primary.isHidden()) await press(place);
  await expect(player.primary).toHaveText(/^Call the Tomte/);
  await player.commit();
  const reason: Reason = { is: 'tomteUnmet', rule: 'tomte.place', side: seat, known: true };
  await expect(page.locator('.refusal')).toContainText(plain(voiceOf(en).sayReason(reason), String));
  await expect(player.primary).toBeHidden();
  expect((await readMatches(page))[0]?.log).toEqual(save.log);
  const refused = wire.notices.filter(({ kind }) => kind === 'refused');
  expect(refused).toHaveLength(1);
  expect(JSON.stringify(refused)).not.toMatch(/cost|tile/);
});

test('the numbers of five stand clear of their emblems, upright and held across', async ({ page, site }) => {
  const [five] = fixturesOf('alfheim').filter(({ setup }) => setup.seats === 5);
  if (!five) throw new Error('no table of five is recorded');
  const late = Math.floor(five.log.length * LATE);
  const save = savedAfter(five, late, ['person', 'person', 'person', 'person', 'person']);
  await goOnWith(page, site.url, save, new Player(page, (at) => at.tap()));
  for (const size of [
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    const overlaps = await page.locator('.standing').evaluateAll((chips) =>
      chips.map((chip) => {
        const [badge, points] = [chip.querySelector('.badge'), chip.querySelector('b')];
        if (!badge || !points) return 'nothing to see';
        const [one, other] = [badge.getBoundingClientRect(), points.getBoundingClientRect()];
        return other.left < one.right && other.top < one.bottom - 1;
      }),
    );
    expect(overlaps).toEqual([false, false, false, false, false]);
  }
});
