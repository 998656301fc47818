import { type Daily, dailySeed, isDay } from '../../engine/daily.ts';
import { hashOf } from '../../engine/equal.ts';
import type { AnyGame, Facts } from '../../engine/game.ts';
import { BadUndo } from '../../engine/log.ts';
import type { Match } from '../../engine/match.ts';
import { SEED_BOUND } from '../../engine/setup.ts';
import type { Refusal } from '../file.ts';
import { FORMAT, type SavedMatch } from '../format.ts';
import type { Mark, Shared } from '../sharing.ts';
import { readLog, writeLog } from './log.ts';
import { BadCode, NumberReader, NumberWriter } from './numbers.ts';
import * as part from './parts.ts';

/**
 * A whole match in few bytes, for a link or a picture: what its save holds, its mark, and where it was handed on. A match that
 * was read from a code is then judged like any save from outside.
 */
export const CODE_FORMAT = 1;
const FORMATS = 8;
/** As deal codes count the games. */
const GAMES = 32;
const BIT = 2;
export const CHECK_BYTES = 2;
const HALF_MARK = 2 ** 32;
const HALF_DIGITS = 8;
/** Of a code, in bytes: many times the longest match that was recorded. A longer one would only keep the device busy. */
const MOST_CODE_BYTES = 6000;

/** What a code says. */
export interface Coded {
  readonly save: SavedMatch;
  readonly mark: Mark;
  readonly handed: Shared['handed'];
  /** The people play by messages, each on a device of their own. */
  readonly byMessages: boolean;
}

/** Null: it is too long for a code, or too much was taken back in it. */
export function writeCode(match: Match, coded: Coded): Uint8Array | null {
  try {
    const bytes = written(match, coded);
    return bytes.length + CHECK_BYTES > MOST_CODE_BYTES ? null : withCheck(bytes);
  } catch (fault) {
    if (fault instanceof BadCode) return null;
    throw fault;
  }
}

function written(match: Match, coded: Coded): Uint8Array {
  const { record, game } = match;
  const { save, mark, handed, byMessages } = coded;
  const { facts } = game;
  const out = new NumberWriter();
  out.put(CODE_FORMAT, FORMATS);
  out.put(facts.code, GAMES);
  out.putCount(record.edition);
  for (const from of [0, HALF_DIGITS]) out.put(Number.parseInt(mark.slice(from, from + HALF_DIGITS), 16), HALF_MARK);
  part.writeSetup(out, facts, record.setup);
  for (const [seat, sitter] of record.sitters.entries()) part.writeSitter(out, sitter, seat);
  part.writeMaybe(out, isPlain(save, handed, byMessages) ? null : save, () => {
    out.put(byMessages ? 1 : 0, BIT);
    out.put(record.noHints ? 1 : 0, BIT);
    part.writeMaybe(out, record.branch, (branch) => part.writeBranch(out, branch));
    part.writeMaybe(out, record.daily, (daily) => part.writeDaily(out, daily));
    part.writeMaybe(out, record.series, (series) => part.writeSeries(out, series));
    part.writeTitle(out, save.title);
    out.putCount(handed.length);
    for (const at of handed) out.putCount(at);
  });
  if (!record.daily) out.put(record.seed, SEED_BOUND);
  writeLog(out, match);
  part.writeLooked(out, [save.shown, ...save.seen], record.log.length);
  return out.bytes;
}

const isPlain = (
  { noHints, branch, daily, series, title }: SavedMatch,
  handed: readonly number[],
  byMessages: boolean,
): boolean => !byMessages && !noHints && !branch && !daily && !series && title === null && handed.length === 0;

/** Null for a game that this app does not know; rejects if its rules do not load. */
type RulesOf = (code: number) => Promise<AnyGame> | null;

export async function readCode(bytes: Uint8Array, rules: RulesOf): Promise<Coded | Refusal> {
  if (bytes.length > MOST_CODE_BYTES) return { refused: 'size', place: 'text' };
  const body = bytes.subarray(CHECK_BYTES);
  if (body.length === 0 || checkOf(body).some((byte, at) => byte !== bytes[at])) return DAMAGED;
  const from = new NumberReader(body);
  try {
    if (from.get(FORMATS) !== CODE_FORMAT) return { refused: 'newer', place: 'format' };
    const loading = rules(from.get(GAMES));
    if (!loading) return { refused: 'unknownGame', place: 'game' };
    const game = await loading;
    const edition = from.getCount();
    const { facts } = game;
    // What moves there are belongs to the edition.
    if (edition !== facts.edition) return { refused: edition > facts.edition ? 'newer' : 'edition', place: 'edition' };
    const coded = readMatch(from, game);
    from.end();
    return coded;
  } catch (fault) {
    if (fault instanceof BadCode || fault instanceof BadUndo) return DAMAGED;
    throw fault;
  }
}

/** A code is short: when its match was touched last is for the device to say that takes it in. */
const UNTOLD = 0;

const DAMAGED: Refusal = { refused: 'damaged', place: 'text' };

function readMatch(from: NumberReader, game: AnyGame): Coded {
  const { facts } = game;
  const half = (): string => from.get(HALF_MARK).toString(16).padStart(HALF_DIGITS, '0');
  const mark = half() + half();
  const setup = part.readSetup(from, facts);
  const sitters = Array.from({ length: setup.seats }, (_, seat) => part.readSitter(from, seat));
  const more = part.readMaybe(from, () => readMore(from)) ?? PLAIN;
  const { origin, title, handed, byMessages } = more;
  const seed = origin.daily ? seedOf(facts, origin.daily) : from.get(SEED_BOUND);
  const log = readLog(from, game, { setup, seed, sitters });
  const [shown = 0, ...seen] = part.readLooked(from, setup.seats + 1, log.length);
  const { id, edition } = facts;
  const record = { game: id, edition, seed, setup, sitters, ...origin, log };
  const save = { format: FORMAT, ...record, seen, shown, title, touchedAt: UNTOLD } as const;
  return { save, mark, handed, byMessages };
}

/** What few matches have. */
interface More extends Omit<Coded, 'save' | 'mark'> {
  readonly origin: Pick<SavedMatch, 'noHints' | 'branch' | 'daily' | 'series'>;
  readonly title: string | null;
}

const PLAIN: More = { byMessages: false, origin: {}, title: null, handed: [] };

function readMore(from: NumberReader): More {
  const byMessages = from.get(BIT) === 1;
  const noHints = from.get(BIT) === 1;
  const branch = part.readMaybe(from, () => part.readBranch(from));
  const daily = part.readMaybe(from, () => part.readDaily(from));
  const series = part.readMaybe(from, () => part.readSeries(from));
  const origin = {
    ...(noHints && { noHints }),
    ...(branch && { branch }),
    ...(daily && { daily }),
    ...(series && { series }),
  };
  const title = part.readTitle(from);
  return { byMessages, origin, title, handed: part.readList(from, () => from.getCount()) };
}

function seedOf(facts: Facts, { day }: Daily): number {
  if (!isDay(day)) throw new BadCode('no such day');
  return dailySeed(facts, day);
}

/** What tells whether all came as it was sent goes first. */
export const withCheck = (bytes: Uint8Array): Uint8Array => Uint8Array.from([...checkOf(bytes), ...bytes]);

/** Of all that follows. */
function checkOf(bytes: Uint8Array): number[] {
  const hash = hashOf(String.fromCharCode(...bytes));
  const folded = hash ^ (hash >>> 16);
  return [folded & 0xff, (folded >>> 8) & 0xff];
}
