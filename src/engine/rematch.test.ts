import { describe, expect, test } from 'vitest';
import type { Series } from './log.ts';
import { append, type Match } from './match.ts';
import { afterMatch, freshSeries, isOrder, rematchOf, seriesWinners } from './rematch.ts';
import { seatThatBegan } from './setup.ts';
import { begun, bot, person, SPECIMENS } from './specimens/all.ts';

const [aya, ben, cho] = [person('Aya'), person('Ben'), person('Cho')];
const { chain, duel, sealed } = SPECIMENS;
const PLAIN = { order: [0, 1, 2], first: 'next', series: false } as const;
const of = (match: Match, series: Series): Match => ({ ...match, record: { ...match.record, series } });

describe('who begins', () => {
  test('is the next after who began, by chance or not, wherever they sit then', () => {
    for (const first of [0, 2, 'chance'] as const) {
      const match = begun(chain.game, [aya, ben, cho], 7, first);
      const began = seatThatBegan(chain.game.facts, match.record) ?? 0;
      if (first !== 'chance') expect(began).toBe(first);
      expect(rematchOf(match, PLAIN).setup.first).toBe((began + 1) % 3);
      const order = [2, 0, 1];
      const next = rematchOf(match, { ...PLAIN, order });
      expect(next.sitters[next.setup.first as number]).toBe([aya, ben, cho][(began + 1) % 3]);
    }
  });

  test('is somebody, chance or whoever it was, as people wish', () => {
    const match = begun(chain.game, [aya, ben, cho], 7, 1);
    const firsts = ([0, 'chance', 'same'] as const).map((first) => rematchOf(match, { ...PLAIN, first }).setup.first);
    expect(firsts).toEqual([0, 'chance', 1]);
  });

  test('is nobody where nobody does', () => {
    const nobody = { ...sealed.game, facts: { ...sealed.game.facts, begins: 'nobody' as const } };
    const match = begun(nobody, [aya, ben, cho], 7, undefined);
    expect(seatThatBegan(nobody.facts, match.record)).toBeNull();
    expect(rematchOf(match, PLAIN).setup.first).toBe(match.record.setup.first);
  });
});

test('looks go along with whoever wears them, and who gave up is back', () => {
  const { game, record, ...rest } = append(begun(chain.game, [aya, ben, cho]), {
    seat: 1,
    sitter: bot('Ben'),
    conceded: true,
  });
  const match = { ...rest, game, record: { ...record, setup: { ...record.setup, looks: ['a', 'b', 'c'] } } };
  const next = rematchOf(match, { ...PLAIN, order: [1, 2, 0] });
  expect(next.sitters).toEqual([ben, cho, aya]);
  expect(next.setup.looks).toEqual(['b', 'c', 'a']);
});

test('an order has everybody once', () => {
  expect(
    [
      [0, 1, 2],
      [2, 0, 1],
      [0, 1],
      [0, 1, 1],
      [0, 1, 3],
    ].map((order) => isOrder(order, 3)),
  ).toEqual([true, true, false, false, false]);
});

describe('a series', () => {
  const won = (...winners: number[]) => ({ points: [0, 0], winners });

  test('is won by the first to win two; a draw counts for nobody, and what was counted early is played again', () => {
    let series = freshSeries(2);
    const stand = () => [series.won, series.played, seriesWinners(series)];
    series = afterMatch(series, won(0), null);
    series = afterMatch(series, won(), null);
    expect(stand()).toEqual([[1, 0], 2, []]);
    expect(afterMatch(series, won(0), { how: 'counted' })).toBe(series);
    expect(afterMatch(series, null, null)).toBe(series);
    series = afterMatch(series, won(1), { how: 'conceded', seat: 0 });
    series = afterMatch(series, won(1), null);
    expect(stand()).toEqual([[1, 2], 4, [1]]);
  });

  test('takes its score along in the record, to the seats that people sit on then', () => {
    const match = of(append(begun(duel.game, [aya, ben]), { seat: 0, concede: true }), { won: [1, 0], played: 1 });
    const wish = { order: [1, 0], first: 'next', series: true } as const;
    expect(rematchOf(match, wish).series).toEqual({ won: [1, 1], played: 2 });
    expect(rematchOf(match, { ...wish, series: false })).not.toHaveProperty('series');
  });

  test('begins with the match that was just played, and anew when it is decided', () => {
    const wish = { order: [0, 1], first: 'next', series: true } as const;
    const over = append(begun(duel.game, [aya, ben]), { seat: 0, concede: true });
    expect(rematchOf(over, wish).series).toEqual({ won: [0, 1], played: 1 });
    expect(rematchOf(of(over, { won: [0, 1], played: 1 }), wish).series).toEqual({ won: [0, 0], played: 0 });
  });
});
