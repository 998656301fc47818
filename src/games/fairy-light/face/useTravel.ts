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
  const homes = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const table = root.current;
    const from = placed && homes.current.get(homeOf(placed.seat, placed.card));
    const card = placed && table?.querySelector(`[data-thing="${cellThing(placed.cell)}"] .fl-card`);
    if (from && card) travel(card, from);
  }, [view]);
  useLayoutEffect(() => {
    homes.current = new Map();
    for (const held of root.current?.querySelectorAll<HTMLElement>('[data-home]') ?? []) {
      const home = held.dataset.home ?? '';
      if (!homes.current.has(home)) homes.current.set(home, held.getBoundingClientRect());
    }
  });
}

/** How long a card is on its way; 0 where nothing shall move. */
export function cardTimeMs(element: Element): number {
  const milliseconds = Number.parseFloat(getComputedStyle(element).getPropertyValue('--card-time'));
  return milliseconds > 0 ? milliseconds : 0;
}

function travel(card: Element, from: DOMRect): void {
  const milliseconds = cardTimeMs(card);
  if (milliseconds === 0) return;
  const to = card.getBoundingClientRect();
  const [right, down] = [from.left - to.left, from.top - to.top];
  const start = `translate(${right}px, ${down}px) scale(${from.height / to.height})`;
  card.animate(
    [
      { transformOrigin: '0 0', transform: start },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    {
      duration: milliseconds,
      easing: 'ease-out',
    },
  );
}
