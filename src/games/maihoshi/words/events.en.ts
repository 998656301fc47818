import type { Seat } from '../../../engine/ids.ts';
import { listed, many, namesOf } from '../../../words/lists.ts';
import { name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Cause } from '../rules/state.ts';
import { nth, number } from './counting.en.ts';
import { folk } from './folk.en.ts';

const causes: Readonly<Record<Cause, (by: Seat, guests: number) => Phrase>> = {
  guests: (by, guests) => phrase`${name(by)}’s ${nth(guests)} guest begins the final turns`,
  deck: () => phrase`The empty deck begins the final turns`,
  idle: () => phrase`All have passed in turn. That begins the final turns`,
};

const closedUntil = (seat: Seat, own: boolean | null): Phrase => {
  if (own === null) return phrase`${name(seat)} next ends a turn`;
  return own ? phrase`the end of this turn` : phrase`the end of ${name(seat)}’s next turn`;
};

const who = (seats: readonly Seat[]): Phrase => namesOf(seats, ', ', ' and ');

/** How a guest came. */
export interface Arrival {
  readonly seat: Seat;
  readonly card: Phrase;
  /** How many guests there are with it. */
  readonly count: number;
  /** The guest whose effect brings it. */
  readonly by: Phrase | null;
  readonly isReserve: boolean;
  /** The ability without which the requirement would not be met. */
  readonly bridge: Part | null;
}

/** Who has a reserve, who has none, and whose geisha never has one. */
export interface Reserves {
  readonly seats: readonly Seat[];
  readonly without: readonly Seat[];
  /** Null: the geisha is known from an earlier round. */
  readonly barred: readonly { readonly seat: Seat; readonly geisha: Part | null; readonly ability: Part }[];
}

/** The lines of the log, heard by somebody who sees no table. */
export const events = {
  cards: (each: readonly Phrase[]): Phrase => listed(each, ', ', ' and '),

  choosing: phrase`One after the other, everybody chooses a geisha.`,
  engages: (seat: Seat, geisha: Part, ability: string, reputation: Phrase): Phrase =>
    phrase`${name(seat)} chooses the geisha ${geisha}, with the ${ability} ability and a reputation of ${reputation}.`,
  /** As in the round before. */
  engagesAgain: (seat: Seat, geisha: Part): Phrase => phrase`${name(seat)} chooses ${geisha} again.`,
  geisha: (seat: Seat, geisha: Part, ability: string, reputation: Phrase): Phrase =>
    phrase`${name(seat)}’s geisha is ${geisha}, with the ${ability} ability and a reputation of ${reputation}.`,
  round: (round: number, hand: number): Phrase => phrase`Round ${round}: everybody is dealt ${many(hand, 'card')}.`,
  isDealt: (seat: Seat, cards: Phrase): Phrase => phrase`${name(seat)} is dealt ${cards}.`,
  reserves: ({ seats, without, barred }: Reserves): Phrase => {
    const never = barred.map(
      ({ seat, geisha, ability }) =>
        phrase`; ${name(seat)} cannot${geisha ? phrase`, under ${geisha}’s ${ability}` : []}`,
    );
    const rest = listed(never, '', '');
    if (seats.length === 0) return phrase`Nobody has placed a reserve${rest}.`;
    if (without.length === 0 && barred.length === 0) return phrase`Everybody has placed a reserve.`;
    const not = without.length === 0 ? [] : phrase`; ${who(without)} ${without.length === 1 ? 'has' : 'have'} not`;
    return phrase`${who(seats)} ${seats.length === 1 ? 'has' : 'have'} placed a reserve${not}${rest}.`;
  },
  begins: (starter: Seat): Phrase => phrase`${name(starter)} begins.`,

  /** `tail`: what became of the effect, one of the `tails`. */
  arrives: ({ seat, card, count, by, isReserve, bridge }: Arrival, tail: Phrase): Phrase => {
    const as = phrase`as the ${nth(count)} guest${tail}`;
    const before = bridge ? phrase`By ${bridge}, ` : [];
    if (isReserve) return phrase`${before}${name(seat)} turns over the reserve, ${card}, ${as}.`;
    if (!by) return phrase`${before}${name(seat)} receives ${card} ${as}.`;
    const meeting = bridge ? phrase` and by ${bridge}` : [];
    return phrase`By the effect of ${by}${meeting}, ${name(seat)} also receives ${card} ${as}.`;
  },
  tails: {
    none: [] as Phrase,
    effect: (deed: Phrase): Phrase => phrase`, and by its effect ${deed}`,
    uses: (on: Phrase): Phrase => phrase`, and uses its effect${on}`,
    declined: phrase`, but does not use its effect`,
    aimless: phrase`, with nobody to use its effect on`,
  },
  /** The same where the guest has been told already. */
  byEffect: (seat: Seat, card: Phrase, deed: Phrase): Phrase =>
    phrase`By the effect of ${card}, ${name(seat)} ${deed}.`,
  uses: (seat: Seat, card: Phrase, on: Phrase): Phrase => phrase`${name(seat)} uses the effect of ${card}${on}.`,
  onSelf: ' on themselves',
  on: (target: Seat): Phrase => phrase` on ${name(target)}`,
  skips: (seat: Seat, card: Phrase): Phrase => phrase`${name(seat)} does not use the effect of ${card}.`,

  findsNobody: (card: Phrase): Phrase => phrase`There is nobody to use the effect of ${card} on.`,

  usesAbility: (seat: Seat, ability: Part): Phrase => phrase`${name(seat)} uses ${ability}.`,
  secondReserve: (seat: Seat, ability: Part, deed: Phrase): Phrase => phrase`By ${ability}, ${name(seat)} ${deed}.`,
  bridged: (seat: Seat, card: Phrase, ability: Part): Phrase =>
    phrase`${name(seat)} meets the requirement of ${card} by ${ability}.`,
  drawsLess: (seat: Seat, ability: Part, count: number): Phrase =>
    phrase`${name(seat)} uses ${ability} and draws ${count === 0 ? 'no card' : 'one card fewer'}.`,
  byAbility: (ability: Part): Phrase => phrase` by ${ability}`,
  withAbility: (ability: Part): Phrase => phrase` with ${ability}`,

  some: (count: number): Phrase => phrase`${many(count, 'card')}`,
  these: (cards: Phrase): Phrase => cards,
  draws: (seat: Seat, cards: Phrase): Phrase => phrase`${name(seat)} draws ${cards}.`,
  drawsBy: (seat: Seat, cards: Phrase, by: Seat, card: Phrase): Phrase =>
    phrase`${name(seat)} draws ${cards} by the effect of ${name(by)}’s guest, ${card}.`,
  drawsFor: (seat: Seat, cards: Phrase, what: 'publicity' | 'introducing' | 'reserve'): Phrase =>
    what === 'reserve'
      ? phrase`For the reserve that went back, ${name(seat)} draws ${cards}.`
      : phrase`${name(seat)} draws ${cards} ${what === 'publicity' ? 'for publicity' : 'in exchange'}.`,

  advertises: (seat: Seat, card: Phrase, drew: boolean): Phrase =>
    drew
      ? phrase`${name(seat)} does publicity: places ${card}.`
      : phrase`${name(seat)} does publicity without a draw: places ${card}.`,
  /** Another one's reserve may have been told last. */
  allDraw: (seats: readonly Seat[], cards: Phrase): Phrase =>
    phrase`For the reserves that went back, ${who(seats)} draw ${cards} each.`,
  /** What publicity came or went, as it changed the reputation. `own`: of whoever has just been named. */
  reputationNow: (seat: Seat, _own: boolean, values: Phrase, rises: boolean): Phrase =>
    phrase`${name(seat)}’s reputation ${rises ? 'rises' : 'falls'} to ${values}.`,
  guestsLeft: (seat: Seat, count: number): Phrase =>
    phrase`${name(seat)} has ${count === 0 ? 'no guest' : many(count, 'guest')} left.`,

  /** `exchange`: what is drawn for them, as far as it is known. Whoever introduces a card is heard to receive it. */
  introduces: (seat: Seat, cards: Phrase, exchange: Phrase): Phrase =>
    phrase`${name(seat)} does an introduction: discards ${cards}${exchange}.`,
  /** `given`: how many were discarded. */
  exchange: (cards: Phrase, given: number): Phrase => phrase`${given > 1 ? ',' : ''} and draws ${cards}`,
  ebbs: (count: number, ability: Part): Phrase =>
    phrase`, and by ${ability} draws ${count === 0 ? 'nothing' : `only ${many(count, 'card')}`}`,
  discards: (seat: Seat, card: Phrase): Phrase => phrase`${name(seat)} discards ${card}.`,
  /** Sentences of one line. */
  both: (first: Phrase, second: Phrase): Phrase => phrase`${first} ${second}`,
  /** Several deeds in one sentence. */
  does: (seat: Seat, deed: Phrase): Phrase => phrase`${name(seat)} ${deed}.`,
  /** What one seat does one after the other. */
  deeds: {
    joined: (deeds: readonly Phrase[]): Phrase => listed(deeds, ', ', ' and '),
    publicity: (deeds: readonly Phrase[], ability: Phrase): Phrase =>
      phrase`does publicity${ability}: ${listed(deeds, ', ', ' and ')}`,
    draws: (cards: Phrase): Phrase => phrase`draws ${cards}`,
    /** Null: the one that has just been drawn. */
    advertises: (card: Phrase | null): Phrase => phrase`places ${card ?? 'it'}`,
    discards: (card: Phrase | null): Phrase => phrase`discards ${card ?? 'it'}`,
    looks: (cards: Phrase): Phrase => phrase`looks at ${cards}`,
    /** `cards`: null, where it is not known which; `of`: among how many. */
    takes: (cards: Phrase | null, of: number): Phrase => phrase`takes ${cards ?? (of === 1 ? 'it' : '1')}`,
    buries: (cards: Phrase): Phrase => phrase`puts ${cards} under the deck`,
    lets: (seats: readonly Seat[], cards: Phrase): Phrase =>
      seats.length > 1 ? phrase`lets ${who(seats)} draw ${cards} each` : phrase`lets ${who(seats)} draw ${cards}`,
    closes: (seat: Seat, own: boolean): Phrase =>
      phrase`closes ${name(seat)}’s ${own ? 'own house' : 'house'} until ${closedUntil(seat, own)}`,
    sinks: (seat: Seat, own: boolean, card: Phrase): Phrase =>
      phrase`puts ${name(seat)}’s ${own ? 'own previous guest' : 'newest guest'}, ${card}, under the deck`,
    returns: (seat: Seat, own: boolean, card: Phrase): Phrase =>
      own
        ? phrase`takes ${name(seat)}’s own newest publicity card, ${card}, back to the hand`
        : phrase`sends ${name(seat)}’s newest publicity card, ${card}, back to ${name(seat)}’s hand`,
    moves: (from: Seat, card: Phrase, count: number): Phrase =>
      phrase`takes over ${name(from)}’s newest guest, ${card}, as the ${nth(count)} guest`,
    /** Without requirements. */
    places: (cards: readonly { readonly card: Phrase; readonly count: number }[]): Phrase =>
      phrase`also receives ${listed(
        cards.map(({ card, count }, at) => phrase`${card} as the ${nth(count)}${at === 0 ? ' guest' : ''}`),
        ' and ',
        ' and ',
      )}`,
    gainsTurn: phrase`gains another turn after this one`,
    /** Nothing else comes between. */
    goesOn: phrase`takes another turn at once`,
    laysReserve: (card: Phrase | null): Phrase =>
      card ? phrase`places ${card} as the new reserve` : phrase`places a new reserve`,
  },
  top: (count: number): Phrase => phrase`the top ${count === 1 ? 'card' : many(count, 'card')} of the deck`,
  rest: (count: number): Phrase => (count === 1 ? phrase`the other one` : phrase`the rest`),
  passes: (seat: Seat): Phrase => phrase`${name(seat)} passes.`,
  /** It does not pass who uses the reserve in the same turn. */
  noAction: (seat: Seat): Phrase => phrase`${name(seat)} takes no action.`,
  /** Null: whose turn it is cannot be told by it. */
  isClosed: (seat: Seat, own: boolean): Phrase =>
    phrase`${name(seat)}’s house is closed until ${closedUntil(seat, own ? own : null)}.`,
  sinks: (seat: Seat, card: Phrase): Phrase => phrase`${name(seat)}’s guest, ${card}, goes under the deck.`,
  returns: (seat: Seat, card: Phrase): Phrase =>
    phrase`${name(seat)}’s newest publicity card, ${card}, goes back to ${name(seat)}’s hand.`,
  moves: (from: Seat, seat: Seat, card: Phrase): Phrase =>
    phrase`${name(from)}’s guest, ${card}, moves to ${name(seat)}’s house.`,
  again: (seat: Seat): Phrase => phrase`Now comes ${name(seat)}’s extra turn.`,

  /** `extra`: an extra turn comes before it. */
  lap: (cause: Cause, by: Seat, guests: number, extra: boolean): Phrase => {
    // Whose passing begins them has done so with this turn.
    const after = extra ? 'after the extra turn ' : cause === 'idle' ? '' : 'after this turn ';
    return phrase`${causes[cause](by, guests)}: ${after}everybody has one more, ${name(by)} the last.`;
  },
  outOfCards: (by: Seat): Phrase =>
    phrase`${name(by)} has no card left in hand or reserve, and the round ends at once.`,
  lapOver: (by: Seat): Phrase => phrase`That was ${name(by)}’s final turn, and the round ends.`,
  /** `by`: an ability without which it could not. */
  reserveCame: (seat: Seat, card: Phrase, count: number, by: Phrase): Phrase =>
    phrase`${name(seat)}’s unused reserve, ${card}, becomes the ${nth(count)} guest, with its requirement met${by}.`,
  /** `more`: what comes to the hand with it at once. */
  reserveFailed: (seat: Seat, card: Phrase, more: Phrase): Phrase =>
    phrase`${name(seat)}’s unused reserve, ${card}, goes back to the hand, as its requirement is not met${more}.`,
  /** Several, of which nothing more is to be said. */
  reservesFailed: (each: readonly { readonly seat: Seat; readonly card: Phrase }[]): Phrase => {
    const owned = each.map(({ seat, card }) => phrase`${name(seat)}’s, ${card}`);
    return phrase`${number(each.length)} unused reserves go back to their owners’ hands, as their requirements are not met: ${listed(owned, ', ', ', and ')}.`;
  },
  alsoDrawn: (seat: Seat, cards: Phrase): Phrase => phrase`, and ${name(seat)} draws ${cards}`,
  alsoTaken: (seat: Seat, card: Phrase): Phrase => phrase`, and ${name(seat)} takes ${card} back from publicity`,
  takesBack: (seat: Seat, card: Phrase): Phrase =>
    phrase`For the reserve that went back, ${name(seat)} takes ${card} back from publicity.`,

  income: (points: number): string => `${points} in income`,
  /** No other guest has an effect that scores. */
  effects: (points: number): string => `${points} from ${folk.fudasashi.name}`,
  ability: (points: number, ability: string): string => `${points} from ${ability}`,
  roundBonus: (points: number): string => `a bonus of ${points} for going out`,
  /** `lost`: by the cards left. */
  scores: (seat: Seat, points: number, gained: readonly string[], lost: number, left: number): Phrase => {
    // Income alone.
    if (gained.length === 1 && lost === 0)
      return phrase`${name(seat)} takes ${points === 0 ? 'no tokens' : `${many(points, 'token')} of income`}.`;
    const less = lost > 0 ? `, less ${lost} for ${many(left, 'card')} left in hand` : '';
    const gains = gained.length > 1 ? `${gained.slice(0, -1).join(', ')} and ${gained.at(-1)}` : gained.join('');
    return phrase`${name(seat)} takes ${points === 0 ? 'no tokens' : many(points, 'token')}: ${gains}${less}.`;
  },
  /** `gained`: what it was, and how much of it in all. */
  scoresNothing: (seat: Seat, gains: readonly string[], _gained: number, lost: number, left: number): Phrase =>
    phrase`${name(seat)} takes no tokens: ${many(left, 'card')} left in hand ${left === 1 ? 'costs' : 'cost'} ${lost}, ${gains.length === 0 ? 'and nothing was earned' : `more than the ${gains.join(' and ')}`}.`,

  total: (seat: Seat, rounds: readonly number[], tokens: number): Phrase => {
    if (tokens === 0) return phrase`${name(seat)} has no tokens at all.`;
    const only = rounds.indexOf(tokens);
    if (only >= 0)
      return phrase`${name(seat)} has ${many(tokens, 'token')}, ${tokens > 1 ? 'all ' : ''}from round ${only + 1}.`;
    const each = rounds.map((points, at): Phrase => [`${points === 0 ? 'none' : points} in round ${at + 1}`]);
    return phrase`${name(seat)} has ${many(tokens, 'token')}: ${listed(each, ', ', ' and ')}.`;
  },
  /** `equals`: all who have as many tokens; `winners`: those of them who have as few cards left. */
  shared: (equals: readonly Seat[], winners: readonly Seat[], tokens: number): Phrase =>
    equals.length === winners.length
      ? phrase`${who(winners)} have ${many(tokens, 'token')} each and the same number of cards left in hand. They share the victory.`
      : phrase`${who(equals)} have ${many(tokens, 'token')} each. Of them, ${who(winners)} have the fewest cards left in hand, and share the victory.`,
  wonByHand: (equals: readonly Seat[], winner: Seat, tokens: number): Phrase =>
    phrase`${who(equals)} have ${many(tokens, 'token')} each. ${name(winner)} has ${equals.length > 2 ? 'the fewest' : 'fewer'} cards left in hand, and wins.`,
  won: (winners: readonly Seat[]): Phrase => phrase`${who(winners)} wins.`,
};

export type EventWords = typeof events;
