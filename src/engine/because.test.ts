import { describe, expect, test } from 'vitest';
import { type Because, becauseOf, gainsOf } from './because.ts';
import type { AnyReason, ScoreSheet } from './game.ts';

const reason = (rule: string, points?: number, side?: number): AnyReason => ({
  rule,
  ...(points !== undefined && { points }),
  ...(side !== undefined && { side }),
});
const told = (because: readonly Because[]): string[] =>
  because.map((each) => ('reason' in each ? each.reason.rule : `row ${each.gain.row}`));

describe('what speaks for a move', () => {
  test('is weightiest where it brings more than the others would', () => {
    const foresight = [reason('usual', 5, 0), reason('rare', 3, 0)];
    const all = [foresight, [reason('usual', 5, 0)], [reason('usual', 4, 0)]];
    expect(told(becauseOf({ side: 0, foresight, all, gains: [] }))).toEqual(['rare', 'usual']);
  });

  test('is not what is lost by it, or what another side gets, unless less than by the others', () => {
    const foresight = [reason('cost', -2, 0), reason('gift', 1, 1)];
    const dear = [reason('cost', -6, 0), reason('gift', 1, 1)];
    expect(told(becauseOf({ side: 0, foresight, all: [foresight], gains: [] }))).toEqual([]);
    expect(told(becauseOf({ side: 0, foresight, all: [foresight, dear], gains: [] }))).toEqual(['cost']);
    expect(told(becauseOf({ side: 1, foresight, all: [foresight], gains: [] }))).toEqual(['cost', 'gift']);
  });

  test('is not what every other move would bring as well', () => {
    const foresight = [reason('always'), reason('closes')];
    const all = [foresight, [reason('always')]];
    expect(told(becauseOf({ side: 0, foresight, all, gains: [] }))).toEqual(['closes']);
    expect(told(becauseOf({ side: 0, foresight, all: [foresight], gains: [] }))).toEqual(['always', 'closes']);
  });

  test('is on the score sheet where no points are foreseen, through its own reason if there is one', () => {
    const gains = [
      { rule: 'row.one', row: 'one', points: 1 },
      { rule: 'row.two', row: 'two', points: 4 },
      { rule: 'row.less', row: 'less', points: -3 },
    ];
    const foresight = [reason('first'), reason('row.two')];
    const all = [foresight, []];
    expect(told(becauseOf({ side: 0, foresight, all, gains }))).toEqual(['row.two', 'row one', 'first']);
    const counted = [...foresight, reason('points', 1, 0)];
    expect(told(becauseOf({ side: 0, foresight: counted, all: [counted, []], gains }))).toEqual([
      'points',
      'first',
      'row.two',
    ]);
  });
});

test('gains are what a side has more or less in a row, old or new', () => {
  const row = (name: string, ...by: number[]) => ({ rule: `row.${name}`, row: name, by, reasons: [] });
  const sheet = (...rows: ScoreSheet['rows']): ScoreSheet => ({ rows, totals: [] });
  const before = sheet(row('stays', 2, 2), row('falls', 5, 5));
  const after = sheet(row('stays', 2, 9), row('falls', 4, 5), row('comes', 3, 0));
  expect(gainsOf(before, after, 0)).toEqual([
    { rule: 'row.falls', row: 'falls', points: -1 },
    { rule: 'row.comes', row: 'comes', points: 3 },
  ]);
});
