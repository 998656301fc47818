import { expect, test } from 'vitest';
import type { Sitter } from '../../engine/log.ts';
import { aya, ended, ko, ren } from '../../tests/invented.ts';
import { eveningsOf } from './Duels.tsx';

const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();
const played = (sitters: readonly Sitter[], winners: readonly number[], endedAt: number) =>
  ended(
    sitters,
    sitters.map(() => 1),
    winners,
    endedAt,
  );

test('the same people on one day, whoever sat where and however late, are one evening', () => {
  const late = played([ren, aya], [0], at(23, 1));
  const early = played([aya, ren, ko], [0, 1], at(22, 20));
  expect(eveningsOf([late, early])).toEqual([
    {
      day: '2026-11-22',
      people: [
        { sitter: ren, won: 2 },
        { sitter: aya, won: 1 },
      ],
      games: [late, early],
    },
  ]);
});

test('other people, or another day, are another', () => {
  const outcomes = [
    played([aya, ren], [0], at(23, 20)),
    played([aya, ko], [1], at(22, 22)),
    played([aya, ren], [1], at(22, 21)),
    played([ko, ko], [0], at(22, 20)),
    played([aya, ko], [0], at(22, 19)),
  ];
  expect(eveningsOf(outcomes).map(({ day, people, games }) => [day, people.length, games.length])).toEqual([
    ['2026-11-23', 2, 1],
    ['2026-11-22', 1, 2],
    ['2026-11-22', 2, 1],
    ['2026-11-22', 0, 1],
  ]);
});

test('without games there are none', () => expect(eveningsOf([])).toEqual([]));
