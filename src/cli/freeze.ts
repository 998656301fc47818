import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Fixture } from '../engine/account.ts';
import { EMBLEMS, type Entry, earlyEnd, type Sitter } from '../engine/log.ts';
import { type Match, resultOf } from '../engine/match.ts';
import { fixturesOf } from '../games/fixtures.ts';
import { RULES } from '../games/rules.ts';
import { CODE_FORMAT } from '../saves/code/code.ts';
import { writeFile } from '../saves/file.ts';
import { FORMAT, type Outcome, type SavedMatch, tableMark } from '../saves/format.ts';
import { replay } from '../saves/replay.ts';
import type { Shared } from '../saves/sharing.ts';
import { frozenCodeOf, frozenCodes, frozenFile, frozenShared } from './codes.ts';
import { loadGame } from './games.ts';

/**
 * Writes down how this version saves, for ever: of every title games with each number of seats and each option, with what
 * else a log can hold, and what became of them; and of every title a code: npm run -s freeze. What is written once is never written again.
 */
const NAMES = ['Aya', 'Ren', 'Mio', 'Sora', 'Kai', 'Yui'];
/** Any moment, but always this one, so that the same files are written on every machine. */
const PLAYED_AT_MS = 1_790_000_000_000;

const MARK = '0123456789abcdef';
/** Of one match that goes to and fro, and of one on three devices at a time. */
const SHARED: readonly Shared[] = [
  { mark: MARK, handed: [3, 9], here: [0], sent: 9 },
  {
    mark: MARK,
    handed: [],
    circle: {
      device: 'fedcba9876543210',
      epoch: 2,
      orders: true,
      places: [
        { device: 'fedcba9876543210', seats: [0] },
        { device: MARK, seats: [1, 2] },
      ],
      wishes: [],
      wished: 4,
    },
  },
];
/** What 1.0.0 did not write. */
const BESIDE_OUTCOMES: readonly Partial<Outcome>[] = [{ came: true }, { mark: MARK, here: [0] }];

const saves: SavedMatch[] = [];
const outcomes: Outcome[] = [];
const codes = new Map<string, string>();
for (const id of Object.keys(RULES)) {
  const game = await loadGame(id);
  for (const fixture of varied(fixturesOf(id))) {
    const save = savedAs(fixture);
    const match = replay(game, save);
    if ('refused' in match) throw new Error(`${id} ${fixture.seed}: ${match.refused} at ${match.place}`);
    saves.push({ ...save, table: tableMark(match) });
    // The last of a game stays: the longest.
    codes.set(id, frozenCodeOf(match, save));
    outcomes.push(outcomeOf(match));
  }
}
freeze(frozenFile('1'), writeFile(saves, outcomes));
freeze(frozenCodes(CODE_FORMAT), laidOut(Object.fromEntries(codes)));

const laterSaves = saves.filter(({ game }, at) => saves.findIndex((each) => each.game === game) === at).flatMap(later);
const laterOutcomes: Outcome[] = [];
for (const [at, save] of laterSaves.entries()) {
  const match = replay(await loadGame(save.game), save);
  if ('refused' in match) throw new Error(`${save.title}: ${match.refused} at ${match.place}`);
  laterSaves[at] = { ...save, table: tableMark(match) };
  laterOutcomes.push({ ...outcomeOf(match), ...BESIDE_OUTCOMES[at % BESIDE_OUTCOMES.length] });
}
freeze(frozenFile('1.1'), writeFile(laterSaves, laterOutcomes));
freeze(frozenShared('1.1'), laidOut(SHARED));

function laidOut(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function freeze(file: string, text: string): void {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: 'wx' });
  console.log(file);
}

/** Few of them, in which every number of seats and every value of every option comes. */
function varied(fixtures: readonly Fixture[]): Fixture[] {
  const met = new Set<string>();
  return [...fixtures]
    .sort((one, other) => one.log.length - other.log.length)
    .filter(({ seats, options }) => {
      const shown = [`seats ${seats}`, ...Object.entries(options).map(([name, value]) => `${name} ${value}`)];
      const isNew = shown.some((each) => !met.has(each));
      for (const each of shown) met.add(each);
      return isNew;
    });
}

/** A person among bots, who took the first move back and brought it again, asked for a hint, and let a bot play on. */
function savedAs({ game, edition, seed, setup, log }: Fixture): SavedMatch {
  const [first, ...others] = log;
  if (!first) throw new Error(`${game} ${seed}: an empty game`);
  const sitters = Array.from({ length: setup.seats }, (_, seat) =>
    sitterAt(seat, seat === first.seat ? 'person' : 'bot'),
  );
  const entries: Entry[] = [
    { seat: first.seat, hint: true },
    first,
    { undo: [1], agreed: true },
    { redo: true },
    { seat: first.seat, sitter: sitterAt(first.seat, 'bot') },
    ...others,
  ];
  return {
    ...{ format: FORMAT, game, edition, seed, setup, sitters, log: entries },
    ...{
      seen: sitters.map(() => entries.length),
      shown: entries.length,
      title: `${game} ${seed}`,
      touchedAt: PLAYED_AT_MS,
    },
  };
}

function sitterAt(seat: number, kind: Sitter['kind']): Sitter {
  const known = { name: NAMES[seat] ?? '', emblem: EMBLEMS[seat] ?? 'crane' };
  return kind === 'bot' ? { kind, ...known, level: 1 } : { kind, ...known };
}

/** What a record and a log can hold besides, one after the other; and the same game as it was counted early. */
function later(save: SavedMatch, at: number): SavedMatch[] {
  const seat = 0;
  const half = save.log.slice(0, Math.ceil(save.log.length / 2));
  const unhelped = save.log.filter((entry) => 'move' in entry || 'sitter' in entry);
  const given = { seat, sitter: sitterAt(seat, 'bot'), conceded: true } as const;
  const besides: readonly Partial<SavedMatch>[] = [
    { series: { won: save.sitters.map((_, side) => side), played: 1 } },
    { noHints: true, log: unhelped },
    { branch: { title: 'Sunday', playedAt: PLAYED_AT_MS, moves: 1 }, log: unhelped },
    { log: [...half, given, { seat: 1, sitter: sitterAt(1, 'person') }, { seat: 1, concede: true }] },
  ];
  const both: readonly SavedMatch[] = [
    { ...save, ...besides[at % besides.length] },
    { ...save, log: [...half, { counted: true }] },
  ];
  return both.map((each) => ({ ...each, seen: each.sitters.map(() => each.log.length), shown: each.log.length }));
}

function outcomeOf(match: Match): Outcome {
  const { game, setup, sitters } = match.record;
  const result = resultOf(match);
  const early = earlyEnd(match.record);
  if (!result) throw new Error(`${game}: a game without an end`);
  return { game, setup, sitters, result, endedAt: PLAYED_AT_MS, ...(early && { early }) };
}
