import { describe, expect, test } from 'vitest';
import { streakOf } from './days.ts';

const days = (...ofNovember: number[]): string[] => ofNovember.map((day) => `2026-11-${String(day).padStart(2, '0')}`);

describe('a streak', () => {
  test('is none before the first day', () => expect(streakOf([], '2026-11-22')).toEqual({ now: 0, longest: 0 }));

  test('counts days that were played, each once and in whatever order they come', () =>
    expect(streakOf(days(22, 20, 21, 21), '2026-11-22')).toEqual({ now: 3, longest: 3 }));

  test('forgives a day, and another one later, but not two in a row', () => {
    expect(streakOf(days(10, 12, 14, 15), '2026-11-15')).toEqual({ now: 4, longest: 4 });
    expect(streakOf(days(10, 11, 12, 15), '2026-11-15')).toEqual({ now: 1, longest: 3 });
  });

  test('lives until the day after the forgiven one is over', () => {
    expect(streakOf(days(20, 21), '2026-11-23').now).toBe(2);
    expect(streakOf(days(20, 21), '2026-11-24')).toEqual({ now: 0, longest: 2 });
  });

  test('does not break where the clock was set back, or somebody flew to yesterday', () => {
    expect(streakOf(days(20, 21, 22), '2026-11-21').now).toBe(3);
    expect(streakOf(days(20, 21, 22), '2020-01-01').now).toBe(3);
  });
});
