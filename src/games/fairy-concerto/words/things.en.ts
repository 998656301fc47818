import type { Seat } from '../../../engine/ids.ts';
import { name, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Soloist } from '../rules/cards.ts';
import { capital, many } from './names.en.ts';

const soloists: Readonly<Record<Soloist, string>> = {
  fewest: '4 points for each fairy of the kind you have fewest of',
  spread: '3 points for each fairy between your largest and your smallest kind',
  widest: '3 points for each kind in the largest group of kinds with the same number',
  groups: '3 points for each group of kinds with the same number',
};

/** What things are, and how they stand. */
export const things = {
  aboutFairy: (kind: string): string => `${capital(kind)}.`,
  popularKind: 'The popular kind.',
  composes: 'Brings two score cards, one of which stays.',
  unseen: (count: number): string => `${count} not seen yet.`,

  freeCard: (needs: string): Phrase => phrase`5 points for an orchestra with at least ${needs}.`,
  keptCard: (needs: string, seat: Seat, state: string): Phrase =>
    phrase`5 points for at least ${needs}. ${name(seat)} keeps it: ${state}.`,
  isMet: 'met',
  isMissing: (needs: string): string => `${needs} missing`,

  soloists,
  soloist: (sentence: string): string => `Soloist: ${sentence}. Kinds that you do not have do not count.`,
  duet: (row: string, kinds: readonly string[]): string => `${row}: 3 points for each set of ${kinds.join(' and ')}.`,
  popular: (kind: string): string => `Popular fairy: 1 point for each ${kind}.`,
  conductor: 'Conductor: 2 points for each fairy of the kind you have most of.',
  honour: 'Whoever has the most there also takes the honour, the round seal: 2 points.',
  standing: (each: Phrase): Phrase => phrase`As it stands: ${each}.`,
  stands: (who: Phrase, points: number): Phrase => phrase`${who} ${points}`,

  faceDown: 'Bach’s score cards, face down: 3 points each.',
  bag: (count: number): string => `${count} fairies have not been drawn.`,
  deck: (count: number): string => `${many(count, 'score card')} in the deck.`,
  noneDiscarded: 'No score card has been discarded.',
  discarded: (cards: Phrase): Phrase => phrase`Discarded score cards: ${cards}.`,
  removed: (fairies: Phrase): Phrase => phrase`Removed from the game: ${fairies}.`,
};

export type ThingWords = typeof things;
