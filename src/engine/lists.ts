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

/**
 * The number of a move: its place in the list of all that there can be. The list's order stays, and each of its moves is made
 * once, since a search asks for the numbers of millions of them. A move from outside is found by what it says; -1: none says so.
 */
export function numbered<Move extends object>(all: readonly Move[]): (move: Move) => number {
  const ids = new Map(all.map((move, id) => [move, id]));
  let bySaying: ReadonlyMap<string, number> | null = null;
  return (move) => {
    const id = ids.get(move);
    if (id !== undefined) return id;
    bySaying ??= new Map(all.map((each, at) => [saying(each), at]));
    return bySaying.get(saying(move)) ?? -1;
  };
}

/** In whatever order its parts are written. */
const saying = (move: object): string => JSON.stringify(Object.entries(move).sort());
