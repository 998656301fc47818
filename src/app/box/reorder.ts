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
