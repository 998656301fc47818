import { expect, test } from 'vitest';
import { openMatch } from '../../../../engine/match.ts';
import type { Scene } from '../../../../ui/stage/Stage.ts';
import { fixturesOf } from '../../../fixtures.ts';
import type { Event, Force } from '../../rules/events.ts';
import { game } from '../../rules/index.ts';
import type { State, View } from '../../rules/state.ts';
import { view } from '../../rules/view.ts';
import { ticksOf } from './fightThrows.tsx';
import { scenes } from './index.ts';

interface Staged {
  readonly isLastTurns: boolean;
  readonly events: readonly Event[];
  readonly staged: readonly Scene<Event>[];
}

const stagedFor = (eyes: 'onlooker' | number): readonly Staged[] =>
  fixturesOf('my-little-scythe').flatMap((fixture) => {
    const views: View[] = [];
    const { happened } = openMatch(game, { ...fixture, sitters: [] }, (state) =>
      views.push(view(state as unknown as State, eyes)),
    );
    return happened.flatMap(({ told }, at): Staged[] => {
      const [before, after] = [views[at], views[at + 1]];
      const events = told.flatMap(({ event, to }) => (to === 'all' ? [event as unknown as Event] : []));
      if (!before || !after) return [];
      const shown = { events, before, after, isDeal: false, eyes, lang: 'en', arePointsCovered: false } as const;
      return [{ events, staged: scenes({ ...shown, names: String }), isLastTurns: before.last !== null }];
    });
  });

const shared = stagedFor('onlooker');
const own = stagedFor(0);
const lasts = ({ steps }: Scene<Event>): number => steps.reduce((sum, { lastsMs }) => sum + lastsMs, 0);
const each = (all: readonly Staged[], kind: string): readonly (Staged & { readonly scene: Scene<Event> })[] =>
  all.flatMap((one) => one.staged.filter((scene) => scene.kind === kind).map((scene) => ({ ...one, scene })));

test('every step takes time, and the last scene of a move lets go of the board and the points', () => {
  for (const { staged } of [...shared, ...own]) {
    const shown = staged.map(({ steps }) => steps.flatMap(({ shows }) => shows ?? []));
    for (const { steps } of staged) expect(steps.every(({ lastsMs }) => lastsMs > 0)).toBe(true);
    expect(shown).toEqual(staged.map((_, place) => (place < staged.length - 1 ? [] : ['board', 'points'])));
  }
});

test('a fourth trophy rings, and it waits where it rings in the last turns', () => {
  const claims = shared.flatMap(({ events, staged, isLastTurns }) => {
    const isFourth = events.some((event) => event.is === 'claimed' && event.count === 4);
    return isFourth ? [{ isLastTurns, scene: staged.find(({ kind }) => kind === 'fourth trophy') }] : [];
  });
  expect(new Set(claims.map(({ isLastTurns }) => isLastTurns)).size).toBe(2);
  for (const { isLastTurns, scene } of claims) {
    expect(scene?.steps.map(({ name }) => name)).toContain('rings');
    expect(scene?.waits).toBe(!isLastTurns);
  }
});

test('of a fight the table shows nothing before the verdict, which waits for those whom it concerns', () => {
  const fights = each(shared, 'fight');
  expect(fights.length).toBeGreaterThan(20);
  for (const { scene } of fights) {
    expect(scene.waits).toBe(true);
    expect(scene.steps.find(({ shows }) => shows)).toBe(scene.steps.at(-1));
    expect(lasts(scene)).toBeGreaterThan(2000);
    expect(lasts(scene)).toBeLessThan(6500);
  }
  for (const { events, scene } of each(own, 'fight')) {
    const fought = events.find((event) => event.is === 'fought');
    expect(scene.waits).toBe(fought?.is === 'fought' && [fought.seat, fought.rival].includes(0));
    expect(scene.steps.at(-1)?.name).toBe(scene.waits ? 'verdict' : 'leaves');
  }
});

test('a total runs by ones to what the side has brought', () => {
  const set = ({ pies, spells }: Pick<Force, 'pies' | 'spells'>) => ({
    pies,
    extras: spells.map((value) => ({ value })),
  });
  const sets = [set({ pies: 2, spells: [3, 1] }), set({ pies: 0, spells: [] })] as const;
  const ticks = ticksOf(sets, 0, 260);
  expect(ticks.map(({ to }) => to)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ticks.every(({ at }, place) => at >= (ticks[place - 1]?.at ?? 0))).toBe(true);
  expect(ticksOf(sets, 1, 260)).toEqual([]);
});

test('a trophy is a scene that keeps its length, and tells nothing before the medal is in its socket', () => {
  for (const { events, staged } of shared) {
    const claimed = events.find((event) => event.is === 'claimed');
    if (claimed?.is !== 'claimed') continue;
    const [scene] = staged.filter(({ kind }) => kind.endsWith('trophy'));
    expect(scene?.size).toBe('scene');
    if (!scene) continue;
    const names = scene.steps.map(({ name }) => name);
    expect(names).toContain('sockets');
    const shown = scene.steps.findIndex(({ shows }) => shows);
    if (shown >= 0) expect(shown).toBeGreaterThan(names.indexOf(claimed.count === 4 ? 'rings' : 'sockets'));
    expect(lasts(scene)).toBeGreaterThanOrEqual(1700);
    // A personality is turned over first.
    expect(lasts(scene)).toBeLessThanOrEqual((claimed.eased ? 2500 : 1900) + (claimed.count === 4 ? 800 : 0));
  }
  expect(each(shared, 'fourth trophy').length).toBeGreaterThan(0);
});

test('what a turn is about is an event, and what only flies is a touch', () => {
  const seen = new Map<string, number>();
  for (const { staged } of [...shared, ...own]) {
    for (const scene of staged) {
      seen.set(scene.kind, (seen.get(scene.kind) ?? 0) + 1);
      if (scene.size === 'touch') expect(lasts(scene)).toBeLessThanOrEqual(800);
      // More than one thing may happen in a move.
      else if (scene.size === 'event') expect(lasts(scene)).toBeLessThanOrEqual(2900);
      else expect(lasts(scene)).toBeGreaterThan(1400);
    }
  }
  const kinds = [
    'rolled',
    'delivered',
    'quest',
    'solved',
    'kept',
    'attacked',
    'make',
    'goes',
    'resupply',
    'last turns',
    'ending',
  ];
  expect(kinds.filter((kind) => !seen.has(kind))).toEqual([]);
});

test('an own side and an own tile are shown, too, and hold nobody up for long', () => {
  let seen = 0;
  for (const { events, staged } of own) {
    const chosen = events.find((event) => event.is === 'solved' || event.is === 'kept');
    if (chosen?.seat !== 0) continue;
    const scene = staged.find(({ kind }) => kind === chosen.is);
    expect(scene).toBeDefined();
    // More may follow from it, as a quest that is met next.
    const isAll = !events.some((event) => event.is === 'quest' || event.is === 'home');
    if (scene && isAll) expect(lasts(scene)).toBeLessThanOrEqual(1300);
    seen++;
  }
  expect(seen).toBeGreaterThan(5);
});

test('who attacks is seen on the map before the fight is set', () => {
  const attacks = own.filter(({ events }) => events.some((event) => event.is === 'attacked' && event.seat === 0));
  expect(attacks.length).toBeGreaterThan(2);
  for (const { staged } of attacks) {
    const steps = staged.flatMap(({ size, steps }) => steps.map(({ name, shows }) => ({ size, name, shows })));
    const clash = steps.findIndex(({ name }) => name === 'clash');
    expect(steps[clash]?.size).toBe('event');
    expect(steps.findIndex(({ shows }) => shows)).toBeGreaterThan(clash);
  }
});

test('an ending counts what decides between equal trophies', () => {
  for (const { events, staged } of shared) {
    const over = events.find((event) => event.is === 'ended');
    if (over?.is !== 'ended') continue;
    const most = Math.max(...over.standings.map(([trophies]) => trophies));
    const isTied = over.standings.filter(([trophies]) => trophies === most).length > 1;
    const names = staged.flatMap(({ steps }) => steps.map(({ name }) => name));
    expect(names.includes('friendship')).toBe(isTied);
  }
});

test('the game ends with one scene that waits, and last turns are rung in once', () => {
  for (const { events, staged } of shared) {
    if (!events.some((event) => event.is === 'ended')) continue;
    expect(staged.filter(({ waits, kind }) => waits && kind === 'ending')).toHaveLength(1);
  }
  const turns = shared.filter(({ events }) => events.some((event) => event.is === 'ending'));
  for (const { staged } of turns) {
    expect(staged.filter(({ kind }) => kind === 'last turns' || kind === 'fourth trophy')).toHaveLength(1);
  }
});
