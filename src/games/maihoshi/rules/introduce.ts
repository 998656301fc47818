import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import type { Kind } from './cards.ts';
import { eachOf } from './choices.ts';
import type { Teller } from './events.ts';
import { discard, draw } from './hand.ts';
import { DRAW, INTRODUCE, type Move } from './moves.ts';
import { withHand } from './possible.ts';
import type { State } from './state.ts';
import { INTRODUCED } from './steps.ts';

export const MOST_GIVEN = 2;

/** Seoto may draw one card less, where that makes a difference. */
// rule: geisha.seoto
const mayEbb = (state: State, seat: Seat, given: number): boolean =>
  state.geisha[seat] === 'seoto' && state.deck.length >= given;

/** Gives up a card; asks for another, or for the draw where there is something to say to it. */
// rule: introduce.short
export function introduce(state: State, seat: Seat, card: Kind, given: number, tell: Teller): void {
  discard(state, seat, card, true, tell);
  const more = given < MOST_GIVEN && withHand(state, seat);
  if (more || mayEbb(state, seat, given)) state.steps.push(at(INTRODUCED, given));
  else draw(state, seat, given, tell, 'introducing');
}

export function introductions(state: State, seat: Seat, given: number): readonly Move[] {
  const offered = given < MOST_GIVEN ? eachOf(at(state.hands, seat), INTRODUCE) : [];
  offered.push(at(DRAW, given));
  if (mayEbb(state, seat, given)) offered.push(at(DRAW, given - 1));
  return offered;
}

export function drawIntroduced(state: State, seat: Seat, count: number, given: number, tell: Teller): void {
  if (count < given) tell?.({ is: 'ability', seat, geisha: 'seoto', count }, 'all', 'none');
  draw(state, seat, count, tell, 'introducing');
}
