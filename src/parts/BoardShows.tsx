import { useState } from 'preact/hooks';
import { lang } from '../app/settings.ts';
import type { Offer, ThingId } from '../engine/game.ts';
import { GhostButtons, useGhost } from '../ui/ghost/useGhost.tsx';
import { boardOf, Grid } from '../ui/grid/Grid.tsx';
import { PanZoom } from '../ui/panZoom/PanZoom.tsx';
import type { Spot } from '../ui/walk/lattice.ts';
import type { ShowProps } from './PartsPage.tsx';
import { showWords } from './words.ts';

/** A cell of the field by name: `0,-1`. */
export type Cell = string;
export interface Domino {
  readonly at: Cell;
  readonly other: Cell;
  readonly turn: number;
}

const AROUND: readonly Spot[] = [
  { column: 1, row: 0 },
  { column: 0, row: 1 },
  { column: -1, row: 0 },
  { column: 0, row: -1 },
];

const cellOf = ({ column, row }: Spot): Cell => `${column},${row}`;
function spotOf(cell: Cell): Spot {
  const [column = 0, row = 0] = cell.split(',').map(Number);
  return { column, row };
}
const beside = (cell: Cell, { column, row }: Spot): Cell => {
  const from = spotOf(cell);
  return cellOf({ column: from.column + column, row: from.row + row });
};
const neighbours = (cell: Cell): Cell[] => AROUND.map((step) => beside(cell, step));

/** A domino beside those on the table, its other half on any free cell next to it. */
function dominoes(taken: ReadonlySet<Cell>): Offer<Domino>[] {
  const edge = new Set([...taken].flatMap(neighbours).filter((cell) => !taken.has(cell)));
  return [...edge].flatMap((at) =>
    AROUND.flatMap((step, turn) => {
      const other = beside(at, step);
      return taken.has(other) ? [] : [{ move: { at, other, turn }, foresight: [] }];
    }),
  );
}

const CELL_PX = 56;
const thingOf = (cell: Cell): ThingId => `cell:${cell}`;

/** A field that grows to every side, on which dominoes are laid. */
export function FieldShow({ tell, explain }: ShowProps) {
  const words = showWords[lang.value];
  const [taken, setTaken] = useState<readonly Cell[]>(['0,0', '1,0', '0,1']);
  const [selected, setSelected] = useState<Offer<Domino> | null>(null);
  const [newest, setNewest] = useState<ThingId | null>(null);
  const [offers, setOffers] = useState(() => dominoes(new Set(taken)));

  const lay = (domino: Domino): void => {
    const now = [...taken, domino.at, domino.other];
    setTaken(now);
    setOffers(dominoes(new Set(now)));
    setSelected(null);
    setNewest(thingOf(domino.at));
    tell(words.chosen(domino.at));
  };
  const select = (chosen: Offer<Domino> | null): void =>
    chosen && chosen === selected ? lay(chosen.move) : setSelected(chosen);
  const ghost = useGhost({
    offers,
    selected,
    select,
    compose: setSelected,
    layOf: ({ at, turn }: Domino) => ({ place: at, turn }),
  });

  const cells = [...new Set([...taken, ...taken.flatMap(neighbours).flatMap((cell) => [cell, ...neighbours(cell)])])];
  const markOf = (cell: Cell): string => {
    if (cell === ghost.move?.at || cell === ghost.move?.other) return 'ghost';
    if (taken.includes(cell)) return 'taken';
    return ghost.places.has(cell) ? 'open' : 'bare';
  };
  return (
    <>
      <div class="parts-frame">
        <PanZoom
          lang={lang.value}
          label={words.field}
          board={boardOf('square', cells.map(spotOf), CELL_PX)}
          cellPx={CELL_PX}
          follow={newest}
        >
          <Grid
            label={words.field}
            lattice="square"
            cells={cells}
            cellPx={CELL_PX}
            first={[...ghost.places][0]}
            spotOf={spotOf}
            thingOf={thingOf}
            face={(cell) => ({
              name: words.place(spotOf(cell).column, spotOf(cell).row, taken.includes(cell)),
              mark: markOf(cell),
              pressed: ghost.places.has(cell) ? cell === ghost.move?.at : undefined,
              drawn: null,
            })}
            tap={(cell, how) => {
              if (!ghost.tap(cell, how)) explain(thingOf(cell));
            }}
          />
        </PanZoom>
        <GhostButtons lang={lang.value} of={ghost} />
      </div>
      {selected && (
        <button type="button" class="button primary" onClick={() => select(selected)}>
          {words.lay}
        </button>
      )}
    </>
  );
}

const HEX_PX = 52;
const RADIUS = 3;
const LINE = Array.from({ length: 2 * RADIUS + 1 }, (_, at) => at - RADIUS);
const SPOTS: readonly Spot[] = LINE.flatMap((row) =>
  LINE.filter((column) => Math.abs(column + row) <= RADIUS).map((column) => ({ column, row })),
);
const BOARD = boardOf('hex', SPOTS, HEX_PX);
const hexThing = ({ column, row }: Spot): ThingId => `hex:${column},${row}`;

/** Hexes so small on a phone that the first tap only shows which one was meant. */
export function MapShow({ tell }: ShowProps) {
  const words = showWords[lang.value];
  const [shown, setShown] = useState<Spot | null>(null);
  const [chosen, setChosen] = useState<Spot | null>(null);
  const nameOf = ({ column, row }: Spot): string => words.place(column, row, false);
  return (
    <div class="parts-frame">
      <PanZoom lang={lang.value} label={words.map} board={BOARD} cellPx={HEX_PX}>
        <Grid
          label={words.map}
          lattice="hex"
          cells={SPOTS}
          cellPx={HEX_PX}
          spotOf={(spot) => spot}
          thingOf={hexThing}
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
