import { at } from '../../../engine/lists.ts';
import { type Counts, copyOf, FAIRIES, KINDS, type Kind } from './cards.ts';
import { type Event, fromFirst, type View } from './state.ts';

/** What the log begins with: what lies open before the first choice. */
export const opening = ({ manner, popular, soloist, pianist, harpist, left, round, held, first }: View): Event[] => [
  { is: 'begun', random: left !== null, manner, popular, soloist, pianist, harpist },
  { is: 'dealt', order: fromFirst(held.length, first) },
  { is: 'drawn', round, count: at(held, 0), seats: held.length },
  ...(left ? [{ is: 'left', left, drawn: drawnFirst(popular, left) } as const] : []),
];

/** All but what is left and the popular fairy. */
function drawnFirst(popular: Kind, left: Counts): Counts {
  const drawn = copyOf(FAIRIES);
  for (const kind of KINDS) drawn[kind] -= left[kind];
  drawn[popular]--;
  return drawn;
}
