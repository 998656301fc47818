import type { Seat } from '../../../engine/ids.ts';
import { COLOUR, EFFECTS, INCOME, type Kind } from './cards.ts';
import { HIOUGI } from './geisha.ts';
import { LAST_ROUND, type View } from './state.ts';

/** What is scored by; all of it lies open. */
export type Counted = Pick<View, 'geisha' | 'guests' | 'publicity'>;

const RED = 0;
export const isRed = (card: Kind): boolean => COLOUR[card] === RED;

export function income({ guests }: Counted, seat: Seat): number {
  let sum = 0;
  for (const card of guests[seat] as readonly Kind[]) sum += INCOME[card] as number;
  return sum;
}

/** What a Rice Broker earns beside the income. */
export function brokerage(card: Kind, publicity: number): number {
  const effect = EFFECTS[card];
  return effect?.kind === 'scoring-per-publicity' ? Math.min(effect.most, effect.per * publicity) : 0;
}

/** Rice Brokers, and Hiougi's red guests. */
export function scoringEffects({ geisha, guests, publicity }: Counted, seat: Seat): number {
  const count = (publicity[seat] as readonly Kind[]).length;
  const dances = geisha[seat] === HIOUGI;
  let sum = 0;
  for (const card of guests[seat] as readonly Kind[]) {
    sum += brokerage(card, count);
    if (dances && isRed(card)) sum++;
  }
  return sum;
}

/** For going out. */
export const bonusIn = (round: number): number => (round === LAST_ROUND ? 10 : 5);

/** One for the first card left, two for the second, and so on. */
export const penalty = (cards: number): number => (cards * (cards + 1)) / 2;

export const roundPoints = (counted: Counted, seat: Seat, hand: number, bonus: number): number =>
  Math.max(0, income(counted, seat) + scoringEffects(counted, seat) - penalty(hand)) + bonus;

/** Most tokens; among those the fewest cards in the last hand; still equal, shared. */
export function winnersOf(tokens: readonly number[], hands: readonly number[]): Seat[] {
  const most = Math.max(...tokens);
  const first = tokens.flatMap((count, seat) => (count === most ? [seat] : []));
  const fewest = Math.min(...first.map((seat) => hands[seat] as number));
  return first.filter((seat) => hands[seat] === fewest);
}
