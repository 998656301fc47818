import type { Seat } from '../../../../engine/game.ts';
import type { Happened, Scene, Scenes } from '../../../../ui/stage/Stage.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/state.ts';
import { guestComes, posterComes } from './comes.tsx';
import { reservesLaid, roundBegins } from './deal.tsx';
import { discards, draws, looksAt, setsAside } from './draws.tsx';
import { beforeLap, goesOutLaughing, lapCalled } from './lap.tsx';
import { isCounting, roundEnds } from './roundEnd.tsx';
import { strikes } from './strike.tsx';

type Drew = Extract<Event, { is: 'drew' }>;

/** What Maihoshi Miyabi stages: each card on its way, who is struck, the last lap, and how a round begins and ends. */
export const scenes: Scenes<View, Event> = (happened) => {
  const { events, before, after, isDeal } = happened;
  if (before === null) return isDeal && after.held.some((count) => count > 0) ? [roundBegins(happened)] : [];
  const isEnd = isCounting(events);
  const acted = events.flatMap((event, place) => staged(event, place, before, happened));
  const lap = acted.findIndex(({ kind }) => kind === 'lap');
  if (!isEnd) return acted.map((scene, place) => (place < lap ? beforeLap(scene) : scene));
  const laughing = outByNothing(events);
  return [...acted, ...(laughing === null ? [] : [goesOutLaughing(laughing, happened)]), roundEnds(happened)];
};

function staged(event: Event, place: number, before: View, happened: Happened<View, Event>): readonly Scene<Event>[] {
  const { events, eyes } = happened;
  const isEnd = isCounting(events);
  const isFollowing = events.slice(0, place).some((earlier) => drewAfter(earlier, events) === event);
  switch (event.is) {
    case 'round':
      return [roundBegins(happened)];
    case 'laid':
      return [reservesLaid(event, happened)];
    case 'guest':
      return [guestComes(event, before, eyes, isEnd)];
    case 'advertised':
      return [posterComes(event, happened, isEnd)];
    case 'drew':
      // What is drawn beside a reserve that could not come belongs to the count, and what follows a discard comes with it.
      return event.by === 'reserve' || event.count === 0 || isFollowing ? [] : [draws(event, eyes, isEnd)];
    case 'discarded':
      return [discards(event, drewAfter(event, events), eyes, isEnd)];
    case 'aside':
      return [setsAside(event, eyes, isEnd)];
    case 'looked':
      return event.cards ? [looksAt(event)] : [];
    case 'sunk':
    case 'moved':
    case 'closed':
    case 'returned':
      return [strikes(event, before, happened, isEnd)];
    case 'lap':
      return isEnd || event.isVain ? [] : [lapCalled(happened)];
    default:
      return [];
  }
}

/** What is drawn in the same move for what is given up. */
function drewAfter(given: Event, events: readonly Event[]): Drew | null {
  if (given.is !== 'discarded' || !given.introducing) return null;
  return events.find((event): event is Drew => event.is === 'drew' && event.by === 'introducing') ?? null;
}

/** Who goes out by giving up the last cards and drawing none. */
function outByNothing(events: readonly Event[]): Seat | null {
  const ended = events.find((event) => event.is === 'roundEnded');
  if (ended?.is !== 'roundEnded' || ended.ending !== 'out') return null;
  const isGiven = events.some(
    (event) =>
      (event.is === 'discarded' && event.introducing && event.seat === ended.by) ||
      (event.is === 'ability' && event.geisha === 'seoto' && event.count === 0),
  );
  return isGiven ? ended.by : null;
}
