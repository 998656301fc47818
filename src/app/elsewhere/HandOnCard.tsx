import { personSeats } from '../../engine/floor.ts';
import type { ShelfEntry } from '../../protocol/shown.ts';
import { lazily } from '../lazily.tsx';

const HandOn = lazily(() => import('./HandOn.tsx').then((elsewhere) => elsewhere.HandOn));

/** A match that waits on the shelf goes on elsewhere. */
export function HandOnCard({ card, game }: { readonly card: ShelfEntry; readonly game: string }) {
  const { id, sitters, daily, result, floor, here } = card;
  return (
    <HandOn
      match={id}
      game={game}
      sitters={sitters}
      here={here ?? null}
      next={floor.kind === 'away' ? (floor.seats[0] ?? null) : null}
      mayPart={!daily && !result && personSeats(sitters).length > 1}
    />
  );
}
