import { EMPTY, type Kind } from '../rules/cards.ts';
import type { View } from '../rules/state.ts';
import { CardArt } from './Card.tsx';
import { cellsOf, frameOf } from './frame.ts';
import './card.css';

const CARD_UNITS = 96;

/** The forest alone, for the shelf. */
export function Picture({ view }: { readonly view: View }) {
  const rows = cellsOf(frameOf(view.grid));
  const [wide, tall] = [(rows[0]?.length ?? 1) * CARD_UNITS, rows.length * CARD_UNITS];
  return (
    <svg class="fl-picture" viewBox={`0 0 ${wide} ${tall}`} aria-hidden="true">
      {rows.flatMap((row, y) =>
        row.flatMap((cell, x) => {
          const kind = view.grid[cell] as Kind;
          if (kind === EMPTY) return [];
          return [
            <g key={cell} transform={`translate(${x * CARD_UNITS} ${y * CARD_UNITS})`}>
              <CardArt kind={kind} />
            </g>,
          ];
        }),
      )}
    </svg>
  );
}
