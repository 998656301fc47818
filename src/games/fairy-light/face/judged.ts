import { EMPTY, type Kind, MOON, SUN, sideOf, sight } from '../rules/cards.ts';
import type { Cell } from '../rules/grid.ts';
import { type Balance, balance, cottons, heartOf } from '../rules/sheet.ts';

/** One Cotton at the end: what it looks at, and to whom its heart goes. */
export interface Judged {
  readonly cell: Cell;
  readonly seen: ReadonlySet<Cell>;
  readonly balance: Balance;
  readonly heart: ReturnType<typeof heartOf>;
}

export const judgedIn = (grid: readonly Kind[]): Judged[] =>
  cottons(grid).map((cell) => {
    const counted = balance(grid, cell);
    const seen = new Set(sight(grid[cell] as Kind, cell).filter((each) => grid[each] !== EMPTY));
    return { cell, seen, balance: counted, heart: heartOf(counted) };
  });

/** Where cards lay face down in the dark: all but the start card, row by row. */
export const downIn = (grid: readonly Kind[]): Cell[] =>
  grid.flatMap((kind, cell) => (kind !== EMPTY && sideOf(kind) !== null ? [cell] : []));

/** Hearts of Sun and of Moon among those that were judged. */
export const heartsOf = (judged: readonly Judged[]): readonly [suns: number, moons: number] => [
  judged.filter(({ heart }) => heart === SUN).length,
  judged.filter(({ heart }) => heart === MOON).length,
];
