import type { ThingId } from '../../../engine/game.ts';

/** The finished forest has five cards a side. */
export const SIDE = 5;
/** No card can lie further from the start card than four places, so nine by nine holds every forest. */
export const SPAN = 9;
const MIDDLE = 4;

/** A place, row by row from the north-west corner of the nine by nine around the start card. */
export type Cell = number;
export const CELLS = SPAN * SPAN;
export const START: Cell = MIDDLE * SPAN + MIDDLE;

/** Steps east and south of the start card. */
export const eastOf = (cell: Cell): number => (cell % SPAN) - MIDDLE;
export const southOf = (cell: Cell): number => Math.floor(cell / SPAN) - MIDDLE;
export const cellAt = (east: number, south: number): Cell => (south + MIDDLE) * SPAN + east + MIDDLE;

export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];
// rule: house.north
export const STEPS: Readonly<Record<Direction, readonly [east: number, south: number]>> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

/** All of them lead over corners. */
export const areDiagonals = (directions: readonly Direction[]): boolean =>
  directions.every((towards) => towards.length === 2);

const inside = (east: number, south: number): boolean => Math.abs(east) <= MIDDLE && Math.abs(south) <= MIDDLE;

/** All places on a line from a cell, nearest first, the cell itself left out. */
export function line(from: Cell, towards: Direction): Cell[] {
  const [dx, dy] = STEPS[towards];
  const cells: Cell[] = [];
  for (let east = eastOf(from) + dx, south = southOf(from) + dy; inside(east, south); east += dx, south += dy)
    cells.push(cellAt(east, south));
  return cells;
}

export const cellThing = (cell: Cell): ThingId => `cell:${eastOf(cell)},${southOf(cell)}`;

/** The cell of a thing, or null if it is none of ours. */
export function thingCell(thing: string): Cell | null {
  const [, east, south] = /^cell:(-?\d+),(-?\d+)$/.exec(thing) ?? [];
  return east !== undefined && inside(Number(east), Number(south)) ? cellAt(Number(east), Number(south)) : null;
}
