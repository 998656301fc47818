import { cluesOf } from '../../rules/clues.ts';
import { costOf, KING, type Kind, type Tile } from '../../rules/fairies.ts';
import { Food } from './foods.tsx';
import { hueOfFairy } from './portraits.tsx';

interface CostTileProps {
  readonly kind: Kind;
  readonly tile: Tile;
}

/** Where so many lie on a tile, and how large. */
const PLACES: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [-10.5, 0],
    [10.5, 0],
  ],
  3: [
    [-14.8, 0],
    [0, 0],
    [14.8, 0],
  ],
  4: [
    [-16.5, 0],
    [-5.5, 0],
    [5.5, 0],
    [16.5, 0],
  ],
  5: [
    [-15, -5],
    [0, -5],
    [15, -5],
    [-7.5, 5.4],
    [7.5, 5.4],
  ],
};
const SIZES: Readonly<Record<number, number>> = { 2: 1.15, 3: 0.84, 4: 0.74, 5: 0.66 };

/** What a fairy wants, 48 by 24 about the middle: its foods, or for the King a pattern of shapes. */
export function CostTile({ kind, tile }: CostTileProps) {
  const cost = costOf(kind, tile);
  const size = SIZES[cost.length] ?? 1;
  const at = (place: number): string => {
    const [x, y] = PLACES[cost.length]?.[place] ?? [0, 0];
    return `translate(${x} ${y}) scale(${size})`;
  };
  const clues = cluesOf(cost);
  const kinds = [...new Set(cost)];
  return (
    <g class={`alf-cost ${hueOfFairy(kind)}`}>
      <rect class="alf-tile" x="-23.2" y="-11.2" width="46.4" height="22.4" rx="4" />
      {[...cost].map((letter, place) => (
        <g key={`${letter} ${place}`} transform={at(place)}>
          {kind === KING ? <path class="alf-any" d={SHAPES[kinds.indexOf(letter)]} /> : <Food of={clues[place] ?? 0} />}
        </g>
      ))}
    </g>
  );
}

/** Whatever is alike has the same shape. */
const SHAPES = [
  'M0-6.5a6.5 6.5 0 1 1-.01 0Z',
  'M-5.8-5.8H5.8V5.8H-5.8Z',
  'M0-7 7 5.5H-7Z',
  'M0-7.5 7 0 0 7.5-7 0Z',
  'm0-7.5 2.2 5 5.4.5-4.1 3.6L4.7 7 0 4.1-4.7 7l1.2-5.4L-7.6-2l5.4-.5Z',
];
