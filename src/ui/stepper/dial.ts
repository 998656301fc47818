export interface Range {
  readonly least: number;
  readonly most: number;
}

export type End = 'least' | 'most';

/** A number after a step: never outside its range, and the end that a step would have gone beyond. */
export function stepped(
  value: number,
  by: number,
  range: Range,
): { readonly value: number; readonly stopped: End | null } {
  const wish = value + by;
  if (wish < range.least) return { value: range.least, stopped: 'least' };
  if (wish > range.most) return { value: range.most, stopped: 'most' };
  return { value: wish, stopped: null };
}

const BIG_STEP = 5;

/** How far a key turns the number: the ends and big steps by keys that a number field of its own does not know. */
export function turnOf(key: string, value: number, { least, most }: Range): number {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return 1;
    case 'ArrowDown':
    case 'ArrowLeft':
      return -1;
    case 'PageUp':
      return Math.min(BIG_STEP, Math.max(1, most - value));
    case 'PageDown':
      return -Math.min(BIG_STEP, Math.max(1, value - least));
    case 'Home':
      return least - value;
    case 'End':
      return most - value;
    default:
      return 0;
  }
}

/** What was written, as far as it is a whole number in range. */
export function written(text: string, { least, most }: Range): number | null {
  const value = /^-?\d+$/.test(text.trim()) ? Number(text) : null;
  return value !== null && value >= least && value <= most ? value : null;
}
