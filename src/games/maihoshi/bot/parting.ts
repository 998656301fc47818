import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { ANY, COLOUR, INCOME, type Kind, PUBLICITY, REQUIREMENT } from '../rules/cards.ts';
import type { State } from '../rules/state.ts';

/** What of a guest's worth is left where so much reputation is missing. */
const LEFT_BY_GAP: readonly number[] = [1, 0.6, 0.4, 0.25, 0.12, 0.06];
/** A guest is off the hand, and mostly has an effect: as good as so much income. */
const COMING = 3;
const COLOURS = 3;

// One for all: the reputation of the seat that is looked at.
const standing = [0, 0, 0];

function stand({ reputation }: State, seat: Seat): void {
  for (let colour = 0; colour < COLOURS; colour++) standing[colour] = at(reputation, COLOURS * seat + colour);
}

/** What a card in the hand is worth to one who stands so, as a guest to come; `raised` by this publicity. */
function hope(card: Kind, raised: readonly number[] | null): number {
  const colour = at(COLOUR, card);
  let reputation = 0;
  for (let each = 0; each < COLOURS; each++) {
    if (colour !== ANY && colour !== each) continue;
    reputation = Math.max(reputation, at(standing, each) + (raised ? at(raised, each) : 0));
  }
  const gap = Math.max(0, at(REQUIREMENT, card) - reputation);
  return (at(INCOME, card) + COMING) * (LEFT_BY_GAP[gap] ?? 0);
}

/** What a seat loses by giving this card of its hand up. */
export function loss(state: State, seat: Seat, card: Kind): number {
  stand(state, seat);
  return hope(card, null);
}

/** What a seat gains by laying this card in its publicity row, the card's own loss taken off. */
export function publicityGain(state: State, seat: Seat, card: Kind): number {
  stand(state, seat);
  const raised = at(PUBLICITY, card);
  const hand = at(state.hands, seat);
  let gain = -hope(card, null);
  let isLeft = true;
  for (let each = 0; each < hand.length; each++) {
    const other = at(hand, each);
    // One of its kind is laid; another one stays.
    if (other === card && isLeft) isLeft = false;
    else gain += hope(other, raised) - hope(other, null);
  }
  return gain;
}
