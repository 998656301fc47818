/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Rect extends Size {
  readonly left: number;
  readonly top: number;
}

const NEAR_PX = 2;
export const isSamePlace = (one: Rect, other: Rect): boolean =>
  (['left', 'top', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) <= NEAR_PX);
