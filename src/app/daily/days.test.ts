import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNow, daysBetween, firstWeekDay, monthBeside, monthOf, weeksOf } from './days.ts';

describe('days', () => {
  test('are those of the place where the device is, from midnight to midnight', () => {
    expect(dayNow(new Date(2026, 10, 22, 0, 0))).toBe('2026-11-22');
    expect(dayNow(new Date(2026, 10, 22, 23, 59))).toBe('2026-11-22');
  });

  test('are counted over months and where the clocks are changed', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
    expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
  });
});

describe('a month', () => {
  test('lies beside two others', () => {
    expect(monthBeside('2026-12', 1)).toBe('2027-01');
    expect(monthBeside('2026-01', -1)).toBe('2025-12');
  });

  test('has each of its days once, in weeks of seven from the day on with which they begin', () => {
    const month = fc.tuple(
      fc.integer({ min: 1970, max: 2200 }),
      fc.integer({ min: 0, max: 11 }),
      fc.integer({ min: 0, max: 6 }),
    );
    fc.assert(
      fc.property(month, ([year, index, begin]) => {
        const name = monthOf(new Date(Date.UTC(year, index, 1)).toISOString());
        const weeks = weeksOf(name, begin);
        const longest = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
        const numbers = Array.from({ length: longest }, (_, each) => `${name}-${String(each + 1).padStart(2, '0')}`);
        expect(weeks.flat().filter((day) => day !== null)).toEqual(numbers);
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          for (const [weekDay, day] of week.entries())
            if (day) expect(new Date(day).getUTCDay()).toBe((weekDay + begin) % 7);
        }
      }),
    );
  });
});

test.each([
  ['en-US', 0],
  ['en-GB', 1],
  ['ja', 0],
  ['ja-JP', 0],
  ['de', 1],
])('a week of %s begins with day %i', (locale, begin) => {
  expect(firstWeekDay(locale)).toBe(begin);
});
