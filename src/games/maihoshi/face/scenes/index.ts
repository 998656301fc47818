import type { Seat } from '../../../../engine/ids.ts';
import type { Scenes } from '../../../../ui/stage/scene.ts';
import { NONE } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/state.ts';
import { guestComes, posterComes } from './comes.tsx';
import { isCounting } from './counting.ts';
import { lapCalled } from './lap.tsx';
import { roundEnds } from './roundEnd.tsx';
import { strikes } from './strike.tsx';

/** What Maihoshi Miyabi stages: who comes, who is struck, the last lap, and how a round ends. */
export const scenes: Scenes<View, Event> = (happened) => {
  const { events, before } = happened;
  if (before === null) return [];
  const isEnd = isCounting(events);
  const acted = events.flatMap((event) => {
    switch (event.is) {
      case 'guest':
        return [guestComes(event, before, isEnd)];
      case 'advertised':
        return [posterComes(event, isEnd)];
      case 'sunk':
      case 'moved':
      case 'closed':
      case 'returned':
        // The table of the end has no houses.
        return isEnd ? [] : [strikes(event, before, happened)];
      case 'lap':
        return isEnd || isCalledOff(event.by, happened.after) ? [] : [lapCalled(happened)];
      default:
        return [];
    }
  });
  return isEnd ? [...acted, roundEnds(happened)] : acted;
};

/** Nothing is left to play with: the round ends before any lap. */
const isCalledOff = (seat: Seat, { held, reserves }: View): boolean => held[seat] === 0 && reserves[seat] === NONE;
