import { boxOf } from '../../../ui/grid/Grid.tsx';
import { ALL_HEXES } from '../rules/hexes.ts';
import type { View } from '../rules/state.ts';
import { Ground } from './art/lands.tsx';
import { piecesAt, slotsFor } from './heap.ts';
import { Piece } from './Piece.tsx';
import { spotOfHex } from './targets.ts';
import './art/art.css';

/** Of a hex, on its grid of 24. */
const WIDE = 12 * Math.sqrt(3);

/** The map as it stands, for the shelf. */
export function Picture({ view }: { readonly view: View }) {
  return (
    <svg viewBox={`${-3.6 * WIDE} -68 ${7.2 * WIDE} 136`} aria-hidden="true">
      {ALL_HEXES.map((hex) => {
        const { left, top } = boxOf('hex', spotOfHex(hex), WIDE);
        const pieces = piecesAt(view, hex);
        const slots = slotsFor(pieces.length);
        return (
          <g key={hex} transform={`translate(${left} ${top})`}>
            <Ground of={hex} />
            {pieces.map((piece, at) => {
              const { x, y, scale } = slots[at] ?? { x: 0, y: 0, scale: 0 };
              return (
                <g key={at} transform={`translate(${x} ${y}) scale(${scale})`}>
                  <Piece of={piece} scale={scale} x={x} />
                </g>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
