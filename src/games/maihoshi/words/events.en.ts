import type { Seat } from '../../../engine/ids.ts';
import { listed, many, namesOf } from '../../../words/lists.ts';
import { name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Cause } from '../rules/state.ts';

const causes: Readonly<Record<Cause, (by: Seat, guests: number) => Phrase>> = {
  guests: (by, guests) => phrase`${name(by)} has ${many(guests, 'guest')}`,
  deck: () => phrase`The deck is empty`,
  idle: () => phrase`Everybody has passed once round`,
};

/** The lines of the log. */
export const events = {
  cards: (each: readonly Phrase[]): Phrase => listed(each, ', ', ' and '),

  engages: (seat: Seat, geisha: Part): Phrase => phrase`${name(seat)} chooses ${geisha}.`,
  round: (round: number, starter: Seat): Phrase => phrase`Round ${round}. ${name(starter)} begins.`,
  isDealt: (seat: Seat, cards: Phrase): Phrase => phrase`${name(seat)} is dealt ${cards}.`,
  hasDecided: (seat: Seat): Phrase => phrase`${name(seat)} has decided about the reserve.`,
  noReserves: 'Nobody has placed a reserve.',
  allReserves: 'Everybody has placed a reserve.',
  reserves: (seats: readonly Seat[], without: readonly Seat[]): Phrase =>
    phrase`${namesOf(seats, ', ', ' and ')} ${seats.length === 1 ? 'has' : 'have each'} placed a reserve; ${namesOf(without, ', ', ' and ')} ${without.length === 1 ? 'has' : 'have'} none.`,
  turnsOver: (seat: Seat, card: Phrase): Phrase =>
    phrase`${name(seat)} turns over the reserve: ${card} comes as a guest.`,
  invites: (seat: Seat, card: Phrase): Phrase => phrase`${name(seat)} invites ${card}.`,
  usesAbility: (seat: Seat, geisha: Part, ability: string): Phrase =>
    phrase`${name(seat)}’s ${geisha} uses ${ability}.`,
  meetsByAbility: (seat: Seat, geisha: Part, ability: string, card: Phrase): Phrase =>
    phrase`${name(seat)}’s ${geisha} uses ${ability}: the requirement of ${card} is met.`,
  drawsLess: (seat: Seat, geisha: Part, ability: string, count: number): Phrase =>
    phrase`${name(seat)}’s ${geisha} uses ${ability}: ${count === 0 ? 'no card is drawn' : 'one card fewer is drawn'}.`,
  uses: (seat: Seat, card: Phrase): Phrase => phrase`${name(seat)} uses the effect of ${card}.`,
  usesOnSelf: (seat: Seat, card: Phrase): Phrase => phrase`${name(seat)} uses the effect of ${card} on themselves.`,
  usesOn: (seat: Seat, card: Phrase, target: Seat): Phrase =>
    phrase`${name(seat)} uses the effect of ${card} on ${name(target)}.`,
  skips: (seat: Seat, card: Phrase): Phrase => phrase`${name(seat)} skips the effect of ${card}.`,
  some: (count: number): Phrase => phrase`${many(count, 'card')}`,
  these: (cards: Phrase): Phrase => cards,
  by: (seat: Seat, card: Phrase): Phrase => phrase`${name(seat)}’s ${card}`,
  draws: (seat: Seat, cards: Phrase, by: Phrase | null): Phrase =>
    by ? phrase`Because of ${by}, ${name(seat)} draws ${cards}.` : phrase`${name(seat)} draws ${cards}.`,
  advertises: (seat: Seat, card: Phrase): Phrase => phrase`${name(seat)} places ${card} as publicity.`,
  introduces: (seat: Seat, card: Phrase): Phrase => phrase`${name(seat)} introduces and discards ${card}.`,
  discards: (seat: Seat, card: Phrase): Phrase => phrase`${name(seat)} discards ${card}.`,
  passes: (seat: Seat): Phrase => phrase`${name(seat)} passes.`,
  laysReserve: (seat: Seat): Phrase => phrase`${name(seat)} places a new reserve.`,
  laysAsReserve: (seat: Seat, card: Phrase): Phrase => phrase`${name(seat)} places ${card} as the new reserve.`,
  isClosed: (seat: Seat): Phrase => phrase`${name(seat)}’s house is closed until ${name(seat)} next ends a turn.`,
  sinks: (seat: Seat, card: Phrase): Phrase =>
    phrase`${card}, a guest of ${name(seat)}, goes to the bottom of the deck.`,
  returns: (seat: Seat, card: Phrase): Phrase =>
    phrase`${card}, publicity of ${name(seat)}, goes back to ${name(seat)}’s hand.`,
  moves: (from: Seat, seat: Seat, card: Phrase): Phrase =>
    phrase`${card}, a guest of ${name(from)}, moves to ${name(seat)}’s house.`,
  looksAtSome: (seat: Seat, count: number): Phrase => phrase`${name(seat)} looks at the top ${many(count, 'card')}.`,
  looksAt: (seat: Seat, cards: Phrase): Phrase => phrase`${name(seat)} looks at ${cards}.`,
  buriesSome: (seat: Seat, count: number): Phrase => phrase`${name(seat)} puts ${many(count, 'card')} under the deck.`,
  buries: (seat: Seat, cards: Phrase): Phrase => phrase`${name(seat)} puts ${cards} under the deck.`,
  again: (seat: Seat): Phrase => phrase`${name(seat)} has another turn.`,
  lap: (cause: Cause, by: Seat, guests: number): Phrase =>
    phrase`${causes[cause](by, guests)}: everybody will have one more turn, ${name(by)} the last.`,
  outOfCards: (by: Seat, bonuses: Phrase): Phrase =>
    phrase`${name(by)} goes out, and the round ends at once.${bonuses}`,
  lapOver: (by: Seat): Phrase => phrase`${name(by)} has taken the last of the final turns, and the round ends.`,
  bonus: (seat: Seat, points: number): Phrase => phrase` A bonus of ${points} for ${name(seat)}.`,
  reserveCame: (seat: Seat, card: Phrase): Phrase =>
    phrase`${name(seat)}’s reserve, ${card}, comes as a guest: its requirement is met.`,
  reserveFailed: (seat: Seat, card: Phrase): Phrase =>
    phrase`The requirement of ${name(seat)}’s reserve, ${card}, is not met: the card goes back to ${name(seat)}’s hand, and ${name(seat)} takes one more card into it.`,
  takesBack: (seat: Seat, card: Phrase): Phrase => phrase`${name(seat)} takes ${card} back from publicity.`,

  income: (points: number): string => `${points} income`,
  effects: (points: number): string => `${points} from effects`,
  penalty: (points: number): string => `−${points} for the hand`,
  roundBonus: (points: number): string => `${points} bonus`,
  /** `below`: it would have been less than none. */
  scores: (seat: Seat, points: number, parts: readonly string[], below: boolean): Phrase =>
    phrase`${name(seat)} takes ${points === 0 ? 'no tokens' : many(points, 'token')}: ${parts.join(', ')}${below ? '; a round never costs tokens' : ''}.`,

  total: (seat: Seat, tokens: number): Phrase => phrase`${name(seat)} ${tokens}`,
  totals: (each: readonly Phrase[]): Phrase => phrase`Tokens: ${listed(each, ', ', ', ')}.`,
  shared: (totals: Phrase, winners: readonly Seat[]): Phrase =>
    phrase`${totals} ${namesOf(winners, ', ', ' and ')} share the victory.`,
  wonByHand: (totals: Phrase, winners: readonly Seat[]): Phrase =>
    phrase`${totals} ${namesOf(winners, ', ', ' and ')} wins the tie with fewer cards left in the hand.`,
  won: (totals: Phrase, winners: readonly Seat[]): Phrase => phrase`${totals} ${namesOf(winners, ', ', ' and ')} wins.`,
};

export type EventWords = typeof events;
