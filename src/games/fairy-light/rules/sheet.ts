import type { ScoreSheet } from '../../../engine/game.ts';
import { EMPTY, isBack, isCotton, type Kind, type Light, MOON, MOONS, SUN, SUNS, sight } from './cards.ts';
import { type Cell, cellThing } from './grid.ts';
import type { Counted } from './ids.ts';
import { bySeat, seatOf, type View } from './state.ts';

/** Hearts as the forest stands to these eyes: a card that they see the back of counts for nothing until it is turned. */
export function sheet(view: View): ScoreSheet<Counted> {
  const { grid } = view;
  const reasons = cottons(grid).map((cell): Counted => {
    const { suns, moons } = balance(grid, cell);
    const heart = heartOf({ suns, moons });
    const seen = { card: grid[cell] as Kind, suns, moons, hidden: unturned(grid, cell) };
    const counted = { is: 'counted', rule: 'score.majority', things: [cellThing(cell)], ...seen } as const;
    return heart === null ? { ...counted, points: 0 } : { ...counted, side: seatOf(view, heart), points: 1 };
  });
  const by = bySeat(view, hearts(grid));
  const rows = [{ rule: 'score.most', row: 'hearts', by, reasons }];
  return { rows, totals: by, ...(grid.some(isBack) && { isPartial: true }) };
}

export interface Balance {
  readonly suns: number;
  readonly moons: number;
}

type Grid = readonly Kind[];

/** Suns and moons on a Cotton and on all cards that it sees. Nothing blocks a ray. */
// rule: score.alone
export function balance(grid: Grid, cell: Cell): Balance {
  const kind = grid[cell] as Kind;
  let suns = SUNS[kind] as number;
  let moons = MOONS[kind] as number;
  for (const seen of sight(kind, cell)) {
    const other = grid[seen] as Kind;
    if (other === EMPTY) continue;
    suns += SUNS[other] as number;
    moons += MOONS[other] as number;
  }
  return { suns, moons };
}

/** Who has this Cotton's heart. */
export const heartOf = ({ suns, moons }: Balance): Light | null => (suns === moons ? null : suns > moons ? SUN : MOON);

/** The cells with a Cotton in sight of all, row by row. */
export function cottons(grid: Grid): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < grid.length; cell++) if (isCotton(grid[cell] as Kind)) cells.push(cell);
  return cells;
}

/** How many face-down cards a Cotton sees: its balance leaves them out. */
export const unturned = (grid: Grid, cell: Cell): number =>
  sight(grid[cell] as Kind, cell).filter((seen) => isBack(grid[seen] as Kind)).length;

/** Hearts of Sun and of Moon. */
export function hearts(grid: Grid): [number, number] {
  let suns = 0;
  let moons = 0;
  for (let cell = 0; cell < grid.length; cell++) {
    if (!isCotton(grid[cell] as Kind)) continue;
    const heart = heartOf(balance(grid, cell));
    if (heart === SUN) suns++;
    else if (heart === MOON) moons++;
  }
  return [suns, moons];
}

// rule: house.draw
export const winner = ([suns, moons]: readonly [number, number]): Light | null => heartOf({ suns, moons });
