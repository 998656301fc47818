import type { Kind } from './cards.ts';
import type { Move } from './moves.ts';

const any = (): boolean => true;

/** The same verb for every kind in a hand, which is sorted, or for those that may. */
export function eachOf(
  hand: readonly Kind[],
  verb: readonly Move[],
  into: Move[] = [],
  may: (card: Kind) => boolean = any,
): Move[] {
  let before: Kind | null = null;
  for (const card of hand) {
    const move = verb[card];
    if (card !== before && move && may(card)) into.push(move);
    before = card;
  }
  return into;
}
