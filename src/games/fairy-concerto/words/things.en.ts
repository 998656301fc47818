import type { Seat } from '../../../engine/ids.ts';
import { capital, many } from '../../../words/lists.ts';
import { name, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Soloist } from '../rules/cards.ts';
import { inSentence } from './names.en.ts';

const soloists: Readonly<Record<Soloist, string>> = {
  fewest: '4 points for each fairy of the kind you have fewest of; on a tie only one kind counts',
  spread: '3 points for each fairy by which your largest kind outnumbers your smallest',
  widest:
    'kinds you have equally many of form a group; 3 points for each kind in your largest group, and on a tie only one group counts',
  groups: 'kinds you have equally many of form a group; 3 points for each group, and a single kind is a group too',
};

/** What things are, and how they stand. */
export const things = {
  aboutFairy: (kind: string, of: number): string => `${capital(kind)}, one of ${of}.`,
  composes: 'Whoever adds it draws two score cards and keeps one.',
  /** The cards of the table that pay for this kind whatever else is there. */
  countsFor: (rows: readonly string[]): string => `It counts for the ${inSentence(rows)} today.`,
  unseen: (count: number): string => `${count} not seen yet.`,

  scoreCard: (needs: string): string => `Score card: 5 points for an orchestra with at least ${needs}.`,
  kept: (seat: Seat, state: string): Phrase => phrase`${name(seat)} keeps it: ${state}.`,
  choosable: (seat: Seat, state: string): Phrase => phrase`For ${name(seat)}: ${state}.`,
  isMet: 'complete',
  isMissing: (needs: string): string => `${needs} missing`,

  soloists,
  soloist: (sentence: string): string => `Soloist: ${sentence}. Ignore kinds you have none of.`,
  duet: (row: string, kinds: readonly string[]): string => `${row}: 3 points for each ${kinds.join('–')} pair.`,
  popular: (kind: string): string => `Popular fairy: 1 point for each ${kind}. It has no honour.`,
  conductor: 'Conductor: 2 points for each fairy of the kind you have most of; on a tie only one kind counts.',
  honour: 'Whoever has the most points here takes the honour, the round seal: 2 points.',
  holds: (who: Phrase): Phrase => phrase` Now with ${who}.`,
  nobodyHolds: ' Nobody has it yet.',
  standing: (each: Phrase): Phrase => phrase`Points now: ${each}.`,
  stands: (who: Phrase, points: number): Phrase => phrase`${who} ${points}`,

  faceDown: (worth: number): string => `Bach’s score cards: face down, ${many(worth, 'point')} each, met or not.`,
  bag: (count: number): string => `The bag: ${count} fairies have not been drawn.`,
  left: (fairies: Phrase): Phrase => phrase`Random cards. Not drawn yet: ${fairies}.`,
  deck: (count: number): string => `The deck: ${many(count, 'score card')}. Each composer draws two of them.`,
  noneDiscarded: 'The discard pile. No score card lies there yet.',
  discarded: (cards: Phrase): Phrase => phrase`The discard pile: ${cards}.`,
  removed: (fairies: Phrase): Phrase => phrase`Removed from the game: ${fairies}.`,
};

export type ThingWords = typeof things;
