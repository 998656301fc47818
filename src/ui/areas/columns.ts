/** How many areas stand beside each other in a room, and how many of them are to its left. */
export interface ShownColumns {
  readonly columns: number;
  readonly first: number;
}

/** As many as are wide enough to be read, one at least. */
export function columnsIn(roomPx: number, leastPx: number, count: number): number {
  return Math.max(1, Math.min(Math.floor(roomPx / leastPx), count));
}

/** Where a row that is scrolled this far stands, by the distance from one area to the next. */
export function firstAt(scrolledPx: number, stridePx: number, columns: number, count: number): number {
  if (stridePx <= 0) return 0;
  return Math.max(0, Math.min(Math.round(scrolledPx / stridePx), count - columns));
}

export const isShown = (at: number, { first, columns }: ShownColumns): boolean => at >= first && at < first + columns;

/** How far the row has to go so that this one is in sight: not at all where it is. */
export function firstFor(at: number, shown: ShownColumns): number {
  if (isShown(at, shown)) return shown.first;
  return at < shown.first ? at : at - shown.columns + 1;
}
