import type { Seat } from '../../../engine/ids.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/state.ts';
import { HEX } from './art/lands.tsx';
import { Heart } from './art/tokens.tsx';
import { type Piece as PieceOf, piecesAt, slotsFor } from './heap.ts';
import { Piece } from './Piece.tsx';
import type { Target } from './targets.ts';

interface PiecesProps {
  readonly view: View;
  readonly places: readonly Target[];
  readonly width: number;
  readonly height: number;
  /** How many pixels one of the 24 units of a hex is. */
  readonly unitPx: number;
  readonly events: readonly Event[];
  /** Where a token wins a heart. */
  readonly hearts: ReadonlySet<Target>;
  /** Whose seekers stand out. */
  readonly own: Seat;
  /** Where the chosen move leads. */
  readonly shown: Target | null;
  middleOf(place: Target): { readonly x: number; readonly y: number };
}

/** All that stands on the map, over its hexes, so that a seeker can be seen on its way from one to another. */
export function Pieces(props: PiecesProps) {
  const { view, places, width, height, unitPx, events, hearts, own, shown, middleOf } = props;
  const chosen = shown === null ? null : middleOf(shown);
  const drawn = places.flatMap((place) => {
    const pieces = piecesAt(view, place, events);
    const slots = slotsFor(pieces.length);
    const { x, y } = middleOf(place);
    return pieces.flatMap((piece, at) => {
      const slot = slots[at];
      return slot ? [{ piece, place, slot, x: x + slot.x * unitPx, y: y + slot.y * unitPx }] : [];
    });
  });
  // In one fixed order, wherever they stand: an element that is moved in the page would not glide.
  drawn.sort((one, other) => (keyOf(one.piece, one.place) < keyOf(other.piece, other.place) ? -1 : 1));
  return (
    <svg class="mlt-pieces" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {drawn.map(({ piece, place, slot, x, y }) => (
        <g
          key={keyOf(piece, place)}
          class="mlt-piece"
          data-piece={keyOf(piece, place)}
          style={{ transform: `translate(${x}px, ${y}px) scale(${slot.scale * unitPx})` }}
        >
          <Piece of={piece} scale={slot.scale} x={slot.x} own={own} />
        </g>
      ))}
      {chosen && (
        <g transform={`translate(${chosen.x} ${chosen.y}) scale(${unitPx})`}>
          <path class="mlt-chosen-halo" d={HEX} />
          <path class="mlt-chosen" d={HEX} />
        </g>
      )}
      {[...hearts].map((place) => {
        const { x, y } = middleOf(place);
        const at = `translate(${x + HEART.x * unitPx} ${y + HEART.y * unitPx}) scale(${HEART.scale * unitPx})`;
        return (
          <g key={`heart${place}`} transform={at}>
            <Heart />
          </g>
        );
      })}
    </svg>
  );
}

/** In the corner that seekers and tokens leave free. */
const HEART = { x: 6.4, y: -6, scale: 0.36 } as const;

const keyOf = (piece: PieceOf, place: Target): string =>
  piece.is === 'seeker' ? `z${piece.seat}/${piece.seeker}` : `a${place}/${piece.kind}`;
