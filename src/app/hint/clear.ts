import type { Rect } from '../../ui/rect.ts';

const GAP_PX = 6;

/** How far up a slip goes so that it covers as little as can be of what it names; never out of its room. */
export function upFrom(slip: Rect, named: readonly Rect[], room: Rect): number {
  const covered = (up: number): number =>
    named.reduce((sum, thing) => sum + shared({ ...slip, top: slip.top - up }, thing), 0);
  return named
    .map(({ top }) => slip.top + slip.height - top + GAP_PX)
    .filter((up) => up > 0 && slip.top - up >= room.top)
    .sort((one, other) => one - other)
    .reduce((best, up) => (covered(up) < covered(best) ? up : best), 0);
}

/** In square pixels. */
function shared(one: Rect, other: Rect): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const tall = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, tall);
}
