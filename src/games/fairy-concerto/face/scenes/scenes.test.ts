import { expect, test } from 'vitest';
import { openMatch } from '../../../../engine/match.ts';
import { mayHear } from '../../../../engine/reel.ts';
import type { Scene } from '../../../../ui/stage/Stage.ts';
import { fixturesOf } from '../../../fixtures.ts';
import { game } from '../../rules/index.ts';
import { sheet } from '../../rules/sheet.ts';
import type { Event, State, View } from '../../rules/state.ts';
import { view } from '../../rules/view.ts';
import { honoursMoved } from './counts.tsx';
import { scenes } from './index.ts';
import { metNow } from './met.tsx';

interface Staged {
  readonly match: number;
  readonly seats: number;
  readonly seat: number;
  readonly events: readonly Event[];
  readonly before: View;
  readonly after: View;
  readonly staged: readonly Scene<Event>[];
}

const stagedFor = (eyes: 'onlooker' | number, arePointsCovered = false): readonly Staged[] =>
  fixturesOf('fairy-concerto').flatMap((fixture, match) => {
    const views: View[] = [];
    const { happened } = openMatch(game, { ...fixture, sitters: [] }, (state) =>
      views.push(view(state as unknown as State, eyes)),
    );
    return happened.flatMap(({ seat, told }, at): Staged[] => {
      const [before, after] = [views[at], views[at + 1]];
      if (!before || !after) return [];
      const events = told.flatMap(({ event, to }) => (mayHear(to, eyes) ? [event as unknown as Event] : []));
      const happening = { events, before, after, isDeal: false, eyes, lang: 'en', names: String } as const;
      const staged = scenes({ ...happening, arePointsCovered });
      return [{ match, seats: fixture.setup.seats, seat, events, before, after, staged }];
    });
  });

const shared = stagedFor('onlooker');
const own = stagedFor(0);
const has = ({ events }: Staged, is: Event['is']): boolean => events.some((event) => event.is === is);
const kindsOf = ({ staged }: Staged): readonly string[] => staged.map(({ kind }) => kind);
const lasts = ({ steps }: Scene<Event>): number => steps.reduce((sum, { lastsMs }) => sum + lastsMs, 0);
const stepsOf = ({ staged }: Staged) => staged.flatMap(({ steps }) => steps);

test('every move is staged, every step takes time, and the board is shown before the last scene ends', () => {
  for (const move of [...shared, ...own]) {
    if (move.events.length === 0) continue;
    expect(move.staged.length, JSON.stringify(move.events)).toBeGreaterThan(0);
    expect(stepsOf(move).flatMap(({ shows }) => shows ?? [])).toContain('board');
    for (const { lastsMs } of stepsOf(move)) expect(lastsMs).toBeGreaterThan(0);
  }
});

test('every draft is revealed, against bots too, and nothing of it is drawn before the cards have turned', () => {
  const drafts = [...shared, ...own].filter((move) => has(move, 'draft'));
  expect(drafts.length).toBeGreaterThan(100);
  for (const move of drafts) {
    const [reveal] = move.staged;
    expect(reveal).toMatchObject({ kind: 'reveal', size: 'scene' });
    expect(reveal?.steps.map(({ name, shows }) => [name, shows?.includes('board') ?? false])).toEqual([
      ['backs', false],
      ['turn', false],
      ['walks', true],
    ]);
    const beforeWalk = (reveal?.steps ?? []).slice(0, 2).reduce((sum, { lastsMs }) => sum + lastsMs, 0);
    expect(beforeWalk).toBeGreaterThan(800);
    expect(beforeWalk).toBeLessThanOrEqual(1300);
  }
});

test('a choice that is put down is a touch, and says nothing of what it is', () => {
  const put = own.filter(({ events }) => events.length === 1 && events[0]?.is === 'sealed');
  expect(put.length).toBeGreaterThan(0);
  for (const move of put) expect(move.staged.map(({ size, kind }) => [size, kind])).toEqual([['touch', 'sealed']]);
});

test('a score card that is met and an honour that changes hands are seen, and at the end both are left to the count', () => {
  const lit = shared.filter(({ before, after }) => metNow(before, after).length > 0);
  expect(lit.length).toBeGreaterThan(0);
  for (const move of lit)
    expect(kindsOf(move).filter((kind) => kind === 'met')).toHaveLength(metNow(move.before, move.after).length);
  const moved = shared.filter(({ before, after }) => after.step !== 'over' && honoursMoved(before, after).length > 0);
  expect(moved.length).toBeGreaterThan(0);
  for (const move of moved) if (!has(move, 'drew') || has(move, 'revealed')) expect(kindsOf(move)).toContain('counts');
  for (const move of shared.filter(({ after }) => after.step === 'over')) expect(kindsOf(move)).not.toContain('counts');
});

test('points beside the names change in one step, after all that this move scores', () => {
  for (const move of shared) {
    if (move.after.step === 'over') continue;
    if (String(sheet(move.before).totals) === String(sheet(move.after).totals)) continue;
    const scoring = move.staged.findLastIndex(({ kind }) => kind === 'counts' || kind === 'met');
    const early = move.staged.slice(0, scoring).flatMap(({ steps }) => steps.flatMap(({ shows }) => shows ?? []));
    expect(early, JSON.stringify(move.events)).not.toContain('points');
    expect(move.staged[scoring]?.steps.at(-1)?.shows).toContain('points');
  }
});

test('where points are hidden no number is counted', () => {
  for (const move of stagedFor('onlooker', true)) expect(kindsOf(move)).not.toContain('counts');
});

test('alone against Bach he is seen to take what is left, and half of the own moves hold the next question a second at the most', () => {
  const alone = own.filter(({ seats }) => seats === 1);
  for (const move of alone.filter((each) => has(each, 'bach')))
    expect(kindsOf(move).some((kind) => kind === 'bach')).toBe(
      move.events.some((event) => event.is === 'bach' && event.took.length > 0),
    );
  const seen = new Map<string, number>();
  // A scene that was seen often in a match is shortened.
  const shownMs = (match: number, scene: Scene<Event>): number => {
    const nth = (seen.get(`${match} ${scene.kind}`) ?? 0) + 1;
    seen.set(`${match} ${scene.kind}`, nth);
    return lasts(scene) / (scene.size !== 'event' || nth < 3 ? 1 : nth < 6 ? 2 : 3);
  };
  const times = alone.map(({ match, staged }) => {
    const sum = staged.reduce((before, scene) => before + shownMs(match, scene), 0);
    return staged.every(({ size }) => size === 'touch') ? 0 : sum;
  });
  times.sort((one, other) => one - other);
  expect(times[Math.floor(times.length / 2)]).toBeLessThanOrEqual(1000);
});

test('hands are seen to go to the left after every draft but the last of a round, when new ones come out of the bag', () => {
  for (const move of shared) {
    if (has(move, 'passed')) expect(kindsOf(move).at(-1)).toBe('passes');
    if (has(move, 'drawn')) expect(kindsOf(move).at(-1)).toBe('drawn');
  }
});

test('a deal is laid out before the first question, and a table that is opened later is simply there', () => {
  const [first] = shared;
  if (!first) throw new Error('no recorded game');
  const at = {
    events: [],
    before: null,
    after: first.before,
    eyes: 'onlooker',
    lang: 'ja',
    names: String,
    arePointsCovered: false,
  } as const;
  const [deal] = scenes({ ...at, isDeal: true });
  expect(deal?.steps[0]?.shows).toEqual(['board', 'points']);
  // Bach greets who plays alone.
  expect(deal?.steps.at(-1)?.name).toBe('greets');
  expect(deal && lasts(deal)).toBeLessThanOrEqual(3000);
  expect(scenes({ ...at, isDeal: false })).toEqual([]);
});
