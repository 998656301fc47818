import { expect, it, vi } from 'vitest';
import { ago, shortDate } from './amounts.ts';

const MINUTE_MS = 60_000;
const NOW_MS = 1_800_000_000_000;

it.each([
  [0, 'now', '今'],
  [5 * MINUTE_MS, '5 minutes ago', '5分前'],
  [119 * MINUTE_MS, '1 hour ago', '1時間前'],
  [47 * 60 * MINUTE_MS, '1 day ago', '1日前'],
  [9 * 24 * 60 * MINUTE_MS, '9 days ago', '9日前'],
  [70 * 24 * 60 * MINUTE_MS, '2 months ago', '2か月前'],
  [20_784 * 24 * 60 * MINUTE_MS, '56 years ago', '56年前'],
])('%i ms is %s, %s', (sinceMs, en, ja) => {
  expect(ago(NOW_MS - sinceMs, NOW_MS, 'en')).toBe(en);
  expect(ago(NOW_MS - sinceMs, NOW_MS, 'ja')).toBe(ja);
});

it('never lies in the future, whatever the clock was set to', () => {
  expect(ago(NOW_MS + MINUTE_MS, NOW_MS, 'en')).toBe('now');
});

it('is written as it is where this person is', () => {
  vi.stubGlobal('navigator', { languages: ['ja-JP', 'en-GB', 'en-US'] });
  expect(shortDate('2026-11-22', 'en')).toBe('22 Nov');
  vi.stubGlobal('navigator', { languages: ['fr-FR'] });
  expect(shortDate('2026-11-22', 'en')).toBe('Nov 22');
  vi.unstubAllGlobals();
});
