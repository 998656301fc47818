import * as v from 'valibot';
import { canonical } from '../engine/equal.ts';
import type { Setup } from '../engine/game.ts';
import type { IllegalLog } from '../engine/match.ts';
import { LONGEST_AT_ONCE, LONGEST_MATCH } from './format.ts';
import { AT_FIRST_FAULT, count, mark } from './shapes.ts';
import type { Mark } from './sharing.ts';

/** Why a save is not opened or not taken in, and where it fails. */
export type Refusal =
  /** Not what this app writes; larger than anything it writes; its end is missing. */
  | { readonly refused: 'text' | 'size' | 'cut'; readonly place: 'text' }
  /** A code that did not come as it was sent: a part of it is missing, or was changed. */
  | { readonly refused: 'damaged'; readonly place: 'text' }
  /** A file with no match in it. */
  | { readonly refused: 'empty'; readonly place: 'matches' }
  /** `place`: the path to the first wrong field, `log.3.seat`. */
  | { readonly refused: 'shape'; readonly place: string }
  /** Written by a newer app: nothing is wrong with it, but it cannot be read here. */
  | { readonly refused: 'newer'; readonly place: 'enza' | 'format' | 'edition' }
  | { readonly refused: 'unknownGame'; readonly place: 'game' }
  /** An edition whose rules are not kept. */
  | { readonly refused: 'edition'; readonly place: 'edition' }
  | { readonly refused: 'setup'; readonly place: keyof Setup }
  /** `place`: the index of the first log entry that the rules do not allow. */
  | { readonly refused: 'log'; readonly place: number; readonly reason: IllegalLog['reason'] };

/** What leaves the app as a file or as text, and comes back: matches, and what became of earlier ones. */
const FILE_FORMAT = 1;

/** All of it unread: each match and each outcome is judged by itself. */
export interface Contents {
  readonly matches: Iterable<unknown>;
  readonly outcomes: readonly unknown[];
}

/** One of them a line. What stands in the store goes out as it is, even what this app cannot read. */
export const writeFile = (matches: readonly unknown[], outcomes: readonly unknown[] = []): string =>
  `{"enza":${FILE_FORMAT},"matches":${lines(matches)}${outcomes.length > 0 ? `,"outcomes":${lines(outcomes)}` : ''}}\n`;

/** The same text for the same match, wherever it was written last. */
const lines = (all: readonly unknown[]): string => `[\n${all.map(canonical).join(',\n')}\n]`;

/** Some editors begin every text with it. */
const BYTE_ORDER_MARK = /^\ufeff/;

/**
 * The mark of the match at that place of the file. It stands among the outcomes, where 1.0.0 passes over what it does not
 * know: anywhere else it would refuse the file.
 */
export const markLine = (of: number, mark: Mark): unknown => ({ of, mark });

export function marksIn(outcomes: readonly unknown[]): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>();
  for (const raw of outcomes) if (v.is(ofMatch, raw)) marks.set(raw.of, raw.mark);
  return marks;
}

/** One match alone, as a failing test prints it, is a file too. */
export function readFile(given: string): Contents | Refusal {
  const text = given.replace(BYTE_ORDER_MARK, '');
  const own = readLines(text);
  if (own) return own;
  if (text.length > LONGEST_AT_ONCE) return { refused: 'size', place: 'text' };
  const raw = parsed(text);
  if (raw === undefined) return { refused: isCut(text) ? 'cut' : 'text', place: 'text' };
  if (isOneMatch(raw)) return { matches: [raw], outcomes: [] };
  if (isNewer(raw)) return { refused: 'newer', place: 'enza' };
  if (!isOurs(raw)) return { refused: 'text', place: 'text' };
  const file = v.safeParse(matchFile, raw, AT_FIRST_FAULT);
  if (!file.success) return { refused: 'shape', place: v.getDotPath(file.issues[0]) ?? '' };
  const { matches, outcomes } = file.output;
  return matches.length + outcomes.length > 0 ? { matches, outcomes } : { refused: 'empty', place: 'matches' };
}

const ofMatch = v.strictObject({ of: count, mark });

const HEAD = `{"enza":${FILE_FORMAT},"matches":[`;
const OUTCOMES = '],"outcomes":[';
const END = ']}';

/**
 * A file as it left the app: however long it is, no more than one match of it is taken apart at a time. Null for any other,
 * as one that was broken into other lines since, and is whole all the same.
 */
function readLines(text: string): Contents | null {
  const [head, ...rows] = text.trim().split(/\s*\n\s*/);
  if (head !== HEAD || rows.pop() !== END) return null;
  const until = rows.indexOf(OUTCOMES);
  const matches = until < 0 ? rows : rows.slice(0, until);
  const outcomes = until < 0 ? [] : rows.slice(until + 1);
  const all = [...matches, ...outcomes];
  if (all.length === 0) return null;
  if (text.length <= LONGEST_AT_ONCE && isTorn(all) && parsed(text) !== undefined) return null;
  return { matches: { [Symbol.iterator]: () => each(matches) }, outcomes: [...each(outcomes)] };
}

function* each(rows: readonly string[]): Generator<unknown> {
  for (const row of rows) yield row.length > LONGEST_MATCH ? undefined : one(row);
}

const one = (row: string): unknown => parsed(row.replace(/,$/, ''));

const isTorn = (rows: readonly string[]): boolean =>
  rows.every(({ length }) => length <= LONGEST_MATCH) && rows.some((row) => one(row) === undefined);

const matchFile = v.strictObject({
  enza: v.literal(FILE_FORMAT),
  matches: v.array(v.unknown()),
  outcomes: v.optional(v.array(v.unknown()), []),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** It begins as ours do, and more is opened in it than closed: its end was lost on the way. */
function isCut(text: string): boolean {
  if (!text.trimStart().startsWith('{')) return false;
  let open = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const mark = text[at];
    if (mark === '"') isQuoted = !isQuoted;
    else if (isQuoted && mark === '\\') at++;
    else if (!isQuoted && mark === '{') open++;
    else if (!isQuoted && mark === '}') open--;
  }
  return open > 0;
}

const isOneMatch = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'format' in raw && 'log' in raw;

const isOurs = (raw: unknown): raw is { readonly enza: unknown } =>
  typeof raw === 'object' && raw !== null && 'enza' in raw;

const isNewer = (raw: unknown): boolean => isOurs(raw) && typeof raw.enza === 'number' && raw.enza > FILE_FORMAT;
