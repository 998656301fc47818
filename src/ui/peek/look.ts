/** Whether own secrets lie open: as long as a finger or key is held, or until they are covered again. */
export interface PeekState {
  readonly held: boolean;
  readonly kept: boolean;
}

export const COVERED: PeekState = { held: false, kept: false };

export type Gesture =
  /** A finger or a key is held down; or let go. */
  | 'hold'
  | 'release'
  /** The switch for those who cannot hold. */
  | 'switch'
  /** Another person may hold the device now: the app was left, hidden, or another window is in front. */
  | 'away';

export const isOpen = ({ held, kept }: PeekState): boolean => held || kept;

export function looked(look: PeekState, gesture: Gesture): PeekState {
  switch (gesture) {
    case 'hold':
      return { ...look, held: true };
    case 'release':
      // Letting go covers everything, whatever had opened it.
      return look.held ? COVERED : look;
    case 'switch':
      return { held: false, kept: !isOpen(look) };
    case 'away':
      return COVERED;
  }
}
