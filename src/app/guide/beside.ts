import type { Rect, Size } from '../../ui/rect.ts';

export interface BubbleSpot {
  readonly left: number;
  readonly top: number;
  readonly side: 'below' | 'above' | 'right' | 'left' | 'over';
  /** Along the side that faces what is pointed at: where the tip goes. */
  readonly tip: number;
}

/** Between a bubble and what it points at, and to what must stay free or the edge of the window. */
const GAP = 14;
const EDGE = 8;
/** A tip cannot sit on a round corner. */
const CORNER = 18;

/**
 * Where a bubble points at something without covering it, nor what else it speaks of, and lies on what must stay free as
 * little as can be, least of all on the button that is to be pressed. At the edge of the window it points at nothing: that is for where it would cover something beside.
 */
export function beside(
  target: Rect | null,
  bubble: Size,
  window: Size,
  free: readonly Rect[],
  about: readonly Rect[] = [],
  button: Rect | null = null,
): BubbleSpot {
  if (!target) return over(bubble, window, free);
  const [middle, centre] = [target.left + target.width / 2, target.top + target.height / 2];
  const across = middle - bubble.width / 2;
  const along = centre - bubble.height / 2;
  const wished: readonly BubbleSpot[] = [
    { side: 'below', left: across, top: target.top + target.height + GAP, tip: 0 },
    { side: 'above', left: across, top: target.top - GAP - bubble.height, tip: 0 },
    { side: 'right', left: target.left + target.width + GAP, top: along, tip: 0 },
    { side: 'left', left: target.left - GAP - bubble.width, top: along, tip: 0 },
    { side: 'over', left: across, top: window.height, tip: 0 },
    { side: 'over', left: across, top: 0, tip: 0 },
    ...free.map(({ top }) => ({ side: 'over' as const, left: across, top: top - EDGE - bubble.height, tip: 0 })),
    { side: 'over', left: 0, top: 0, tip: 0 },
    { side: 'over', left: window.width, top: 0, tip: 0 },
  ];
  const faultOf = (spot: BubbleSpot): number =>
    4 * covered(spot, bubble, button ? [target, button] : [target]) +
    2 * covered(spot, bubble, about) +
    covered(spot, bubble, free);
  const [best] = wished
    .map((wish) => kept(wish, bubble, window))
    .map((spot) => ({ spot, fault: faultOf(spot) }))
    .sort((one, other) => one.fault - other.fault);
  const { spot } = best as { readonly spot: BubbleSpot };
  const upright = spot.side === 'below' || spot.side === 'above';
  const [tip, length] = upright ? [middle - spot.left, bubble.width] : [centre - spot.top, bubble.height];
  return { ...spot, tip: clamp(tip, CORNER, length - CORNER) };
}

/** In the middle, or higher where it would lie on what must stay free. */
function over(bubble: Size, window: Size, free: readonly Rect[]): BubbleSpot {
  const left = (window.width - bubble.width) / 2;
  const tops = [(window.height - bubble.height) / 2, ...free.map(({ top }) => top - EDGE - bubble.height)];
  const spots = tops.map((top) => kept({ side: 'over', left, top, tip: 0 }, bubble, window));
  const [best] = spots.sort((one, other) => covered(one, bubble, free) - covered(other, bubble, free));
  return best as BubbleSpot;
}

/** How much of them lies under a bubble, a whole one for 1: a small place is as bad to cover as a large panel. */
const covered = (spot: BubbleSpot, bubble: Size, boxes: readonly Rect[]): number =>
  boxes.reduce((sum, box) => sum + common(spot, bubble, box) / Math.max(1, box.width * box.height), 0);

function kept(spot: BubbleSpot, bubble: Size, window: Size): BubbleSpot {
  const left = clamp(spot.left, EDGE, window.width - EDGE - bubble.width);
  return { ...spot, left, top: clamp(spot.top, EDGE, window.height - EDGE - bubble.height) };
}

/** The area that a bubble has in common with something. */
function common({ left, top }: BubbleSpot, { width, height }: Size, other: Rect): number {
  const wide = Math.min(left + width, other.left + other.width) - Math.max(left, other.left);
  const tall = Math.min(top + height, other.top + other.height) - Math.max(top, other.top);
  return Math.max(0, wide) * Math.max(0, tall);
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
