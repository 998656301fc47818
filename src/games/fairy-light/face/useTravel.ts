import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Corner, cameFrom, cornerOf, motionMs } from '../../../ui/motion.ts';
import { type Kind, type Light, sideOf } from '../rules/cards.ts';
import { type Cell, cellThing } from '../rules/grid.ts';
import type { View } from '../rules/state.ts';

interface Placed {
  readonly card: Kind;
  readonly cell: Cell;
}

/** Names where a card lay before it was placed: the left-most of its kind in that hand. */
export const homeOf = (light: Light, kind: Kind): string => `${light} ${kind}`;

/** A card that was placed comes from where it lay in the hand. */
export function useTravel(root: RefObject<HTMLElement | null>, view: View, placed: Placed | null): void {
  const drawn = useRef(view);
  const from = useRef<Corner | null>(null);
  if (drawn.current !== view) {
    drawn.current = view;
    // What is drawn now has not come to the page yet: there the card still lies in the hand.
    from.current = placed && root.current && homeIn(root.current, placed);
  }
  useLayoutEffect(() => {
    const card = placed && root.current?.querySelector(`[data-thing="${cellThing(placed.cell)}"] .fl-card`);
    if (from.current && card) travel(card, from.current);
  }, [view]);
}

function homeIn(table: HTMLElement, { card }: Placed): Corner | null {
  if (motionMs(table, '--card-time') === 0) return null;
  const home = table.querySelector(`[data-home="${homeOf(sideOf(card) ?? -1, card)}"]`);
  return home && cornerOf(home);
}

function travel(card: Element, from: Corner): void {
  card.animate(
    [
      { transformOrigin: '0 0', transform: cameFrom(card, from) },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    {
      duration: motionMs(card, '--card-time'),
      easing: 'ease-out',
    },
  );
}
