import { EMPTY, isCotton, type Kind, sight } from '../rules/cards.ts';
import type { Cell } from '../rules/grid.ts';

/** What a card has to do with others. */
export interface Sights {
  /** The places that it sees, if it is a Cotton. */
  readonly seen: ReadonlySet<Cell>;
  /** The Cottons in sight that see it. */
  readonly watchers: ReadonlySet<Cell>;
}

const NONE: Sights = { seen: new Set(), watchers: new Set() };

export function sightsOf(grid: readonly Kind[], cell: Cell | null): Sights {
  const kind = cell === null ? EMPTY : (grid[cell] as Kind);
  if (cell === null || kind === EMPTY) return NONE;
  const watchers = grid.flatMap((other, from) => (isCotton(other) && sight(other, from).includes(cell) ? [from] : []));
  return { seen: new Set(isCotton(kind) ? sight(kind, cell) : []), watchers: new Set(watchers) };
}
