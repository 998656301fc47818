import { useState } from 'preact/hooks';
import { lang } from '../app/settings.ts';
import type { ThingId } from '../engine/ids.ts';
import { boardOf, Grid } from '../ui/grid/Grid.tsx';
import { PanZoom } from '../ui/panZoom/PanZoom.tsx';
import type { Spot } from '../ui/walk/lattice.ts';
import type { ShowProps } from './PartsPage.tsx';
import { showWords } from './words.ts';

const CELL_PX = 52;
const RADIUS = 3;
const LINE = Array.from({ length: 2 * RADIUS + 1 }, (_, at) => at - RADIUS);
const SPOTS: readonly Spot[] = LINE.flatMap((row) =>
  LINE.filter((column) => Math.abs(column + row) <= RADIUS).map((column) => ({ column, row })),
);
const BOARD = boardOf('hex', SPOTS, CELL_PX);
const thingOf = ({ column, row }: Spot): ThingId => `hex:${column},${row}`;

/** Hexes so small on a phone that the first tap only shows which one was meant. */
export function MapShow({ tell }: ShowProps) {
  const words = showWords[lang.value];
  const [shown, setShown] = useState<Spot | null>(null);
  const [chosen, setChosen] = useState<Spot | null>(null);
  const nameOf = ({ column, row }: Spot): string => words.place(column, row, false);
  return (
    <div class="parts-frame">
      <PanZoom lang={lang.value} label={words.map} board={BOARD} cellPx={CELL_PX}>
        <Grid
          label={words.map}
          lattice="hex"
          cells={SPOTS}
          cellPx={CELL_PX}
          spotOf={(spot) => spot}
          thingOf={thingOf}
          face={(spot) => ({
            name: nameOf(spot),
            pressed: spot === chosen,
            mark: spot === chosen ? 'taken' : spot === shown ? 'ghost' : 'open',
            drawn: null,
          })}
          tap={(spot, { sure }) => {
            if (!sure && spot !== shown) return setShown(spot);
            setShown(null);
            setChosen(spot);
            tell(words.chosen(nameOf(spot)));
          }}
        />
      </PanZoom>
    </div>
  );
}
