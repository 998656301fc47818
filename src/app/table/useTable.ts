import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { Seat } from '../../engine/ids.ts';
import { ribbon } from '../../link/published.ts';
import { holdBack } from '../../link/receive.ts';
import { lookBack } from '../../link/requests.ts';
import type { Past, TableNews } from '../../protocol/shown.ts';
import type { AnyFace, AnySpread } from '../../ui/face.ts';
import { afterFrame } from '../../ui/modality.ts';
import { type Peeking, usePeek } from '../../ui/peek/peek.ts';
import { movesTold, type Page, pageOf } from './page.ts';
import { linesShown } from './said.ts';
import { useCues } from './useCues.ts';
import { type Table, useMoment } from './useMoment.ts';
import { type OpenSheets, useOpenSheets } from './useOpenSheets.ts';
import { type OwnEyes, useOwnEyes } from './useOwnEyes.ts';

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
