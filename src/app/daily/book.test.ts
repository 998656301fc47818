import { describe, expect, test } from 'vitest';
import type { DailyMark } from '../../engine/daily.ts';
import { SHELF } from '../../games/shelf.ts';
import type { Daybook, ShelfEntry } from '../../protocol/shown.ts';
import type { Outcome, Par } from '../../saves/format.ts';
import { bookOf, cardOf, daysInTime, isWon, overPar, parOf, withoutPar, withPar } from './days.ts';

const day = '2026-11-22';
const TODAY = '2026-11-25';
const played = (
  points: readonly number[],
  endedAt: number,
  daily: Partial<DailyMark> = {},
  game = 'alfheim',
): Outcome => ({
  game,
  setup: { seats: 2, options: {} },
  sitters: [],
  result: { points, winners: [points[0] === Math.max(...points) ? 0 : 1] },
  endedAt,
  daily: { day, edition: 1, ...daily },
});
const par = (leads: readonly number[], change: Partial<Par> = {}): Par => ({
  game: 'alfheim',
  day,
  edition: 1,
  generation: 1,
  leads,
  ...change,
});
const daybook = (outcomes: readonly Outcome[], pars: readonly Par[] = []): Daybook => ({ outcomes, pars, unread: 0 });

describe('the book of days', () => {
  test('counts what was finished first, whatever came of it later', () => {
    const book = bookOf(daybook([played([9, 1], 20), played([3, 5], 10), played([7, 7], 30, {}, 'maihoshi')]), TODAY);
    const deals = book.get(day) ?? [];
    expect(deals.map(({ game, result }) => [game, result.points])).toEqual([
      ['alfheim', [3, 5]],
      ['maihoshi', [7, 7]],
    ]);
    expect(deals.map(isWon)).toEqual([false, true]);
  });

  test('knows which days were played in time', () => {
    const late = { day: '2026-11-20', late: true } as const;
    const book = bookOf(
      daybook([played([1, 0], 1), played([1, 0], 2, late), played([1, 0], 3, late, 'maihoshi')]),
      TODAY,
    );
    expect([...book.keys()]).toEqual([day, '2026-11-20']);
    expect(daysInTime(book)).toEqual([day]);
  });

  test('holds a result against the middle of three games, once all three are there', () => {
    const [two] = bookOf(daybook([played([9, 4], 1)], [par([2, 8])]), TODAY).get(day) ?? [];
    expect(two && [parOf(two), overPar(two)]).toEqual([null, null]);
    const [three] = bookOf(daybook([played([9, 4], 1)], [par([12, -3, 8])]), TODAY).get(day) ?? [];
    expect(three && [parOf(three), overPar(three)]).toEqual([8, -3]);
  });

  test('takes no par of another deal', () => {
    const others = [
      par([1, 1, 1], { edition: 2 }),
      par([1, 1, 1], { day: '2026-11-21' }),
      par([1, 1, 1], { game: 'maihoshi' }),
    ];
    const [deal] = bookOf(daybook([played([9, 4], 1)], others), TODAY).get(day) ?? [];
    expect(deal?.leads).toEqual([]);
  });

  test('asks for the pars that are missing, of the chosen day first, and for none of an edition that is not here', () => {
    const outcomes = [
      played([1, 0], 1),
      played([1, 0], 2, { day: '2026-11-20' }),
      played([1, 0], 3, { day: '2026-11-19', edition: 99 }),
    ];
    let now = daybook(outcomes);
    const order: string[] = [];
    for (
      let next = withoutPar(bookOf(now, TODAY), SHELF, '2026-11-20');
      next;
      next = withoutPar(bookOf(now, TODAY), SHELF, '2026-11-20')
    ) {
      order.push(next.daily.day);
      now = withPar(now, par([...next.leads, 5], { day: next.daily.day }));
    }
    expect(order).toEqual([...Array(3).fill('2026-11-20'), ...Array(3).fill(day)]);
    expect(now.pars).toHaveLength(2);
  });
});

test('a deal leads to its match: the one that goes on, or the one that counts', () => {
  const card = (id: string, over: boolean, touchedAt: number): ShelfEntry =>
    ({ id, game: 'alfheim', daily: { day, edition: 1 }, result: over ? {} : null, touchedAt }) as ShelfEntry;
  const cards = [card('goes on', false, 30), card('again', true, 20), card('first', true, 10)];
  const [deal] = bookOf(daybook([played([1, 0], 10)]), TODAY).get(day) ?? [];
  expect(cardOf(cards, day, 'alfheim', deal)?.id).toBe('first');
  expect(cardOf(cards, day, 'alfheim')?.id).toBe('goes on');
  expect(cardOf(cards, '2026-11-21', 'alfheim')).toBeUndefined();
});

test('what came in from a file closes no deal of today, and counts behind what was played here', () => {
  const friends = { ...played([9, 1], 10), came: true as const };
  expect(bookOf(daybook([friends]), day).get(day)).toBeUndefined();
  const [own] = bookOf(daybook([friends, played([3, 5], 20)]), TODAY).get(day) ?? [];
  expect(own?.result.points).toEqual([3, 5]);
  expect(bookOf(daybook([friends]), TODAY).get(day)).toHaveLength(1);
});
