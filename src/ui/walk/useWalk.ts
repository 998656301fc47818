import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import type { ThingId } from '../../engine/ids.ts';
import { bringIntoSight } from '../sight.ts';
import { type Lattice, type Spot, stepOn } from './lattice.ts';
import { useKeptFocus } from './useKeptFocus.ts';

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
