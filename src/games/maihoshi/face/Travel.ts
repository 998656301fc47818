import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ThingId } from '../../../engine/ids.ts';
import { type Corner, cameFrom, cornerOf, motionMs } from '../../../ui/motion.ts';
import { cardThing } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/state.ts';

/** A card on its way: where it may have lain, the likeliest first, and where it lies now. */
interface Trip {
  readonly from: readonly string[];
  readonly to: string;
}

const at = (thing: ThingId): string => `[data-thing="${thing}"]`;
const inHand = (thing: ThingId): string => `.mai-held ${at(thing)}`;
/** Of several the last one counts. */
const newestIn = (row: ThingId): string => `[data-row="${row}"] .mai-laid:not([data-as="coming"])`;
const lastOf = (table: HTMLElement, selector: string): Element | undefined =>
  [...table.querySelectorAll(selector)].at(-1);

function tripOf(event: Event): Trip[] {
  switch (event.is) {
    case 'guest': {
      const hand = [inHand(cardThing(event.card)), at(`hand:${event.seat}`)];
      const from = event.from === 'reserve' ? [at(`reserve:${event.seat}`)] : hand;
      return [{ from, to: newestIn(`guests:${event.seat}`) }];
    }
    case 'advertised':
      return [
        {
          from: [inHand(cardThing(event.card)), at(`hand:${event.seat}`)],
          to: newestIn(`publicity:${event.seat}`),
        },
      ];
    case 'discarded':
      return [
        { from: [inHand(cardThing(event.card)), at(`hand:${event.seat}`)], to: `${at('pile:discard')} .mai-pile` },
      ];
    case 'moved':
      return [{ from: [newestIn(`guests:${event.from}`)], to: newestIn(`guests:${event.seat}`) }];
    case 'returned':
      return [{ from: [newestIn(`publicity:${event.seat}`)], to: at(`hand:${event.seat}`) }];
    case 'drew':
      return (event.cards ?? []).map((card) => ({ from: [at('pile:deck')], to: inHand(cardThing(card)) }));
    default:
      return [];
  }
}

interface TravelProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly view: View;
  readonly events: readonly Event[];
}

/**
 * Cards come from where they lay before: hand, reserve, deck or somebody else's row. It draws nothing, and stands before
 * all that it moves: when its turn to be drawn comes, nothing else on the table has changed yet.
 */
export function Travel({ root, view, events }: TravelProps) {
  const drawn = useRef(view);
  const trips = useRef<readonly { readonly from: Corner; readonly to: string }[]>([]);
  if (drawn.current !== view) {
    drawn.current = view;
    // What is drawn now has not come to the page yet: there every card still lies where it lay.
    trips.current = root.current ? begun(root.current, events) : [];
  }
  useLayoutEffect(() => {
    for (const { from, to } of trips.current) {
      const card = root.current && lastOf(root.current, to);
      if (card) travel(card, from);
    }
    trips.current = [];
  }, [view]);
  return null;
}

function begun(table: HTMLElement, events: readonly Event[]) {
  if (motionMs(table, '--card-time') === 0) return [];
  return events.flatMap(tripOf).flatMap(({ from, to }) => {
    const [home] = from.flatMap((selector) => lastOf(table, selector) ?? []);
    return home ? [{ from: cornerOf(home), to }] : [];
  });
}

function travel(card: Element, from: Corner): void {
  card.animate(
    [
      { transformOrigin: '0 0', transform: cameFrom(card, from) },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    { duration: motionMs(card, '--card-time'), easing: 'ease-out' },
  );
}
