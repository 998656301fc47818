import type { Offer } from '../../engine/game.ts';
import type { Tap } from '../grid/Grid.tsx';

/** Where a move puts its piece, and how the piece is turned there; null for a move that puts none. */
export interface Placement<Place> {
  readonly place: Place;
  /** Equal for pieces turned alike, wherever they lie. */
  readonly turn: string | number;
}
export type PlacementOf<Move, Place> = (move: Move) => Placement<Place> | null;

/** The offers that put a piece on a place, in the order they are offered. */
export const waysAt = <Move, Place>(
  offers: readonly Offer<Move>[],
  layOf: PlacementOf<Move, Place>,
  place: Place,
): readonly Offer<Move>[] => offers.filter(({ move }) => layOf(move)?.place === place);

/** The next way to turn the piece in its place; the first after the last. */
export const turned = <Move>(ways: readonly Offer<Move>[], shown: Offer<Move>): Offer<Move> =>
  ways[(ways.indexOf(shown) + 1) % ways.length] ?? shown;

/** How a piece is turned on another place: as it was before, if it fits so. */
export function carried<Move, Place>(
  ways: readonly Offer<Move>[],
  layOf: PlacementOf<Move, Place>,
  shown: Offer<Move> | null,
): Offer<Move> | undefined {
  const before = shown && layOf(shown.move)?.turn;
  return ways.find(({ move }) => layOf(move)?.turn === before) ?? ways[0];
}

/** What a tap does: `select` commits what is shown already, or at once where nobody wants to be asked; `compose` only shows. */
export interface Answer<Move> {
  readonly offer: Offer<Move>;
  readonly by: 'select' | 'compose';
}

/** Null: no piece fits there. */
export function answerTo<Move, Place>(
  place: Place,
  { sure, byPointer }: Tap,
  offers: readonly Offer<Move>[],
  layOf: PlacementOf<Move, Place>,
  shown: Offer<Move> | null,
): Answer<Move> | null {
  const ways = waysAt(offers, layOf, place);
  if (shown && ways.includes(shown)) {
    const turns = byPointer && ways.length > 1;
    return turns ? { offer: turned(ways, shown), by: 'compose' } : { offer: shown, by: 'select' };
  }
  const offer = carried(ways, layOf, shown);
  // With several ways, or where a neighbour may have been meant, nothing is committed unseen.
  return offer ? { offer, by: sure && ways.length === 1 ? 'select' : 'compose' } : null;
}
