import { cluesOf, costOf, KING, type Kind, type Tile } from '../../rules/fairies.ts';
import { hueOfFairy } from './portraits.tsx';
import { Food } from './tokens.tsx';

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
  return (
    <g class={`alf-cost ${hueOfFairy(kind)}`}>
      <rect class="alf-tile" x="-23.2" y="-11.2" width="46.4" height="22.4" rx="4" />
      {[...cost].map((letter, place) => (
        <g key={`${letter} ${place}`} transform={at(place)}>
          <Sign kind={kind} tile={tile} place={place} />
        </g>
      ))}
    </g>
  );
}

/** One of the signs on a cost tile: a food, or a shape of the King's pattern. */
export function Sign({ kind, tile, place }: CostTileProps & { readonly place: number }) {
  const cost = costOf(kind, tile);
  if (kind !== KING) return <Food of={cluesOf(cost)[place] ?? 0} />;
  return <path class="alf-any" d={SHAPES[[...new Set(cost)].indexOf(cost.charAt(place))]} />;
}

interface CostSignsProps extends CostTileProps {
  /** Sign by sign: it lies in the field that is looked at. */
  readonly met: readonly boolean[];
  /** How many stand beside each other; the others below them. */
  readonly beside?: number;
}

/** What there is to a sign: so many units wide and high. */
const SIGN = { width: 17, height: 20 };

/** The signs of a cost in a row, with a bar below each that is met. */
export function CostSigns({ kind, tile, met, beside = met.length }: CostSignsProps) {
  const rows = Math.ceil(met.length / beside);
  /** A last row that is not full stands in the middle. */
  const indent = (row: number): number => (row < rows - 1 ? 0 : (rows * beside - met.length) / 2);
  const at = (place: number): string => {
    const row = Math.floor(place / beside);
    const column = (place % beside) + indent(row);
    return `translate(${(column + 0.5) * SIGN.width} ${row * SIGN.height + 8.5})`;
  };
  return (
    <svg viewBox={`0 0 ${beside * SIGN.width} ${rows * SIGN.height}`} aria-hidden="true">
      {met.map((isMet, place) => (
        <g key={place} transform={at(place)}>
          {isMet && <path class="alf-there" d="M-8-8.5H8V11H-8Z" />}
          <Sign kind={kind} tile={tile} place={place} />
          {isMet && <path class="alf-bar" d="M-6.5 10.2H6.5" />}
        </g>
      ))}
    </svg>
  );
}

/** Whatever is alike has the same shape. */
const SHAPES = [
  'M0-7.4a7.4 7.4 0 1 1-.01 0Z',
  'M-7.2-7.2H7.2V7.2H-7.2Z',
  'M0-7.5 7.5 6H-7.5Z',
  'M0-8 7.5 0 0 8-7.5 0Z',
  'm0-7.5 2.2 5 5.4.5-4.1 3.6L4.7 7 0 4.1-4.7 7l1.2-5.4L-7.6-2l5.4-.5Z',
];
