import { canonical } from '../engine/equal.ts';
import type { AnyGame } from '../engine/game.ts';
import type { Sitter } from '../engine/log.ts';
import { type Match, openMatch } from '../engine/match.ts';
import { rngFor } from '../engine/rng.ts';
import { fixturesOf } from '../games/fixtures.ts';
import { type SomeMatch, someMatch } from '../host/rehearsal/someSave.ts';
import { type Coded, readCode, writeCode } from '../saves/code/code.ts';
import { linkText } from '../saves/code/link.ts';
import { FORMAT, type SavedMatch } from '../saves/format.ts';
import { replay } from '../saves/replay.ts';
import { botSitters } from './games.ts';

/** Long enough for the longest games to come to their end now and then. */
const MOST_ENTRIES = 1500;

/** Some match of the game as a code, and back; throws if it is another one then. The number of bytes; null: too long for a code. */
export async function thereAndBack(game: AnyGame, number: number): Promise<number | null> {
  const rng = rngFor(number, 0);
  const some = someMatch(game, rng, rng.pick([10, 60, 300, MOST_ENTRIES]));
  const coded = codedOf(some, number);
  const bytes = writeCode(some.match, coded);
  if (!bytes) return null;
  const read = await readCode(bytes, () => Promise.resolve(game));
  const wanted = { ...coded, save: plain(coded.save) };
  if (canonical(read) !== canonical(wanted)) throw new Error(`${game.facts.id} ${number}: another match came back`);
  const again = replay(game, wanted.save);
  if ('refused' in again) throw new Error(`${game.facts.id} ${number}: ${again.refused} at ${again.place}`);
  return bytes.length;
}

/** It may be played by messages, and was handed on a few times. */
function codedOf({ save }: SomeMatch, number: number): Coded {
  const rng = rngFor(number, 1);
  const half = (): string => rng.uint32().toString(16).padStart(8, '0');
  const handed = Array.from({ length: rng.pick([0, 0, 1, 3]) }, () => rng.below(save.log.length + 1));
  return { save, mark: half() + half(), handed, byMessages: rng.below(2) === 0 };
}

/** A code does not say when its match was touched. */
export const plain = (save: SavedMatch): SavedMatch => ({ ...save, touchedAt: 0 });

/** Under a mark that all frozen ones share. */
export function frozenCodeOf(match: Match, save: SavedMatch): string {
  const bytes = writeCode(match, { save, mark: '0123456789abcdef', handed: [1], byMessages: false });
  if (!bytes) throw new Error(`${save.title} is too long for a code`);
  return linkText(bytes);
}

/** What codes of the recorded games take, apart from the mark and the names. */
export const recordedBytes = (game: AnyGame): { readonly seats: number; readonly bytes: number }[] =>
  fixturesOf(game.facts.id).map(({ edition, seed, setup, log }) => {
    const sitters = botSitters(setup.seats).map(({ emblem }): Sitter => ({ kind: 'person', name: 'A', emblem }));
    const seen = sitters.map(() => log.length);
    const record = { game: game.facts.id, edition, seed, setup, sitters, log };
    const save = { format: FORMAT, ...record, seen, shown: log.length, title: null, touchedAt: PLAYED_AT_MS } as const;
    const match = openMatch(game, record);
    const bytes = writeCode(match, { save, mark: 'f'.repeat(MARK_DIGITS), handed: [], byMessages: false })?.length ?? 0;
    return { seats: setup.seats, bytes: bytes - Math.floor(MARK_DIGITS / 2 + (setup.seats * NAME_BITS) / 8) };
  });

const PLAYED_AT_MS = 1_790_000_000_000;
const MARK_DIGITS = 16;
/** Of one letter. */
const NAME_BITS = 12.8;

/** How a version saved: an exported file that every later one opens. Of 1.0.0 it bears the format's number alone. */
export const frozenFile = (version: '1' | '1.1'): string => `src/cli/frozen/${version}.json`;

/** What a version wrote of matches that several devices play. */
export const frozenShared = (version: '1.1'): string => `src/cli/frozenShared/${version}.json`;

/** How a version wrote codes of matches: of each game the last of its frozen saves. */
export const frozenCodes = (format: number): string => `src/cli/frozenCodes/${format}.json`;
