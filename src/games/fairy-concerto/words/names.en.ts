import type { Seat } from '../../../engine/ids.ts';
import { many } from '../../../words/lists.ts';
import { name, type Phrase } from '../../../words/phrase.ts';
import type { PerKind } from '../rules/cards.ts';
import type { Row } from '../rules/score.ts';

export const points = (count: number): string => many(count, 'point');

/** Names of rows within a sentence: conductor, soloist and harpist. */
export function inSentence(rows: readonly string[]): string {
  const names = rows.map((row) => row.toLowerCase());
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

const kinds: PerKind<string> = ['trumpeter', 'drummer', 'violinist', 'hornist', 'composer'];
const rows: Readonly<Record<Row, string>> = {
  popular: 'Popular fairy',
  conductor: 'Conductor',
  soloist: 'Soloist',
  pianist: 'Pianist',
  harpist: 'Harpist',
  scoreCards: 'Score cards',
  honours: 'Honours',
};

/** What fairies, cards and people are called, and how several are put together. */
export const names = {
  kinds,
  rows,
  bach: 'Bach',
  person: (seat: Seat): Phrase => [name(seat)],
  nobody: 'nobody',
  oneOf: (kind: string): string => `a ${kind}`,
  several: (kind: string, count: number): string => many(count, kind),
  /** The same in a sentence that says “a” of one alone. */
  someOf: (kind: string, count: number): string => (count === 1 ? `a ${kind}` : many(count, kind)),
  /** What a score card asks for. */
  needs: (kind: string, count: number): string => many(count, kind),
  plus: ', ',
  /** The same in a sentence. */
  needed: (each: readonly string[]): string =>
    each.length > 1 ? `${each.slice(0, -1).join(', ')} and ${each.at(-1)}` : each.join(''),
  card: (needs: string): string => `“${needs}”`,
  comma: ', ',
  /** Between score cards, which have quotation marks. */
  cardComma: ', ',
  and: ' and ',
  /** The same after a comma. */
  lastAnd: ' and ',
  or: ' or ',
  /** Between sentences. */
  space: ' ',
};

export type NameWords = typeof names;
