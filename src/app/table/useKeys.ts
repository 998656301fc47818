import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { needsAgreement } from '../../engine/undo.ts';
import { undo } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { isOverlaid } from '../../ui/overlays.ts';
import { focusNext, meaningOf, type TableKey } from './keys.ts';
import type { SheetName } from './Sheets.tsx';
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
        if (news.undo.drops.length === 0) return false;
        if (needsAgreement(news.undo)) show('takeBackQuestion');
        else undo(false);
        return true;
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
