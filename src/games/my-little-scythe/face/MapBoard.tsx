import type { Seat, ThingId } from '../../../engine/game.ts';
import { boardOf, boxOf, Grid, type Tap } from '../../../ui/grid/Grid.tsx';
import { PanZoom } from '../../../ui/panZoom/PanZoom.tsx';
import type { Lang } from '../../../words/voice.ts';
import type { Kingdom } from '../facts.ts';
import { APPLE, GEM, QUEST } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { CAMP, countAt, seatCount, tokensAt } from '../rules/hexes.ts';
import type { View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { Camp } from './art/camp.tsx';
import { Heart } from './art/cards.tsx';
import { Ground, HEX } from './art/lands.tsx';
import { Piece, type PieceOf, piecesAt, slotsFor } from './Piece.tsx';
import { isCamp, placesAt, seatOfCamp, spotOf, type Target, thingOf } from './targets.ts';

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
function Pieces(props: PiecesProps) {
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
    <svg class="mls-pieces" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {drawn.map(({ piece, place, slot, x, y }) => (
        <g
          key={keyOf(piece, place)}
          class="mls-board-piece"
          data-piece={keyOf(piece, place)}
          style={{ transform: `translate(${x}px, ${y}px) scale(${slot.scale * unitPx})` }}
        >
          <Piece of={piece} scale={slot.scale} x={slot.x} own={own} />
        </g>
      ))}
      {chosen && (
        <g transform={`translate(${chosen.x} ${chosen.y}) scale(${unitPx})`}>
          <path class="mls-chosen-halo" d={HEX} />
          <path class="mls-chosen" d={HEX} />
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

interface MapBoardProps {
  readonly view: View;
  readonly lang: Lang;
  readonly words: Labels;
  /** Where a tap does something now. */
  readonly open: ReadonlySet<Target>;
  /** Where a seeker stands that a tap makes ready to go, though nothing asks for it. */
  readonly ready: ReadonlySet<Target>;
  /** Where the chosen move leads. */
  readonly shown: Target | null;
  /** Where the seeker stands that is about to go. */
  readonly from: Target | null;
  readonly follow: ThingId | null;
  readonly events: readonly Event[];
  /** Where a token wins a heart. */
  readonly hearts: ReadonlySet<Target>;
  /** Whose seekers stand out. */
  readonly own: Seat;
  readonly names: (seat: Seat) => string;
  tap(place: Target, how: Tap): void;
}

const CELL_PX = 52;
/** A drawn hex is 24 high. */
const UNIT_PX = (CELL_PX * 2) / Math.sqrt(3) / 24;

export function MapBoard({
  view,
  lang,
  words,
  open,
  ready,
  shown,
  from,
  follow,
  events,
  hearts,
  own,
  names,
  tap,
}: MapBoardProps) {
  const seats = seatCount(view);
  const places = placesAt(seats);
  const spot = (place: Target) => spotOf(seats, place);
  const board = boardOf('hex', places.map(spot), CELL_PX);
  const middleOf = (place: Target) => {
    const { left, top, width, height } = boxOf('hex', spot(place), CELL_PX);
    return { x: left - board.left + width / 2, y: top - board.top + height / 2 };
  };
  const nameOf = (place: Target): string => {
    const name = isCamp(place) ? campName(view, place, names, words) : hexName(view, place, names, words);
    if (place === shown || place === from) return words.chosen(name);
    return open.has(place) || ready.has(place) ? words.canGo(name) : name;
  };
  const markOf = (place: Target): string | undefined => {
    if (place === shown) return 'shown';
    if (place === from) return 'from';
    return open.has(place) ? 'open' : undefined;
  };
  return (
    <div class="mls-map">
      <PanZoom lang={lang} label={words.map} board={board} cellPx={CELL_PX} follow={follow}>
        <Grid
          label={words.map}
          lattice="hex"
          cells={places}
          cellPx={CELL_PX}
          first={shown ?? from ?? [...open][0]}
          spotOf={spot}
          thingOf={thingOf}
          face={(place) => ({
            name: nameOf(place),
            mark: markOf(place),
            pressed: open.has(place) ? place === shown : undefined,
            drawn: (
              <svg class="mls-hex" viewBox="-10.39 -12 20.78 24" aria-hidden="true">
                {isCamp(place) ? <Tent kingdom={view.seats[seatOfCamp(place)]?.kingdom ?? 0} /> : <Ground of={place} />}
              </svg>
            ),
          })}
          tap={tap}
        />
        <Pieces
          view={view}
          places={places}
          width={board.width}
          height={board.height}
          unitPx={UNIT_PX}
          events={events}
          hearts={hearts}
          own={own}
          shown={shown}
          middleOf={middleOf}
        />
      </PanZoom>
    </div>
  );
}

const Tent = ({ kingdom }: { readonly kingdom: Kingdom }) => (
  <g class="mls-camp" transform="translate(0 -2.500) scale(.8)">
    <Camp kingdom={kingdom} />
  </g>
);

function hexName(view: View, hex: Target, names: (seat: Seat) => string, words: Labels): string {
  const who = view.seats.flatMap((_, seat) => {
    const count = countAt(view, seat, hex);
    return count > 0 ? [count > 1 ? `${names(seat)} × ${count}` : names(seat)] : [];
  });
  return words.hex(hex, tokensAt(view, APPLE, hex), tokensAt(view, GEM, hex), tokensAt(view, QUEST, hex) === 1, who);
}

function campName(view: View, place: Target, names: (seat: Seat) => string, words: Labels): string {
  const seat = seatOfCamp(place);
  return words.camp(names(seat), countAt(view, seat, CAMP));
}
