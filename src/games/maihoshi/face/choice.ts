import type { Offer, Seat } from '../../../engine/game.ts';
import { cardOf, type Effect, type Kind } from '../rules/cards.ts';
import { withGeisha, withGuest, withPublicity } from '../rules/foreseen.ts';
import { type CardVerb, type Move, moveId } from '../rules/moves.ts';
import { type Aim, aimOf } from '../rules/possible.ts';
import { isCard, type View } from '../rules/state.ts';

/** The three uses of a card of the hand. */
export type Plan = 'guest' | 'publicity' | 'introduce';

/** What has been tapped so far: places in the hand, and what shall be done with them. In either order. */
export interface Picked {
  readonly at: number | null;
  /** The second card that is to be introduced. */
  readonly also: number | null;
  readonly plan: Plan | null;
  /** What is meant for the step after this one: it comes up again there, as chosen as before. */
  readonly meant: Kind | null;
}
export const NOTHING: Picked = { at: null, also: null, plan: null, meant: null };

/** What was picked, on which table and by whom. */
export interface Kept {
  readonly view: View;
  readonly seat: Seat | null;
  readonly picked: Picked;
}

/** On another table nothing is picked any more, from its first picture on. */
export const pickedNow = (kept: Kept | null, view: View, seat: Seat | null): Picked =>
  kept?.view === view && kept.seat === seat ? kept.picked : NOTHING;

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
  if (!step) return view.acted ? null : plan === 'introduce' ? plan : 'guest';
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
  // Publicity draws first: which card is meant for it is known before it is asked for.
  if (card === null) return selected === null || selected.do === 'publicity' ? at : null;
  return at !== null && hand[at] === card ? at : hand.indexOf(card);
}

/** One more card to introduce, or one less; a third takes the place of the second. */
export function introducing(hand: readonly Kind[], { at, also }: Picked, place: number): Picked {
  const before = [at, also].filter((each) => each !== null);
  const isChosen = before.includes(place);
  const [first = null, second = null] = isChosen
    ? before.filter((each) => each !== place)
    : [...before.slice(0, 1), place];
  return { at: first, also: second, plan: 'introduce', meant: second === null ? null : (hand[second] ?? null) };
}

/** What comes up by itself when a step is asked: the card that was meant for it, or the draw for those introduced. */
export function broughtUp(view: View, offers: Offers, meant: Kind | null): Offer<Move> | null {
  const step = view.stage === 'turn' ? view.steps.at(-1) : undefined;
  if (step?.is !== 'place' && step?.is !== 'introduce') return null;
  const wanted = meant === null ? null : offerOf(offers, { do: step.is, card: meant });
  const draws = offers.filter(({ move }) => move.do === 'draw');
  return wanted ?? (draws.length === 1 ? (draws[0] ?? null) : null);
}

/** The places of what is in the hand now and was not before; of two alike the first is the one that was. */
export function freshIn(hand: readonly Kind[], before: readonly Kind[]): number[] {
  const known = [...before];
  return hand.flatMap((card, at) => {
    const place = known.indexOf(card);
    if (place < 0) return [at];
    known.splice(place, 1);
    return [];
  });
}

/** What can be done by a button and without a card, a seat or a geisha. */
export const plainOf = (offers: Offers): Offer<Move>[] =>
  offers.filter(({ move }) => !('card' in move) && move.do !== 'target' && move.do !== 'choose');

export const asksForSeat = (offers: Offers): boolean => offers.some(({ move }) => move.do === 'target');

/** The table with the card of the chosen move in its row, or with the geisha. */
export function previewed(view: View, seat: Seat, move: Move | null): View {
  switch (move?.do) {
    case 'guest':
      return withGuest(view, seat, move.card);
    case 'reveal': {
      const card = view.reserves[seat];
      return isCard(card) ? withGuest(view, seat, card) : view;
    }
    case 'choose':
      return withGeisha(view, seat, move.geisha);
    case 'place':
      return withPublicity(view, seat, move.card);
    default:
      return view;
  }
}

/** The card on the table that the chosen move would take away. */
export function aimAt(view: View, seat: Seat, move: Move | null): Aim | null {
  if (move?.do === 'recall') {
    const { card } = move;
    return { seat, row: 'publicity', at: (view.publicity[seat] ?? []).lastIndexOf(card), card };
  }
  const step = view.steps.at(-1);
  if (move?.do !== 'target' || step?.is !== 'effect') return null;
  return aimOf(view, cardOf(step.card).effect, seat, move.seat);
}

/** What was picked when another screen came over the table, and how that table lay. */
let left: { readonly table: string; readonly picked: Picked } | null = null;

/** All that lies open, and for whom: nobody's secrets are kept for it. */
const lies = (seat: Seat, { round, turn, steps, deck, held, guests, publicity, discard }: View): string =>
  JSON.stringify({ seat, round, turn, steps, deck, held, guests, publicity, discard });

export function leave(seat: Seat, view: View, picked: Picked): void {
  left = picked.at === null ? null : { table: lies(seat, view), picked };
}

/** Whoever comes back to the very same table finds it again, once; of two to introduce the first. */
export function found(seat: Seat, view: View): Picked | null {
  const was = left;
  if (!was) return null;
  left = null;
  const { at, plan, meant, also } = was.picked;
  return was.table === lies(seat, view) ? { ...NOTHING, at, plan, meant: also === null ? meant : null } : null;
}
