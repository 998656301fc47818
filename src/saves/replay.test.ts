import { expect, test } from 'vitest';
import { DAILY_LEVEL, dailySeed, dailySetup } from '../engine/daily.ts';
import type { AnyMove } from '../engine/game.ts';
import { type Entry, mostEntries, type Sitter } from '../engine/log.ts';
import { SPECIMENS } from '../engine/specimens/all.ts';
import { FORMAT, type SavedMatch } from './format.ts';
import { replay } from './replay.ts';

const duel = SPECIMENS.duel.game;

const saved = (options: Readonly<Record<string, string>>): SavedMatch => ({
  format: FORMAT,
  game: duel.facts.id,
  edition: duel.facts.edition,
  seed: 1,
  setup: { seats: 2, options, first: 0 },
  sitters: [
    { kind: 'person', name: 'Aya', emblem: 'crane' },
    { kind: 'person', name: 'Ben', emblem: 'pine' },
  ],
  log: [],
  seen: [0, 0],
  shown: 0,
  title: null,
  touchedAt: 0,
});

test('a match of before the game had an option goes on as it goes unasked', () => {
  expect(replay(duel, saved({}))).toMatchObject({ record: { setup: { options: { turns: '4' } } } });
});

test('an option that the game does not have, or not so, is refused', () => {
  for (const options of [{ turns: '5' }, { turns: '4', more: 'yes' }])
    expect(replay(duel, saved(options))).toEqual({ refused: 'setup', place: 'options' });
});

const rest: Entry = { seat: 0, move: { step: 'act', value: 0 } as unknown as AnyMove };
const hint: Entry = { seat: 0, hint: true };
const [aya, ben] = saved({}).sitters as [Sitter, Sitter];
const branch = { title: null, playedAt: 1, moves: 1 };
const day = '2026-11-22';
const rook: Sitter = { kind: 'bot', level: DAILY_LEVEL, name: 'Rook', emblem: 'plum' };
const daily: Partial<SavedMatch> = {
  daily: { day },
  setup: dailySetup(duel.facts),
  seed: dailySeed(duel.facts, day),
  sitters: [aya, rook],
  noHints: true,
};
const most = mostEntries(duel.facts.longestGame(2));
const hints = (length: number): Entry[] => Array.from({ length }, () => hint);

test.each<[string, Partial<SavedMatch>]>([
  ['as it was dealt', {}],
  ['after a move', { log: [rest], seen: [1, 0], shown: 1 }],
  ['with the longest log', { log: hints(most) }],
  ['as a branch of all its moves', { log: [rest], branch }],
  ['as a day’s deal', daily],
  ['after a bot has sat down for who gave up', { log: [{ seat: 1, sitter: rook, conceded: true }] }],
  ['as a branch with hints after it', { log: [rest, hint], branch }],
  ['as the second of a series, without hints', { series: { won: [1, 0], played: 1 }, noHints: true }],
])('a match is opened %s, and is the one that was saved', (_, part) => {
  const save = { ...saved({ turns: '4' }), ...part };
  const { format, seen, shown, title, touchedAt, ...record } = save;
  expect(replay(duel, save)).toMatchObject({ record });
  expect(Object.keys((replay(duel, save) as { record: object }).record).sort()).toEqual(Object.keys(record).sort());
});

test.each<[ReturnType<typeof replay>, Partial<SavedMatch>]>([
  [{ refused: 'newer', place: 'edition' }, { edition: duel.facts.edition + 1 }],
  [{ refused: 'edition', place: 'edition' }, { edition: duel.facts.edition - 1 }],
  [{ refused: 'shape', place: 'sitters' }, { sitters: [aya] }],
  [{ refused: 'shape', place: 'seen' }, { seen: [0] }],
  [{ refused: 'shape', place: 'seen.1' }, { seen: [0, 1] }],
  [{ refused: 'shape', place: 'seen.0' }, { seen: [1, 0] }],
  [{ refused: 'shape', place: 'seen.0' }, { seen: [1, 1] }],
  [{ refused: 'shape', place: 'shown' }, { shown: 1 }],
  [{ refused: 'shape', place: 'log' }, { log: hints(most + 1) }],
  [{ refused: 'shape', place: 'log.0.seat' }, { log: [{ seat: 2, hint: true }] }],
  [{ refused: 'shape', place: 'log.1.seat' }, { log: [hint, { seat: 2, hint: true }] }],
  [
    { refused: 'shape', place: 'log.0.seat' },
    {
      log: [
        { seat: 2, hint: true },
        { seat: 3, hint: true },
      ],
    },
  ],
  [
    { refused: 'shape', place: 'log.1.sitter' },
    {
      log: [hint, { seat: 1, sitter: ben, conceded: true }, { seat: 0, sitter: aya, conceded: true }],
    },
  ],
  [{ refused: 'shape', place: 'log.0.sitter' }, { log: [{ seat: 1, sitter: ben, conceded: true }] }],
  [{ refused: 'shape', place: 'daily' }, { daily: { day } }],
  [
    { refused: 'shape', place: 'daily' },
    { ...daily, seed: 1 },
  ],
  [
    { refused: 'shape', place: 'branch' },
    { log: [hint], branch },
  ],
  [
    { refused: 'shape', place: 'branch' },
    { log: [hint, rest], branch },
  ],
  [
    { refused: 'shape', place: 'branch' },
    { log: [rest, hint], branch: { ...branch, moves: 2 } },
  ],
  [
    { refused: 'shape', place: 'branch.moves' },
    { log: [rest], branch: { ...branch, moves: 2 } },
  ],
  [{ refused: 'shape', place: 'series.won' }, { series: { won: [1], played: 1 } }],
  [{ refused: 'log', place: 1, reason: 'notAsked' }, { log: [rest, rest] }],
])('%j is said of a save that is wrong there', (refusal, part) => {
  expect(replay(duel, { ...saved({ turns: '4' }), ...part })).toEqual(refusal);
});

test('a person may sit down again where nobody gave up', () => {
  const log: Entry[] = [{ seat: 1, sitter: ben }];
  expect(replay(duel, { ...saved({ turns: '4' }), log })).toMatchObject({ record: { log } });
});

test('rules that fail are no refusal', () => {
  const play = (): never => {
    throw new Error('the rules fail');
  };
  expect(() => replay({ ...duel, play }, { ...saved({ turns: '4' }), log: [rest] })).toThrow('the rules fail');
});
