import { afterEach, expect, test } from 'vitest';
import { isGuided, lessons, readLessons, secretShown } from './lessons.ts';
import { beginLesson, endLesson } from './teaching.ts';

afterEach(() => {
  lessons.value = {};
});

test('a match is guided until its lesson ends, and another of the same game takes its place', () => {
  beginLesson('cards', 'one');
  beginLesson('stones', 'two');
  expect(['one', 'two', 'three'].map(isGuided)).toEqual([true, true, false]);
  beginLesson('cards', 'three');
  expect(['one', 'two', 'three'].map(isGuided)).toEqual([false, true, true]);
  endLesson('three');
  expect(lessons.value).toEqual({ stones: 'two' });
});

test('no more of what was remembered is taken than makes sense', () => {
  expect(readLessons({ cards: 'one', stones: 7 })).toEqual({ cards: 'one' });
  for (const nonsense of [null, 'one', 7]) expect(readLessons(nonsense)).toEqual({});
});

test('what a partner alone may see is covered, and what the learner and the open table see is not', () => {
  const [learner, partner] = [0, 1];
  expect(secretShown({ kind: 'private', seat: partner }, learner)).toBe(partner);
  expect(secretShown({ kind: 'learnt', seat: partner }, learner)).toBe(partner);
  expect(secretShown({ kind: 'private', seat: learner }, learner)).toBeNull();
  expect(secretShown({ kind: 'open', seat: partner }, learner)).toBeNull();
  expect(secretShown({ kind: 'curtain', to: partner }, learner)).toBeNull();
});
