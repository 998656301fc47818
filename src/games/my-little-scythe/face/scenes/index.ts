import type { Scenes } from '../../../../ui/stage/scene.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/state.ts';
import { pieFight } from './pieFight.tsx';
import { trophy } from './trophy.tsx';

/** What My Little Scythe stages: pie fights, and trophies. */
export const scenes: Scenes<View, Event> = (happened) => {
  const { events, before } = happened;
  if (before === null) return [];
  return events.flatMap((event) => {
    switch (event.is) {
      case 'fought':
        return [pieFight(event, before, happened)];
      case 'claimed':
        return [trophy(event, before, happened)];
      default:
        return [];
    }
  });
};
