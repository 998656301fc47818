import type { Kind } from './cards.ts';
import type { Move } from './moves.ts';

/** The same verb for every kind in a hand, which is sorted. */
export function eachOf(hand: readonly Kind[], verb: readonly Move[], into: Move[] = []): Move[] {
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at] as Kind;
    if (card !== hand[at - 1]) into.push(verb[card] as Move);
  }
  return into;
}
