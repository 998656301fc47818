import type { Counts, Kind } from '../../rules/cards.ts';

export interface Musician {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
}

export const STAGE = { wide: 320, tall: 166 };

/** From the left wing to the right. */
const ORDER: readonly Kind[] = [2, 4, 1, 0, 3];
const ROWS = 2;
const MIDDLE = STAGE.wide / 2;
/** The half ellipses on which the rows stand. */
export const FRONT = { x: 96, y: 30, floor: 162 };
export const BACK = { x: 134, y: 50, floor: 130 };
/** How much of a half circle the rows take, from either end. */
const EDGE = 0.06;

/** Two rows in an arc, each section together; the back row is drawn first, so that nobody in front is hidden. */
export function arcOf(orchestra: Counts): Musician[] {
  const all = ORDER.flatMap((kind) => Array.from({ length: orchestra[kind] }, () => kind));
  const columns = Math.ceil(all.length / ROWS);
  return all
    .map((kind, at) => {
      const { x, y, floor } = at % ROWS === 0 ? BACK : FRONT;
      const turn = columns === 1 ? 0.5 : EDGE + (Math.floor(at / ROWS) / (columns - 1)) * (1 - 2 * EDGE);
      const angle = Math.PI * (1 - turn);
      return { kind, x: MIDDLE + x * Math.cos(angle), y: floor - y * Math.sin(angle) };
    })
    .sort((one, other) => one.y - other.y);
}
