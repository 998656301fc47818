import type { Scenes } from '../../../../ui/stage/scene.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/state.ts';
import { isCounting } from './counting.ts';
import { roundEnds } from './roundEnd.tsx';

/** What Maihoshi Miyabi stages: how a round ends. */
export const scenes: Scenes<View, Event> = (happened) => {
  if (happened.before === null) return [];
  return isCounting(happened.events) ? [roundEnds(happened)] : [];
};
