import type { Tell } from '../../../engine/game.ts';
import { type Card, COMPOSER, KINDS } from './cards.ts';
import { fairiesOf } from './deal.ts';
import { BACH, type Event, isAlone, type State } from './state.ts';

/** Whatever was not taken goes to Bach, and each composer brings him a score card face down. */
export function placeBach(state: State, tell?: Tell<Event>): void {
  if (!isAlone(state)) return;
  const hand = state.hands[0] as number[];
  const orchestra = state.orchestras[BACH] as number[];
  const cards = hand[COMPOSER] as number;
  tell?.({ is: 'bach', took: fairiesOf(hand), cards }, 'all');
  for (let kind = 0; kind < KINDS; kind++) {
    orchestra[kind] = (orchestra[kind] as number) + (hand[kind] as number);
    hand[kind] = 0;
  }
  for (let card = 0; card < cards; card++) state.faceDown.push(state.deck.pop() as Card);
}
