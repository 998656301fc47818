export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly side: 'below' | 'above' | 'right' | 'left' | 'over';
  /** Along the side that faces what is pointed at: where the tip goes. */
  readonly tip: number;
}

/** Between a bubble and what it points at, and to the edge of the window. */
const GAP = 14;
const EDGE = 8;
/** A tip cannot sit on a round corner. */
const CORNER = 18;

/** Where a bubble points at something without covering it, and lies on what must stay free as little as can be. */
export function beside(target: Box | null, bubble: Size, window: Size, free: readonly Box[]): Spot {
  if (!target) return over(bubble, window, free);
  const [middle, centre] = [target.left + target.width / 2, target.top + target.height / 2];
  const across = middle - bubble.width / 2;
  const along = centre - bubble.height / 2;
  const wished: readonly Spot[] = [
    { side: 'below', left: across, top: target.top + target.height + GAP, tip: 0 },
    { side: 'above', left: across, top: target.top - GAP - bubble.height, tip: 0 },
    { side: 'right', left: target.left + target.width + GAP, top: along, tip: 0 },
    { side: 'left', left: target.left - GAP - bubble.width, top: along, tip: 0 },
  ];
  const [best] = wished
    .map((wish) => kept(wish, bubble, window))
    .map((spot) => ({ spot, covers: 4 * common(spot, bubble, target) + covered(spot, bubble, free) }))
    .sort((one, other) => one.covers - other.covers);
  const { spot } = best as { readonly spot: Spot };
  const upright = spot.side === 'below' || spot.side === 'above';
  const [tip, length] = upright ? [middle - spot.left, bubble.width] : [centre - spot.top, bubble.height];
  return { ...spot, tip: clamp(tip, CORNER, length - CORNER) };
}

/** In the middle, or higher where it would lie on what must stay free. */
function over(bubble: Size, window: Size, free: readonly Box[]): Spot {
  const left = (window.width - bubble.width) / 2;
  const tops = [(window.height - bubble.height) / 2, ...free.map(({ top }) => top - GAP - bubble.height)];
  const spots = tops.map((top) => kept({ side: 'over', left, top, tip: 0 }, bubble, window));
  const [best] = spots.sort((one, other) => covered(one, bubble, free) - covered(other, bubble, free));
  return best as Spot;
}

const covered = (spot: Spot, bubble: Size, free: readonly Box[]): number =>
  free.reduce((sum, box) => sum + common(spot, bubble, box), 0);

function kept(spot: Spot, bubble: Size, window: Size): Spot {
  const left = clamp(spot.left, EDGE, window.width - EDGE - bubble.width);
  return { ...spot, left, top: clamp(spot.top, EDGE, window.height - EDGE - bubble.height) };
}

/** The area that a bubble has in common with something. */
function common({ left, top }: Spot, { width, height }: Size, other: Box): number {
  const wide = Math.min(left + width, other.left + other.width) - Math.max(left, other.left);
  const tall = Math.min(top + height, other.top + other.height) - Math.max(top, other.top);
  return Math.max(0, wide) * Math.max(0, tall);
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
