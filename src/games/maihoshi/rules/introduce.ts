import type { Seat } from '../../../engine/ids.ts';
import type { Kind } from './cards.ts';
import { eachOf } from './choices.ts';
import type { Teller } from './events.ts';
import { SEOTO } from './geisha.ts';
import { discard, draw } from './hand.ts';
import { DRAW, INTRODUCE, type Move } from './moves.ts';
import type { State } from './state.ts';
import { INTRODUCED } from './steps.ts';

const MOST_GIVEN = 2;

/** Seoto may draw one card less, where that makes a difference. */
const mayEbb = (state: State, seat: Seat, given: number): boolean =>
  state.geisha[seat] === SEOTO && state.deck.length >= given;

/** Gives up a card; asks for another, or for the draw where there is something to say to it. */
export function introduce(state: State, seat: Seat, card: Kind, given: number, tell: Teller): void {
  discard(state, seat, card, true, tell);
  const more = given < MOST_GIVEN && (state.hands[seat] as readonly Kind[]).length > 0;
  if (more || mayEbb(state, seat, given)) state.steps.push(INTRODUCED[given] as (typeof INTRODUCED)[0]);
  else draw(state, seat, given, tell);
}

export function introductions(state: State, seat: Seat, given: number): readonly Move[] {
  const offered = given < MOST_GIVEN ? eachOf(state.hands[seat] as readonly Kind[], INTRODUCE) : [];
  offered.push(DRAW[given] as Move);
  if (mayEbb(state, seat, given)) offered.push(DRAW[given - 1] as Move);
  return offered;
}

export function drawIntroduced(state: State, seat: Seat, count: number, given: number, tell: Teller): void {
  if (count < given) tell?.({ is: 'ability', seat, geisha: SEOTO }, 'all', 'none');
  draw(state, seat, count, tell);
}
