import type { ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableNews } from '../../protocol/shown.ts';
import { isOverlaid, useOverlay } from '../../ui/overlays.ts';
import { useKeptFocus } from '../../ui/walk/useKeptFocus.ts';
import type { SheetName } from './Sheets.tsx';
import { takeBack } from './TakeBack.tsx';
import type { Turn } from './turn.ts';
import type { LookedAt } from './useTable.ts';

/** The table by keyboard; whatever is open over it hears the keys first. */
function useKeys(
  board: RefObject<HTMLElement | null>,
  news: TableNews,
  turn: ReadonlySignal<Turn>,
  show: (sheet: SheetName) => void,
): void {
  useEffect(() => {
    const act = (meaning: TableKey): boolean => {
      const now = turn.peek();
      switch (meaning) {
        case 'confirm':
          if (!now.selected || !now.isMakeable) return false;
          now.commit(now.selected);
          return true;
        case 'putDown':
          if (!now.selected) return false;
          now.compose(null);
          return true;
        case 'takeBack':
          return takeBack(news, now, () => show('takeBackQuestion'));
        case 'menu':
          show('menu');
          return true;
        default:
          return board.current !== null && focusNext(board.current, meaning === 'next' ? 1 : -1);
      }
    };
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || isOverlaid()) return;
      const meaning = meaningOf(event, isTyping(event.target));
      if (meaning && act(meaning)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [news, turn]);
}

/** What a key means at the table; a single letter nothing where one types. */
export type TableKey = 'confirm' | 'putDown' | 'takeBack' | 'menu' | 'next' | 'previous';

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export function meaningOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Press, isTyped: boolean): TableKey | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (key === 'Enter') return 'confirm';
    return key === 'z' ? 'takeBack' : null;
  }
  if (key === 'Escape') return 'putDown';
  if (isTyped) return null;
  if (key === 'm') return 'menu';
  if (key === 'n' || key === 'N') return shiftKey ? 'previous' : 'next';
  return null;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

/** What can be chosen on a board says whether it is chosen. */
const CHOOSABLE = '[aria-pressed], [role="radio"], [data-state="open"], [data-open="true"]';

/** The focus on the next thing on the board that can be chosen, round and round; false where there is none. */
function focusNext(board: HTMLElement, by: 1 | -1): boolean {
  const places = [...board.querySelectorAll<HTMLElement>(CHOOSABLE)].filter(
    (place) => place.ariaDisabled !== 'true' && place.checkVisibility?.() !== false,
  );
  const at = places.findIndex((place) => place.matches(':focus'));
  const next = places[at < 0 && by < 0 ? places.length - 1 : (at + by + places.length) % places.length];
  next?.focus();
  return next !== undefined;
}

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
