import type { Seat } from '../../../engine/ids.ts';
import { cardOf } from '../rules/cards.ts';
import { withGeisha, withGuest, withPublicity } from '../rules/foreseen.ts';
import type { Move } from '../rules/moves.ts';
import { type Aim, aimOf } from '../rules/possible.ts';
import { isCard, type View } from '../rules/state.ts';

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
