import type { Offer } from '../../engine/game.ts';

/** Where a move puts its piece, and how the piece lies there; null for a move that puts none. */
export interface Lay<Place> {
  readonly place: Place;
  /** Equal for pieces turned alike, wherever they lie. */
  readonly turn: string | number;
}
export type LayOf<Move, Place> = (move: Move) => Lay<Place> | null;

/** The offers that put a piece on a place, in the order they are offered. */
export const waysAt = <Move, Place>(
  offers: readonly Offer<Move>[],
  layOf: LayOf<Move, Place>,
  place: Place,
): readonly Offer<Move>[] => offers.filter(({ move }) => layOf(move)?.place === place);

/** The next way that the piece can lie where it lies; the first after the last. */
export const turned = <Move>(ways: readonly Offer<Move>[], shown: Offer<Move>): Offer<Move> =>
  ways[(ways.indexOf(shown) + 1) % ways.length] ?? shown;

/** The way that a piece comes to lie on another place: as it was turned before, if it can. */
export function carried<Move, Place>(
  ways: readonly Offer<Move>[],
  layOf: LayOf<Move, Place>,
  shown: Offer<Move> | null,
): Offer<Move> | undefined {
  const before = shown && layOf(shown.move)?.turn;
  return ways.find(({ move }) => layOf(move)?.turn === before) ?? ways[0];
}
