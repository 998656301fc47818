import { expect, test } from 'vitest';
import { openMatch } from '../../../../engine/match.ts';
import { fixturesOf, lastsMs, type Staged, stagedFor } from '../../../fixtures.ts';
import { clueOf, costOf, KING, kindOf, QUEEN, TOMTE } from '../../rules/fairies.ts';
import { game } from '../../rules/index.ts';
import { dealt, tileOf } from '../../rules/sample.ts';
import { sheet } from '../../rules/sheet.ts';
import { type Event, ROUNDS, type State } from '../../rules/state.ts';
import { view } from '../../rules/view.ts';
import { actorIn } from '../Board.tsx';
import { scoredBy } from './count.tsx';
import { signsMet } from './fairyComes.tsx';
import { scenes } from './index.ts';

const alfheim = { game, view, scenes };
type Move = Staged<Event>;
const shared = stagedFor(alfheim, 'onlooker');
const own = stagedFor(alfheim, 0);
const of = (all: readonly Move[], is: Event['is']): readonly Move[] =>
  all.filter(({ events }) => events.some((event) => event.is === is));
const kindsOf = ({ staged }: Move): readonly string[] => staged.map(({ kind }) => kind);

test('every step takes time, and the board and the points are shown before the last scene ends', () => {
  for (const { staged } of [...shared, ...own]) {
    if (staged.length === 0) continue;
    const steps = staged.flatMap((scene) => scene.steps);
    const shows = steps.flatMap((step) => step.shows ?? []);
    expect(shows).toContain('board');
    expect(steps.every(({ lastsMs }) => lastsMs > 0)).toBe(true);
  }
});

test('points are never shown before all that this move scores has been counted', () => {
  for (const { events, staged } of shared) {
    const scoring = staged.filter(({ kind }) => ['fairy', 'great', 'expert'].includes(kind));
    const early = scoring.slice(0, -1).flatMap(({ steps }) => steps.flatMap(({ shows }) => shows ?? []));
    expect(early, JSON.stringify(events)).not.toContain('points');
  }
});

test('where points are covered none fly and none are counted, and all the rest is seen', () => {
  const covered = stagedFor(alfheim, 'onlooker', true);
  for (const { staged } of covered)
    for (const { name } of staged.flatMap(({ steps }) => steps)) expect(name).not.toBe('points');
  const kinds = (moves: readonly Move[]) => moves.map(kindsOf);
  expect(kinds(covered)).toEqual(kinds(shared));
});

test('a fairy is an event, and the King, the Queen and the Tomte are scenes that last longer', () => {
  for (const { events, staged } of of(shared, 'called')) {
    const [scene] = staged;
    const called = events.find((event) => event.is === 'called');
    if (!scene || called?.is !== 'called') throw new Error('a fairy that comes is not staged');
    const isGreat = [KING, QUEEN, TOMTE].some((kind) => kind === called.kind);
    expect(scene.size).toBe(isGreat ? 'scene' : 'event');
    if (isGreat) expect(lastsMs(scene)).toBeGreaterThan(2000);
    else expect(lastsMs(scene)).toBeLessThanOrEqual(1500);
  }
});

test('only round 7 waits for a tap, and its costs turn after the expert of round 6 has gone to its owner', () => {
  const seventh = of(shared, 'costs');
  expect(seventh.length).toBeGreaterThan(0);
  for (const { staged } of shared)
    for (const { waits, kind } of staged) expect(waits ?? false).toBe(kind === 'seventh');
  for (const move of seventh) expect(kindsOf(move).at(-1)).toBe('seventh');
  const both = seventh.filter(({ events }) => events.some(({ is }) => is === 'expert'));
  for (const move of both) expect(kindsOf(move).indexOf('expert')).toBeLessThan(kindsOf(move).indexOf('seventh'));
});

test('a clue placed by oneself holds nothing up, and where the device is handed on its landing is seen first', () => {
  const plain = (all: readonly Move[]) => of(all, 'placed').filter(({ events }) => events.length === 1);
  for (const { staged } of plain(own)) expect(staged.map(({ size }) => size)).toEqual(['touch']);
  expect(new Set(plain(shared).flatMap(({ staged }) => staged.map(({ size }) => size)))).toEqual(
    new Set(['touch', 'event']),
  );
});

test('the last round is announced, and no other', () => {
  for (const { events, staged } of of(shared, 'shown')) {
    const isLast = events.some((event) => event.is === 'shown' && event.round === ROUNDS);
    expect(staged.some(({ kind }) => kind === 'lastRound')).toBe(isLast);
  }
});

test('a deal is laid out before the first question, and a table that is opened later is simply there', () => {
  const after = view(dealt(3), 'onlooker');
  const at = {
    events: [],
    before: null,
    after,
    eyes: 'onlooker',
    lang: 'ja',
    names: String,
    arePointsCovered: false,
  } as const;
  const [deal] = scenes({ ...at, isDeal: true });
  expect(deal?.steps[0]?.shows).toEqual(['board', 'points']);
  expect(scenes({ ...at, isDeal: false })).toEqual([]);
});

test('every clue of a run meets a sign of its own', () => {
  const laid = (letters: string) => [...letters].map((letter, cell) => ({ cell, clue: clueOf(letter) }));
  const nisse = kindOf('nisse1');
  expect(signsMet(nisse, tileOf('nisse1', 'AB'), laid('BA'))).toEqual([1, 0]);
  expect(signsMet(KING, tileOf('king', 'xxxyy'), laid('CDDCD'))).toEqual([3, 0, 1, 4, 2]);
  for (const { events } of of(shared, 'called'))
    for (const event of events) {
      if (event.is !== 'called') continue;
      const { kind, cost, run } = event;
      const met = [...signsMet(kind, cost, run)].sort((one, other) => one - other);
      expect(met).toEqual([...costOf(kind, cost)].map((_, place) => place));
    }
});

test('the end is counted field by field before anything tells who won, and comes to the points of the sheet', () => {
  const ends = of(shared, 'ended');
  expect(ends).toHaveLength(fixturesOf('alfheim').length);
  for (const { events, staged } of ends) {
    const [count, won] = staged.slice(-2);
    expect([count?.kind, won?.kind]).toEqual(['count', 'won']);
    const names = count?.steps.map(({ name }) => name) ?? [];
    expect(names.filter((name) => name === 'field')).toHaveLength(events.filter(({ is }) => is === 'counted').length);
    expect(count && lastsMs(count)).toBeLessThanOrEqual(5000);
    expect(count?.steps.flatMap(({ shows }) => shows ?? [])).not.toContain('points');
    expect(won?.steps.at(-1)?.shows).toEqual(['points']);
  }
  for (const { events, staged } of of(own, 'ended')) {
    const end = events.find(({ is }) => is === 'ended');
    const hasWon = end?.is === 'ended' && end.winners.includes(0);
    expect(staged.at(-1)?.steps.some(({ name }) => name === 'lost')).toBe(!hasWon);
  }
  for (const fixture of fixturesOf('alfheim')) {
    const { state } = openMatch(game, { ...fixture, sitters: [] });
    const end = view(state as unknown as State, 'onlooker');
    const counted = end.fields.map((_, seat) => scoredBy(end, seat).reduce((sum, { points }) => sum + points, 0));
    expect(counted).toEqual(sheet(end).totals);
  }
});

test('the field of whoever acted last is in sight when the last clue lands, whoever has won', () => {
  for (const { events } of of(shared, 'ended')) {
    const placed = events.find((event) => event.is === 'placed');
    if (placed?.is === 'placed') expect(actorIn(events)).toBe(placed.seat);
  }
});

test('who takes a Tomte is seen to take it, with what it wants only to those who may know', () => {
  for (const all of [shared, own])
    for (const { events, staged } of of(all, 'tomte')) {
      expect(staged.map(({ kind }) => kind)).toContain('tomte');
      const taken = events.find(({ is }) => is === 'tomte');
      const scene = staged.find(({ kind }) => kind === 'tomte');
      const turns = scene?.steps.some(({ cue }) => cue === 'turn');
      expect(turns).toBe(taken?.is === 'tomte' && taken.tile !== null);
    }
  expect(of(shared, 'tomte').length).toBeGreaterThan(0);
});
