import type { Offer } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { FIGHT, type Field } from '../rules/cards.ts';
import { seatAt } from '../rules/hexes.ts';
import type { Move } from '../rules/move.ts';
import { top, type View } from '../rules/state.ts';
import { claimable } from '../rules/trophies.ts';

/**
 * Where people share a device, a trophy that some hidden personality would allow is offered to everybody who might have that
 * card. A seat says by a switch whether it wants to be asked; the switch looks the same whatever its card is.
 */
export const hasSwitch = (view: View, seat: Seat): boolean => seat === view.turn && !seatAt(view, seat).shown;

/** The offers without those that only a personality allows; what a fight gives is asked by itself, won or narrowly lost. */
export function withoutCard(view: View, offers: readonly Offer<Move>[]): readonly Offer<Move>[] {
  const step = top(view)?.step;
  if (step === 'consolation') return offers;
  const given: readonly Field[] = step === 'victory' ? [...claimable(view), FIGHT] : claimable(view);
  return offers.filter(({ move }) => move.do !== 'claim' || given.includes(move.field));
}

/** The view before this one, and whether this one is the end of the same turn: not what was taken back to. */
export interface Onward {
  readonly view: View | null;
  readonly isOn: boolean;
}
export const NOT_ONWARD: Onward = { view: null, isOn: false };

export function onwardTo(view: View, before: Onward): Onward {
  if (view === before.view) return before;
  const [last, isEnd] = [before.view, top(view)?.step === 'end'];
  const isSameTurn = last !== null && last.turn === view.turn && last.round === view.round;
  if (!isEnd || !isSameTurn) return { view, isOn: false };
  return { view, isOn: top(last)?.step === 'end' ? before.isOn : true };
}
