import { at } from '../../../engine/lists.ts';
import { type Event, fromFirst, type View } from './state.ts';

/** What the log begins with: what lies open before the first choice. */
export const opening = ({ popular, soloist, pianist, harpist, left, round, held, first }: View): Event[] => [
  { is: 'begun', popular, soloist, pianist, harpist },
  { is: 'dealt', order: fromFirst(held.length, first) },
  { is: 'drawn', round, count: at(held, 0), seats: held.length },
  ...(left ? [{ is: 'left', left } as const] : []),
];
