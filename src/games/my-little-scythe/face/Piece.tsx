import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { useTalk } from '../../../ui/talk.ts';
import type { Kingdom } from '../facts.ts';
import { ALL_KINDS, APPLE, type Kind } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { CASTLE, tokensAt } from '../rules/hexes.ts';
import { broughtBy, SEEKERS, type Seeker as SeekerAt, type View } from '../rules/state.ts';
import { Apple, Gem, Scroll } from './art/cards.tsx';
import { Seeker } from './art/Seeker.tsx';
import { isCamp, placeOfSeeker, type Target } from './targets.ts';

/** A seeker, or the tokens of one kind that lie together. */
export type PieceOf =
  | { readonly is: 'seeker'; readonly seat: Seat; readonly seeker: SeekerAt; readonly kingdom: Kingdom }
  | { readonly is: 'token'; readonly kind: Kind; readonly count: number };

/** What was delivered just now lies at the castle while that is told, though it is in the supply already. */
export function piecesAt(view: View, place: Target, events: readonly Event[] = []): PieceOf[] {
  if (place === CASTLE)
    return events.flatMap((event): PieceOf[] =>
      event.is === 'delivered' ? [{ is: 'token', kind: event.kind, count: broughtBy(event.by) }] : [],
    );
  const seekers = view.seats.flatMap(({ kingdom }, seat) =>
    SEEKERS.filter((seeker) => placeOfSeeker(view, seat, seeker) === place).map(
      (seeker): PieceOf => ({ is: 'seeker', seat, seeker, kingdom }),
    ),
  );
  if (isCamp(place)) return seekers;
  const tokens = ALL_KINDS.map((kind): PieceOf => ({ is: 'token', kind, count: tokensAt(view, kind, place) }));
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

const TOKENS = [Apple, Gem, Scroll] as const;

/**
 * A number is as large on a full hex as on an empty one, and on the left higher than on the right: the numbers of two
 * hexes beside each other would be read as one.
 */
const COUNT = 8;

interface PieceProps {
  readonly of: PieceOf;
  readonly scale: number;
  /** How far from the middle of its hex it stands. */
  readonly x?: number;
  /** The seat whose seekers stand out. */
  readonly own?: Seat;
}

/** A seat's first seeker stands on a disc, its second on a square, and a pale ring is under those that stand out. */
const BASES = ['M0-12.5a12.5 12.5 0 1 1-.01 0Z', 'M-9-12H9q3 0 3 3V9q0 3-3 3H-9q-3 0-3-3V-9q0-3 3-3Z'] as const;
const HALO = 'scale(1.2)';

/** What stands or lies on a hex. The base has its seat's colour; more than one token have their number. */
export function Piece({ of, scale, x = 0, own }: PieceProps) {
  const { sitters } = useTalk();
  if (of.is === 'seeker') {
    return (
      <g data-emblem={sitters[of.seat]?.emblem}>
        {of.seat === own && <path class="mls-halo" transform={HALO} d={BASES[of.seeker]} />}
        <path class="mls-base" d={BASES[of.seeker]} />
        <g transform="translate(0 -.5) scale(.92)">
          <Seeker kingdom={of.kingdom} which={of.seeker} />
        </g>
      </g>
    );
  }
  const Token = TOKENS[of.kind];
  const side = sideOf(of.kind, { x });
  return (
    <g>
      <Token />
      {of.count > 1 && (
        <text class="mls-count" x={6 * side} y={6 + 3 * side} font-size={COUNT / scale}>
          {of.count}
        </text>
      )}
    </g>
  );
}

interface SignProps {
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** One piece, as large as its place says. */
export const Sign = ({ class: named, children }: SignProps) => (
  <svg class={named} viewBox="-12.5 -12.5 25 25" aria-hidden="true">
    {children}
  </svg>
);
