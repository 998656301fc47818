import { describe, expect, test } from 'vitest';
import { eyesAt, type Floor, floorOf, type Moment, personSeats } from './floor.ts';
import type { Ask } from './game.ts';
import { covered, open } from './small/game.ts';
import { bot, person } from './specimens/all.ts';

const [aya, ben, cho] = [person('Aya'), person('Ben'), person('Cho')];
const table: Moment = {
  asks: [],
  sitters: [aya, ben, cho],
  holder: null,
  looking: false,
  learnt: false,
  unveiled: false,
};
const only = (seat: number): Ask => ({ ...covered(seat, 'dial'), only: true });
const solo = [bot('Rook'), aya, bot('Owl')];

describe('the floor', () => {
  test.each<[string, Partial<Moment>, Floor]>([
    ['is over when nobody is asked', {}, { kind: 'over' }],
    ['is over even while somebody looks', { holder: 1, looking: true }, { kind: 'over' }],
    ['is open for an open ask', { asks: [open(1, 'act')] }, { kind: 'open', seat: 1 }],
    ['is a curtain before a private ask', { asks: [covered(2, 'dial')] }, { kind: 'curtain', to: 2 }],
    [
      'is private once the asked has opened the curtain',
      { asks: [covered(2, 'dial')], holder: 2, looking: true },
      { kind: 'private', seat: 2 },
    ],
    [
      'is a curtain again when it has closed',
      { asks: [covered(2, 'dial')], holder: 2, looking: false },
      { kind: 'curtain', to: 2 },
    ],
    [
      'is a curtain when another looks',
      { asks: [covered(2, 'dial')], holder: 1, looking: true },
      { kind: 'curtain', to: 2 },
    ],
    [
      'stays with the seat that learnt something alone by its own move',
      { asks: [covered(2, 'dial')], holder: 1, looking: true, learnt: true },
      { kind: 'learnt', seat: 1 },
    ],
    [
      'stays with it also before an open ask, and before bots',
      { asks: [open(0, 'act')], sitters: [bot('Rook'), ben, cho], holder: 1, looking: true, learnt: true },
      { kind: 'learnt', seat: 1 },
    ],
    [
      'goes on at once where the same seat is asked, and sees it anyway',
      { asks: [covered(1, 'dial')], holder: 1, looking: true, learnt: true },
      { kind: 'private', seat: 1 },
    ],
    [
      'is a curtain when that one looks no more',
      { asks: [covered(2, 'dial')], holder: 1, looking: false, learnt: true },
      { kind: 'curtain', to: 2 },
    ],
    ['shows what was uncovered first', { asks: [covered(0, 'dial')], unveiled: true }, { kind: 'reveal', to: 0 }],
    ['shows nothing extra before an open ask', { asks: [open(0, 'act')], unveiled: true }, { kind: 'open', seat: 0 }],
    [
      'does not interrupt whoever looks',
      { asks: [covered(0, 'dial')], holder: 0, looking: true, unveiled: true },
      { kind: 'private', seat: 0 },
    ],
    [
      'is everybody’s where each has one way only, even if somebody looks or something was uncovered',
      { asks: [only(2), only(1)], holder: 2, looking: true, unveiled: true },
      { kind: 'forced', seats: [2, 1] },
    ],
    [
      'lets a choice go before what is forced',
      { asks: [only(0), covered(2, 'dial')], holder: 2 },
      { kind: 'curtain', to: 2 },
    ],
    [
      'stays with it where the same seat is asked on the open table',
      { asks: [open(1, 'act')], holder: 1, looking: true, learnt: true },
      { kind: 'learnt', seat: 1 },
    ],
    [
      'keeps nobody back who plays alone',
      { asks: [open(1, 'act')], sitters: solo, holder: 1, looking: true, learnt: true },
      { kind: 'open', seat: 1 },
    ],
    ['is the lowest seat’s of several', { asks: [covered(1, 'dial'), covered(2, 'dial')] }, { kind: 'curtain', to: 1 }],
    [
      'is another device’s where people there are asked and nobody here',
      { asks: [covered(0, 'dial'), covered(2, 'dial')], here: [1] },
      { kind: 'away', seats: [0, 2] },
    ],
    [
      'is another device’s while it has not written down the answer from here',
      { asks: [covered(1, 'dial')], here: [1], answered: [1] },
      { kind: 'away', seats: [] },
    ],
    [
      'waits then for those who have not answered',
      { asks: [covered(1, 'dial'), covered(2, 'dial')], here: [1], answered: [1] },
      { kind: 'away', seats: [2] },
    ],
    [
      'is the bots’ also while people play on another device',
      { asks: [covered(0, 'dial')], sitters: [bot('Rook'), ben, cho], here: [2] },
      { kind: 'bots', seats: [0] },
    ],
    ['is private for one person, forced or not', { asks: [only(1)], sitters: solo }, { kind: 'private', seat: 1 }],
    [
      'is the bots’ when only they are asked',
      { asks: [covered(2, 'dial'), covered(0, 'dial')], sitters: solo },
      { kind: 'bots', seats: [2, 0] },
    ],
    [
      'is the bots’ when no person sits',
      { asks: [open(0, 'act')], sitters: [bot('Rook')] },
      { kind: 'bots', seats: [0] },
    ],
  ])('%s', (_, moment, floor) => {
    expect(floorOf({ ...table, ...moment })).toEqual(floor);
  });

  test('goes to whoever holds the device, then by seats', () => {
    const asks = [covered(2, 'dial'), covered(1, 'dial')];
    expect(floorOf({ ...table, asks, holder: 2 })).toEqual({ kind: 'curtain', to: 2 });
    expect(floorOf({ ...table, asks, holder: 0 })).toEqual({ kind: 'curtain', to: 1 });
    expect(floorOf({ ...table, asks })).toEqual({ kind: 'curtain', to: 1 });
  });

  test('goes to persons before bots', () => {
    const asks = [covered(0, 'dial'), covered(1, 'dial')];
    expect(floorOf({ ...table, asks, sitters: [bot('Rook'), aya, ben] })).toEqual({ kind: 'curtain', to: 1 });
  });

  test('has no curtain for one person among bots', () => {
    const asks = [covered(0, 'dial'), covered(1, 'dial')];
    expect(floorOf({ ...table, asks, sitters: solo })).toEqual({ kind: 'private', seat: 1 });
    expect(floorOf({ ...table, asks, sitters: solo, unveiled: true })).toEqual({ kind: 'private', seat: 1 });
  });
});

describe('the eyes', () => {
  const floors: Floor[] = [
    { kind: 'open', seat: 1 },
    { kind: 'curtain', to: 1 },
    { kind: 'bots', seats: [0] },
    { kind: 'reveal', to: 0 },
    { kind: 'forced', seats: [0, 1] },
    { kind: 'over' },
    { kind: 'elsewhere' },
  ];

  test.each(floors)('are the onlooker’s at $kind', (floor) => {
    expect(eyesAt(floor, [aya, ben])).toBe('onlooker');
  });

  test.each(floors)('are the own ones of a person alone among bots at $kind', (floor) => {
    expect(eyesAt(floor, solo)).toBe(1);
  });

  test('are those of who looks behind the curtain', () => {
    expect(eyesAt({ kind: 'private', seat: 2 }, [aya, ben, cho])).toBe(2);
    expect(eyesAt({ kind: 'learnt', seat: 2 }, [aya, ben, cho])).toBe(2);
  });

  test('are the onlooker’s when bots play among themselves', () => {
    expect(eyesAt({ kind: 'bots', seats: [0] }, [bot('Rook'), bot('Owl')])).toBe('onlooker');
  });
});

test('persons are found by their seats', () => {
  expect(personSeats([aya, bot('Rook'), ben])).toEqual([0, 2]);
});
