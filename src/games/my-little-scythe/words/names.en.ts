import type { Seat } from '../../../engine/ids.ts';
import { capital, many, namesOf } from '../../../words/lists.ts';
import { icon, type Phrase, phrase } from '../../../words/phrase.ts';
import type { KindName, SideName } from '../rules/cards.ts';
import { printed } from './cards.en.ts';

const sides: Readonly<Record<SideName, string>> = { kind: 'kind', bold: 'bold', leave: 'leave' };

/** What components and places are called: all that the board's labels need of the words. */
export const names = {
  printed,
  /** As the first word of a sentence. */
  first: capital,
  comma: ', ',
  and: ' and ',
  seats: (of: readonly Seat[]): Phrase => namesOf(of, ', ', ' and '),
  tokens: (kind: KindName, count: number): string => many(count, printed.kinds[kind]),
  /** With its sign. */
  drawnTokens: (kind: KindName, count: number): Phrase =>
    phrase`${count} ${icon(kind, count === 1 ? printed.kinds[kind] : `${printed.kinds[kind]}s`)}`,
  pies: (count: number): string => many(count, 'pie'),
  spells: (count: number): string => many(count, 'spell'),
  seekers: (count: number): string => many(count, 'seeker'),
  /** "a value-2 spell", "spells of value 1 and 3" */
  spellsOf: (values: readonly number[]): string =>
    values.length === 1 ? `a value-${values[0]} spell` : `spells of value ${values.join(' and ')}`,
  noSpell: 'no spell',
  theLand: (land: string): string => `the ${land}`,
  /** By camp, clockwise. */
  camps: ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest'].map((side) => `in the ${side}`),
  /** Other hexes, by their distance from the castle. */
  rings: ['', 'by the castle', 'in the middle', 'at the corner'],
  hexOf: (land: string, where: string): string => `${land} ${where}`,
  /** Between sentences. */
  gap: ' ',
  camp: 'camp',
  aQuest: 'a quest',
  sides,
  piles: ['Move', 'Make'] as readonly [string, string],
};

export type NameWords = typeof names;
