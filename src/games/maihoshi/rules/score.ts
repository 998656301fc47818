import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { COLOUR, EFFECTS, INCOME, type Kind, MOST_BROKERAGE, RED } from './cards.ts';
import { LAST_ROUND, type View } from './state.ts';

/** What is scored by; all of it lies open. */
export type Counted = Pick<View, 'geisha' | 'guests' | 'publicity'>;

export const isRed = (card: Kind): boolean => COLOUR[card] === RED;
export const incomeOf = (card: Kind): number => at(INCOME, card);

/** Hiougi dances for red guests. */
// rule: geisha.hiougi
export const dances = ({ geisha }: Pick<Counted, 'geisha'>, seat: Seat, card: Kind): boolean =>
  geisha[seat] === 'hiougi' && isRed(card);

export function income({ guests }: Counted, seat: Seat): number {
  let sum = 0;
  for (const card of at(guests, seat)) sum += incomeOf(card);
  return sum;
}

/** What a Rice Broker earns beside the income. */
// rule: card.fudasashi, effect.always
export const brokerage = (card: Kind, publicity: number): number =>
  at(EFFECTS, card) === 'scoring-per-publicity' ? Math.min(MOST_BROKERAGE, publicity) : 0;

export function brokerages({ guests, publicity }: Counted, seat: Seat): number {
  const count = at(publicity, seat).length;
  let sum = 0;
  for (const card of at(guests, seat)) sum += brokerage(card, count);
  return sum;
}

/** What Hiougi's red guests bring. */
export function dance(counted: Counted, seat: Seat): number {
  let sum = 0;
  for (const card of at(counted.guests, seat)) if (dances(counted, seat, card)) sum++;
  return sum;
}

/** Both. */
export const scoringEffects = (counted: Counted, seat: Seat): number =>
  brokerages(counted, seat) + dance(counted, seat);

/** For going out. */
export const bonusIn = (round: number): number => (round === LAST_ROUND ? 10 : 5);

/** One for the first card left, two for the second, and so on. */
export const penalty = (cards: number): number => (cards * (cards + 1)) / 2;

export const roundPoints = (counted: Counted, seat: Seat, hand: number, bonus: number): number =>
  Math.max(0, income(counted, seat) + scoringEffects(counted, seat) - penalty(hand)) + bonus;

/** Most tokens; among those the fewest cards in the last hand; still equal, shared. */
// rule: game.tie
export function winnersOf(tokens: readonly number[], hands: readonly number[]): Seat[] {
  const winners: Seat[] = [];
  for (let seat = 0; seat < tokens.length; seat++) {
    const best = winners[0] ?? seat;
    const ahead = at(tokens, seat) - at(tokens, best) || at(hands, best) - at(hands, seat);
    if (ahead > 0) winners.length = 0;
    if (ahead >= 0) winners.push(seat);
  }
  return winners;
}
