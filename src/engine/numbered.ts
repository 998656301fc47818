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
