import type { Seat, ThingId } from '../../../engine/ids.ts';
import { boardOf, Grid, type Tap } from '../../../ui/grid/Grid.tsx';
import { PanZoom } from '../../../ui/panZoom/PanZoom.tsx';
import type { Lang } from '../../../words/lang.ts';
import type { Cell, Domino } from '../rules/field.ts';
import { cellThing } from '../rules/ids.ts';
import type { View } from '../rules/state.ts';
import type { CellMark, Labels, Lying } from '../words/labels.ts';
import { type Lit, markIn } from './choice.ts';
import { FieldArt, type Ghost, UNITS } from './FieldArt.tsx';
import { lyingIn, plotOf, spotOf, trackOf } from './plot.ts';

const CELL_PX = 56;
const BARE: Lying = { is: 'bare' };

export interface Choosing {
  readonly ghost: Ghost | null;
  readonly outlines: readonly Domino[];
  markOf(cell: Cell): CellMark;
  /** Absent where there is nothing to choose. */
  pressed(cell: Cell): boolean | undefined;
  tap(cell: Cell, how: Tap): void;
}

interface FieldProps {
  readonly view: View;
  readonly seat: Seat;
  readonly lang: Lang;
  readonly label: string;
  readonly words: Labels;
  readonly lit: Lit;
  /** Where something happened. */
  readonly follow: ThingId | null;
  /** Null: nothing is chosen here now, and a tap explains. */
  readonly choosing: Choosing | null;
  explain(thing: ThingId): void;
}

/** A field that grows to every side, in a window that pans and zooms. */
export function Field({ view, seat, lang, label, words, lit, follow, choosing, explain }: FieldProps) {
  const field = view.fields[seat];
  if (!field) return null;
  const track = trackOf(view, seat);
  const lying = lyingIn(field, track);
  const cells = plotOf(field);
  const spots = cells.map(spotOf);
  const thingOf = (cell: Cell): ThingId => cellThing(seat, cell);
  return (
    <PanZoom lang={lang} label={label} board={boardOf('square', spots, CELL_PX)} cellPx={CELL_PX} follow={follow}>
      <FieldArt
        field={field}
        track={track}
        box={boardOf('square', spots, UNITS)}
        ghost={choosing?.ghost ?? null}
        outlines={choosing?.outlines ?? []}
        lack={lit.lack}
      />
      <Grid
        label={label}
        lattice="square"
        cells={cells}
        cellPx={CELL_PX}
        first={cells.find((cell) => choosing?.pressed(cell) !== undefined) ?? field.clues[0]?.cell}
        spotOf={spotOf}
        thingOf={thingOf}
        face={(cell) => {
          const mark = choosing ? choosing.markOf(cell) : markIn(lit, cell);
          return {
            name: words.cell(cell, lying.get(cell) ?? BARE, mark),
            pressed: choosing?.pressed(cell),
            mark: mark ?? undefined,
            drawn: null,
          };
        }}
        tap={(cell, how) => (choosing ? choosing.tap(cell, how) : explain(thingOf(cell)))}
      />
    </PanZoom>
  );
}
