import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableNews } from '../../protocol/shown.ts';
import { isOverlaid } from '../../ui/overlays.ts';
import type { SheetName } from './Sheets.tsx';
import { takeBack } from './TakeBack.tsx';
import type { Turn } from './useTurn.ts';

/** The table by keys, for whoever has them; what lies over it hears them first. */
export function useKeys(
  board: RefObject<HTMLElement | null>,
  news: TableNews,
  turn: Turn,
  show: (sheet: SheetName) => void,
): void {
  const act = (meaning: TableKey): boolean => {
    switch (meaning) {
      case 'confirm':
        if (!turn.selected || !turn.isMakeable) return false;
        turn.commit(turn.selected);
        return true;
      case 'putDown':
        if (!turn.selected) return false;
        turn.compose(null);
        return true;
      case 'takeBack':
        return takeBack(news, turn, () => show('takeBackQuestion'));
      case 'menu':
        show('menu');
        return true;
      default:
        return board.current !== null && focusNext(board.current, meaning === 'next' ? 1 : -1);
    }
  };
  const newest = useRef(act);
  newest.current = act;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || isOverlaid()) return;
      const isOnBoard = event.target instanceof Node && (board.current?.contains(event.target) ?? false);
      const meaning = meaningOf(event, isOnBoard);
      if (meaning && newest.current(meaning)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [board]);
}

/** What a key means at the table; where a single letter does, only with the focus on the board. */
export type TableKey = 'confirm' | 'putDown' | 'takeBack' | 'menu' | 'next' | 'previous';

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export function meaningOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Press, isOnBoard: boolean): TableKey | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (key === 'Enter') return 'confirm';
    return key === 'z' ? 'takeBack' : null;
  }
  if (key === 'Escape') return 'putDown';
  if (!isOnBoard) return null;
  if (key === 'm') return 'menu';
  if (key === 'n' || key === 'N') return shiftKey ? 'previous' : 'next';
  return null;
}

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
