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
import { frozenCodeOf, frozenCodes, frozenFile } from './codes.ts';
import { loadGame } from './games.ts';

/**
 * Writes down how this version saves, for ever: of every title games with each number of seats and each option, with what
 * else a log can hold, and what became of them; and of every title a code: npm run -s freeze. What is written once is never written again.
 */
const NAMES = ['Aya', 'Ren', 'Mio', 'Sora', 'Kai', 'Yui'];
/** Any moment, but always this one, so that the same files are written on every machine. */
const PLAYED_AT_MS = 1_790_000_000_000;

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
freeze(frozenFile(FORMAT), writeFile(saves, outcomes));
freeze(frozenCodes(CODE_FORMAT), `${JSON.stringify(Object.fromEntries(codes), null, 2)}\n`);

function freeze(file: string, text: string): void {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: 'wx' });
  console.log(`${saves.length} games in ${file}`);
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

function outcomeOf(match: Match): Outcome {
  const { game, setup, sitters } = match.record;
  const result = resultOf(match);
  if (!result || earlyEnd(match.record)) throw new Error(`${game}: a game without an end`);
  return { game, setup, sitters, result, endedAt: PLAYED_AT_MS };
}
