import type { Seat } from '../../../engine/ids.ts';
import { listed, many, namesOf } from '../../../words/lists.ts';
import { name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Cause } from '../rules/state.ts';

const causes: Readonly<Record<Cause, (by: Seat, guests: number) => Phrase>> = {
  guests: (by, guests) => phrase`${name(by)} has ${many(guests, 'guest')}`,
  deck: () => phrase`The deck is empty`,
  idle: () => phrase`Everybody has passed once round`,
};

const closedUntil = (seat: Seat, own: boolean | null): Phrase => {
  if (own === null) return phrase`${name(seat)} next ends a turn`;
  return own ? phrase`the end of this turn` : phrase`the end of ${name(seat)}’s next turn`;
};

/** The lines of the log. */
export const events = {
  cards: (each: readonly Phrase[]): Phrase => listed(each, ', ', ' and '),

  engages: (seat: Seat, geisha: Part): Phrase => phrase`${name(seat)} chooses the geisha ${geisha}.`,
  geishaOf: (seat: Seat, geisha: Part): Phrase => phrase`${name(seat)} has ${geisha}`,
  geisha: (each: readonly Phrase[]): Phrase => phrase`The geisha: ${listed(each, ', ', ' and ')}.`,
  round: (round: number, starter: Seat): Phrase => phrase`Round ${round}. ${name(starter)} begins.`,
  isDealt: (seat: Seat, cards: Phrase): Phrase => phrase`${name(seat)} is dealt ${cards}.`,
  hasDecided: (seat: Seat): Phrase => phrase`${name(seat)} has decided whether to place a reserve.`,
  noReserves: 'Nobody has placed a reserve.',
  allReserves: 'Everybody has placed a reserve.',
  reserves: (seats: readonly Seat[], without: readonly Seat[]): Phrase =>
    phrase`${namesOf(seats, ', ', ' and ')} ${seats.length === 1 ? 'has' : 'have each'} placed a reserve; ${namesOf(without, ', ', ' and ')} ${without.length === 1 ? 'has' : 'have'} none.`,
  turnsOver: (seat: Seat, card: Phrase): Phrase =>
    phrase`${name(seat)} turns over the reserve: ${card} comes as a guest.`,
  invites: (seat: Seat, card: Phrase): Phrase => phrase`${name(seat)} invites ${card}.`,
  usesAbility: (seat: Seat, geisha: Part, ability: string): Phrase =>
    phrase`${name(seat)} uses the ability of ${geisha}, ${ability}.`,
  meetsByAbility: (seat: Seat, geisha: Part, ability: string, card: Phrase): Phrase =>
    phrase`${name(seat)} meets the requirement of ${card} by the ability of ${geisha}, ${ability}.`,
  drawsLess: (seat: Seat, geisha: Part, ability: string, count: number): Phrase =>
    phrase`${name(seat)} uses the ability of ${geisha}, ${ability}, and draws ${count === 0 ? 'no card' : 'one card fewer'}.`,
  uses: (seat: Seat, card: Phrase, on: Phrase): Phrase => phrase`${name(seat)} uses the effect of ${card}${on}.`,
  /** With the guest that comes. */
  invitesAndUses: (seat: Seat, card: Phrase, on: Phrase): Phrase =>
    phrase`${name(seat)} invites ${card} and uses its effect${on}.`,
  turnsOverAndUses: (seat: Seat, card: Phrase, on: Phrase): Phrase =>
    phrase`${name(seat)} turns over the reserve, ${card}, as a guest and uses its effect${on}.`,
  onSelf: ' on themselves',
  on: (target: Seat): Phrase => phrase` on ${name(target)}`,
  skips: (seat: Seat, card: Phrase): Phrase => phrase`${name(seat)} does not use the effect of ${card}.`,
  invitesOnly: (seat: Seat, card: Phrase): Phrase => phrase`${name(seat)} invites ${card} and does not use its effect.`,
  turnsOverOnly: (seat: Seat, card: Phrase): Phrase =>
    phrase`${name(seat)} turns over the reserve, ${card}, as a guest and does not use its effect.`,
  some: (count: number): Phrase => phrase`${many(count, 'card')}`,
  these: (cards: Phrase): Phrase => cards,
  draws: (seat: Seat, cards: Phrase): Phrase => phrase`${name(seat)} draws ${cards}.`,
  drawsBy: (seat: Seat, cards: Phrase, by: Seat, card: Phrase): Phrase =>
    phrase`${name(seat)} draws ${cards} because of ${name(by)}’s ${card}.`,
  drawsFor: (seat: Seat, cards: Phrase, what: 'publicity' | 'introducing' | 'reserve'): Phrase =>
    phrase`${name(seat)} draws ${cards} ${{ publicity: 'for publicity', introducing: 'for those introduced', reserve: 'besides the reserve' }[what]}.`,
  drawEach: (seats: readonly Seat[]): Phrase => phrase`${namesOf(seats, ', ', ' and ')} each draw 1 card.`,
  advertises: (seat: Seat, card: Phrase, drew: boolean): Phrase =>
    drew
      ? phrase`${name(seat)} does publicity: places ${card}.`
      : phrase`${name(seat)} does publicity: nothing to draw, places ${card}.`,
  /** `exchange`: what is drawn for them, as far as it is known. */
  introduces: (seat: Seat, cards: Phrase, exchange: Phrase): Phrase =>
    phrase`${name(seat)} introduces ${cards}${exchange}.`,
  exchange: (cards: Phrase): Phrase => phrase`, drawing ${cards} in exchange`,
  ebbs: (count: number, geisha: Part, ability: string): Phrase =>
    phrase`, drawing ${count === 0 ? 'nothing' : `only ${many(count, 'card')}`} in exchange by the ability of ${geisha} (${ability})`,
  discards: (seat: Seat, card: Phrase): Phrase => phrase`${name(seat)} discards ${card}.`,
  /** Two sentences in one line. */
  both: (first: Phrase, second: Phrase): Phrase => phrase`${first} ${second}`,
  /** Several deeds in one sentence. */
  does: (seat: Seat, deeds: readonly Phrase[]): Phrase => phrase`${name(seat)} ${listed(deeds, ', ', ' and ')}.`,
  doesPublicity: (seat: Seat, deeds: readonly Phrase[]): Phrase =>
    phrase`${name(seat)} does publicity: ${listed(deeds, ', ', ' and ')}.`,
  deeds: {
    listens: (geisha: Part, ability: string): Phrase => phrase`uses the ability of ${geisha} (${ability})`,
    draws: (cards: Phrase): Phrase => phrase`draws ${cards}`,
    places: (card: Phrase): Phrase => phrase`places ${card}`,
    discards: (card: Phrase): Phrase => phrase`discards ${card}`,
    looks: (cards: Phrase): Phrase => phrase`looks at ${cards}`,
    takes: (cards: Phrase): Phrase => phrase`takes ${cards}`,
    buries: (cards: Phrase): Phrase => phrase`puts ${cards} under the deck`,
  },
  top: (count: number): Phrase => phrase`the top ${many(count, 'card')} of the deck`,
  rest: (count: number): Phrase => phrase`the other ${count === 1 ? '' : `${count} `}${count === 1 ? 'one' : 'cards'}`,
  passes: (seat: Seat): Phrase => phrase`${name(seat)} passes.`,
  laysReserve: (seat: Seat): Phrase => phrase`${name(seat)} places a new reserve.`,
  laysAsReserve: (seat: Seat, card: Phrase): Phrase => phrase`${name(seat)} places ${card} as the new reserve.`,
  /** Null: whose turn it is cannot be told by it. */
  isClosed: (seat: Seat, own: boolean | null): Phrase =>
    phrase`${name(seat)}’s house is closed until ${closedUntil(seat, own)}.`,
  sinks: (seat: Seat, card: Phrase): Phrase => phrase`${name(seat)}’s guest ${card} goes to the bottom of the deck.`,
  returns: (seat: Seat, card: Phrase): Phrase => phrase`${card} goes from ${name(seat)}’s publicity back to the hand.`,
  moves: (from: Seat, seat: Seat, card: Phrase): Phrase =>
    phrase`${name(from)}’s guest ${card} moves to ${name(seat)}’s house.`,
  again: (seat: Seat): Phrase => phrase`${name(seat)} has another turn.`,
  lap: (cause: Cause, by: Seat, guests: number): Phrase =>
    phrase`${causes[cause](by, guests)}: everybody will have one more turn, ${name(by)} the last.`,
  outOfCards: (by: Seat, bonuses: Phrase): Phrase =>
    phrase`${name(by)} has no card left in hand or reserve: the round ends at once.${bonuses}`,
  lapOver: (by: Seat): Phrase => phrase`${name(by)} has taken the last of the final turns, and the round ends.`,
  bonus: (seat: Seat, points: number): Phrase => phrase` A bonus of ${points} for ${name(seat)}.`,
  reserveCame: (seat: Seat, card: Phrase): Phrase =>
    phrase`${name(seat)}’s reserve, ${card}, comes as a guest: its requirement is met.`,
  reserveFailed: (seat: Seat, card: Phrase): Phrase =>
    phrase`${name(seat)}’s reserve, ${card}, goes back to the hand, with one more card: its requirement is not met.`,
  takesBack: (seat: Seat, card: Phrase): Phrase =>
    phrase`${name(seat)} takes ${card} back from publicity besides the reserve.`,

  income: (points: number): string => `${points} income`,
  effects: (points: number): string => `${points} by effects of guests`,
  ability: (points: number): string => `${points} by the geisha’s ability`,
  penalty: (points: number, left: number): string => `−${points} for ${many(left, 'card')} left in the hand`,
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
