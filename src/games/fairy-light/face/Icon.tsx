import { type Cell, type Direction, eastOf, southOf, thingCell } from '../rules/grid.ts';
import { Sight } from './Cat.tsx';
import { Heart, Moon, Sun } from './symbols.tsx';

const NORTH: readonly Direction[] = ['N'];
/** As they lie at the edge of a card, large. */
const looking = (near: readonly Direction[], rays: readonly Direction[]) => () => (
  <g class="fl-wild-card" transform="translate(-86 67) scale(1.8)">
    <g transform="translate(0 -48)">
      <Sight near={near} rays={rays} />
    </g>
  </g>
);

const DRAWN: Readonly<Record<string, typeof Sun>> = {
  sun: Sun,
  moon: Moon,
  heart: Heart,
  near: looking(NORTH, []),
  ray: looking([], NORTH),
};

/** On the map, whose frame holds every place that a card can come to. */
const MAP_STEP = 4.6;

/** Where a place lies, seen from the start card. */
const PlaceOnMap = ({ cell }: { readonly cell: Cell }) => (
  <>
    <rect class="fl-map" x="-21" y="-21" width="42" height="42" rx="4" />
    <rect class="fl-map" x="-4" y="-4" width="8" height="8" />
    <rect
      class="fl-map-place"
      x={eastOf(cell) * MAP_STEP - 5}
      y={southOf(cell) * MAP_STEP - 5}
      width="10"
      height="10"
    />
  </>
);

/** A light, a heart, where a Cotton looks or where a card lies, in a sentence and one em high. */
export function Icon({ of }: { readonly of: string }) {
  const Drawn = DRAWN[of];
  const cell = thingCell(of);
  return (
    <svg class="fl-icon" viewBox="-22 -22 44 44" aria-hidden="true">
      {Drawn && <Drawn x={0} y={0} />}
      {cell !== null && <PlaceOnMap cell={cell} />}
    </svg>
  );
}
