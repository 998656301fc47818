import type { Happened, Room, Scene, SceneStep, Scenes } from '../../../../ui/stage/Stage.ts';
import { POINTS } from '../../rules/fairies.ts';
import { sheet } from '../../rules/sheet.ts';
import type { Event, View } from '../../rules/state.ts';
import { laid, refused, shown } from './clues.tsx';
import { counted } from './count.tsx';
import { dealt } from './deal.tsx';
import { expertWon } from './expert.tsx';
import { fairyComes } from './fairyComes.tsx';
import type { Part } from './kit.tsx';
import { seventh } from './seventh.tsx';
import { tomteTaken } from './tomte.tsx';

/** What Alfheim stages: clues, fairies that come, experts, and what is turned over for all. */
export const scenes: Scenes<View, Event> = (happened) => {
  const { before, after, events, isDeal, lang } = happened;
  if (before !== null) return veiled(partsOf(happened, before));
  return isDeal && events.length === 0 ? [dealt(after, lang)] : [];
};

function partsOf(happened: Happened<View, Event>, before: View): Part[] {
  const { events, after, eyes, lang, arePointsCovered } = happened;
  const [was, is] = [sheet(before).totals, sheet(after).totals];
  const running = [...was];
  const scores = events.flatMap((event) => (event.is === 'called' || event.is === 'expert' ? [event] : []));
  return events.flatMap((event): Part[] => {
    switch (event.is) {
      case 'placed':
      case 'tracked': {
        const { seat } = event;
        const cards = events.reduce(
          (sum, each) => sum + (each.is === 'expert' && each.seats.includes(seat) ? each.points : 0),
          0,
        );
        const points = (is[seat] ?? 0) - (was[seat] ?? 0) - cards;
        const isHandOver = eyes === 'onlooker' && after.step !== 'over' && after.turn !== seat;
        const part = laid(event, {
          after,
          eyes,
          was: running[seat] ?? 0,
          points: arePointsCovered ? 0 : points,
          isLast: scores.length === 0,
          isHandOver,
        });
        running[seat] = (running[seat] ?? 0) + points;
        return [part];
      }
      case 'called': {
        const { seat, kind } = event;
        const part = fairyComes(event, {
          after,
          eyes,
          was: running[seat] ?? 0,
          points: arePointsCovered ? 0 : POINTS[kind],
          isLast: event === scores.at(-1),
        });
        running[seat] = (running[seat] ?? 0) + POINTS[kind];
        return [part];
      }
      case 'refused':
        return [refused(event, eyes)];
      case 'tomte':
        return [tomteTaken(event, eyes)];
      case 'expert': {
        const part = expertWon(event, { was: [...running], arePointsCovered, isLast: event === scores.at(-1) });
        for (const seat of event.seats) running[seat] = (running[seat] ?? 0) + event.points;
        return [part];
      }
      case 'costs':
        return [seventh(event.turned, footprintsIn(events))];
      case 'ended':
        return counted(event, happened);
      case 'shown':
        return [shown(event, lang)];
      case 'done':
        return events.length === 1 ? [{ scene: PASSED }] : [];
      default:
        return [];
    }
  });
}

/** Nothing is laid, and the next one is asked. */
const PASSED: Scene<Event> = {
  size: 'touch',
  kind: 'done',
  steps: [{ name: 'done', lastsMs: 40, isPassing: true, shows: ['board', 'points'], draw: () => [] }],
};

const footprintsIn = (events: readonly Event[]): readonly number[] | null =>
  events.flatMap((event) => (event.is === 'footprints' ? [event.by] : []))[0] ?? null;

/** The first step that draws the board as it is keeps out of sight what it or a later scene is to show. */
function veiled(parts: readonly Part[]): Scene<Event>[] {
  const shows = (step: SceneStep<Event>): boolean => step.shows?.includes('board') ?? false;
  const first = Math.max(
    0,
    parts.findIndex(({ scene }) => scene.steps.some(shows)),
  );
  const veils = parts.slice(first).flatMap(({ veil }) => veil ?? []);
  return parts.map(({ scene }, at) => {
    if (at !== first || veils.length === 0) return scene;
    const steps = scene.steps.map((step) => {
      if (!shows(step)) return step;
      const draw = (room: Room) => [...veils.flatMap((veil) => veil(room)), ...step.draw(room)];
      return { ...step, draw };
    });
    return { ...scene, steps };
  });
}
