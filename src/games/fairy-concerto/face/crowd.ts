/** Where one musician of a section stands: 0, 0 is the middle of its front row; further back is further up. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const ABREAST = 2;
const APART = 21;
const ROW_UP = 12;
/** One musician, wings and hat included, and the plume of the drummer. */
const WIDE = 58;
const TALL = 63;

export const rowsOf = (count: number): number => Math.ceil(count / ABREAST);

/** So many musicians, those at the back first, so that nobody is hidden who stands in front. */
export function crowd(count: number): Spot[] {
  return Array.from({ length: count }, (_, at): Spot => {
    const row = Math.floor(at / ABREAST);
    const inRow = Math.min(ABREAST, count - row * ABREAST);
    return { x: ((at % ABREAST) - (inRow - 1) / 2) * APART, y: row === 0 ? 0 : -row * ROW_UP };
  }).reverse();
}

/** The room that sections need whose largest stands in so many rows. */
export function viewBoxOf(rows: number): string {
  const tall = TALL + Math.max(0, rows - 1) * ROW_UP;
  return `${-WIDE / 2} ${3 - tall} ${WIDE} ${tall}`;
}
