import type { Seat } from '../../../engine/ids.ts';
import { listed, many } from '../../../words/lists.ts';
import { name, type Phrase, phrase } from '../../../words/phrase.ts';
import type { RefusalRule, Sum } from '../rules/reasons.ts';
import type { FolkWords, GeishaWords } from './folk.en.ts';

const refusals: Readonly<Record<RefusalRule, string>> = {
  'setup.geisha': 'Somebody else at the table has this geisha.',
  'setup.order': 'First everybody chooses a geisha.',
  'setup.reserve': 'Place one card of the hand face down, or none.',
  'turn.action': 'You take one action in a turn, no more and no less.',
  'turn.guest': 'Only a card of the hand can come as a guest.',
  'turn.publicity': 'First choose a card of the hand for publicity.',
  'publicity.empty': 'There is neither a card to draw nor one to place.',
  'turn.introduce': 'You introduce up to two cards of the hand, then draw as many.',
  'reserve.use': 'There is no reserve to use now. One may be used each turn.',
  'reserve.fresh': 'A reserve placed this turn can be used from the next one on.',
  'effect.order': 'First discard a card of the hand.',
  'settle.failed': 'Take the top card of the deck, or a card of your own publicity.',
  'round.next': 'The round is over. The next one is dealt when all have seen the count.',
};

const signed = (points: number): string => `${points > 0 ? '+' : '−'}${Math.abs(points)}`;

const change = (points: number): string => (points === 0 ? '±0' : signed(points));

/** Why something is so, or would be. */
export const reasons = {
  cards: (each: readonly Phrase[]): Phrase => listed(each, ', ', ', '),

  refusals,
  over: 'The game is over.',
  othersTurn: (seat: Seat): Phrase => phrase`It is ${name(seat)}’s turn.`,
  undecided: (seat: Seat): Phrase => phrase`${name(seat)} has yet to decide about a reserve.`,
  closed: (seat: Seat): Phrase => phrase`${name(seat)}’s house is closed: no guest and no reserve this turn.`,
  /** `isBest`: any reputation will do, and this is the highest. */
  unmet: (requirement: Phrase, has: number, isBest: boolean): Phrase =>
    phrase`Needs ${requirement}; the ${isBest ? 'best' : 'reputation'} is ${has}.`,
  lacks: {
    guests: (seat: Seat): Phrase => phrase`${name(seat)} has no guest.`,
    publicity: (seat: Seat): Phrase => phrase`${name(seat)} has no publicity.`,
  },
  /** The card whose effect it is lies there itself. */
  lacksOther: {
    guests: (seat: Seat): Phrase => phrase`${name(seat)} has no other guest.`,
    publicity: (seat: Seat): Phrase => phrase`${name(seat)} has no publicity.`,
  },
  effect: (folk: FolkWords): string => `${folk.name}: ${folk.demands ?? folk.effect}`,
  ability: ({ ability, effect }: GeishaWords): string => `${ability}: ${effect}`,
  engages: (reputation: Phrase, { effect }: GeishaWords): Phrase => phrase`${reputation}. ${effect}`,

  income: (seat: Seat, points: number, cards: Phrase): Phrase =>
    phrase`${name(seat)}: ${signed(points)} income from ${cards}.`,
  brokerage: (seat: Seat, points: number, cards: Phrase): Phrase =>
    phrase`${name(seat)}: ${signed(points)} for publicity, by ${cards}.`,
  dance: (seat: Seat, points: number, cards: Phrase): Phrase =>
    phrase`${name(seat)}: ${signed(points)} for red guests: ${cards}.`,
  handLeft: (seat: Seat, points: number, held: number): Phrase =>
    phrase`${name(seat)}: ${signed(points)} for ${many(held, 'card')} left in the hand.`,
  floor: (seat: Seat, points: number): Phrase =>
    phrase`${name(seat)}: a round never scores below 0, so this is counted as 0 (${signed(points)}).`,
  bonus: (seat: Seat, points: number): Phrase => phrase`${name(seat)}: ${signed(points)} for going out.`,

  /** The own round, by its sum. */
  roundThen: ({ points, earned, penalty, total }: Sum): string =>
    earned < penalty && points === 0
      ? `Still 0: guests ${earned} − hand ${penalty} = −${penalty - earned}.`
      : `${change(points)}: this round guests ${earned} − hand ${penalty} = ${earned < penalty ? `−${penalty - earned}, counted as ` : ''}${total}.`,
  losesMore: (seat: Seat, held: number, points: number): Phrase =>
    phrase`${name(seat)} would hold ${many(held, 'card')}, and lose ${points} more at the round’s end.`,
  losesLess: (seat: Seat, held: number, points: number): Phrase =>
    phrase`${name(seat)} would hold ${many(held, 'card')}, and lose ${points} less at the round’s end.`,
  reputationThen: (reputation: Phrase): Phrase => phrase`Reputation: ${reputation}.`,
  reputationLeft: (seat: Seat, reputation: Phrase): Phrase => phrase`${name(seat)}’s reputation then: ${reputation}.`,
  metThen: (cards: Phrase): Phrase => phrase`Could come then: ${cards}.`,
  unmetThen: (cards: Phrase): Phrase => phrase`Could no longer come: ${cards}.`,
  bridges: ({ ability }: GeishaWords): string => `This uses up ${ability}, once a round.`,
  draws: (count: number, left: number): string =>
    `${count === 0 ? 'No card' : many(count, 'card')} drawn; ${left} left in the deck.`,
  emptiesDeck: 'The deck runs out: the final turns begin.',
  crowds: 'Enough guests then: the final turns begin.',
  goesOut: (points: number): string => `You go out: bonus ${points}, and the round ends.`,
  closes: (seat: Seat): Phrase =>
    phrase`${name(seat)} can have no guest and use no reserve until the end of that player’s next turn.`,
  closesOwn: (seat: Seat): Phrase =>
    phrase`${name(seat)} can have no guest and use no reserve until the end of this turn.`,
  passes: {
    'introduce.rest': 'No card is exchanged, and the turn ends.',
    'end.idle': 'Everybody has passed in turn then: the final turns begin.',
  },
  /** With a reserve that can still be used in this turn. */
  passesFirst: {
    'introduce.rest': 'No card is exchanged. The reserve can still be used before the turn ends.',
    'end.idle': 'If the reserve is not used either, everybody has passed in turn: the final turns begin.',
  },
  wouldCome: (points: number): string =>
    `As things are, it comes at the round’s end even if unused: ${signed(points)}.`,
  wouldReturn: (points: number): string =>
    `As things are, it goes back to the hand at the round’s end${points < 0 ? `, with 1 card more: ${signed(points)}` : ''}.`,
};

export type ReasonWords = typeof reasons;
