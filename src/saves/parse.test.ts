import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SavedMatch } from './format.ts';
import { parseSave, parseShelfEntry } from './parse.ts';
import { isMark } from './sharing.ts';

const SAVE = {
  format: 1,
  game: 'veil',
  edition: 1,
  seed: 2 ** 40 - 1,
  setup: { seats: 2, options: { way: 'left' }, first: 'chance' },
  sitters: [
    { kind: 'person', name: 'Aya', emblem: 'fan' },
    { kind: 'bot', level: 2, name: 'Ko', emblem: 'plum' },
  ],
  log: [
    { seat: 0, move: { step: 'place' } },
    { undo: [0], agreed: true },
    { redo: true },
    { undo: [0] },
    { seat: 1, sitter: { kind: 'person', name: 'Ben', emblem: 'wave' } },
    { seat: 0, hint: true },
    { seat: 0, move: 3 },
  ],
  seen: [7, 0],
  shown: 5,
  title: null,
  touchedAt: 1_790_000_000_000,
} as unknown as SavedMatch;

/** The same with one field, named by its path, replaced; nothing instead of `undefined`. */
function spoilt(path: string, value: unknown): unknown {
  const save: unknown = JSON.parse(JSON.stringify(SAVE));
  const keys = path.split('.');
  const last = keys.pop() as string;
  const inner = keys.reduce((each, key) => (each as Record<string, unknown>)[key], save) as Record<string, unknown>;
  inner[last] = value;
  return JSON.parse(JSON.stringify(save));
}

describe('a save', () => {
  test('is read as it was written', () => {
    expect(parseSave(JSON.parse(JSON.stringify(SAVE)))).toEqual(SAVE);
    expect(parseSave({ ...SAVE, noHints: true })).toEqual({ ...SAVE, noHints: true });
  });

  test('may have a title and names as long as there is room for', () => {
    const sitters = SAVE.sitters.map((sitter) => ({ ...sitter, name: 'x'.repeat(24) }));
    const long = { ...SAVE, title: 'x'.repeat(40), sitters };
    expect(parseSave(long)).toEqual(long);
  });

  test('of which nothing could be read is refused as a text', () => {
    expect(parseSave(undefined)).toEqual({ refused: 'text', place: 'text' });
    expect(parseSave({ ...SAVE, format: '2' })).toEqual({ refused: 'shape', place: 'format' });
  });

  test('holds moves to sixteen levels deep, null among them, and no deeper ones', () => {
    const nested = (depth: number): unknown => (depth === 0 ? null : { flat: 0, in: nested(depth - 1) });
    const withMove = (move: unknown): unknown => ({ ...SAVE, log: [{ seat: 0, move }] });
    for (const depth of [0, 16]) expect(parseSave(withMove(nested(depth)))).toEqual(withMove(nested(depth)));
    expect(parseSave(withMove({ flat: nested(3), in: nested(16) }))).toMatchObject({ refused: 'shape' });
    expect(parseSave(withMove({ in: nested(15), last: {} }))).not.toHaveProperty('refused');
    expect(parseSave(withMove(undefined))).toMatchObject({ refused: 'shape' });
  });

  test.each([
    ['format', 0],
    ['format', undefined],
    ['game', 3],
    ['edition', -1],
    ['seed', 2 ** 40],
    ['seed', 0.5],
    ['setup', undefined],
    ['setup.seats', '2'],
    ['setup.options', null],
    ['setup.options', []],
    ['setup.options', JSON.parse('{"__proto__":"left"}')],
    ['setup.first', 'last'],
    ['sitters.1.emblem', 'skull'],
    ['sitters.1.level', undefined],
    ['sitters.0.kind', 'ghost'],
    ['seen.1', null],
    ['shown', '5'],
    ['touchedAt', '2026'],
    ['title', 'x'.repeat(41)],
    ['touchedAt', 8.64e15 + 1],
    ['sitters.0.name', ''],
    ['sitters.0.name', 'x'.repeat(25)],
    ['sitters.1.name', 'Ko\nMi'],
    ['sitters.1.level', 9e15],
    ['setup.more', 1],
    ['noHints', false],
    ['sitters.1.more', 1],
  ])('with a wrong %s (%j) is refused at that place', (path, value) => {
    expect(parseSave(spoilt(path, value))).toEqual({ refused: 'shape', place: path });
  });

  test.each([
    {},
    { seat: 0 },
    { seat: -1, move: 1 },
    { undo: ['x'] },
    { redo: false },
    { hint: true },
    { seat: 0, hint: 1 },
    { seat: 0, sitter: {} },
    null,
  ])('with the log entry %j is refused at that entry', (entry) => {
    expect(parseSave(spoilt('log.2', entry))).toMatchObject({
      refused: 'shape',
      place: expect.stringMatching(/^log\.2/),
    });
  });

  test('with a move that has no bottom is refused at that entry', () => {
    let move: unknown = 0;
    for (let depth = 0; depth < 100_000; depth++) move = [move];
    const save = { ...SAVE, log: [...SAVE.log, { seat: 0, move }] };
    expect(parseSave(save)).toMatchObject({ refused: 'shape', place: expect.stringMatching(/^log\.7/) });
  });

  test('of a newer format is not called broken, whatever else is in it', () => {
    expect(parseSave({ format: 2 })).toEqual({ refused: 'newer', place: 'format' });
  });

  test('with many faults is read no further than to the first', () => {
    let read = 0;
    const faulty = {
      get seat() {
        read++;
        return 'x';
      },
    };
    expect(parseSave({ ...SAVE, log: Array.from({ length: 1000 }, () => faulty) })).toHaveProperty('refused');
    expect(read).toBeLessThan(100);
  });

  test('may be anything without an error being thrown', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(parseSave(raw)).toHaveProperty('refused');
        expect(parseShelfEntry(raw)).toBeNull();
      }),
    );
  });
});

describe('a card', () => {
  const { game, setup, sitters, title, touchedAt } = SAVE;
  const card = { id: 'one', game, setup, sitters, title, touchedAt, moves: 3, result: null, picture: { grid: [] } };
  const floors = [
    { kind: 'open', seat: 1 },
    { kind: 'curtain', to: 1 },
    { kind: 'private', seat: 1 },
    { kind: 'bots', seats: [1] },
    { kind: 'reveal', to: 1 },
    { kind: 'over' },
    { kind: 'elsewhere' },
  ];

  test.each(floors)('is read with the floor $kind', (floor) => {
    expect(parseShelfEntry({ ...card, floor })).toEqual({ ...card, floor });
  });

  test('is read whatever another build has written on it besides', () => {
    expect(parseShelfEntry({ ...card, floor: floors[0], mood: 'fine' })).toEqual({ ...card, floor: floors[0] });
  });

  test.each([
    { moves: 'many' },
    { touchedAt: 8.64e15 + 1 },
    { result: { points: [4, Number.POSITIVE_INFINITY], winners: [0] } },
    { result: { points: [4, 2], winners: [2] } },
    { picture: undefined },
    { floor: { kind: 'open' } },
    { result: { points: 3 } },
  ])('with %j is none', (wrong) => {
    expect(parseShelfEntry({ ...card, floor: floors[0], ...wrong })).toBeNull();
  });
});

test('a mark has sixteen digits and nothing round them', () => {
  const mark = '0123456789abcdef';
  expect([mark, `${mark}0`, `0${mark}`, mark.slice(1), mark.toUpperCase(), [mark], null].map(isMark)).toEqual([
    true,
    ...Array.from({ length: 6 }, () => false),
  ]);
});
