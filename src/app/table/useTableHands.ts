import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { useOverlay } from '../../ui/overlays.ts';
import { useKeptFocus } from '../../ui/walk/useKeptFocus.ts';
import { useKeys } from './useKeys.ts';
import type { LookedAt } from './useTable.ts';

interface Hands {
  readonly main: RefObject<HTMLElement | null>;
  readonly reach: RefObject<HTMLElement | null>;
  /** From an earlier moment back to the table as it is. */
  toNow(): void;
}

/** Focus, keys and the way Back at a table. */
export function useTableHands({
  table,
  sheets,
  looking,
  past,
}: Pick<LookedAt, 'table' | 'sheets' | 'looking' | 'past'>): Hands {
  const main = useRef<HTMLElement>(null);
  const reach = useRef<HTMLElement>(null);
  // A button that has done its work goes, and the focus with it.
  useKeptFocus(reach, () => main.current);
  useKeptFocus(main, () => main.current);
  const toNow = (): void => {
    looking.toNow();
    main.current?.focus({ preventScroll: true });
  };
  useOverlay(past !== null, toNow);
  useKeys(main, table.moment.value.drawn, table.turn, sheets.show);
  return { main, reach, toNow };
}
