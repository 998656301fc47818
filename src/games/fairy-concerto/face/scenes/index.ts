import type { Happened, Room, Scene, SceneStep, Scenes } from '../../../../ui/stage/Stage.ts';
import { type Event, isAlone, type View } from '../../rules/state.ts';
import { alone } from './bach.tsx';
import { drew, kept } from './compose.tsx';
import { counted } from './counts.tsx';
import { dealt } from './deal.tsx';
import { drawnHands, passed, sealed } from './hands.tsx';
import type { Part } from './kit.tsx';
import { met, metNow } from './met.tsx';
import { type Revealed, revealed } from './reveal.tsx';

/** What Fairy Concerto stages: choices that are turned over together, fairies on their way, what they light, and hands that go on. */
export const scenes: Scenes<View, Event> = (happened) => {
  const { before, after, events, isDeal, eyes } = happened;
  if (before === null) return isDeal && events.length === 0 ? [dealt(after, eyes)] : [];
  const [only, ...others] = events;
  if (only?.is === 'sealed' && others.length === 0) return [sealed(only.seat, eyes)];
  return veiled(partsOf(happened, before));
};

const ofKind = <Is extends Event['is']>(events: readonly Event[], is: Is): Extract<Event, { is: Is }>[] =>
  events.filter((event): event is Extract<Event, { is: Is }> => event.is === is);

function partsOf(happened: Happened<View, Event>, before: View): Part[] {
  const { events, after, eyes, lang, names, arePointsCovered } = happened;
  const chosen: readonly Revealed[] = ofKind(events, 'revealed');
  const [toBach = null] = ofKind(events, 'bach');
  const [keeps] = ofKind(events, 'kept');
  const [draws] = ofKind(events, 'drew');
  const isOver = after.step === 'over';
  const parts: Part[] = [];
  if (keeps) parts.push(kept(keeps, keeps.seat === eyes));
  if (isAlone(after) && (chosen.length > 0 || toBach)) parts.push(alone(chosen[0] ?? null, toBach, before, after));
  else if (chosen.length > 0) parts.push(revealed(chosen, before, happened));
  // At the end all of it is counted before everybody.
  const tells = !arePointsCovered && !isOver;
  if (parts.length > 0) {
    const lit = metNow(before, after);
    const counts = tells ? counted(before, after, eyes, lit.length === 0) : null;
    if (counts) parts.push(counts);
    parts.push(
      ...lit.map((each, nth) => {
        const name = each.side === eyes ? null : names(each.side);
        return met(each, { before, after, lang, name, counts: tells, isLast: tells && nth + 1 === lit.length });
      }),
    );
  }
  if (draws) parts.push(drew(draws));
  const hand = ofKind(events, 'hand').some(({ passed: isPassed }) => isPassed);
  if (hand || ofKind(events, 'passed').length > 0) parts.push(passed({ before, after, eyes, events }));
  else if (ofKind(events, 'drawn').length > 0 || ofKind(events, 'hand').length > 0)
    parts.push(drawnHands({ after, eyes }, isAlone(after)));
  return parts;
}

/** The first step that draws the board as it is keeps out of sight what it or a later scene is to show. */
function veiled(parts: readonly Part[]): Scene<Event>[] {
  const shows = (step: SceneStep<Event>): boolean => step.shows?.includes('board') ?? false;
  const first = parts.findIndex(({ scene }) => scene.steps.some(shows));
  const veils = parts.slice(Math.max(0, first)).flatMap(({ veil }) => veil ?? []);
  return parts.map(({ scene }, at) => {
    if (at !== first || veils.length === 0) return scene;
    let isVeiled = false;
    const steps = scene.steps.map((step) => {
      if (isVeiled || !shows(step)) return step;
      isVeiled = true;
      const draw = (room: Room) => [...veils.flatMap((veil) => veil(room)), ...step.draw(room)];
      return { ...step, draw };
    });
    return { ...scene, steps };
  });
}
