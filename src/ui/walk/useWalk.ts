import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { ThingId } from '../../engine/game.ts';
import { bringIntoSight } from '../rect.ts';
import { type Lattice, type Spot, stepOn } from './lattice.ts';

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
