import type { ComponentChild } from 'preact';
import type { Seat } from '../../../../engine/game.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Cue } from '../../../../ui/sound.ts';
import { type Act, act, middleOf, sprite, squareAt } from '../../../../ui/stage/act.ts';
import { flight, parade } from '../../../../ui/stage/motions.tsx';
import type { Room, SceneStep } from '../../../../ui/stage/Stage.ts';
import { APPLE, GEM, KIND_OF_DIE, type Kind, type Value } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { CAMP, landOf, type Spot, seatAt } from '../../rules/hexes.ts';
import { campThing, dieThing, friendshipThing, handThing, hexThing, piesThing } from '../../rules/ids.ts';
import type { Seeker as SeekerPlace, View } from '../../rules/state.ts';
import { Apple, Gem, Heart, Pie, Scroll, Spell } from '../art/cards.tsx';
import { Piece, Sign } from '../Piece.tsx';
import { chipOf, edgeOfMap, emblemOf, hexSide, midMap, onMap, stockOf } from './table.tsx';

/** One thing that leaves one place and lands at another. */
export interface Trip {
  readonly art: ComponentChild;
  /** In whose colour. */
  readonly seat: Seat;
  from(room: Room): Rect;
  to(room: Room): Rect;
  readonly lift?: number;
  readonly turns?: number;
  /** It is gone where it arrives. */
  readonly leaves?: boolean;
  /** It goes out of sight on its way. */
  readonly fades?: boolean;
  /** What the board draws of it: hidden until it has landed. */
  readonly piece?: string;
}

/** What an event moves over the table: first what goes, then what that brings. */
export interface Trips {
  readonly phase: 'goes' | 'brings';
  readonly trips: readonly Trip[];
  readonly cue: Cue;
}

const TOKENS = [Apple, Gem, Scroll] as const;
const signOf = (drawn: ComponentChild) => <Sign>{drawn}</Sign>;
const tokenArt = (kind: Kind) => {
  const Token = TOKENS[kind];
  return signOf(<Token />);
};
const MOST_SEEN = 4;
const times = <Of,>(count: number, make: (place: number) => Of): Of[] =>
  Array.from({ length: Math.min(count, MOST_SEEN) }, (_, place) => make(place));

const SEEKER = 0.68;
const TOKEN = 0.6;
const spotOf =
  (seat: Seat, spot: Spot, part: number) =>
  (room: Room): Rect => {
    const rect = onMap(room, spot === CAMP ? campThing(seat) : hexThing(spot));
    return rect ? squareAt(middleOf(rect), hexSide(room) * part) : chipOf(room, seat);
  };
const hexOf = (seat: Seat, hex: Spot) => spotOf(seat, hex, TOKEN);
const middle =
  (part: number) =>
  (room: Room): Rect =>
    squareAt(midMap(room), hexSide(room) * part);

/** What is paid or laid off goes up, and out of sight: the castle is for deliveries. */
const upFrom =
  (from: Trip['from']): Trip['to'] =>
  (room) => {
    const rect = from(room);
    return { ...rect, top: rect.top - Math.max(30, rect.height * 1.3) };
  };

/** A token for another player brings its heart itself. */
function giftedAt(event: Event | undefined): Spot | null {
  if (event?.is === 'put') return event.rival === null ? null : event.at;
  if (event?.is === 'launched') return event.rival === null ? null : event.to;
  return event?.is === 'paid' && event.rival !== null && event.to !== 'supply' ? event.to : null;
}

/** What an event moves; null: nothing that flies. `source`: where it comes from that lay nowhere on the table. */
function tripsOf(event: Event, last: Event | undefined, before: View, source: Trip['from']): Trips | null {
  switch (event.is) {
    case 'moved': {
      const { seat, seeker, from, to, apples, gems } = event;
      const load = (kind: Kind) => (): Trip => ({
        art: tokenArt(kind),
        seat,
        from: hexOf(seat, from),
        to: hexOf(seat, to),
      });
      const trips = [
        walks(before, seat, seeker, from, to, 16),
        ...times(apples, load(APPLE)),
        ...times(gems, load(GEM)),
      ];
      return { phase: 'goes', cue: 'step', trips };
    }
    case 'jumped': {
      const { seat, seeker, from, to } = event;
      return { phase: 'goes', cue: 'step', trips: [{ ...walks(before, seat, seeker, from, to, 70), turns: 1 }] };
    }
    case 'home': {
      const { seat, seeker, from } = event;
      return { phase: 'goes', cue: 'step', trips: [walks(before, seat, seeker, from, CAMP, 50)] };
    }
    case 'put': {
      const { seat, kind, at } = event;
      const die = before.dice.findIndex((terrain, each) => terrain === landOf(at) && KIND_OF_DIE[each] === kind);
      const from = (room: Room): Rect => {
        const drawn = die < 0 ? null : room.find(`[data-thing="${dieThing(die)}"]`);
        return drawn ? room.rectOf(drawn) : chipOf(room, seat);
      };
      return { phase: 'goes', cue: 'place', trips: [{ art: tokenArt(kind), seat, from, to: hexOf(seat, at) }] };
    }
    case 'paid': {
      const { seat, kind, count, from, to } = event;
      const isSpent = to === 'supply';
      const start = hexOf(seat, from);
      const trip = (): Trip => ({
        art: tokenArt(kind),
        seat,
        from: start,
        ...(isSpent ? { to: upFrom(start), lift: 0, leaves: true, fades: true } : { to: hexOf(seat, to) }),
      });
      return { phase: 'goes', cue: 'place', trips: times(count, trip) };
    }
    case 'gained': {
      const { seat, apples, gems, at } = event;
      const trip = (kind: Kind) => (): Trip => ({ art: tokenArt(kind), seat, from: source, to: hexOf(seat, at) });
      return { phase: 'goes', cue: 'place', trips: [...times(apples, trip(APPLE)), ...times(gems, trip(GEM))] };
    }
    case 'launched': {
      const { seat, kind, from, to } = event;
      const flies = { from: hexOf(seat, from), to: hexOf(seat, to), lift: 110, turns: 2 };
      return { phase: 'goes', cue: 'place', trips: [{ art: tokenArt(kind), seat, ...flies }] };
    }
    case 'friendship': {
      const { seat, by } = event;
      const heart = friendshipThing(seat);
      const art = signOf(<Heart />);
      // A lost heart drops from where it was counted.
      if (by < 0) {
        const drops = { to: falling(seat, heart), from: (room: Room) => stockOf(room, seat, heart), lift: 20 };
        return { phase: 'brings', cue: 'loss', trips: times(-by, () => ({ art, seat, leaves: true, ...drops })) };
      }
      const at = giftedAt(last);
      const trip = (): Trip => ({
        art,
        seat,
        from: at === null ? source : hexOf(seat, at),
        to: (room) => stockOf(room, seat, heart),
        leaves: true,
      });
      return { phase: 'brings', cue: 'gain', trips: times(by, trip) };
    }
    case 'pies': {
      const { seat, by, cause } = event;
      if (by <= 0) return null;
      const pies = (room: Room) => stockOf(room, seat, piesThing(seat));
      const from = sourceOf(seat, cause !== null);
      return {
        phase: 'brings',
        cue: 'gain',
        trips: times(by, () => ({ art: signOf(<Pie />), seat, from, to: pies, leaves: true })),
      };
    }
    case 'treated': {
      const trips = event.seats.map(
        (seat): Trip => ({
          art: signOf(<Pie />),
          seat,
          from: source,
          to: (room) => stockOf(room, seat, piesThing(seat)),
          leaves: true,
        }),
      );
      return { phase: 'brings', cue: 'gain', trips };
    }
    case 'spell': {
      const { seat, value, cause } = event;
      return { phase: 'brings', cue: 'turn', trips: [spellTo(seat, value, sourceOf(seat, cause !== null))] };
    }
    case 'discarded': {
      const { seat, value } = event;
      const from = (room: Room) => stockOf(room, seat, handThing(seat));
      const trip = {
        art: signOf(<Spell value={value} />),
        seat,
        from,
        to: upFrom(from),
        lift: 0,
        leaves: true,
        fades: true,
      };
      return { phase: 'goes', cue: 'loss', trips: [trip] };
    }
    default:
      return null;
  }
}

function walks(before: View, seat: Seat, seeker: SeekerPlace, from: Spot, to: Spot, lift: number): Trip {
  const of = { is: 'seeker', seat, seeker, kingdom: seatAt(before, seat).kingdom } as const;
  return {
    art: signOf(<Piece of={of} scale={1} />),
    seat,
    from: spotOf(seat, from, SEEKER),
    to: spotOf(seat, to, SEEKER),
    lift,
    piece: `z${seat}/${seeker}`,
  };
}

/** What a seeker finds at camp comes out of its tent; all else out of what is made or met in the middle. */
const sourceOf = (seat: Seat, isAtCamp: boolean) => (isAtCamp ? spotOf(seat, CAMP, 0.7) : middle(0.9));

/** The drawn card, face up for the eyes that may see it. */
const spellTo = (seat: Seat, value: Value | null, from: Trip['from']): Trip => ({
  art: signOf(<Spell value={value} />),
  seat,
  from,
  to: (room) => stockOf(room, seat, handThing(seat)),
  leaves: true,
});

const falling =
  (seat: Seat, thing: ReturnType<typeof handThing>) =>
  (room: Room): Rect => {
    const rect = stockOf(room, seat, thing);
    return { ...rect, top: rect.top + 46 };
  };

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
export function journeys(events: readonly Event[], before: View, made: Chapter | null, isOfCard: boolean): Chapter[] {
  const source = isOfCard ? middle(TOKEN) : edgeOfMap;
  const all = events
    .flatMap((event, place) => tripsOf(event, events[place - 1], before, source) ?? [])
    .filter(({ trips }) => trips.length > 0);
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
  const { art, seat, piece, lift = 44, turns = 0, leaves = false, fades = false } = trip;
  const to = trip.to(room);
  // Drawn where it is larger.
  const thing = sprite(room.part, to.width >= from.width ? to : { ...to, width: from.width, height: from.width }, art);
  const emblem = emblemOf(room, seat);
  if (emblem) thing.node.dataset.emblem = emblem;
  const drawn = piece ? room.find(`[data-piece="${piece}"]`) : null;
  return [
    ...flight(thing, { from, to, at, lasts: FLIES_MS, lift, turns, weight: 0.2, leaves }),
    ...(fades ? [act(thing.node, { at: at + 90, lasts: FLIES_MS - 90 }, (on) => ({ seen: 1 - on }))] : []),
    ...(at > 0 ? [act(thing.body, { lasts: at }, (on) => ({ seen: on < 1 ? 0 : 1 }))] : []),
    ...(drawn ? [act(drawn, { lasts: 1 }, () => ({ seen: 0 }))] : []),
  ];
}
