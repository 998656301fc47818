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
const newestIn = (row: ThingId): string => `[data-row="${row}"] .mai-laid:not([data-as="coming"])`;
const lastOf = (table: HTMLElement, selector: string): Element | undefined =>
  [...table.querySelectorAll(selector)].at(-1);

function waysOf(event: Event): Way[] {
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

/** Cards come from where they lay before: hand, reserve, deck or somebody else's row. */
export const setOut = (table: HTMLElement, events: readonly Event[]): Trip[] =>
  events.flatMap(waysOf).map(({ from, to }) => ({
    from: from.flatMap((selector) => lastOf(table, selector) ?? [])[0],
    to: (drawn) => lastOf(drawn, to),
  }));
