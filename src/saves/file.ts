import * as v from 'valibot';
import { MOST_CHARACTERS } from './format.ts';
import type { Refusal } from './refusal.ts';

/** What leaves the app as a file or as text, and comes back: matches and nothing else. */
const FILE_FORMAT = 1;

/** One match a line. What stands in the store goes out as it is, even what this app cannot read. */
export const writeFile = (matches: readonly unknown[]): string =>
  `{"enza":${FILE_FORMAT},"matches":[\n${matches.map((match) => JSON.stringify(match)).join(',\n')}\n]}\n`;

/** The matches in the text, unread: each is judged by itself. One match alone, as a failing test prints it, is a file too. */
export function readFile(text: string): readonly unknown[] | Refusal {
  if (text.length > MOST_CHARACTERS) return { refused: 'size', place: 'text' };
  const raw = parsed(text);
  if (raw === undefined) return { refused: isCut(text) ? 'cut' : 'text', place: 'text' };
  if (isOneMatch(raw)) return [raw];
  if (isNewer(raw)) return { refused: 'newer', place: 'enza' };
  const file = v.safeParse(matchFile, raw);
  if (!file.success) return { refused: 'shape', place: v.getDotPath(file.issues[0]) ?? '' };
  return file.output.matches.length > 0 ? file.output.matches : { refused: 'empty', place: 'matches' };
}

const matchFile = v.strictObject({ enza: v.literal(FILE_FORMAT), matches: v.array(v.unknown()) });

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
