import { afterEach, expect, test } from 'vitest';
import { isGuided, lessons, readLessons } from './lessons.ts';
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
