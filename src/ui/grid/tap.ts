/** How a cell was tapped. */
export interface Tap {
  /** False: the cell was so small under the finger that a neighbour may have been meant. Show the choice and let the next tap make it. */
  readonly sure: boolean;
  /** By finger or mouse; else by a key or a screen reader. */
  readonly byPointer: boolean;
}

/** What a finger is asked to hit on a board. */
const FINGER_PX = 34;

export function tapOf(event: MouseEvent): Tap {
  const byPointer = event.detail > 0;
  const { width, height } = (event.currentTarget as Element).getBoundingClientRect();
  return { sure: !byPointer || Math.min(width, height) >= FINGER_PX - 1, byPointer };
}
