import type { Seat } from '../../../engine/ids.ts';
import { listed } from '../../../words/lists.ts';
import { name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import type { CardVerb, PlainVerb } from '../rules/moves.ts';
import { deeds } from './deeds.en.ts';
import { events } from './events.en.ts';
import type { Asked } from './known.ts';
import { many, names } from './names.en.ts';
import { reasons } from './reasons.en.ts';
import { turns } from './turns.en.ts';

const withCard: Readonly<Record<CardVerb, (card: Phrase) => Phrase>> = {
  aside: (card) => phrase`Reserve ${card}`,
  guest: (card) => phrase`Invite ${card}`,
  introduce: (card) => phrase`Introduce ${card}`,
  place: (card) => phrase`Advertise with ${card}`,
  discard: (card) => phrase`Discard ${card}`,
  take: (card) => phrase`Take ${card}`,
  recall: (card) => phrase`Take back ${card}`,
};
const plainly: Readonly<Record<Exclude<PlainVerb, 'decline'>, string>> = {
  reveal: 'Use the reserve',
  use: 'Use the effect',
  rest: 'Introduce nobody',
  end: 'End the turn',
  top: 'Take the top card',
  ready: 'Go on',
};
const asks: Readonly<Record<Exclude<Asked, 'counted' | 'look'>, string>> = {
  geisha: 'Choose 1 geisha',
  reserve: 'Reserve 1 card, or none',
  turn: 'Guest, publicity or introduce',
  lastTurn: 'Last turn: guest, publicity, introduce',
  settle: 'Take 1 more card',
  listen: 'Draw 1 card, or 2',
  place: 'Choose 1 card for publicity',
  discard: 'Choose 1 card to discard',
  introduce: 'Introduce 1 more, or draw',
  bury: 'Choose the order under the deck',
  second: 'Lay 1 new reserve, or none',
  reserveOrEnd: 'Use the reserve, or end the turn',
  end: 'End the turn: the reserve must wait',
  closed: 'Closed: publicity or introduce',
  lastClosed: 'Closed, last turn: publicity, introduce',
};

/** Every sentence of the table: `say.ts` alone decides which. */
export const en = {
  names,
  events,
  turns,
  reasons,
  deeds,

  custom: 'who last went out for the evening',
  options: {
    geisha: {
      name: 'Geisha',
      values: {
        dealt: { name: 'Dealt', sentence: 'Everyone is dealt a geisha by chance, for the whole game.' },
        chosen: { name: 'Chosen', sentence: 'Everyone chooses a geisha for the whole game, the starter last.' },
        management: {
          name: 'Management',
          sentence: 'Everyone chooses a geisha anew each round, with the cards already in hand.',
        },
      },
    },
    tokens: {
      name: 'Tokens',
      values: {
        secret: { name: 'Secret', sentence: 'Totals stay hidden until the end.' },
        open: { name: 'Open', sentence: 'Totals lie open all the time.' },
      },
    },
  },

  withCard,
  plainly,
  engage: (geisha: Part): Phrase => phrase`Engage ${geisha}`,
  publicity: 'Publicity',
  publicityOfTwo: 'Publicity, drawing two',
  draw: (count: number): string => `Draw ${many(count, 'card')}`,
  drawNone: 'Draw none',
  target: (seat: Seat): Phrase => phrase`${name(seat)}`,
  bury: (cards: readonly Phrase[]): Phrase => phrase`Under the deck: ${listed(cards, ', then ', ', then ')}`,
  revealSeen: (card: Phrase): Phrase => phrase`Use the reserve: ${card}`,
  noReserve: 'No reserve',
  noNewReserve: 'No new reserve',
  noMore: 'No more',
  skipEffect: 'Skip the effect',

  asks,
  askCounted: (round: number): string => `Round ${round} is counted`,
  askLook: (count: number): string => `Take 1 of these ${many(count, 'card')}`,

  round: (round: number): string => `Round ${round}`,
  roundSoFar: (round: number): string => `Round ${round}, so far`,

  isMet: ' Its requirement is met now.',
  isUnmet: ' Its requirement is not met yet.',
  isSpent: ' Her ability is used up for this round.',
  geishaAt: (text: Phrase, seat: Seat, reputation: Phrase): Phrase =>
    phrase`${text} At ${name(seat)}’s house; reputation now: ${reputation}.`,
  deck: (count: number): string =>
    `The deck: ${many(count, 'card')}. It is never refilled within a round; when it runs out, the last lap begins.`,
  underDeck: (cards: Phrase): Phrase => phrase` At its bottom, as you know: ${cards}.`,
  countOf: (folk: string, count: number): string => `${folk} ${count}`,
  unseen: (each: readonly string[]): string => ` Out of your sight, in the deck and in hands: ${each.join(', ')}.`,
  discardEmpty: 'The discard pile is empty: 0 cards.',
  discardPile: (count: number, cards: Phrase): Phrase =>
    phrase`The discard pile, ${many(count, 'card')}, the newest first: ${cards}.`,
  hand: (seat: Seat, count: number, points: number): Phrase =>
    phrase`${name(seat)}’s hand: ${many(count, 'card')}, which would cost ${points} now.`,
  seenInHand: (cards: Phrase): Phrase => phrase` As you know, among them: ${cards}.`,
  guests: (seat: Seat, count: number, points: number, enough: number): Phrase =>
    phrase`${name(seat)}’s guests: ${count}, earning ${points} now. Whoever has ${enough} calls the last lap.`,
  publicityRow: (seat: Seat, reputation: Phrase, own: Phrase): Phrase =>
    phrase`${name(seat)}’s publicity. Reputation: ${reputation}.${own}`,
  ownReputation: (reputation: Phrase): Phrase => phrase` Of it the geisha’s own: ${reputation}; the rest is publicity.`,
  hasNoReserve: (seat: Seat): Phrase => phrase`${name(seat)} has no reserve.`,
  reserveDown: (seat: Seat): Phrase => phrase`${name(seat)}’s reserve, face down.`,
  reserveSeen: (seat: Seat, text: Phrase): Phrase => phrase`${name(seat)}’s reserve, face down: ${text}`,
  tokensSecret: (seat: Seat): Phrase => phrase`${name(seat)}’s tokens are secret until the end.`,
  tokens: (seat: Seat, count: number): Phrase => phrase`${name(seat)}’s tokens: ${count}.`,
  doorClosed: (seat: Seat): Phrase =>
    phrase`${name(seat)}’s house is closed: no guest and no reserve until the end of the owner’s turn.`,
  doorOpen: (seat: Seat): Phrase => phrase`${name(seat)}’s house is open.`,
  starter: (seat: Seat): Phrase => phrase`${name(seat)} began this round.`,
  noLap: 'The last lap has not been called yet.',
  lap: (last: Seat): Phrase =>
    phrase`The last lap: everybody has exactly one turn in it, and ${name(last)} comes last.`,
};

export type Words = typeof en;
