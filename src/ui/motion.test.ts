import { expect, test } from 'vitest';
import { millisecondsOf } from './motion.ts';

test('a time is the same however the stylesheet writes it', () => {
  expect(['220ms', ' 220ms', '.22s', '0.4s', '1s'].map(millisecondsOf)).toEqual([220, 220, 220, 400, 1000]);
});

test('nothing moves where no time is given, or none at all', () => {
  expect(['0ms', '0s', '', 'none'].map(millisecondsOf)).toEqual([0, 0, 0, 0]);
});
