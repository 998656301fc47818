import { afterEach, expect, test } from 'vitest';
import { isGuided, keyOf, ledAt, lessons, readLessons } from './lessons.ts';
import { beginLesson, endLesson } from './teaching.ts';

afterEach(() => {
  lessons.value = {};
});

test('a match is guided until its lesson ends, and another of the same game takes its place', () => {
  beginLesson('cards', { match: 'one', deal: 7 });
  beginLesson('stones', { match: 'two', deal: 8 });
  expect(['one', 'two', 'three'].map(isGuided)).toEqual([true, true, false]);
  beginLesson('cards', { match: 'three', deal: 7 });
  expect(['one', 'two', 'three'].map(isGuided)).toEqual([false, true, true]);
  endLesson('three');
  expect(lessons.value).toEqual({ stones: { match: 'two', deal: 8 } });
});

test('the lessons of one game go on beside each other', () => {
  beginLesson(keyOf('cards', 'guide'), { match: 'one', deal: 7 });
  beginLesson(keyOf('cards', 'passing'), { match: 'two', deal: 9 });
  expect(ledAt('one')?.deal).toBe(7);
  expect(ledAt('two')?.deal).toBe(9);
});

test('one that 1.0.0 remembered is known, and that no guide of today goes with it', () => {
  expect(readLessons({ cards: 'one' })).toEqual({ cards: { match: 'one', deal: null } });
});

test('no more of what was remembered is taken than makes sense', () => {
  const kept = { match: 'one', deal: 7 };
  expect(readLessons({ cards: kept, stones: 7, tiles: { match: 'two' }, dice: { deal: 7 } })).toEqual({ cards: kept });
  for (const nonsense of [null, 'one', 7]) expect(readLessons(nonsense)).toEqual({});
});
