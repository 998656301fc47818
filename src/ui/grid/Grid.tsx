import './grid.css';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { ThingId } from '../../engine/game.ts';
import type { Rect } from '../rect.ts';
import { drawnAt, type Lattice, type Spot, useWalk } from '../walk/lattice.ts';

/** Of a pointed hex one wide: from point to point, and from one row to the next. */
const HEX_TALL = 2 / Math.sqrt(3);
const HEX_ROW = Math.sqrt(3) / 2;

const rowOf = (lattice: Lattice): number => (lattice === 'hex' ? HEX_ROW : 1);

/** Where a cell is drawn on the board's plane, in pixels. */
export function boxOf(lattice: Lattice, spot: Spot, cellPx: number): Rect {
  const [across, down] = drawnAt(lattice, spot);
  return {
    left: across * cellPx,
    top: down * rowOf(lattice) * cellPx,
    width: cellPx,
    height: (lattice === 'hex' ? HEX_TALL : 1) * cellPx,
  };
}

/** The smallest part of the plane that holds these cells. */
export function boardOf(lattice: Lattice, spots: readonly Spot[], cellPx: number): Rect {
  const boxes = spots.map((spot) => boxOf(lattice, spot, cellPx));
  if (boxes.length === 0) return { left: 0, top: 0, width: 0, height: 0 };
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
}

/** The cells of each row, both in reading order. */
export function rowsOf<Cell>(cells: readonly Cell[], spotOf: (cell: Cell) => Spot): Cell[][] {
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) {
    const { row } = spotOf(cell);
    rows.set(row, [...(rows.get(row) ?? []), cell]);
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => row.sort((one, other) => spotOf(one).column - spotOf(other).column));
}

/** How a cell was tapped. */
export interface Tap {
  /** False: the cell was so small under the finger that a neighbour may have been meant. Show the choice and let the next tap make it. */
  readonly sure: boolean;
  /** By finger or mouse; else by a key or a screen reader. */
  readonly byPointer: boolean;
}

/** What a finger is asked to hit on a board. */
const FINGER_PX = 34;

function tapOf(event: MouseEvent): Tap {
  const byPointer = event.detail > 0;
  const { width, height } = (event.currentTarget as Element).getBoundingClientRect();
  return { sure: !byPointer || Math.min(width, height) >= FINGER_PX - 1, byPointer };
}

export interface CellFace {
  /** What a screen reader calls it, with what it can be chosen for. */
  readonly name: string;
  readonly drawn: ComponentChildren;
  /** Whether it is chosen; absent where it cannot be. */
  readonly pressed?: boolean | undefined;
  /** For the game's own style: `[data-mark]`. */
  readonly mark?: string | undefined;
}

interface GridProps<Cell> {
  readonly label: string;
  readonly lattice: Lattice;
  readonly cells: readonly Cell[];
  /** How wide a cell is drawn where nothing is zoomed. */
  readonly cellPx: number;
  /** Where Tab leads until a person has walked. */
  readonly first?: Cell | undefined;
  spotOf(cell: Cell): Spot;
  thingOf(cell: Cell): ThingId;
  face(cell: Cell): CellFace;
  tap(cell: Cell, how: Tap): void;
}

/** The grid pattern of ARIA's authoring practices; said aloud, since a table whose cells lie by themselves may no longer be taken for one. */
const [GRID, ROW, CELL] = ['grid', 'row', 'gridcell'] as const;

/** A board of square or hexagonal cells: one tab stop, and keys walk it. Pieces larger than a cell are drawn over it, by `boxOf`. */
export function Grid<Cell>(props: GridProps<Cell>) {
  const { label, lattice, cells, cellPx, first, spotOf, thingOf, face, tap } = props;
  const board = useRef<HTMLTableElement>(null);
  const walk = useWalk(board, { lattice, cells, first, spotOf, thingOf });
  const extent = boardOf(lattice, cells.map(spotOf), cellPx);
  const place = (cell: Cell) => {
    const { left, top, width, height } = boxOf(lattice, spotOf(cell), cellPx);
    return {
      left: `${left - extent.left}px`,
      top: `${top - extent.top}px`,
      width: `${width}px`,
      height: `${height}px`,
    };
  };
  const cellAt = (cell: Cell) => {
    const { name, drawn, pressed, mark } = face(cell);
    return (
      <td key={thingOf(cell)} role={CELL} class="grid-cell" style={place(cell)}>
        <button
          type="button"
          data-thing={thingOf(cell)}
          data-mark={mark}
          tabIndex={cell === walk.stop ? 0 : -1}
          aria-label={name}
          aria-pressed={pressed}
          onClick={(event) => {
            walk.walkTo(cell);
            tap(cell, tapOf(event));
          }}
        >
          {drawn}
          {lattice === 'hex' && <HexEdge />}
        </button>
      </td>
    );
  };
  return (
    <table
      ref={board}
      class="grid"
      role={GRID}
      aria-label={label}
      data-lattice={lattice}
      style={{ width: `${extent.width}px`, height: `${extent.height}px` }}
      onKeyDown={walk.onKeyDown}
    >
      <tbody role="presentation">
        {rowsOf(cells, spotOf).map((row) => (
          <tr key={spotOf(row[0] as Cell).row} role={ROW}>
            {row.map(cellAt)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A hex's button is cut to its shape, and an outline with it: this line shows edge and focus. */
const HexEdge = () => (
  <svg class="hex-edge" viewBox="0 0 173.2 200" preserveAspectRatio="none" aria-hidden="true">
    <path d="M86.6 0 173.2 50v100l-86.6 50L0 150V50Z" />
  </svg>
);
