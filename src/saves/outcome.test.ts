import { expect, test } from 'vitest';
import type { ShelfEntry } from '../protocol/shown.ts';
import { isCounted, isPlayedOut, outcomeOf } from './format.ts';
import { parseOutcome } from './parse.ts';

const card: ShelfEntry = {
  id: 'one',
  game: 'veil',
  setup: { seats: 1, options: {} },
  sitters: [{ kind: 'person', name: 'Aya', emblem: 'crane' }],
  title: null,
  touchedAt: 7,
  moves: 3,
  floor: { kind: 'over' },
  result: { points: [4], winners: [0] },
  picture: {} as ShelfEntry['picture'],
};

test('a match that is over becomes an outcome', () => {
  const { game, setup, sitters, result } = card;
  expect(outcomeOf(card)).toEqual({ game, setup, sitters, result, endedAt: 7 });
});

test('it says who played, how it ended and what it was, and nothing that was not so', () => {
  const { game, setup, sitters, result } = card;
  const known = {
    daily: { day: '2026-11-22', edition: 1 },
    early: { how: 'conceded', seat: 0 },
    gaveUp: [0],
    came: true,
    mark: 'a'.repeat(16),
    here: [0],
  } as const;
  const plain = { game, setup, sitters, result, endedAt: 7 };
  expect(outcomeOf({ ...card, ...known })).toEqual({ ...plain, ...known });
  expect(Object.keys(outcomeOf(card) ?? {}).sort()).toEqual(Object.keys(plain).sort());
});

test('one that goes on, or goes on from another, becomes none', () => {
  expect(outcomeOf({ ...card, result: null })).toBeNull();
  const branch = { ...card, branch: { title: null, playedAt: 1, moves: 2 } };
  expect([isCounted(card), isCounted(branch), outcomeOf(branch)]).toEqual([true, false, null]);
});

const outcome = outcomeOf(card);

test('what another build has written in it besides does no harm', () => {
  expect(parseOutcome({ ...outcome, mood: 'fine' })).toEqual(outcome);
});

test.each([
  { endedAt: 8.64e15 + 1 },
  { result: { points: [Number.POSITIVE_INFINITY], winners: [0] } },
  { result: { points: [1_000_001], winners: [0] } },
  { result: { points: [4], winners: [1] } },
  { result: { points: [4], winners: [0, 1] } },
  { sitters: [{ kind: 'person', name: 'x'.repeat(25), emblem: 'crane' }] },
])('one with what no screen can show is none: %j', (wrong) => {
  expect(parseOutcome({ ...outcome, ...wrong })).toBeNull();
});

test('a branch, a lesson and what was counted early stand in no record; a victory by giving up does, but not with its points', () => {
  const branch = { title: null, playedAt: 0, moves: 3 };
  const conceded = { early: { how: 'conceded', seat: 0 } } as const;
  expect([{}, { branch }, { early: { how: 'counted' } as const }, conceded].map(isCounted)).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(isCounted({ lesson: true })).toBe(false);
  expect([{}, conceded].map(isPlayedOut)).toEqual([true, false]);
});
