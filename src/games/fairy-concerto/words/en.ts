import type { Seat } from '../../../engine/ids.ts';
import { capital, listed, many, namesOf } from '../../../words/lists.ts';
import { name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Manner } from '../rules/state.ts';
import { inSentence, names } from './names.en.ts';
import { reasons } from './reasons.en.ts';
import { things } from './things.en.ts';

/** Who adds the same in a draft, one after the other. */
export interface Adding {
  readonly seats: readonly Seat[];
  readonly players: Phrase;
}

/** Of Bach’s score cards: he is dealt one, and each of the eight composers can bring him another. */
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const ordinal = (at: number): string => ORDINALS[at] ?? `${at + 1}th`;

/** By itself: what two cards want is too much for one sentence. */
const discarded = (card: Part): Phrase => phrase`The other, for ${card}, is discarded.`;

/** Every sentence of the table: `say.ts` and those beside it alone decide which. */
export const en = {
  ...names,
  ...reasons,
  ...things,
  options: {
    bach: {
      name: 'Bach',
      values: {
        printed: { name: 'Printed', sentence: 'Each of Bach’s score cards is worth 3 points, as the rules say.' },
        gentle: { name: 'Gentle', sentence: 'Each of Bach’s score cards is worth only 1 point. A variant of our own.' },
        stern: { name: 'Stern', sentence: 'Each of Bach’s score cards is worth 7 points. A variant of our own.' },
      },
    },
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

  /** As he is called where he does not play as printed. */
  bachIs: (manner: Manner): string => `${capital(manner)} Bach`,
  bachPlays: (manner: Manner, worth: number): Phrase =>
    phrase`Bach is ${manner}: each of his score cards is worth ${many(worth, 'point')}.`,
  withRandomCards: phrase`This game is played with random cards.`,
  begins: (popular: Part, soloist: Part, pianist: Part, harpist: Part): Phrase =>
    phrase`The popular fairy is ${popular}; each of that kind gives 1 point. The conductor gives 2 points for each fairy of a player’s largest kind. ${soloist}. The pianist gives 3 points for each ${pianist}, the harpist 3 for each ${harpist}.`,
  soloistScores: {
    fewest: 'The soloist gives 4 points for each fairy of a player’s smallest kind',
    spread:
      'The soloist gives 3 points for each fairy by which a player’s largest kind outnumbers the smallest that player has',
    widest:
      'For the soloist, the kinds a player has equally many of form a group; the group with the most kinds gives 3 points for each kind in it',
    groups:
      'For the soloist, the kinds a player has equally many of form a group; each group gives 3 points, even a group of one kind',
  },
  pairsOf: (kinds: readonly string[]): string => `pair of ${kinds.join(' and ')}`,
  dealt: phrase`Each player is dealt two score cards, face down.`,
  willSwap: phrase`In every draft each player adds one fairy and removes one from the game; then the two hands are swapped.`,
  goRound: (seats: readonly Seat[]): Phrase => {
    const each = seats.map((seat, at) => phrase`${name(seat)} to ${name(seats[(at + 1) % seats.length] ?? seat)}`);
    return phrase`After every draft the rest of each hand is passed to the left: ${listed(each, ', ', ', ')}.`;
  },
  dealtAlone: (seat: Seat): Phrase => phrase`${name(seat)} is dealt two score cards and Bach one, all face down.`,
  notDrawn: (fairies: Phrase): Phrase => phrase`Not drawn yet: ${fairies}.`,
  choseInSecret: (seat: Seat): Phrase => phrase`${name(seat)} has chosen in secret.`,
  draft: (draft: number, isForced: boolean): string =>
    `Draft ${draft}${isForced ? ', the last fairy of each hand' : ''}`,
  allReveal: (draft: string): string => `${draft}: all reveal their choices.`,
  /** In seat order; neighbours who add the same are told together. */
  eachAdds: (draft: string, groups: readonly Adding[]): Phrase => {
    const each = groups.map(({ seats, players }, at) => {
      const several = seats.length > 1;
      const adds = at > 0 ? '' : several ? 'add ' : 'adds ';
      // Of four, three names after a fairy would be heard as more fairies.
      const called = at > 0 && seats.length > 2 ? phrase`the other three` : namesOf(seats, ', ', ' and ');
      return phrase`${called} ${adds}${players}${several ? ' each' : ''}`;
    });
    const last = groups.some(({ seats }) => seats.length > 1) ? ', ' : ' and ';
    return phrase`${draft}: ${listed(each, ', ', last)}.`;
  },
  allAdd: (draft: string, count: number, players: Phrase): Phrase =>
    phrase`${draft}: all ${count === 3 ? 'three' : 'four'} add ${players}.`,
  inDraft: (draft: string, each: readonly Phrase[]): Phrase => phrase`${draft}: ${listed(each, '; ', '; ')}.`,
  swapsOne: (seat: Seat, added: Phrase, removed: Part): Phrase =>
    phrase`${name(seat)} adds ${added} and removes ${removed}`,
  bothSwap: (draft: string, added: Phrase, removed: Part): Phrase =>
    phrase`${draft}: both add ${added} and remove ${removed}.`,
  adds: (seat: Seat, players: Phrase): Phrase => phrase`${name(seat)} adds ${players}.`,
  addsAndRemoves: (seat: Seat, players: Phrase, removed: Part): Phrase =>
    phrase`${name(seat)} adds ${players} and removes ${removed} from the game.`,
  drew: (seat: Seat, cards: Phrase): Phrase => phrase`${name(seat)}’s composer draws the score cards ${cards}.`,
  keepsOfDrawn: (seat: Seat, card: Part, away: Part, nth: number | null): Phrase =>
    phrase`For the ${nth === null ? '' : `${ordinal(nth)} `}composer, ${name(seat)} draws two score cards and keeps the one for ${card}. ${discarded(away)}`,
  /** Alone the dealt cards are chosen from by themselves. */
  keepsOfDealt: (seat: Seat, card: Part, away: Part): Phrase =>
    phrase`Of the two score cards dealt at the start, ${name(seat)} keeps the one for ${card}. ${discarded(away)}`,
  keeps: (seat: Seat, card: Part, away: Part): Phrase =>
    phrase`${name(seat)} keeps the score card for ${card}. ${discarded(away)}`,
  swapped: 'Then the two hands are swapped.',
  passed: 'Then all hands are passed to the left.',
  round: (round: number, count: number, _seats: number): Phrase =>
    phrase`Round ${round}: each player draws ${count} fairies.`,
  roundAlone: (round: number, count: number, seat: Seat): Phrase =>
    phrase`Round ${round}: ${name(seat)} draws ${count} fairies.`,
  /** With random cards, where all can see what comes. */
  roundAloneOpen: (round: number, fairies: Phrase, seat: Seat): Phrase =>
    phrase`Round ${round}: ${name(seat)} draws ${fairies}.`,
  gets: (seat: Seat, fairies: Phrase): Phrase => phrase`${name(seat)} gets a hand of ${fairies}.`,
  draws: (seat: Seat, fairies: Phrase): Phrase => phrase`${name(seat)} draws ${fairies}.`,
  /** After score cards, which are told by fairies, too. */
  bachGets: (players: Phrase, count: number): Phrase => phrase`Bach gets the other ${count} fairies: ${players}.`,
  /** The only one that is left: one of two, whose draw may not have been told. */
  bachGetsOne: (fairy: Part): Phrase => phrase`Bach gets the other fairy, ${fairy}.`,
  addsBesideBach: (seat: Seat, own: Phrase, bachs: Phrase): Phrase =>
    phrase`${name(seat)} adds ${own}, and Bach gets the rest: ${bachs}.`,
  addsBesideBachsOne: (seat: Seat, own: Phrase, bachs: Part): Phrase =>
    phrase`${name(seat)} adds ${own}, and Bach gets the other fairy, ${bachs}.`,
  /** Like the one that was added. */
  alsoOneOf: (kind: string): string => `also a ${kind}`,
  bachsComposers: (cards: number): Phrase =>
    cards === 1
      ? phrase`The composer brings Bach a score card, face down.`
      : phrase`The composers bring Bach ${cards} score cards, face down.`,
  bachsCards: (cards: readonly Part[], count: number, worth: number): Phrase => {
    const [only, ...others] = cards;
    const points = many(worth, 'point');
    if (only && others.length === 0)
      return phrase`Bach turns over his score card for ${only}, worth ${points}, met or not.`;
    const each = cards.map((card, at) => phrase`The ${ordinal(at)} is for ${card}.`);
    return phrase`Bach turns over his ${many(count, 'score card')}. ${listed(each, ' ', ' ')} Each is worth ${points}, met or not.`;
  },
  finalScoring: phrase`Final scoring.`,
  /** The total, and what it is made of by a few in a sentence. */
  scored: (who: Phrase, points: number, parts: readonly string[]): Phrase =>
    phrase`${who} scores ${points} points. ${parts.join(' ')}`,
  rowsScore(rows: readonly (readonly [row: string, points: number])[]): string {
    const [first = '', ...others] = rows.map(([row, points], place) =>
      place === 0 ? `The ${row.toLowerCase()} gives ${points}` : `the ${row.toLowerCase()} ${points}`,
    );
    return `${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)}.`;
  },
  /** So many of the score cards are met; Bach’s are worth the same either way. */
  cardsScore: (_row: string, points: number): string => `The score cards give ${points}.`,
  cardsMet(_row: string, points: number, met: number, of: number): string {
    if (of === 1)
      return met === 1 ? `The one score card is met and gives ${points}.` : 'The one score card is not met.';
    if (met === of) return `${of === 2 ? 'Both' : `All ${of}`} score cards are met and give ${points}.`;
    if (met === 0) return `${of === 2 ? 'Neither' : 'None'} of the ${of} score cards is met.`;
    return `${met === 1 ? 'One' : met} of the ${of} score cards ${met === 1 ? 'is met and gives' : 'are met and give'} ${points}.`;
  },
  honoursScore(_row: string, points: number, honours: readonly string[]): string {
    if (honours.length === 0) return `The honours give ${points}.`;
    const of = inSentence(honours);
    return honours.length === 1 ? `The ${of} honour gives ${points}.` : `The ${of} honours give ${points}.`;
  },
  total: (who: Phrase, count: number): Phrase => phrase`${who} ${count}`,
  totals: (totals: readonly Phrase[]): Phrase => phrase`Points: ${listed(totals, ', ', ', ')}.`,
  tieIsBachs: phrase`A tie goes to Bach.`,
  /** Below who has won. */
  whyBach: phrase`As many points as Bach: a tie goes to Bach.`,
  won: (winners: readonly Phrase[]): Phrase =>
    phrase`${listed(winners, ', ', ' and ')} ${winners.length > 1 ? 'share the victory' : 'wins'}.`,

  between: ' · ',
  by: (who: Phrase, deed: Phrase): Phrase => phrase`${who}: ${deed}`,
  /** Of the same kind as the one that was added. */
  another: (kind: string): string => `another ${kind}`,
  swaps: (players: Phrase, removed: Part): Phrase => phrase`adds ${players}, removes ${removed}`,
  swapsSame: (players: Phrase): Phrase => phrase`adds ${players}, removes another`,
  keepsCard: (card: Part): Phrase => phrase`keeps the card for ${card}`,
  keepsSome: (count: number): string => `keeps ${count === 1 ? 'a score card' : `${count} score cards`}`,
};

export type Words = typeof en;
