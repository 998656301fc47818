import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';

/** A row as it lies in its list, in pixels. */
export interface Row {
  readonly top: number;
  readonly height: number;
}

/** The place that a row pulled so far would take: it has passed whatever has its middle behind the row's leading edge. */
export function slotUnder(from: number, rows: readonly Row[], pulledPx: number): number {
  const row = rows[from];
  if (!row) return from;
  const [top, bottom] = [row.top + pulledPx, row.top + row.height + pulledPx];
  const passed = (other: Row): boolean => {
    const middle = other.top + other.height / 2;
    return pulledPx > 0 ? bottom > middle : top < middle;
  };
  return pulledPx > 0
    ? from + rows.slice(from + 1).filter(passed).length
    : from - rows.slice(0, from).filter(passed).length;
}

/** How far a row makes way for the pulled one, or has been pulled itself. */
export function shiftOf(at: number, from: number, rows: readonly Row[], pulledPx: number): number {
  if (at === from) return pulledPx;
  const to = slotUnder(from, rows, pulledPx);
  const height = rows[from]?.height ?? 0;
  if (from < at && at <= to) return -height;
  return to <= at && at < from ? height : 0;
}

/** A finger that trembles this much still taps. */
const SLOP_PX = 8;

interface Drag {
  readonly from: number;
  readonly rows: readonly Row[];
  readonly begunAtPx: number;
  /** How far the row has been pulled down; null: not far enough to be a drag. */
  readonly pulledPx: number | null;
}

/** What a button listens to that a row is pulled by. */
export interface Handle {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Rows that a finger or a mouse pulls to another place by a handle; they move when it lets go. */
export function useReorder(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const wasDragged = useRef(false);
  const items = (): HTMLElement[] => [...(list.current?.children ?? [])] as HTMLElement[];
  const stop = (): void => setDrag(null);

  return {
    isDragged: (at: number): boolean => drag?.from === at && drag.pulledPx !== null,
    /** How far a row lies from its own place just now. */
    shift: (at: number): number =>
      drag && drag.pulledPx !== null ? shiftOf(at, drag.from, drag.rows, drag.pulledPx) : 0,
    handle: (from: number, tap: () => void): Handle => ({
      onPointerDown(event: PointerEvent): void {
        if (event.button !== 0 || !event.isPrimary) return;
        wasDragged.current = false;
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        const rows = items().map((item) => ({ top: item.offsetTop, height: item.offsetHeight }));
        setDrag({ from, rows, begunAtPx: event.pageY, pulledPx: null });
      },
      onPointerMove(event: PointerEvent): void {
        if (!drag) return;
        const pulledPx = event.pageY - drag.begunAtPx;
        if (drag.pulledPx === null && Math.abs(pulledPx) < SLOP_PX) return;
        wasDragged.current = true;
        setDrag({ ...drag, pulledPx });
        items()[from]?.scrollIntoView({ block: 'nearest' });
      },
      onPointerUp(): void {
        if (drag && drag.pulledPx !== null) {
          const to = slotUnder(from, drag.rows, drag.pulledPx);
          if (to !== from) move(from, to);
        }
        stop();
      },
      onPointerCancel: stop,
      onClick(event: MouseEvent): void {
        // The click that ends a drag is none; one from the keyboard comes without a pointer.
        if (event.detail === 0 || !wasDragged.current) tap();
      },
      onKeyDown(event: KeyboardEvent): void {
        const to = from + (STEPS[event.key] ?? 0);
        if (to === from || to < 0 || to >= items().length) return;
        event.preventDefault();
        move(from, to);
      },
    }),
  };
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
