import type { Seat } from '../../../engine/ids.ts';
import type { View } from '../rules/state.ts';
import { NOTHING, type Picked } from './choice.ts';

/** What was picked when another screen came over the table, and how that table lay. */
let left: { readonly table: string; readonly picked: Picked } | null = null;

/** All that lies open, and for whom: nobody's secrets are kept for it. */
const lies = (seat: Seat, { round, turn, steps, deck, held, guests, publicity, discard }: View): string =>
  JSON.stringify({ seat, round, turn, steps, deck, held, guests, publicity, discard });

export function leave(seat: Seat, view: View, picked: Picked): void {
  left = picked.at === null ? null : { table: lies(seat, view), picked };
}

/** Whoever comes back to the very same table finds it again, once; of two to introduce the first. */
export function found(seat: Seat, view: View): Picked | null {
  const was = left;
  if (!was) return null;
  left = null;
  const { at, plan, meant, also } = was.picked;
  return was.table === lies(seat, view) ? { ...NOTHING, at, plan, meant: also === null ? meant : null } : null;
}
