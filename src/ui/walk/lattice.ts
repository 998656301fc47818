import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { ThingId } from '../../engine/game.ts';
import { bringIntoSight } from '../rect.ts';

// Things in a lattice, and how keys walk it.

/** Cells in straight columns, or pointed hexes whose rows are shifted by half. */
export type Lattice = 'square' | 'hex';

/** The place of a cell; on hexes in axial coordinates: the column leans to the right as the rows go down. */
export interface Spot {
  readonly column: number;
  readonly row: number;
}

export interface Press {
  readonly key: string;
  /** The key by its place on the keyboard, whatever is printed on it. */
  readonly code: string;
  readonly ctrlKey: boolean;
}

/** Where a cell's left upper corner is drawn, in cells: across and down. */
export function drawnAt(lattice: Lattice, { column, row }: Spot): readonly [across: number, down: number] {
  return lattice === 'hex' ? [column + row / 2, row] : [column, row];
}

const TOWARDS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The six keys round S lie as the six neighbours of a hex do, and so do those round the 5 of the number pad. */
const HEX_KEYS: Readonly<Record<string, readonly [column: number, row: number]>> = {
  KeyA: [-1, 0],
  KeyD: [1, 0],
  KeyW: [0, -1],
  KeyE: [1, -1],
  KeyZ: [-1, 1],
  KeyX: [0, 1],
  Numpad4: [-1, 0],
  Numpad6: [1, 0],
  Numpad7: [0, -1],
  Numpad9: [1, -1],
  Numpad1: [-1, 1],
  Numpad3: [0, 1],
};

/**
 * The index of the cell where a key leads; -1 if nowhere.
 *
 * - Arrows lead to the next cell in that direction. Over a gap they go on, and where the board is ragged a cell that lies
 *   somewhat aside will do. On hexes left and right keep the row; up and down lean to the right from even rows and to
 *   the left from odd ones, so that twice the same arrow goes straight and the opposite arrow goes back.
 * - On hexes A D W E Z X (by place on the keyboard) and the number pad lead to exactly one of the six neighbours.
 * - Home and End lead to the ends of the row, with Ctrl to the first and the last cell of all.
 * - Page up and Page down read the board: the cell before and the cell after. However it is torn, all can be reached.
 */
export function stepOn(lattice: Lattice, press: Press, at: number, spots: readonly Spot[]): number {
  const from = spots[at];
  if (!from) return -1;
  const exact = lattice === 'hex' && !press.ctrlKey ? HEX_KEYS[press.code] : undefined;
  if (exact) {
    return spots.findIndex(({ column, row }) => column === from.column + exact[0] && row === from.row + exact[1]);
  }
  const towards = TOWARDS[press.key];
  if (towards) return ahead(lattice, from, towards, spots);
  const to = read(press, from, spots);
  return to && to !== from ? spots.indexOf(to) : -1;
}

const inReadingOrder = (one: Spot, other: Spot): number => one.row - other.row || one.column - other.column;

function read({ key, ctrlKey }: Press, from: Spot, spots: readonly Spot[]): Spot | undefined {
  const all = [...spots].sort(inReadingOrder);
  const line = all.filter(({ row }) => ctrlKey || row === from.row);
  switch (key) {
    case 'Home':
      return line[0];
    case 'End':
      return line.at(-1);
    case 'PageDown':
      return all[all.indexOf(from) + 1];
    case 'PageUp':
      return all[all.indexOf(from) - 1];
    default:
      return;
  }
}

/** Distance to the side weighs more than distance ahead. */
const ASIDE = 2;

function ahead(lattice: Lattice, from: Spot, [right, down]: readonly [number, number], spots: readonly Spot[]): number {
  const [x, y] = drawnAt(lattice, from);
  const lean = lattice === 'hex' && from.row % 2 !== 0 ? -1 : 1;
  let best = -1;
  let least = Infinity;
  for (const [index, spot] of spots.entries()) {
    const [across, deep] = drawnAt(lattice, spot);
    const far = (across - x) * right + (deep - y) * down;
    const aside = (across - x) * Math.abs(down) + (deep - y) * Math.abs(right);
    if (far <= 0 || Math.abs(aside) > far) continue;
    // Of two that lie equally well, the one on the side that the row leans to.
    const weight = far ** 2 + (ASIDE * aside) ** 2 - (aside * lean > 0 ? 0.001 : 0);
    if (weight < least) [best, least] = [index, weight];
  }
  return best;
}

/** When what has the focus is taken away while the holder is drawn anew, its heir gets the focus. */
export function useKeptFocus(holder: RefObject<HTMLElement | null>, heir: () => HTMLElement | null | undefined): void {
  const hadFocus = holder.current?.contains(document.activeElement) === true;
  useLayoutEffect(() => {
    if (hadFocus && document.activeElement === document.body) heir()?.focus({ preventScroll: true });
  });
}

interface RowWalk {
  /** The one that Tab leads to. */
  readonly stop: number;
  /** For the element that holds the buttons. */
  readonly handlers: {
    onKeyDown(event: KeyboardEvent): void;
    onFocusIn(event: FocusEvent): void;
  };
}

/**
 * One tab stop for a row of `count` buttons that arrows, Home and End walk. `first` is where Tab leads until a person
 * has walked. When the button that has the focus is taken away, the focus stays in the row.
 */
export function useRow(row: RefObject<HTMLElement | null>, count: number, first: number): RowWalk {
  const [walked, setWalked] = useState<number | null>(null);
  const buttons = (): HTMLElement[] => [...(row.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  const stop = Math.min(walked ?? Math.max(first, 0), count - 1);
  useKeptFocus(row, () => buttons()[stop]);

  return {
    stop,
    handlers: {
      onKeyDown(event) {
        const all = buttons();
        const to = all[stepInRow(event.key, all.indexOf(event.target as HTMLElement), all.length)];
        if (!to) return;
        event.preventDefault();
        to.focus();
      },
      onFocusIn(event) {
        const at = buttons().indexOf(event.target as HTMLElement);
        if (at >= 0) setWalked(at);
      },
    },
  };
}

/** Where a key leads in a row of `count`; -1 if nowhere. */
export function stepInRow(key: string, at: number, count: number): number {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[key] ?? -1;
  return to >= 0 && to < count && to !== at ? to : -1;
}

interface Ground<Cell> {
  readonly lattice: Lattice;
  readonly cells: readonly Cell[];
  /** Where Tab leads until a person has walked. */
  readonly first: Cell | undefined;
  spotOf(cell: Cell): Spot;
  thingOf(cell: Cell): ThingId;
}

interface Walk<Cell> {
  /** The one that Tab leads to. */
  readonly stop: Cell | undefined;
  walkTo(cell: Cell): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** One tab stop for a board of cells that the keys of `stepOn` walk. Each cell is drawn with its ThingId and takes the focus. */
export function useWalk<Cell>(board: RefObject<HTMLElement | null>, ground: Ground<Cell>): Walk<Cell> {
  const { lattice, cells, first, spotOf, thingOf } = ground;
  const [walked, setWalked] = useState<Cell | null>(null);
  const stop = walked !== null && cells.includes(walked) ? walked : (first ?? cells[0]);
  const drawn = (cell: Cell): HTMLElement | null | undefined =>
    board.current?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thingOf(cell))}"]`);
  useKeptFocus(board, () => (stop === undefined ? null : drawn(stop)));

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    // Where the focus is: a screen reader puts it on any cell.
    const thing = (event.target as Element).closest<HTMLElement>('[data-thing]')?.dataset.thing;
    const at = cells.findIndex((cell) => thingOf(cell) === thing);
    const to = cells[stepOn(lattice, event, at, cells.map(spotOf))];
    const next = to === undefined ? null : drawn(to);
    if (to === undefined || !next) return;
    event.preventDefault();
    setWalked(() => to);
    next.focus({ preventScroll: true });
    bringIntoSight(next);
  };
  return { stop, walkTo: (cell) => setWalked(() => cell), onKeyDown };
}
