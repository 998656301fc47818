import type { Eyes, Seat } from '../../../../engine/game.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act, copyOf, gliding, middleOf, outAndBack, springing, squareAt } from '../../../../ui/stage/act.ts';
import { burst, flight, land, parade, turnOver } from '../../../../ui/stage/motions.tsx';
import type { Happened, Room, Scene, SceneStep } from '../../../../ui/stage/Stage.ts';
import { COLOUR_NAMES, COLOURS, cardOf, cardThing, type Kind, meets } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { handSize, isCard, type View } from '../../rules/state.ts';
import { CardBack, FolkCard } from '../art/FolkCard.tsx';
import { GuestTile, Poster } from '../art/Tiles.tsx';
import type { Place, Shown } from './booths.tsx';
import { cardAt, drawn, feels, hidden, houseOf, inRow, LanternPiece, ownCard, SPARK, uncounted } from './booths.tsx';

/** The cards of a seat, hand and reserve, whose requirement is met now and was not before. */
function opened(before: View, after: View, seat: Seat): readonly Kind[] {
  const reserve = after.reserves[seat];
  const cards = [...(after.hands[seat] ?? []), ...(isCard(reserve) ? [reserve] : [])];
  return cards.filter((card) => meets(after, seat, card) && !meets(before, seat, card));
}

const HOP_MS = 480;

/** Who could come now looks up: a hop into the light of the lanterns. */
function lookUp(room: Room, seat: Seat, cards: readonly Kind[], at: number): Act[] {
  const names = cards.map((card) => `[data-thing="${cardThing(card)}"]`);
  const held = room
    .findAll('.mai-held[data-own] .hand-card')
    .filter((thing) => thing.matches(names.join(',') || '*:not(*)'));
  const reserve = cards.length > held.length ? room.findAll(`[data-thing="reserve:${seat}"]`) : [];
  return parade([...held, ...reserve], { at, apart: 90 }, (thing, starts) => {
    const rect = room.rectOf(thing);
    const glow = drawn(room, squareAt(middleOf(rect), 96), null, 'mai-glow');
    // The hand cuts off what rises out of it.
    const card = copyOf(room.part, thing, rect);
    return [
      hidden(thing, starts + HOP_MS),
      act(
        card.node,
        { at: starts, lasts: HOP_MS },
        (on) => ({
          y: -18 * outAndBack(on),
          turn: 5 * Math.sin(on * 9) * (1 - on),
          grow: 1 + 0.1 * outAndBack(on),
          seen: on < 1 ? 1 : 0,
        }),
        { leaves: true },
      ),
      act(glow.node, { at: starts, lasts: 620 }, (on) => ({
        grow: 0.5 + 0.5 * springing(on),
        seen: 0.75 * outAndBack(on),
      })),
    ];
  });
}

type Guest = Extract<Event, { is: 'guest' }>;
type Advertised = Extract<Event, { is: 'advertised' }>;

const FLIES_MS = 420;
const TURNS_MS = 460;
const LIGHTS_MS = 480;
const RISES_MS = 300;

/** A guest comes from the hand or the reserve, lands, bows, and one more light of the house's lantern burns. */
export function guestComes(event: Guest, before: View, eyes: Eyes, isEnd: boolean): Scene<Event> {
  const { seat, card, count } = event;
  const own = ownCard(event.card, seat === eyes);
  const isFull = count >= handSize(before.round);
  const steps: SceneStep<Event>[] = [];
  if (event.from === 'reserve')
    steps.push({
      name: 'turns',
      lastsMs: TURNS_MS,
      cue: 'reveal',
      draw: (room) => reserveTurns(room, event, seat === eyes),
    });
  steps.push({
    name: 'guest',
    lastsMs: FLIES_MS,
    cue: 'place',
    // The table of the end would tell the count: until then the guest sits on the table from before.
    ...(!isEnd && { shows: ['board'] }),
    draw: (room) => {
      const house = houseOf(room, seat);
      const to = isEnd ? house?.find('.mai-upper .mai-place') : house?.last(inRow('guests', seat));
      if (!house || !to) return [];
      const from =
        event.from === 'reserve' ? house.find('.mai-reserve')?.rect : (own.rect() ?? house.find('.mai-count')?.rect);
      const lantern = house.find('.mai-lantern svg');
      const number = house.find('.mai-lantern span');
      return [
        ...cardFlies(
          room,
          from ?? to.rect,
          to.rect,
          <FolkCard of={card} />,
          <GuestTile of={card} mood="glad" />,
          !isEnd,
        ),
        ...(isEnd ? own.things(room) : [to.thing]).map((thing) => hidden(thing, isEnd ? null : FLIES_MS)),
        ...(number && !isEnd ? [hidden(number.thing, FLIES_MS)] : []),
        ...(isEnd ? [] : uncounted(room, seat, seat === eyes, FLIES_MS)),
        ...(lantern ? lights(room, lantern, isFull) : []),
        ...feels(room, house, before.geisha[seat] ?? null, 'glad', FLIES_MS, LIGHTS_MS + 160),
        ...string(room, house, count),
      ];
    },
  });
  // All of it is seen before it is said how many there are.
  steps.push({ name: 'lights', lastsMs: LIGHTS_MS, isPassing: true, draw: () => [] });
  return { size: 'touch', kind: event.from === 'reserve' ? 'reserve' : 'guest', look: own.look, steps };
}

/** A card becomes a poster, and the reputations that it raises tick when it hangs. */
export function posterComes(
  event: Advertised,
  { before, after, eyes }: Happened<View, Event>,
  isEnd: boolean,
): Scene<Event> {
  const { seat, card } = event;
  const own = ownCard(card, seat === eyes);
  const newly = before && seat === eyes ? opened(before, after, seat) : [];
  const raised = COLOURS.filter((colour) => cardOf(card).publicity[colour] > 0);
  return {
    size: 'touch',
    kind: 'publicity',
    look: own.look,
    steps: [
      {
        name: 'publicity',
        lastsMs: FLIES_MS,
        cue: 'place',
        ...(!isEnd && { shows: ['board'] }),
        draw: (room) => {
          const house = houseOf(room, seat);
          const to = isEnd ? house?.find('.mai-fame') : house?.last(inRow('publicity', seat));
          if (!house || !to) return [];
          const from = own.rect() ?? house.find('.mai-count')?.rect ?? to.rect;
          const shape: Rect = isEnd ? cardAt(to.rect, { ...to.rect, width: 44, height: 51 }) : to.rect;
          return [
            ...cardFlies(room, from, shape, <FolkCard of={card} />, <Poster of={card} />, !isEnd),
            ...(isEnd ? own.things(room) : [to.thing]).map((thing) => hidden(thing, isEnd ? null : FLIES_MS)),
            ...raised.flatMap((colour, place) => ticks(room, house, COLOUR_NAMES[colour], FLIES_MS + 90 * place)),
            ...(isEnd ? [] : uncounted(room, seat, seat === eyes, FLIES_MS)),
            ...(isEnd ? [] : lookUp(room, seat, newly, FLIES_MS + 90)),
          ];
        },
      },
      { name: 'rises', lastsMs: RISES_MS, isPassing: true, draw: () => [] },
    ],
  };
}

/** From the card that is held to the way it lies on the table, and a bow. */
function cardFlies(
  room: Room,
  from: Rect,
  to: Rect,
  held: Parameters<typeof drawn>[2],
  laid: typeof held,
  goes: boolean,
): Act[] {
  const shape = { ...to, height: (to.width * 4) / 3 };
  const start = { ...from, width: Math.max(from.width, 30) };
  const [card, tile] = [drawn(room, cardAt(to, shape), held), drawn(room, to, laid)];
  return [
    ...flight(card, { from: start, to: card.rect, lasts: FLIES_MS, lift: 54, weight: 0, leaves: true }),
    act(card.body, { lasts: FLIES_MS }, (on) => ({ seen: on > 0.75 ? (1 - on) * 4 : 1 })),
    ...flight(tile, { from: start, to, lasts: FLIES_MS, lift: 54, weight: 0 }),
    act(tile.body, { lasts: FLIES_MS }, (on) => ({ seen: on > 0.7 ? Math.min(1, (on - 0.7) * 6) : 0 })),
    land(tile, FLIES_MS, 0.2, 240),
    // The bow.
    act(tile.body, { at: FLIES_MS + 240, lasts: 360 }, (on) => ({
      turn: 9 * outAndBack(on),
      grow: [1, 1 - 0.12 * outAndBack(on)],
    })),
    ...(goes ? [act(tile.node, { at: FLIES_MS + 600, lasts: 60 }, (on) => ({ seen: 1 - on }), { leaves: true })] : []),
  ];
}

function lights(room: Room, { thing, rect }: Place, isFull: boolean): Act[] {
  const glow = drawn(room, squareAt(middleOf(rect), rect.width * 2.2), null, 'mai-glow');
  const at = FLIES_MS + 60;
  const sparks = burst(room.part, SPARK, { about: middleOf(rect), pieces: 14, reach: 56, side: 6, at, lasts: 700 });
  return [
    act(glow.node, { at, lasts: 620 }, (on) => ({ grow: 0.5 + 0.5 * springing(on), seen: outAndBack(on) })),
    act(thing, { at, lasts: 420 }, (on) => ({
      grow: 1 + 0.26 * outAndBack(on),
      turn: 7 * Math.sin(on * 12) * (1 - on),
    })),
    ...(isFull ? sparks : []),
  ];
}

/** A lantern over each place of the row: as many as there are guests are lit one after the other, the last for the new one. */
function string(room: Room, house: Shown, count: number): Act[] {
  const places = house.all('.mai-upper .mai-laid, .mai-upper .mai-place');
  const apart = Math.min(60, 240 / count);
  const [begins, ends] = [FLIES_MS - 120, FLIES_MS + LIGHTS_MS + 160];
  return parade(places, { at: begins, apart: places.length > 1 ? 10 : 0 }, ({ rect }, at, place) => {
    const middle = { x: rect.left + rect.width / 2, y: rect.top - 4 };
    const isLit = place < count;
    const lit = begins + 120 + apart * place;
    const glow = drawn(room, squareAt(middle, place === count - 1 ? 64 : 40), null, 'mai-glow');
    const lantern = drawn(room, squareAt(middle, 22), <LanternPiece />);
    const goes = (thing: Act['thing'], from: number): Act =>
      act(thing, { at: ends, lasts: 200 }, (on) => ({ seen: from * (1 - on) }));
    return [
      act(lantern.node, { at, lasts: 140 }, (on) => ({
        y: -10 * (1 - springing(on)),
        seen: (isLit ? 0.9 : 0.35) * on,
      })),
      act(lantern.body, { at: lit, lasts: 300 }, (on) => ({ grow: isLit ? 1 + 0.4 * outAndBack(on) : 1 })),
      act(glow.node, { at: lit, lasts: 220 }, (on) => ({ grow: 0.4 + 0.6 * springing(on), seen: isLit ? on : 0 })),
      goes(lantern.node, isLit ? 0.9 : 0.35),
      ...(isLit ? [goes(glow.node, 1)] : []),
    ];
  });
}

function ticks(room: Room, house: Shown, colour: string, at: number): Act[] {
  const number = house.find(`.mai-fame [data-colour="${colour}"] b`);
  const sign = house.find(`.mai-fame [data-colour="${colour}"] svg`);
  if (!number || !sign) return [];
  const glow = drawn(room, squareAt(middleOf(sign.rect), 54), null, 'mai-glow');
  return [
    hidden(number.thing, at),
    act(number.thing, { at, lasts: 360 }, (on) => ({
      y: -10 * outAndBack(on),
      grow: 1 + 0.4 * outAndBack(on),
      seen: 1,
    })),
    act(glow.node, { at, lasts: 480 }, (on) => ({ seen: 0.8 * outAndBack(gliding(on)) })),
  ];
}

function reserveTurns(room: Room, { seat, card, count }: Guest, isOwn: boolean): Act[] {
  const house = houseOf(room, seat);
  const place = house?.find('.mai-reserve');
  if (!house || !place) return [];
  // The board already shows the new guest: hide it and its count until the reserve has turned over.
  const come = house.all(inRow('guests', seat))[count - 1];
  const number = come && house.find('.mai-lantern span');
  const rect = cardAt(place.rect, { ...place.rect, width: 48, height: 64 });
  const [back, front] = [drawn(room, rect, <CardBack />), drawn(room, rect, <FolkCard of={card} />)];
  const goes = ({ node }: typeof back): Act =>
    act(node, { at: TURNS_MS, lasts: 40 }, (on) => ({ seen: 1 - on }), { leaves: true });
  return [
    ...turnOver(back, front, { lasts: TURNS_MS }),
    goes(back),
    goes(front),
    ...(come ? uncounted(room, seat, isOwn, TURNS_MS + FLIES_MS) : []),
    ...[place, come, number].flatMap((each) =>
      each ? [act(each.thing, { lasts: TURNS_MS }, () => ({ seen: 0 }))] : [],
    ),
  ];
}
