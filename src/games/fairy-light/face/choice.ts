import type { Offer } from '../../../engine/game.ts';
import { EMPTY, type Kind } from '../rules/cards.ts';
import type { Cell } from '../rules/grid.ts';
import type { Move, PlaceCard, View } from '../rules/state.ts';

/** What is marked on a card of a hand: placed next, chosen, going back, or its number in the new order. */
export type Mark = 'next' | 'chosen' | 'back' | number;

export interface Ghost {
  readonly cell: Cell;
  readonly card: Kind;
}

/** What the one who decides has chosen so far. */
export interface Choice {
  readonly is: 'place' | 'exchange' | 'order' | 'none';
  /** Cards of the hand may be tapped to choose among them. */
  readonly free: boolean;
  /** The card that the next place is meant for. */
  readonly card: Kind | null;
  readonly legal: ReadonlySet<Cell>;
  readonly ghost: Ghost | null;
  /** In an exchange the cards that go back, in an order those that have their number. */
  readonly marked: readonly number[];
  mark(at: number): Mark | null;
}

const NONE: Choice = {
  is: 'none',
  free: false,
  card: null,
  legal: new Set(),
  ghost: null,
  marked: [],
  mark: () => null,
};

/** A choice half made, which no offer stands for yet: the card of the hand that was tapped, the first cards of an order. */
export interface Half {
  readonly at: number | null;
  readonly order: readonly number[];
}

/** Reads what is chosen off the selected offer, and what is only half chosen off the face's own memory. */
export function choiceOf(view: View, offers: readonly Offer<Move>[], selected: Move | null, half: Half): Choice {
  const [first] = offers;
  if (!first) return NONE;
  if ('exchange' in first.move) {
    const marked = selected && 'exchange' in selected ? selected.exchange : [];
    return { ...NONE, is: 'exchange', free: true, marked, mark: (at) => (marked.includes(at) ? 'back' : null) };
  }
  if ('order' in first.move) {
    // An order put down again is nothing half chosen.
    const marked =
      selected && 'order' in selected ? selected.order : half.order.slice(0, half.order.length === 1 ? 1 : 0);
    const number = (at: number): Mark | null => (marked.includes(at) ? marked.indexOf(at) + 1 : null);
    return { ...NONE, is: 'order', free: true, marked, mark: number };
  }
  return placing(view, offers, selected && 'place' in selected ? selected : null, half);
}

/** The cards that have their number once this one was tapped: a whole order begins anew, and the only one loses it. */
export function numbered(marked: readonly number[], at: number): readonly number[] {
  if (marked.length === 1) return marked[0] === at ? [] : [...marked, at];
  return [at];
}

function placing(view: View, offers: readonly Offer<Move>[], selected: PlaceCard | null, half: Half): Choice {
  const moves = offers.flatMap(({ move }) => ('place' in move ? [move] : []));
  const hand = view.open[view.turn] ?? [];
  const at = half.at ?? Math.max(0, hand.indexOf(selected?.card ?? EMPTY));
  const card = hand[at] ?? null;
  const free = view.variant !== 'standard';
  return {
    is: 'place',
    free,
    card,
    legal: new Set(moves.flatMap((move) => (move.card === card ? [move.place] : []))),
    ghost: selected && { cell: selected.place, card: selected.card },
    marked: [],
    mark: (each) => (each === at ? (free ? 'chosen' : 'next') : null),
  };
}
