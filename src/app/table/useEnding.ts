import { useMemo, useState } from 'preact/hooks';
import type { LogLine } from '../../engine/reel.ts';
import type { Past, TableNews } from '../../protocol/shown.ts';
import { noteCounted, wasCounted } from '../final/outcome.ts';
import { linesBeforeEnd } from './said.ts';
import type { Table } from './useMoment.ts';

interface Ended {
  readonly first: TableNews;
  readonly drawn: TableNews;
  readonly past: Past | null;
  readonly table: Table;
  readonly lines: readonly LogLine[];
}

/** The end of a match at the table: points and winner are told when the count has shown them, and no log line comes before. */
export function useEnding({ first, drawn, past, table, lines }: Ended) {
  const [isPadCounted, setCounted] = useState(() => wasCounted(first));
  const result = drawn.floor.kind === 'over' && !past ? drawn.result : null;
  const isCounted = isPadCounted || (result !== null && table.moment.peek().shown.scenes.some(({ counts }) => counts));
  const isCounting = result !== null && !isCounted;
  const logged = useMemo(() => (isCounting ? linesBeforeEnd(lines) : lines), [lines, isCounting]);
  const counted = (): void => {
    noteCounted(drawn);
    setCounted(true);
  };
  return { result, isCounted, isPadCounted, counted, logged };
}
