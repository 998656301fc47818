import { at } from '../../../engine/lists.ts';
import type { Event, View } from './state.ts';

/** What the log begins with: what lies open before the first choice. */
export const opening = ({ popular, soloist, pianist, harpist, left, round, held }: View): Event[] => [
  { is: 'begun', popular, soloist, pianist, harpist },
  { is: 'dealt', seats: held.length },
  { is: 'drawn', round, count: at(held, 0), seats: held.length },
  ...(left ? [{ is: 'left', left } as const] : []),
];
