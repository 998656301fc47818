import type { Seat } from '../../../engine/ids.ts';
import { listed, many, namesOf } from '../../../words/lists.ts';
import { name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import type { CardVerb, PlainVerb } from '../rules/moves.ts';
import type { Sum } from '../rules/reasons.ts';
import { deeds } from './deeds.en.ts';
import { events } from './events.en.ts';
import type { Asked, TurnAsked } from './known.ts';
import { names } from './names.en.ts';
import { reasons } from './reasons.en.ts';
import { turns } from './turns.en.ts';

const withCard: Readonly<Record<CardVerb, (card: Phrase) => Phrase>> = {
  aside: (card) => phrase`Reserve ${card}`,
  guest: (card) => phrase`Receive ${card}`,
  introduce: (card) => phrase`Introduce ${card}`,
  place: (card) => phrase`Use ${card} as publicity`,
  discard: (card) => phrase`Discard ${card}`,
  take: (card) => phrase`Take ${card}`,
  recall: (card) => phrase`Take back ${card}`,
};
const plainly: Readonly<Record<Exclude<PlainVerb, 'decline'>, string>> = {
  reveal: 'Use the reserve',
  use: 'Use the effect',
  rest: 'Pass (introduce none)',
  end: 'End the turn',
  top: 'Take the top card',
  ready: 'Go on',
};
const asks: Readonly<Record<Exclude<Asked, 'counted' | 'look'>, string>> = {
  geisha: 'Choose 1 geisha',
  reserve: 'Place 1 card as a reserve, or none',
  settle: 'Take 1 more card',
  listen: 'Draw 1 card, or 2',
  place: 'Choose 1 card for publicity',
  discard: 'Choose 1 card to discard',
  introduce: 'Introduce 1 more, or draw',
  bury: 'Choose the order under the deck',
  second: 'Place 1 new reserve, or none',
  reserveOrEnd: 'Use the reserve, or end the turn',
  end: 'The reserve cannot come: the turn ends',
};

function askTurn({ isLast, isClosed, hasHand, hasGuest, hasReserve, extra }: TurnAsked): string {
  const ways = [
    ...(hasGuest ? ['guest'] : []),
    'publicity',
    hasHand ? 'introduce' : 'pass',
    ...(hasReserve ? ['reserve'] : []),
  ];
  const more = extra > 0 ? ` (then ${many(extra, 'more turn')})` : '';
  const list = `${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}${more}`;
  if (isClosed) return `${isLast ? 'Closed, last turn' : 'Closed'}: ${list}`;
  return isLast ? `Last turn: ${list}` : `${list.slice(0, 1).toUpperCase()}${list.slice(1)}`;
}

/** Every sentence of the table: `say.ts` alone decides which. */
export const en = {
  names,
  events,
  turns,
  reasons,
  deeds,

  /** What decided between several with as many tokens. */
  tie: {
    decided: (equals: readonly Seat[], winner: Seat, cards: number): Phrase =>
      phrase`${namesOf(equals, ', ', ' and ')} have the same number of tokens. ${namesOf([winner], '', '')} has the fewest hand cards left: ${cards}.`,
    shared: (equals: readonly Seat[], winners: readonly Seat[]): Phrase =>
      winners.length === equals.length
        ? phrase`${namesOf(winners, ', ', ' and ')} have the same number of tokens and of cards left in hand: they share the victory.`
        : phrase`${namesOf(equals, ', ', ' and ')} have the same number of tokens, and of them ${namesOf(winners, ', ', ' and ')} the fewest hand cards: they share the victory.`,
  },
  options: {
    geisha: {
      name: 'Geisha',
      values: {
        dealt: { name: 'Dealt', sentence: 'Everyone is dealt a geisha at random, for the whole game.' },
        chosen: { name: 'Chosen', sentence: 'Everyone chooses a geisha for the whole game, the start player last.' },
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
  engage: (geisha: Part): Phrase => phrase`Choose ${geisha}`,
  publicity: 'Publicity',
  publicityOfTwo: 'Publicity, drawing two',
  draw: (count: number): string => `Draw ${many(count, 'card')}`,
  drawNone: 'Draw none',
  target: (seat: Seat): Phrase => phrase`${name(seat)}`,
  bury: (cards: readonly Phrase[]): Phrase => phrase`Under the deck: ${listed(cards, ', then ', ', then ')}`,
  revealSeen: (card: Phrase): Phrase => phrase`Use the reserve: ${card}`,
  noReserve: 'No reserve',
  noNewReserve: 'No new reserve',
  noMore: 'Place no more',
  skipEffect: 'Skip the effect',

  asks,
  askTurn,
  /** Of an ability that lets one card less be drawn. */
  askEbb: (given: number, ability: string): string =>
    `Draw ${given}, or ${given > 1 ? given - 1 : 'none'} (${ability})?`,
  askCounted: (round: number): string => `Round ${round} is counted`,
  askLook: (count: number): string => `Take 1 of these ${many(count, 'card')}`,

  round: (round: number): string => `Round ${round}`,
  roundSoFar: (round: number): string => `Round ${round}, so far`,

  isBridged: (ability: string, has: number): string =>
    ` Its requirement can be met by ${ability} only: the reputation is ${has}.`,
  isMet: ' Its requirement is met now.',
  isUnmet: (has: number, isBest: boolean): string =>
    ` Its requirement is not met yet: the ${isBest ? 'best ' : ''}reputation is ${has}.`,
  brings: (points: number): string => ` As a guest now: +${points}.`,
  isSpent: ' Her ability is used up for this round.',
  geishaAt: (text: Phrase, seat: Seat, reputation: Phrase): Phrase =>
    phrase`${text} At ${name(seat)}’s house; reputation now: ${reputation}.`,
  deck: (count: number): string =>
    `The deck: ${many(count, 'card')}. It is never refilled within a round; when it runs out, the final turns begin.`,
  underDeck: (cards: Phrase): Phrase => phrase` Known to lie at its bottom, from below: ${cards}.`,
  countOf: (folk: string, count: number): string => `${folk} ${count}`,
  unseen: (each: readonly string[]): string =>
    ` Not in sight, but in the deck, in hands or face down: ${each.join(', ')}.`,
  discardEmpty: 'The discard pile is empty.',
  discardPile: (count: number, cards: Phrase): Phrase =>
    phrase`The discard pile, ${many(count, 'card')}, the newest first: ${cards}.`,
  hand: (seat: Seat, count: number, points: number): Phrase =>
    phrase`${name(seat)}’s hand: ${many(count, 'card')}. If the round ended now, ${count === 1 ? 'it' : 'they'} would cost ${points}.`,
  seenInHand: (cards: Phrase): Phrase => phrase` Known to be among them: ${cards}.`,
  guests: (seat: Seat, count: number, points: number, enough: number): Phrase =>
    phrase`${name(seat)}’s guests: ${count}, bringing ${points} now. When a player has ${enough}, the final turns begin.`,
  sum: (seat: Seat, { earned, penalty, total }: Omit<Sum, 'points'>): Phrase =>
    phrase`This round for ${name(seat)}, so far: guests ${earned} − cards in hand ${penalty} = ${total}. A round never scores below 0.`,
  bonusAlready: (points: number): string => ` The bonus of ${points} comes on top.`,
  publicityRow: (seat: Seat, reputation: Phrase, own: Phrase): Phrase =>
    phrase`${name(seat)}’s publicity. Reputation: ${reputation}.${own}`,
  ownReputation: (reputation: Phrase): Phrase => phrase` Of it the geisha’s own: ${reputation}; the rest is publicity.`,
  hasNoReserve: (seat: Seat): Phrase => phrase`${name(seat)} has no reserve.`,
  reserveDown: (seat: Seat): Phrase => phrase`${name(seat)}’s reserve, face down.`,
  reserveSeen: (seat: Seat, text: Phrase): Phrase => phrase`${name(seat)}’s reserve, face down: ${text}`,
  tokensSecret: (seat: Seat): Phrase => phrase`${name(seat)}’s tokens are secret until the end.`,
  tokens: (seat: Seat, count: number): Phrase => phrase`${name(seat)}’s tokens: ${count}.`,
  doorClosed: (seat: Seat): Phrase =>
    phrase`${name(seat)}’s house is closed: no guest action and no reserve until the end of that player’s turn.`,
  doorOpen: (seat: Seat): Phrase => phrase`${name(seat)}’s house is open.`,
  starter: (seat: Seat): Phrase => phrase`${name(seat)} began this round.`,
  noLap: 'The final turns have not begun yet.',
  lap: (last: Seat): Phrase => phrase`The final turns: everybody has one more turn, ${name(last)} the last one.`,
};

export type Words = typeof en;
