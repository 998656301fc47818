import { expect, test } from 'vitest';
import type { Sitter } from '../../engine/log.ts';
import { aya, ended, ko, ren } from '../../tests/invented.ts';
import { boutsOf } from './Duels.tsx';

const asItStands = (_: string, level: number): number => level - 1;
const strong: Sitter = { ...ko, kind: 'bot', level: 4, name: 'Umi' };

test('a strength is beaten by whoever is above all bots of it at the table', () => {
  const outcomes = [
    ended([aya, ko, strong], [5, 3, 9], [2]),
    ended([ko, aya, ko], [4, 6, 8], [2]),
    ended([aya, strong], [7, 7], [0]),
    ended([aya, strong], [7, 7], [0, 1]),
    ended([ren, ko], [7, 1], [0]),
    ended([aya, ren], [7, 1], [0]),
  ];
  expect(boutsOf(outcomes, 'Aya', asItStands)).toEqual([
    { strength: 0, games: 2, beaten: 1 },
    { strength: 3, games: 3, beaten: 1 },
  ]);
  expect(boutsOf(outcomes, 'Ren', asItStands)).toEqual([{ strength: 0, games: 1, beaten: 1 }]);
});

test('a level that has no strength does not count, and a bot of the same name is nobody', () => {
  const random: Sitter = { ...ko, kind: 'bot', level: 0, name: 'Aya' };
  expect(boutsOf([ended([ren, random], [7, 1], [0])], 'Ren', asItStands)).toEqual([]);
  expect(boutsOf([ended([random, ko], [7, 1], [0])], 'Aya', asItStands)).toEqual([]);
});
