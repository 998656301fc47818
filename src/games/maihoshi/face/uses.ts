import type { Seat } from '../../../engine/ids.ts';
import type { Kind } from '../rules/cards.ts';
import { foresee } from '../rules/foresee.ts';
import { barred } from '../rules/possible.ts';
import type { Reason } from '../rules/reasons.ts';
import type { View } from '../rules/state.ts';

/** What a card of the hand would be good for, use by use. */
interface Uses {
  /** As a guest: what comes of it, or why it cannot come. */
  readonly guest: readonly Reason[];
  /** As publicity, whatever is drawn first: the reputations, and who of the hand could come then. */
  readonly publicity: readonly Reason[];
}

export function usesOf(view: View, seat: Seat, card: Kind): Uses {
  const bar = barred(view, seat, card);
  return {
    guest: bar ? [bar] : foresee(view, seat, { do: 'guest', card }),
    publicity: foresee(view, seat, { do: 'place', card }).filter(
      ({ is }) => is === 'reputationThen' || is === 'metThen',
    ),
  };
}
