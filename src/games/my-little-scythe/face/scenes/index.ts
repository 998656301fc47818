import { type Act, act } from '../../../../ui/stage/act.ts';
import type { Happened, Room, Scene, SceneStep, Scenes } from '../../../../ui/stage/Stage.ts';
import type { Event } from '../../rules/events.ts';
import { MOST_TROPHIES } from '../../rules/mat.ts';
import type { View } from '../../rules/state.ts';
import { clash } from './clash.tsx';
import { opened } from './deal.tsx';
import { delivery } from './delivery.tsx';
import { ended, lastTurns } from './ending.tsx';
import { type Chapter, journeys } from './journey.tsx';
import { makes, seek } from './makes.tsx';
import { pieFight } from './pieFight.tsx';
import { ownKept, powerUp } from './powerUp.tsx';
import { ownSolved, questMet, questSolved } from './questMet.tsx';
import { trophy } from './trophy.tsx';

/** What My Little Scythe stages: all that flies as touches, what a turn is about as events, fights and endings as scenes. */
export const scenes: Scenes<View, Event> = (happened) => {
  const { events, before, after } = happened;
  if (before === null) return opened(happened);
  // All else that the move brings is part of the fight.
  const fought = events.find((event) => event.is === 'fought');
  const played = fought ? [pieFight(fought, before, happened)] : told(events, before, happened);
  const all = [
    ...played,
    ...events.flatMap((event): Scene<Event>[] => {
      if (event.is === 'claimed') return [trophy(event, before, happened)];
      // The fourth trophy has rung them in.
      if (event.is === 'ending' && !events.some(isFourth)) return [lastTurns(after, happened)];
      return event.is === 'ended' ? [ended(event, after, happened)] : [];
    }),
  ];
  return all.map((scene, place) => (place < all.length - 1 ? untold(scene) : scene));
};

/** What is still to be shown of the same move stands on the table, too. */
const untold = (scene: Scene<Event>): Scene<Event> => ({
  ...scene,
  steps: scene.steps.map(({ shows, ...step }) => step),
});

const isFourth = (event: Event): boolean => event.is === 'claimed' && event.count === MOST_TROPHIES;

/** What a move is about, in the order in which it happens, and what flies between. */
function told(events: readonly Event[], before: View, happened: Happened<View, Event>): Scene<Event>[] {
  const chapters: Chapter[] = [];
  let flying: Event[] = [];
  let kind: string | null = null;
  const fly = (): void => {
    // A quest's gains come off its card.
    const made = kind === null ? makes(flying) : null;
    if (made) kind ??= 'make';
    chapters.push(...journeys(flying, before, made, kind === 'solved'));
    flying = [];
  };
  for (const event of events) {
    const chapter = chapterOf(event, before, happened);
    if (!chapter) flying.push(event);
    else {
      fly();
      kind = event.is;
      chapters.push(chapter);
    }
  }
  fly();
  const isBack = kind === null && events.some((event) => 'cause' in event && event.cause?.startsWith('camp'));
  return chapters.length === 0 ? [] : [bound(chapters, kind, isBack ? 'resupply' : undefined)];
}

function chapterOf(event: Event, before: View, { eyes, lang }: Happened<View, Event>): Chapter | null {
  switch (event.is) {
    case 'rolled':
      return seek(event);
    case 'delivered':
      return delivery(event, before);
    case 'quest':
      return questMet(event, before, lang);
    case 'solved':
      return event.seat === eyes ? ownSolved(event, before, lang) : questSolved(event, before, lang);
    case 'kept':
      return event.seat === eyes ? ownKept(event, lang) : powerUp(event, lang);
    case 'attacked':
      return clash(event, before);
    default:
      return null;
  }
}

const CLOSES_MS = { touch: 60, event: 200 } as const;

/** One after the other; at last all that was drawn gives way to the table itself. `kind`: of an event; `touch`: of a touch. */
function bound(chapters: readonly Chapter[], kind: string | null, touch = chapters[0]?.steps[0]?.name): Scene<Event> {
  const size = kind === null ? 'touch' : 'event';
  const parts: HTMLElement[] = [];
  const steps = chapters.flatMap((chapter) => chapter.steps);
  const closes: SceneStep<Event> = {
    name: 'lands',
    lastsMs: CLOSES_MS[size],
    shows: ['board', 'points'],
    draw: (room): readonly Act[] => [
      ...parts.map((part) => act(part, { lasts: CLOSES_MS[size] }, (on) => ({ seen: Math.max(0, 1 - 2 * on) }))),
      ...chapters.flatMap(({ lands }) => lands?.(room) ?? []),
    ],
  };
  return {
    size,
    kind: kind ?? touch ?? size,
    look: (room) => {
      for (const { look } of chapters) look?.(room);
    },
    steps: [
      ...steps.map((step) => ({
        ...step,
        draw: (room: Room) => {
          parts.push(room.part);
          return step.draw(room);
        },
      })),
      closes,
    ],
  };
}
