import type { Seat } from '../../../engine/ids.ts';
import { listed, many } from '../../../words/lists.ts';
import { name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import { names } from './names.en.ts';
import { reasons } from './reasons.en.ts';
import { things } from './things.en.ts';

/** Every sentence of the table: `say.ts` and those beside it alone decide which. */
export const en = {
  ...names,
  ...reasons,
  ...things,
  options: {
    randomCards: {
      name: 'Random cards',
      values: {
        off: { name: 'Bag', sentence: 'Fairies are drawn from a bag, and nobody knows what is left in it.' },
        on: {
          name: 'Cards',
          sentence:
            'Fairies are drawn by cards, and all can see how many of each kind are left. Two players can work out each other’s hand.',
        },
      },
    },
  },

  askCompose: 'Keep 1 of 2 score cards',
  askKeep: 'Keep 1 of the 2 dealt score cards',
  askLast: 'Add what is left in your hand',
  askOf: (count: number, of: number): string => `Choose ${count} of ${of}`,
  askAddAndRemove: (of: number): string => `Add 1, remove 1 of ${of}`,
  /** With the first fairies also one of the dealt score cards. */
  askAlsoKeep: (fairies: string): string => `${fairies}, keep 1 score card`,

  keep: (card: Part): Phrase => phrase`Keep ${card}`,
  add: (players: Phrase): Phrase => phrase`Add ${players}`,
  remove: (fairy: Part): Phrase => phrase`remove ${fairy}`,
  alsoKeep: (card: Part): Phrase => phrase`keep ${card}`,

  begins: (popular: Part): Phrase => phrase`The popular fairy is ${popular}.`,
  notDrawn: (fairies: Phrase): Phrase => phrase`Not drawn yet: ${fairies}.`,
  choseInSecret: (seat: Seat): Phrase => phrase`${name(seat)} has chosen in secret.`,
  adds: (seat: Seat, players: Phrase): Phrase => phrase`${name(seat)} adds ${players}.`,
  addsAndRemoves: (seat: Seat, players: Phrase, removed: Part): Phrase =>
    phrase`${name(seat)} adds ${players} and removes ${removed} from the game.`,
  drew: (seat: Seat, cards: Phrase): Phrase => phrase`${name(seat)}’s composer draws the score cards ${cards}.`,
  keeps: (seat: Seat, card: Part, away: Part): Phrase =>
    phrase`${name(seat)} keeps the score card ${card} and discards ${away}.`,
  swapped: 'The two hands are swapped.',
  passed: 'All hands are passed to the left.',
  round: (round: number, count: number, alone: boolean): string =>
    `Round ${round}: ${count} fairies are drawn${alone ? '' : ' for each hand'}.`,
  gets: (seat: Seat, fairies: Phrase): Phrase => phrase`${name(seat)} gets a hand of ${fairies}.`,
  draws: (seat: Seat, fairies: Phrase): Phrase => phrase`${name(seat)} draws ${fairies}.`,
  bachGets: (players: Phrase): Phrase => phrase`Bach gets the rest: ${players}.`,
  bachGetsCards: (players: Phrase, cards: number): Phrase =>
    phrase`Bach gets the rest: ${players}; and for ${cards === 1 ? 'the composer' : 'the composers'} ${many(cards, 'score card')}, face down.`,
  bachsCards: (cards: Phrase): Phrase => phrase`Bach’s score cards are turned over: ${cards}.`,
  total: (who: Phrase, count: number): Phrase => phrase`${who} ${count}`,
  ended: (totals: readonly Phrase[], winners: readonly Phrase[]): Phrase =>
    phrase`Points: ${listed(totals, ', ', ', ')}. ${listed(winners, ', ', ' and ')} ${winners.length > 1 ? 'share the victory' : 'wins'}.`,

  between: ' · ',
  by: (who: Phrase, deed: Phrase): Phrase => phrase`${who}: ${deed}`,
  /** Of the same kind as the one that was added. */
  another: 'another',
  swaps: (players: Phrase, removed: Part): Phrase => phrase`adds ${players}, removes ${removed}`,
  keepsCard: (card: Part): Phrase => phrase`keeps ${card}`,
};

export type Words = typeof en;
