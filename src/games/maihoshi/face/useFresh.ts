import { useRef } from 'preact/hooks';
import type { Seat } from '../../../engine/ids.ts';
import type { Kind } from '../rules/cards.ts';
import type { View } from '../rules/state.ts';
import { freshIn } from './choice.ts';

interface Decision {
  readonly view: View;
  readonly hand: readonly Kind[];
  /** What was held at the decision before it in the same round. */
  readonly before: readonly Kind[] | null;
}

/** The places of cards that have come to a hand since its last decision: moves of others may have been shown in between. */
export function useFresh(view: View, seat: Seat, hand: readonly Kind[] | null, isAsked: boolean): readonly number[] {
  const decisions = useRef(new Map<Seat, Decision>());
  if (!hand || !isAsked) return NONE;
  const last = decisions.current.get(seat);
  if (last?.view !== view) {
    const before = last?.view.round === view.round ? last.hand : null;
    decisions.current.set(seat, { view, hand, before });
  }
  const before = decisions.current.get(seat)?.before;
  return before ? freshIn(hand, before) : NONE;
}

const NONE: readonly number[] = [];
