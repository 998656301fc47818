/** What surely stands there: seats, kinds and places come from the rules themselves. */
export const at = <Item>(list: readonly Item[], index: number): Item => list[index] as Item;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** From the first to the last, both in it. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, add) => from + add);

/** So many of them, each made by its place. */
export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The rest of a pile once some of its cards are seen; of equal cards, as many go as were seen. */
export function without<Item>(all: readonly Item[], seen: readonly Item[]): Item[] {
  const rest = [...all];
  for (const item of seen) {
    const place = rest.indexOf(item);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

/** How often each occurs. */
export function tally(items: readonly (number | string)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
}
