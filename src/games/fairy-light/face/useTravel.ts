import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../engine/ids.ts';
import type { Kind } from '../rules/cards.ts';
import { type Cell, cellThing } from '../rules/grid.ts';
import type { View } from '../rules/state.ts';

interface Placed {
  readonly seat: Seat;
  readonly card: Kind;
  readonly cell: Cell;
}

/** Names where a card lay before it was placed: the left-most of its kind in that hand. */
export const homeOf = (seat: Seat, kind: Kind): string => `${seat} ${kind}`;

/** A card that was placed comes from where it lay in the hand. */
export function useTravel(root: RefObject<HTMLElement | null>, view: View, placed: Placed | null): void {
  const drawn = useRef(view);
  const from = useRef<DOMRect | null>(null);
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

function homeIn(table: HTMLElement, { seat, card }: Placed): DOMRect | null {
  if (cardTimeMs(table) === 0) return null;
  return table.querySelector(`[data-home="${homeOf(seat, card)}"]`)?.getBoundingClientRect() ?? null;
}

/** How long a card is on its way; 0 where nothing shall move. */
export function cardTimeMs(element: Element): number {
  const milliseconds = Number.parseFloat(getComputedStyle(element).getPropertyValue('--card-time'));
  return milliseconds > 0 ? milliseconds : 0;
}

function travel(card: Element, from: DOMRect): void {
  const to = card.getBoundingClientRect();
  const [right, down] = [from.left - to.left, from.top - to.top];
  const start = `translate(${right}px, ${down}px) scale(${from.height / to.height})`;
  card.animate(
    [
      { transformOrigin: '0 0', transform: start },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    {
      duration: cardTimeMs(card),
      easing: 'ease-out',
    },
  );
}
