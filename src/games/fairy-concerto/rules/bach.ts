import type { Tell } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { COMPOSER, fairiesOf, KINDS } from './cards.ts';
import { draw } from './lists.ts';
import { BACH, type Event, isAlone, type State } from './state.ts';

/** Whatever was not taken goes to Bach, and each composer brings him a score card face down. */
export function placeBach(state: State, tell?: Tell<Event>): void {
  if (!isAlone(state)) return;
  const hand = at(state.hands, 0);
  const orchestra = at(state.orchestras, BACH);
  const cards = hand[COMPOSER];
  tell?.({ is: 'bach', took: fairiesOf(hand), cards }, 'all');
  for (const kind of KINDS) {
    orchestra[kind] += hand[kind];
    hand[kind] = 0;
  }
  // rule: bach.brings
  for (let card = 0; card < cards; card++) state.faceDown.push(draw(state.deck));
}
