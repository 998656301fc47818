import type { Move, View } from '../rules/state.ts';

/** To keep all cards or their order tells nothing where they lie open; in the dark it is sealed, and the device goes on. */
export function risky(move: Move, { variant }: View): boolean {
  if (variant === 'dark' || 'place' in move) return true;
  return 'exchange' in move ? move.exchange.length > 0 : move.order.join() !== KEPT;
}

const KEPT = '0,1,2';
