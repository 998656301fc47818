import { drawnAt, type Spot } from '../../../ui/walk/lattice.ts';

/** A pointed hex on the grid of the pieces: so wide, and so far from one row to the next. */
const HEX_WIDE = 20.78;
const ROW = 18;

/** The middle of a hex, in the units of the pieces. */
export function centreOf(spot: Spot): { readonly x: number; readonly y: number } {
  const [across, down] = drawnAt('hex', spot);
  return { x: across * HEX_WIDE, y: down * ROW };
}
