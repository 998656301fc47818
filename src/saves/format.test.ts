import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../engine/game.ts';
import type { MatchRecord } from '../engine/log.ts';
import { append } from '../engine/match.ts';
import { begun, bot, moved, person, SPECIMENS } from '../engine/specimens/all.ts';
import { matchMark, type Outcome, outcomeMark, saveKind, tableMark } from './format.ts';

const { game } = SPECIMENS.duel;
const duel = begun(game, [person('Aya'), person('Ben')]);

test('the kind of a save is told apart by its format, its game and the edition of that', () => {
  expect(saveKind({ id: 'duel', edition: 3 })).toBe('1/duel/3');
});

describe('the mark of a table', () => {
  test('is the same for tables that stand alike, whatever led there', () => {
    expect(tableMark(append(moved(duel, 0, 1), { undo: [0] }))).toBe(tableMark(duel));
    expect(tableMark(append(duel, { seat: 0, hint: true }))).toBe(tableMark(duel));
  });

  test('is another for another record, another question and other moves', () => {
    const of = (part: Partial<AnyGame>): number => tableMark({ ...duel, game: { ...game, ...part } });
    const others = [
      of({}),
      of({ record: () => 'another' }),
      of({ asks: () => [] }),
      of({ asks: () => [{ seat: 0, step: 'other', cover: 'open' }] }),
      of({ moves: () => [] }),
    ];
    expect(new Set(others).size).toBe(others.length);
  });
});

describe('the mark of a match', () => {
  const { record } = moved(duel, 0, 1);

  test('is another for whatever makes another match of it', () => {
    const parts: Partial<MatchRecord>[] = [
      {},
      { game: 'veil' },
      { edition: 9 },
      { seed: 8 },
      { setup: { ...record.setup, first: 1 } },
      { sitters: [person('Aya'), bot('Owl')] },
      { log: [] },
      { branch: { title: null, playedAt: 1, moves: 1 } },
      { daily: { day: '2026-11-22' } },
      { series: { won: [1, 0], played: 1 } },
    ];
    expect(new Set(parts.map((part) => matchMark({ ...record, ...part }))).size).toBe(parts.length);
  });

  test('is the same whatever it is called, and whoever has looked', () => {
    const saved = { ...record, title: 'Evening', seen: [1, 0], shown: 1, touchedAt: 7, noHints: true } as const;
    expect(matchMark(saved)).toBe(matchMark(record));
  });
});

describe('the mark of an outcome', () => {
  const outcome: Outcome = {
    game: 'duel',
    setup: duel.record.setup,
    sitters: duel.record.sitters,
    result: { points: [2, 1], winners: [0] },
    endedAt: 7,
  };

  test('is another for another game, end, points or people', () => {
    const parts: Partial<Outcome>[] = [
      {},
      { game: 'veil' },
      { endedAt: 8 },
      { result: { points: [2, 0], winners: [0] } },
      { sitters: [person('Aya'), person('Cho')] },
    ];
    expect(new Set(parts.map((part) => outcomeMark({ ...outcome, ...part }))).size).toBe(parts.length);
  });

  test('is the same however it came here', () => {
    expect(outcomeMark({ ...outcome, came: true, mark: 'a'.repeat(16), here: [0] })).toBe(outcomeMark(outcome));
  });
});
