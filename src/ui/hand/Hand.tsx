import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ThingId } from '../../engine/game.ts';
import { useRow } from '../walk/lattice.ts';
import './hand.css';

export interface HeldCard<Card> {
  readonly card: Card;
  /** Its own among the cards of the hand, also beside an equal one. */
  readonly key: string | number;
  readonly thing: ThingId;
  /** What a screen reader calls it. */
  readonly name: string;
  /** Dimmed: it cannot be chosen now. */
  readonly mark: 'selected' | 'dimmed' | null;
}

interface HandProps<Card> {
  readonly label: string;
  readonly cards: readonly HeldCard<Card>[];
  draw(card: Card): ComponentChildren;
  /** Null: nothing is chosen here now, and a tap explains. */
  readonly tap: ((card: Card) => void) | null;
  /** Tells why a dimmed card cannot be chosen. */
  wonder(card: Card): void;
  explain(thing: ThingId): void;
}

/** The cards in a hand, in reach of the thumb: they move closer together before they lie in rows. One tab stop, and arrows walk it. */
export function Hand<Card>({ label, cards, draw, tap, wonder, explain }: HandProps<Card>) {
  const row = useRef<HTMLDivElement>(null);
  const chosen = cards.findIndex(({ mark }) => mark === 'selected');
  const walk = useRow(row, cards.length, chosen);
  useRows(row, cards.length);
  const act = ({ card, thing, mark }: HeldCard<Card>): void => {
    if (!tap) explain(thing);
    else if (mark === 'dimmed') wonder(card);
    else tap(card);
  };
  return (
    <div ref={row} class="hand" role="toolbar" aria-label={label} {...walk.handlers}>
      {cards.map((held, at) => (
        <span key={held.key} class="hand-place">
          <button
            type="button"
            class="hand-card"
            data-thing={held.thing}
            data-mark={held.mark}
            tabIndex={at === walk.stop ? 0 : -1}
            aria-label={held.name}
            aria-pressed={tap ? held.mark === 'selected' : undefined}
            aria-disabled={(tap !== null && held.mark === 'dimmed') || undefined}
            onClick={() => act(held)}
          >
            {draw(held.card)}
          </button>
        </span>
      ))}
    </div>
  );
}

/**
 * Lays so many cards in as many rows as they need to be seen and touched: as few as the width allows, all about equally
 * long. The stylesheet draws them closer together before a second row begins.
 */
function useRows(hand: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const element = hand.current;
    const room = element?.parentElement;
    if (!element || !room) return;
    let widthPx = 0;
    const lay = (): void => {
      if (room.clientWidth === widthPx) return;
      widthPx = room.clientWidth;
      element.removeAttribute('data-rows');
      if (element.scrollWidth <= element.clientWidth) return;
      const fingerPx = Number.parseFloat(getComputedStyle(element).getPropertyValue('--touch'));
      for (let rows = 2; rows <= count; rows++) {
        element.dataset.rows = String(rows);
        element.style.setProperty('--hand-row', String(Math.ceil(count / rows)));
        if ((element.firstElementChild?.getBoundingClientRect().width ?? 0) >= fingerPx) return;
      }
    };
    // It tells of the room at once, too: in the same frame, when all is laid out anyway.
    const sized = new ResizeObserver(lay);
    sized.observe(room);
    return () => sized.disconnect();
  }, [count]);
}
