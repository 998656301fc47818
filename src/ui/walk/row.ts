/** Where a key leads in a row of `count`; -1 if nowhere. */
export function stepInRow(key: string, at: number, count: number): number {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[key] ?? -1;
  return to >= 0 && to < count && to !== at ? to : -1;
}
