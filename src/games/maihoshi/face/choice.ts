import type { Offer } from '../../../engine/game.ts';
import { cardOf, type Kind } from '../rules/cards.ts';
import type { Effect } from '../rules/folk.ts';
import { type CardVerb, type Move, moveId } from '../rules/moves.ts';
import type { View } from '../rules/state.ts';

/** The two actions that are done with a card of the hand. */
export type Plan = 'guest' | 'introduce';

/** What has been tapped so far: a place in the hand, and what shall be done with it. In either order. */
export interface Picked {
  readonly at: number | null;
  readonly plan: Plan | null;
}
export const NOTHING: Picked = { at: null, plan: null };

type Offers = readonly Offer<Move>[];

export const offerOf = (offers: Offers, wish: Move): Offer<Move> | null =>
  offers.find(({ move }) => moveId(move) === moveId(wish)) ?? null;

/** The action of the turn is still to be chosen. */
export const isFree = ({ stage, steps, acted }: View): boolean => stage === 'turn' && steps.length === 0 && !acted;

/** What a tap on a card of the hand is for; null while the hand has no part in what is asked. */
export function verbNow(view: View, plan: Plan | null): CardVerb | null {
  if (view.stage === 'reserve') return 'aside';
  if (view.stage !== 'turn') return null;
  const step = view.steps.at(-1);
  if (!step) return view.acted ? null : (plan ?? 'guest');
  switch (step.is) {
    case 'place':
    case 'discard':
    case 'introduce':
      return step.is;
    case 'second':
      return 'aside';
    case 'effect':
      return BY_EFFECT[cardOf(step.card).effect] ?? null;
    default:
      return null;
  }
}
const BY_EFFECT: Partial<Record<Effect, CardVerb>> = {
  chain: 'guest',
  'place-free': 'guest',
  'set-reserve': 'aside',
};

/** Where a card lies in the hand that was tapped, or that is selected by its name alone. */
export function placeOf(hand: readonly Kind[], { at }: Picked, selected: Move | null): number | null {
  const card =
    selected && 'card' in selected && selected.do !== 'take' && selected.do !== 'recall' ? selected.card : null;
  if (card === null) return selected === null ? at : null;
  return at !== null && hand[at] === card ? at : hand.indexOf(card);
}

/** What can be done by a button and without a card, a seat or a geisha. */
export const plainOf = (offers: Offers): Offer<Move>[] =>
  offers.filter(({ move }) => !('card' in move) && move.do !== 'target' && move.do !== 'choose');

export const asksForSeat = (offers: Offers): boolean => offers.some(({ move }) => move.do === 'target');
