import { readMatches } from '../src/cli/scenes.ts';
import { openMatch } from '../src/engine/match.ts';
import { holdsTomte } from '../src/games/alfheim/rules/calls.ts';
import { TOMTE } from '../src/games/alfheim/rules/fairies.ts';
import type { Reason } from '../src/games/alfheim/rules/ids.ts';
import { game } from '../src/games/alfheim/rules/index.ts';
import { moves, offers } from '../src/games/alfheim/rules/moves.ts';
import { HIDDEN, type Move, type State, type View } from '../src/games/alfheim/rules/state.ts';
import { view } from '../src/games/alfheim/rules/view.ts';
import { labelsOf } from '../src/games/alfheim/words/labels.ts';
import { voiceOf } from '../src/games/alfheim/words/say.ts';
import { fixturesOf } from '../src/games/fixtures.ts';
import type { SavedMatch } from '../src/saves/format.ts';
import { plain } from '../src/words/phrase.ts';
import { middleOf } from './finger.ts';
import { comesAlone, holdsOne, recordedMoment } from './gardens.ts';
import { Player } from './player.ts';
import { goOnWith, savedAfter } from './recorded.ts';
import { expect, test, withSettings } from './test.ts';
import { listenIn, tablesOn } from './wire.ts';

const words = labelsOf('en');
/** What goes by itself is gone by then. */
const SURELY_GONE_MS = 2000;

/** A Tomte may be called for all that the table knows, and cannot be in truth. */
function isInVain(state: State): boolean {
  const calls = (all: readonly Move[]): number => all.filter((move) => 'call' in move && move.call === TOMTE).length;
  return (
    holdsOne(state) && calls(moves(state, state.turn)) === 0 && calls(offers(view(state, 'onlooker'), state.turn)) > 0
  );
}

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
  const looks = wire.answers.to('peek');
  expect(looks).toHaveLength(1);
  for (const { frames, eyes } of tablesOn(wire)) {
    expect(eyes).toBe('onlooker');
    for (const frame of frames) expect((frame.view as unknown as View).fields[seat]?.tomte).toBe(HIDDEN);
  }
  const [kept] = await readMatches(page);
  expect(kept?.log).toEqual(save.log);
  expect(kept?.seen).toEqual(save.seen);
});

/** Whose Tomte waits while another is asked; none: null. */
const waiting = ({ fields, turn }: State): number | null => {
  const at = fields.findIndex((field, seat) => seat !== turn && holdsTomte(field));
  return at < 0 ? null : at;
};

test('a Tomte may be looked at on the turn of another too, in the field of its owner @chromium', async ({
  page,
  site,
  press,
}) => {
  const wire = await listenIn(page.context());
  const { save } = await recordedMoment((state) => state.step !== 'over' && waiting(state) !== null);
  const player = new Player(page, press);
  await goOnWith(page, site.url, save, player);
  const state = openMatch(game, save).state as unknown as State;
  const seat = waiting(state) ?? 0;
  const owner = save.sitters[seat]?.name ?? '';
  const eye = player.button(player.words.table.holdToLook(owner));
  await expect(eye).toHaveCount(0);
  await press(page.locator('.areas-tabs button').nth(seat));
  const open = player.button(words.tomte(owner, state.fields[seat]?.tomte ?? 0));
  await expect(open).toHaveCount(0);
  const { x, y } = await middleOf(eye);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(open).toBeVisible();
  await page.mouse.up();
  await expect(open).toHaveCount(0);
  for (const { frames } of tablesOn(wire))
    for (const frame of frames) expect((frame.view as unknown as View).fields[seat]?.tomte).toBe(HIDDEN);
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
  await withSettings(page, settings);
  await page.clock.install();
  const save = beforeTaking();
  const player = new Player(page, press);
  await goOnWith(page, site.url, save, player);
  await press(page.locator('[data-mark="call"]').first());
  await player.commit();
  await expect(player.primary).toHaveText(words.says.done);
  await page.clock.runFor(SURELY_GONE_MS);
  await expect(player.primary).toHaveText(words.says.done);
  expect((await readMatches(page))[0]?.log).toHaveLength(save.log.length + 1);
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
  await expect(page.locator('.refusal')).toContainText(plain(voiceOf('en').sayReason(reason), String));
  await expect(player.primary).toBeHidden();
  expect((await readMatches(page))[0]?.log).toEqual(save.log);
  const refused = wire.notices.filter(({ kind }) => kind === 'refused');
  expect(refused).toHaveLength(1);
  expect(JSON.stringify(refused)).not.toMatch(/cost|tile/);
});
