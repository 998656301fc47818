import { expect, test } from 'vitest';
import { aya, ended, ko, ren } from '../../tests/invented.ts';
import { boutsOf, duelsOf, eveningsOf } from './Duels.tsx';
import { parted, tallied } from './tally.ts';

const mio = { ...aya, name: 'Mio' };
/** Aya plays here, the others have devices of their own. */
const elsewhere = { ...ended([aya, ren, mio, ko], [5, 9, 2, 4], [1]), here: [0] };
/** This device lay in the middle. */
const between = { ...ended([ren, mio], [5, 9], [1]), here: [] };

test('records are those of the people of this device', () => {
  expect(tallied([elsewhere, between]).map(({ name }) => name)).toEqual(['Aya']);
  expect(parted([elsewhere, between], 'Ren', () => 0)).toEqual([]);
  expect(boutsOf([elsewhere], 'Aya', () => 1)).toEqual([{ strength: 1, games: 1, beaten: 1 }]);
  expect(boutsOf([elsewhere], 'Ren', () => 1)).toEqual([]);
});

test('they meet everybody at the table, and what others have with each other is none of this device', () => {
  const names = duelsOf([elsewhere, between]).map((duel) => duel.names);
  expect(names.sort()).toEqual([
    ['Aya', 'Mio'],
    ['Aya', 'Ren'],
  ]);
});

test('everybody who sat at the table was there that evening; where nobody played here there was none', () => {
  const [evening, ...more] = eveningsOf([elsewhere, between], () => '2026-05-05');
  expect(evening?.people.map(({ sitter, won }) => [sitter.name, won])).toEqual([
    ['Ren', 1],
    ['Aya', 0],
    ['Mio', 0],
  ]);
  expect(more).toEqual([]);
});
