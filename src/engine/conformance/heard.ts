import type { AnyEvent } from '../game.ts';
import type { Eyes } from '../ids.ts';
import type { Telling } from '../match.ts';
import { mayHear } from '../reel.ts';

/** What these eyes may see of what was told. */
export const heardBy = (told: readonly Telling[], eyes: Eyes): Telling[] => told.filter(({ to }) => mayHear(to, eyes));

/** News to a seat is news to the onlooker too, if it was heard on the open table. */
export const isNewsTo = ({ news }: Telling, eyes: Eyes): boolean =>
  news !== 'none' && (news === 'all' || (eyes === 'onlooker' ? news.length > 0 : news.includes(eyes)));

/** What a move does to these eyes: what they see, and whether they learnt something. */
export const knownBy = (told: readonly Telling[], eyes: Eyes): { event: AnyEvent; isNews: boolean }[] =>
  heardBy(told, eyes).map((each) => ({ event: each.event, isNews: isNewsTo(each, eyes) }));
