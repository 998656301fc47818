import { describe, expect, test } from 'vitest';
import { DAILY_LEVEL, dailyBotSeed, dailyLead, dailySeed, dailySetup, isDailyTable, isDay } from './daily.ts';
import type { MatchRecord, Sitter } from './log.ts';
import { isSeed, plainOptions } from './setup.ts';
import { SPECIMENS } from './specimens/all.ts';

const { facts } = SPECIMENS.duel.game;
const day = '2026-11-22';
const aya: Sitter = { kind: 'person', name: 'Aya', emblem: 'fan' };
const ko: Sitter = { kind: 'bot', level: DAILY_LEVEL, name: 'Ko', emblem: 'plum' };
const record: MatchRecord = {
  game: facts.id,
  edition: facts.edition,
  seed: dailySeed(facts, day),
  setup: dailySetup(facts),
  sitters: [aya, ko],
  noHints: true,
  log: [],
  daily: { day },
};

describe("a day's deal", () => {
  test('is dealt from the day, the title and its edition, and from nothing else', () => {
    expect(dailySeed({ ...facts, minutes: { shortest: 1, longest: 2 } }, day)).toBe(record.seed);
    const others = [
      dailySeed(facts, '2026-11-23'),
      dailySeed({ ...facts, edition: facts.edition + 1 }, day),
      dailySeed({ ...facts, id: 'other' }, day),
    ];
    expect(new Set([record.seed, ...others]).size).toBe(4);
    expect([record.seed, ...others].every(isSeed)).toBe(true);
  });

  test('is the same for ever: whoever changes it takes the calendar from everybody', () => {
    expect(dailySeed({ ...facts, id: 'fairy-light', edition: 1 }, '2026-11-22')).toBe(482733906360);
  });

  test('seats as few as it can, with the first value of each option, whatever is played unasked', () => {
    const first = plainOptions(facts, facts.seats.fewest);
    expect(dailySetup(facts)).toEqual({ seats: facts.seats.fewest, options: first });
    const changed = facts
      .options(facts.seats.fewest)
      .map((option) => ({ ...option, plain: option.values.at(-1) ?? '' }));
    expect(dailySetup({ ...facts, options: () => changed }).options).toEqual(first);
  });

  test('differs from day to day over years', () => {
    const seeds = Array.from({ length: 2000 }, (_, each) =>
      dailySeed(facts, new Date(Date.UTC(2026, 0, 1 + each)).toISOString().slice(0, 10)),
    );
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  test('lets bots answer the same moves alike, and each move by a chance of its own', () => {
    const seeds = [0, 1, 2].map((moves) => dailyBotSeed(record, { day }, moves));
    expect(new Set([...seeds, record.seed]).size).toBe(4);
    expect(dailyBotSeed({ ...record, sitters: [{ ...aya, name: 'Ben' }, ko] }, { day, late: true }, 1)).toBe(seeds[1]);
  });
});

describe('a match that says it is one', () => {
  test('is one at the table that all have', () => expect(isDailyTable(facts, record)).toBe(true));

  test.each<[string, Partial<MatchRecord>]>([
    ['another deal', { seed: record.seed + 1 }],
    ['another day', { daily: { day: '2026-11-23' } }],
    ['stronger bots', { sitters: [aya, { ...ko, level: DAILY_LEVEL + 1 } as Sitter] }],
    ['a second person', { sitters: [aya, { ...aya, name: 'Ben' }] }],
    ['no person', { sitters: [ko, ko] }],
    ['somebody else later', { log: [{ seat: 0, sitter: ko }] }],
    ['a begin that was picked', { setup: { ...record.setup, first: 0 } }],
  ])('is none with %s', (_, change) => expect(isDailyTable(facts, { ...record, ...change })).toBe(false));

  test('is none with hints', () => {
    const { noHints, ...open } = record;
    expect(isDailyTable(facts, open)).toBe(false);
  });
});

test('a lead is held against the best other side, and stands alone where there is none', () => {
  expect(dailyLead({ points: [7, 3, 9], winners: [2] })).toBe(-2);
  expect(dailyLead({ points: [4, -3], winners: [0] })).toBe(7);
  expect(dailyLead({ points: [5], winners: [] })).toBe(5);
});

test.each([
  ['2026-11-30', true],
  ['2024-02-29', true],
  ['2100-02-29', false],
  ['2026-11-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['', false],
])('%j is a day of the calendar: %j', (text, is) => expect(isDay(text)).toBe(is));
