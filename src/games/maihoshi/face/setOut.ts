import type { ThingId } from '../../../engine/ids.ts';
import type { Trip } from '../../../ui/motion.ts';
import { cardThing } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';

/** A card on its way: where it may have lain, the likeliest first, and where it lies now. */
interface Way {
  readonly from: readonly string[];
  readonly to: string;
}

const at = (thing: ThingId): string => `[data-thing="${thing}"]`;
const inHand = (thing: ThingId): string => `.mai-held ${at(thing)}`;
/** Of several the last one counts. */
const lastOf = (table: HTMLElement, selector: string): Element | undefined =>
  [...table.querySelectorAll(selector)].at(-1);

function waysOf(event: Event): Way[] {
  switch (event.is) {
    case 'discarded':
      return [
        { from: [inHand(cardThing(event.card)), at(`hand:${event.seat}`)], to: `${at('pile:discard')} .mai-pile` },
      ];
    case 'drew':
      return (event.cards ?? []).map((card) => ({ from: [at('pile:deck')], to: inHand(cardThing(card)) }));
    default:
      return [];
  }
}

/** Cards come from where they lay before: hand or deck. The rest is staged. */
export const setOut = (table: HTMLElement, events: readonly Event[]): Trip[] =>
  events.flatMap(waysOf).map(({ from, to }) => ({
    from: from.flatMap((selector) => lastOf(table, selector) ?? [])[0],
    to: (drawn) => lastOf(drawn, to),
  }));
