import { expect, test } from 'vitest';
import { aya, ended, ko, ren } from '../../tests/invented.ts';
import { duelsOf, metIn } from './Duels.tsx';

test('two people are one pair, whoever sat first; who won is above who did not, else points decide', () => {
  const outcomes = [
    ended([aya, ren], [5, 5], [0]),
    ended([ren, aya], [3, 2], [0]),
    ended([ren, ko, aya], [4, 9, 6], [1]),
    ended([aya, ren], [7, 7], [0, 1]),
  ];
  expect(duelsOf(outcomes)).toEqual([{ names: ['Aya', 'Ren'], ahead: [2, 1], even: 1 }]);
  expect(duelsOf(outcomes).map(metIn)).toEqual([4]);
});

test('whoever met most stands first, and bots are no people', () => {
  const mio = { ...aya, name: 'Mio' };
  const outcomes = [
    ended([aya, mio], [1, 2], [1]),
    ended([ren, mio], [1, 2], [1]),
    ended([ren, mio, ko], [3, 2, 9], [2]),
  ];
  expect(duelsOf(outcomes)).toEqual([
    { names: ['Mio', 'Ren'], ahead: [1, 1], even: 0 },
    { names: ['Aya', 'Mio'], ahead: [0, 1], even: 0 },
  ]);
});

test('nobody meets alone', () => expect(duelsOf([ended([aya], [4], [0]), ended([ren, ko], [4, 2], [0])])).toEqual([]));
