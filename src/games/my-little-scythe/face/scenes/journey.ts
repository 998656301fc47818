import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act } from '../../../../ui/stage/act.ts';
import { flight, parade } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import type { SceneStep } from '../../../../ui/stage/scene.ts';
import { sprite } from '../../../../ui/stage/sprite.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/state.ts';
import { emblemOf } from './table.ts';
import { type Trip, type Trips, tripsOf } from './trips.tsx';

/** A part of what is staged of a move: its steps, and where things are before them. */
export interface Chapter {
  readonly steps: readonly SceneStep<Event>[];
  look?(room: Room): void;
  /** With the table after the move, which is drawn by now. */
  lands?(room: Room): readonly Act[];
}

const FLIES_MS = 280;
const APART_MS = 50;
/** However many there are, the last one leaves so much after the first. */
const MOST_APART_MS = 150;
/** What a step brings begins while what goes is still on its way. */
const OVERLAP_MS = 110;

/** What flies at one time, and what begins while it lands. */
export function journeys(events: readonly Event[], before: View, made: Chapter | null): Chapter[] {
  const all = events.flatMap((event) => tripsOf(event, before) ?? []).filter(({ trips }) => trips.length > 0);
  const [goes, brings] = (['goes', 'brings'] as const).map((phase) => all.filter((each) => each.phase === phase));
  return [
    ...(goes?.length ? [journey(goes, brings?.length && !made ? OVERLAP_MS : 0)] : []),
    ...(made ? [made] : []),
    ...(brings?.length ? [journey(brings, 0)] : []),
  ];
}

function journey(all: readonly Trips[], overlapMs: number): Chapter {
  const trips = all.flatMap((each) => each.trips);
  const [first] = all;
  const starts = new Map<Trip, Rect>();
  const apart = Math.min(APART_MS, MOST_APART_MS / Math.max(1, trips.length - 1));
  const takes = FLIES_MS + apart * (trips.length - 1);
  return {
    look: (room) => {
      for (const trip of trips) starts.set(trip, trip.from(room));
    },
    steps: [
      {
        name: first?.phase ?? 'goes',
        lastsMs: Math.max(120, takes - overlapMs),
        ...(first && { cue: first.cue }),
        draw: (room) =>
          parade(trips, { apart }, (trip, at) => flies(room, trip, starts.get(trip) ?? trip.from(room), at)),
      },
    ],
  };
}

function flies(room: Room, trip: Trip, from: Rect, at: number): Act[] {
  const { art, seat, piece, lift = 44, turns = 0, leaves = false } = trip;
  const to = trip.to(room);
  // Drawn where it is larger.
  const thing = sprite(room.part, to.width >= from.width ? to : { ...to, width: from.width, height: from.width }, art);
  const emblem = emblemOf(room, seat);
  if (emblem) thing.node.dataset.emblem = emblem;
  const drawn = piece ? room.find(`[data-piece="${piece}"]`) : null;
  return [
    ...flight(thing, { from, to, at, lasts: FLIES_MS, lift, turns, weight: 0.2, leaves }),
    ...(at > 0 ? [act(thing.body, { lasts: at }, (on) => ({ seen: on < 1 ? 0 : 1 }))] : []),
    ...(drawn ? [act(drawn, { lasts: 1 }, () => ({ seen: 0 }))] : []),
  ];
}
