import type { Scenes } from '../../../../ui/stage/Stage.ts';
import type { Event, View } from '../../rules/state.ts';
import { counted } from './count.tsx';
import { dealt, exchanged, ordered } from './deal.tsx';
import { placed } from './place.tsx';
import { turned } from './turned.tsx';

/**
 * What fairy light stages: a card on its way and the hearts that it changes, an exchange, the dark forest that turns over,
 * the count of the hearts, the deal.
 */
export const scenes: Scenes<View, Event> = (happened) => {
  const { events, before } = happened;
  if (before === null) return events.length === 0 && happened.isDeal ? [dealt(happened)] : [];
  return events.flatMap((event) => {
    switch (event.is) {
      case 'placed':
        // In the dark one scene shows the last card as well: it is placed face down, and then all cards turn over.
        return event.isLast && event.isFaceDown ? [] : [placed(event, before, happened)];
      case 'turned':
        return [turned(happened)];
      case 'exchanged':
        return [exchanged(event, before)];
      case 'ordered':
        return [ordered(event, before)];
      case 'ended':
        return [counted(event, happened)];
      default:
        return [];
    }
  });
};
