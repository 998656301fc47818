import * as v from 'valibot';
import { MOST_CHARACTERS } from './format.ts';
import type { Refusal } from './refusal.ts';

/** What leaves the app as a file or as text, and comes back: matches, and what became of earlier ones. */
const FILE_FORMAT = 1;

/** All of it unread: each match and each outcome is judged by itself. */
export interface Contents {
  readonly matches: readonly unknown[];
  readonly outcomes: readonly unknown[];
}

/** One of them a line. What stands in the store goes out as it is, even what this app cannot read. */
export const writeFile = (matches: readonly unknown[], outcomes: readonly unknown[] = []): string =>
  `{"enza":${FILE_FORMAT},"matches":${lines(matches)}${outcomes.length > 0 ? `,"outcomes":${lines(outcomes)}` : ''}}\n`;

const lines = (all: readonly unknown[]): string => `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]`;

/** One match alone, as a failing test prints it, is a file too. */
export function readFile(text: string): Contents | Refusal {
  if (text.length > MOST_CHARACTERS) return { refused: 'size', place: 'text' };
  const raw = parsed(text);
  if (raw === undefined) return { refused: isCut(text) ? 'cut' : 'text', place: 'text' };
  if (isOneMatch(raw)) return { matches: [raw], outcomes: [] };
  if (isNewer(raw)) return { refused: 'newer', place: 'enza' };
  const file = v.safeParse(matchFile, raw);
  if (!file.success) return { refused: 'shape', place: v.getDotPath(file.issues[0]) ?? '' };
  const { matches, outcomes } = file.output;
  return matches.length + outcomes.length > 0 ? { matches, outcomes } : { refused: 'empty', place: 'matches' };
}

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
  const marks = text.trimStart().replace(/"(?:[^"\\]|\\.)*"/g, '');
  return marks.startsWith('{') && marks.split('{').length > marks.split('}').length;
}

const isOneMatch = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'format' in raw && 'log' in raw;

const isNewer = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'enza' in raw && typeof raw.enza === 'number' && raw.enza > FILE_FORMAT;
