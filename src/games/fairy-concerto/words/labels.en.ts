import { capital, many } from '../../../words/lists.ts';
import { labelsOf } from './labels.ts';
import { names } from './names.en.ts';

export const words = {
  ...names,
  contests: 'Cards that score, and the points now',
  contest: (row: string, name: string, own: number): string => `${row}: ${name} ${own}`,
  hasHonour: 'has the honour',
  honourWith: (lead: string): string => `in the lead: ${lead}`,
  coming: (count: number): string => `${count} more with this choice`,
  /** So many fairies are lacking, shown beside their marks. */
  more: (count: number): string => `${count} more`,
  moreOf: (kind: string, count: number): string => `${count} more ${kind}${count === 1 ? '' : 's'}`,
  moreFairies: (count: number): string => `${count} more fairies`,
  isMet: 'met',
  met: 'Met',
  scoreCard: (needs: string, lacks: string): string => `Score card, ${needs}: ${lacks}`,
  faceDown: (count: number): string => `${many(count, 'score card')}, face down`,
  turned: (count: number): string => many(count, 'score card'),
  hand: 'Your hand',
  /** As the first words of a label. */
  first: capital,
  heldTo: { add: 'to add', remove: 'to remove', bach: 'goes to Bach' },
  parts: { add: 'Add', remove: 'Remove', bach: 'Bach' },
  keepOne: 'Keep one score card',
  /** Alone the dealt score cards wait until the fairies stand. */
  keepLater: 'Your dealt score cards (keep one later)',
  offeredTo: (name: string): string => `${name}’s composer draws`,
  kept: (label: string): string => `${label}, chosen`,
  revealed: 'Revealed together',
  adds: (name: string, took: string): string => `${name}: ${took}`,
  removed: (kind: string): string => `removes ${kind}`,
  hands: 'The hands',
  holds: (name: string, count: number): string => `${name}: ${count} in hand`,
  /** Of a choice that is half made. */
  lacking: (what: string): string => `Still to choose: ${what}`,
  lackingFairies: (count: number): string => (count === 1 ? '1 fairy' : `${count} fairies`),
  lackingRemoved: '1 fairy to remove',
  lackingCard: '1 score card',
  piles: 'Piles',
  bag: (count: number): string => `Bag: ${count} fairies not drawn`,
  left: (fairies: string): string => `Not drawn yet: ${fairies}`,
  deck: (count: number): string => `${many(count, 'score card')} in the deck`,
  discard: (count: number): string => `${many(count, 'score card')} discarded`,
  gone: (count: number): string => `${count} fairies removed from the game`,
  /** Over its column, for those who do not see how many went before. */
  roundAt: (round: number): string => `Round ${round}`,
  round: (now: number, all: number): string => `Round ${now} of ${all}`,
  draft: (now: number, all: number): string => `draft ${now} of ${all}`,
  drawn: 'Draw',
  you: 'You',
  seenHand: (name: string, fairies: string): string => `You have seen this hand; ${name} holds: ${fairies}`,
  comesBack: 'You had this hand before',
};

export const labels = labelsOf(words);
