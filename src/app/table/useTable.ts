import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { Seat } from '../../engine/ids.ts';
import { ribbon } from '../../link/published.ts';
import type { Past, TableNews } from '../../protocol/shown.ts';
import type { AnyFace, AnySpread } from '../../ui/face.ts';
import { type Peeking, usePeek } from '../../ui/peek/usePeek.ts';
import { movesTold, type Page, pageOf } from './page.ts';
import { linesShown } from './said.ts';
import { useAnswerFirst } from './useAnswerFirst.ts';
import { useCues } from './useCues.ts';
import { type LookingBack, useLookBack } from './useLookBack.ts';
import { type Table, useMoment } from './useMoment.ts';
import { type OpenSheets, useOpenSheets } from './useOpenSheets.ts';
import { type OwnEyes, useOwnEyes } from './useOwnEyes.ts';

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
