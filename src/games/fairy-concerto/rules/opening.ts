import { at } from '../../../engine/lists.ts';
import type { Event, View } from './state.ts';

/** What the log begins with: what lies open before the first choice. */
export const opening = ({ popular, left, round, held }: View): Event[] => [
  { is: 'begun', popular, left },
  { is: 'drawn', round, count: at(held, 0), seats: held.length },
];
