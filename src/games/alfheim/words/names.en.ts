import { compassEn } from '../../../words/compass.ts';
import { capital } from '../../../words/lists.ts';
import { type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Letter } from '../rules/clues.ts';
import type { ExpertName, KindName, Pattern } from '../rules/fairies.ts';

const clues: Readonly<Record<Letter, string>> = {
  A: 'milk',
  B: 'porridge',
  C: 'honey',
  D: 'berries',
  E: 'bread',
  F: 'herb tea',
};
const fairies: Readonly<Record<KindName, string>> = {
  king: 'the King',
  queen: 'the Queen',
  fairy1: 'Fairy 1',
  fairy2: 'Fairy 2',
  fairy3: 'Fairy 3',
  nisse1: 'Nisse 1',
  nisse2: 'Nisse 2',
  nisse3: 'Nisse 3',
  tomte: 'the Tomte',
};
const patterns: Readonly<Record<Pattern, string>> = {
  xxx: 'three of a kind',
  xxyy: 'two pairs',
  vwxyz: 'five different kinds',
  xxxy: 'three of a kind and one other',
  xxxyy: 'three of a kind and a pair',
};
const experts: Readonly<Record<ExpertName, string>> = {
  kingAndQueen: 'the King and Queen',
  threeFairies: 'the three Fairies',
  tomte: 'the Tomte',
};

export const COUNTS: Readonly<Record<number, string>> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five' };

/** What goes between, and what before the last. */
export type Link = readonly [comma: string, last: string];

/** What things and places are called: all that the board's labels need of the words. */
export const names = {
  clues,
  fairies,
  patterns,
  experts,
  /** As the first word of a sentence. */
  first: capital,
  /** The clues of a cost. */
  wanted: ', ',
  /** So many alike. */
  timesOver: (clue: Part, count: number): Phrase => phrase`${count} ${clue}`,
  /** Neighbours alike in a run. */
  inRun: (clue: Part, count: number): Phrase =>
    count === 1 ? [clue] : phrase`${COUNTS[count] ?? count} clues of ${clue}`,
  and: [', ', ' and '] as Link,
  /** After several alike. */
  inTurn: [', then ', ', then '] as Link,
  or: [', ', ' or '] as Link,
  firstClue: 'the first clue',
  ...compassEn,
  /** Where something lies that takes these places. */
  at: ([first = '', last]: readonly string[]): string =>
    last === undefined ? `(${first})` : `(from ${first} to ${last})`,
  space: ' ',
  footprint: 'the footprint',
};

export type NameWords = typeof names;
