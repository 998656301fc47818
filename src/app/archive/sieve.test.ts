import { expect, test } from 'vitest';
import type { Sitter } from '../../engine/log.ts';
import type { ShelfEntry } from '../../protocol/shown.ts';
import { ALL, endedOf, fitting, monthsOf, peopleIn, sifted } from './sieve.ts';

const person = (name: string): Sitter => ({ kind: 'person', name, emblem: 'crane' });
const bot: Sitter = { kind: 'bot', level: 1, name: 'Ko', emblem: 'plum' };

const card = (id: string, game: string, sitters: readonly Sitter[], touchedAt = 0): ShelfEntry => ({
  id,
  game,
  setup: { seats: sitters.length, options: {} },
  sitters,
  title: null,
  touchedAt,
  moves: 9,
  floor: { kind: 'over' },
  result: { points: sitters.map(() => 1), winners: [0] },
  picture: {} as ShelfEntry['picture'],
});

const one = card('one', 'veil', [person('Ren'), person('Aya')]);
const other = card('other', 'duel', [person('Aya'), bot]);
const all = [one, other];

test('only what is over lies in the archive', () => {
  expect(endedOf([{ ...one, result: null }, other])).toEqual([other]);
});

test('a sieve holds back other games and those that a person did not play', () => {
  expect(sifted(all, ALL)).toEqual(all);
  expect(sifted(all, { game: 'veil', person: null })).toEqual([one]);
  expect(sifted(all, { game: null, person: 'Aya' })).toEqual(all);
  expect(sifted(all, { game: 'duel', person: 'Ren' })).toEqual([]);
  expect(sifted(all, { game: null, person: 'Ko' })).toEqual([]);
});

test('bots are nobody to ask for', () => expect(peopleIn(all)).toEqual(['Aya', 'Ren']));

test('what is there no more is not asked for any more', () => {
  expect(fitting({ game: 'veil', person: 'Ren' }, [other])).toEqual(ALL);
  expect(fitting({ game: 'duel', person: 'Aya' }, [other])).toEqual({ game: 'duel', person: 'Aya' });
});

test('months follow each other, the newest first', () => {
  const at = (month: number, day: number): number => new Date(2026, month, day, 20).getTime();
  const cards = [at(10, 22), at(10, 1), at(9, 31), at(-2, 1)].map((touchedAt) => ({ ...one, touchedAt }));
  expect(monthsOf(cards).map(({ newest, cards: own }) => [newest, own.length])).toEqual([
    [at(10, 22), 2],
    [at(9, 31), 1],
    [at(-2, 1), 1],
  ]);
});
