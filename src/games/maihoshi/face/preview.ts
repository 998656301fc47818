import type { Seat } from '../../../engine/ids.ts';
import { EFFECTS, type Kind, NONE, PUBLICITY } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/state.ts';

const changedAt = <Each>(list: readonly Each[], seat: Seat, next: (each: Each) => Each): Each[] =>
  list.map((each, at) => (at === seat ? next(each) : each));

/** The table with the card of the chosen move in its row. */
export function previewed(view: View, seat: Seat, move: Move | null): View {
  switch (move?.do) {
    case 'guest':
      return withGuest(view, seat, move.card);
    case 'reveal':
      return withGuest(view, seat, view.reserves[seat] ?? NONE);
    case 'place': {
      const { card } = move;
      const raises = PUBLICITY[card] ?? [];
      return {
        ...view,
        publicity: changedAt(view.publicity, seat, (row) => [...row, card]),
        reputation: view.reputation.map((value, at) =>
          Math.floor(at / 3) === seat ? value + (raises[at % 3] ?? 0) : value,
        ),
      };
    }
    default:
      return view;
  }
}

const withGuest = (view: View, seat: Seat, card: Kind): View =>
  card < 0 ? view : { ...view, guests: changedAt(view.guests, seat, (row) => [...row, card]) };

/** A card on the table that an effect would take away. */
export interface Aim {
  readonly seat: Seat;
  readonly row: 'guests' | 'publicity';
  readonly at: number;
}

export function aimOf(view: View, seat: Seat, move: Move | null): Aim | null {
  if (move?.do === 'recall') return { seat, row: 'publicity', at: (view.publicity[seat] ?? []).lastIndexOf(move.card) };
  const step = view.steps.at(-1);
  if (move?.do !== 'target' || step?.is !== 'effect') return null;
  const count = (row: Aim['row']): number => view[row][move.seat]?.length ?? 0;
  switch (EFFECTS[step.card]?.kind) {
    case 'sink-newest-guest':
      return { seat: move.seat, row: 'guests', at: count('guests') - (move.seat === seat ? 2 : 1) };
    case 'take-newest-guest':
      return { seat: move.seat, row: 'guests', at: count('guests') - 1 };
    case 'return-newest-publicity':
      return { seat: move.seat, row: 'publicity', at: count('publicity') - 1 };
    default:
      return null;
  }
}
