import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import type { Kingdom } from '../facts.ts';
import { ALL_KINDS, APPLE, type Kind } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { CASTLE, tokensAt } from '../rules/hexes.ts';
import { broughtBy, SEEKERS, type Seeker, type View } from '../rules/state.ts';
import { isCamp, placeOfSeeker, type Target } from './targets.ts';

/** A seeker, or the tokens of one kind that lie together. */
export type Piece =
  | { readonly is: 'seeker'; readonly seat: Seat; readonly seeker: Seeker; readonly kingdom: Kingdom }
  | { readonly is: 'token'; readonly kind: Kind; readonly count: number };

/** What was delivered just now lies at the castle while that is told, though it is in the supply already. */
export function piecesAt(view: View, place: Target, events: readonly Event[] = []): Piece[] {
  if (place === CASTLE)
    return events.flatMap((event): Piece[] =>
      event.is === 'delivered' ? [{ is: 'token', kind: event.kind, count: broughtBy(event.by) }] : [],
    );
  const seekers = view.seats.flatMap(({ kingdom }, seat) =>
    SEEKERS.filter((seeker) => placeOfSeeker(view, seat, seeker) === place).map(
      (seeker): Piece => ({ is: 'seeker', seat, seeker, kingdom }),
    ),
  );
  if (isCamp(place)) return seekers;
  const tokens = ALL_KINDS.map((kind): Piece => ({ is: 'token', kind, count: tokensAt(view, kind, place) }));
  return [...seekers, ...tokens.filter((piece) => piece.is === 'token' && piece.count > 0)];
}

/** Where a piece stands in its hex, which is 24 high, and how large; the land's own sign is above. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const ROWS: readonly (readonly number[])[] = [[], [1], [2], [1, 2], [2, 2], [2, 3], [3, 3], [2, 3, 2]];
const SCALES = [1, 0.66, 0.47, 0.44, 0.44, 0.35, 0.33, 0.28] as const;
const MIDDLE = 1;
const APART = 1.02;
const PIECE = 22;

/**
 * On which side of its token a number stands: on the outer one, where no other piece lies over it; alone in the middle,
 * that of apples to their left and that of gems to their right.
 */
export const sideOf = (kind: Kind, { x }: Pick<Slot, 'x'>): number => Math.sign(x) || (kind === APPLE ? -1 : 1);

/** So many pieces in one hex, in rows, as large as fits. */
export function slotsFor(count: number): Slot[] {
  const rows = at(ROWS, Math.min(count, ROWS.length - 1));
  const scale = at(SCALES, Math.min(count, SCALES.length - 1));
  const step = PIECE * scale * APART;
  return rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, at) => ({
      x: (at - (inRow - 1) / 2) * step,
      y: MIDDLE + (row - (rows.length - 1) / 2) * step,
      scale,
    })),
  );
}
