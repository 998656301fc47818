import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { AnyEvent, Seat } from '../../engine/game.ts';
import type { LogLine } from '../../engine/reel.ts';
import { ribbon } from '../../link/published.ts';
import { holdBack } from '../../link/receive.ts';
import { lookBack } from '../../link/requests.ts';
import type { PassingFrame, Past, TableNews } from '../../protocol/shown.ts';
import type { AnyFace, AnySpread } from '../../ui/face.ts';
import { afterFrame } from '../../ui/modality.ts';
import { isOverlaid, useOverlay } from '../../ui/overlays.ts';
import { type Peeking, usePeek } from '../../ui/peek/peek.ts';
import type { Talk } from '../../ui/talk.ts';
import { useKeptFocus } from '../../ui/walk/lattice.ts';
import { isActing, type Moment, released } from './moment.ts';
import { type OwnEyes, useOwnEyes } from './OwnEyes.tsx';
import type { SheetName } from './Sheets.tsx';
import { linesShown } from './said.ts';
import { crestsOf } from './sides.tsx';
import { takeBack } from './TakeBack.tsx';
import type { Turn } from './turn.ts';
import { useCues } from './useCues.ts';
import { type Table, useMoment } from './useMoment.ts';
import { type OpenSheets, useOpenSheets } from './useOpenSheets.ts';

/** All that the page outside the stage draws and says of the table: no part of it looks further. */
export interface Page {
  readonly drawn: TableNews;
  readonly board: PassingFrame;
  readonly says: readonly AnyEvent[];
  /** The log as far as it has been shown. */
  readonly lines: readonly LogLine[];
  readonly isDealing: boolean;
}

/** How many moves the log may tell of; null: all of them. What the stage has not shown yet is not told. */
export function movesTold(moment: Moment): number | null {
  const { moveCount } = moment.shown.frame;
  if (isActing(moment)) return moveCount - 1;
  return moment.kind === 'showing' ? moveCount : null;
}

/** `lines`: those of the moves that may be told. */
export function pageOf(moment: Moment, lines: readonly LogLine[]): Page {
  const { drawn, kind } = moment;
  const { frame } = moment.shown;
  const { board, says } = kind === 'showing' ? released(moment) : { board: frame, says: frame.events };
  return { drawn, board, says, lines, isDealing: isActing(moment) && frame.moveCount === 0 };
}

/** A finger that rests for longer holds something down in order to see, which the host is asked for. */
const TOUCH_MS = 150;

/**
 * From the touch on, what was tapped is drawn before anything that the host may say meanwhile: a whole new table would
 * come between the finger and its answer.
 */
function useAnswerFirst(): void {
  useEffect(() => {
    let letGo: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = (): void => {
      clearTimeout(timer);
      letGo?.();
      letGo = null;
    };
    const touch = (): void => {
      clearTimeout(timer);
      letGo ??= holdBack();
      timer = setTimeout(release, TOUCH_MS);
    };
    const tap = (): void => {
      clearTimeout(timer);
      letGo ??= holdBack();
      afterFrame(release);
    };
    document.addEventListener('pointerdown', touch, true);
    document.addEventListener('click', tap, true);
    return () => {
      document.removeEventListener('pointerdown', touch, true);
      document.removeEventListener('click', tap, true);
      release();
    };
  }, []);
}

export interface LookingBack {
  /** The moment that is looked at; null: now. */
  readonly past: ReadonlySignal<Past | null>;
  /** To the table as it stood after so many moves. */
  to(moves: number): void;
  toNow(): void;
}

/** Looks at earlier moments of the open match, one at a time. */
function useLookBack(): LookingBack {
  const past = useSignal<Past | null>(null);
  return useMemo(() => {
    let newest = 0;
    return {
      past,
      to(moves: number): void {
        const asked = ++newest;
        void lookBack(moves).then((found) => {
          if (asked === newest) past.value = found;
        });
      },
      toNow(): void {
        newest++;
        past.value = null;
      },
    };
  }, [past]);
}

/** The table and how it is looked at. */
export interface LookedAt {
  readonly table: Table;
  readonly sheets: OpenSheets;
  readonly looking: LookingBack;
  /** The earlier moment that is looked at; null: the table as it is. */
  readonly past: Past | null;
  readonly page: Page;
  readonly peeking: Peeking<Seat>;
  readonly ownEyes: OwnEyes | null;
}

export function useTable(first: TableNews, face: AnyFace, spread: AnySpread): LookedAt {
  const sheets = useOpenSheets();
  const looking = useLookBack();
  const table = useMoment(first, face, spread, { reads: sheets.reads, past: looking.past });
  const moment = table.moment.value;
  const { drawn, shown, news } = moment;
  const { isSent } = table.turn.value;
  const past = looking.past.value;
  useCues(moment, face);
  // Who steps on arrives at now, and so does a table that was taken back behind that moment.
  const isArrived = past !== null && past.frame.moveCount >= shown.frame.moveCount;
  useLayoutEffect(() => {
    if (isArrived) looking.toNow();
  }, [isArrived]);
  const told = movesTold(moment);
  const lines = useMemo(() => linesShown(ribbon.value, told), [ribbon.value, told]);
  const page = useMemo(() => pageOf(moment, lines), [moment, lines]);
  useAnswerFirst();
  const peeking = usePeek<Seat>();
  const { away } = peeking;
  // Those who looked see what has come with everybody else, and hold again.
  useLayoutEffect(() => away, [news]);
  const isAsking = moment.kind === 'asking' && !isSent;
  const ownEyes = useOwnEyes(drawn, isAsking ? peeking.whose : null);
  return { table, sheets, looking, past: isArrived ? null : past, page, peeking, ownEyes };
}

/** Who sits at the table and what a word of a phrase opens. */
export const useTableTalk = (
  { drawn: { setup, sitters }, isDealing }: Page,
  face: AnyFace,
  { explain, openRule }: OpenSheets,
): Talk =>
  useMemo(() => {
    const { Icon } = face;
    return {
      sitters,
      ...(Icon && { Icon }),
      ...crestsOf(face, setup, sitters),
      isDealing,
      openThing: explain,
      openRule,
    };
  }, [sitters, face, isDealing]);

/** The table by keyboard; whatever is open over it hears the keys first. */
function useKeys(
  board: RefObject<HTMLElement | null>,
  news: TableNews,
  turn: ReadonlySignal<Turn>,
  show: (sheet: SheetName) => void,
): void {
  // With the drawing and not after it: a key pressed right then must not meet the move before.
  useLayoutEffect(() => {
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
