import type { Eyes } from '../../../../engine/game.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act, copyOf } from '../../../../ui/stage/act.ts';
import { flight, land, turnOver } from '../../../../ui/stage/motions.tsx';
import type { Room, Scene } from '../../../../ui/stage/Stage.ts';
import { cardThing, type Kind } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { CardBack } from '../art/FolkCard.tsx';
import { SmallCard } from '../art/Tiles.tsx';
import { cardAt, drawn, hidden, houseOf, ownCard, type Thing, uncounted } from './booths.tsx';

type Of<Is extends Event['is']> = Extract<Event, { is: Is }>;

const FLIES_MS = 300;
const TURNS_MS = 300;
const APART_MS = 90;
const FOLLOWS_MS = 100;

/** Cards are lifted from the deck and flown to the hand; one's own is turned over there after a breath. */
export const draws = (event: Of<'drew'>, eyes: Eyes, isEnd: boolean): Scene<Event> => ({
  size: 'touch',
  kind: 'draw',
  uncovers: event.cards !== null,
  steps: [
    {
      name: 'draws',
      lastsMs: drawsMs(event),
      cue: 'turn',
      ...(!isEnd && { shows: ['board'] }),
      draw: (room) => [
        ...comes(room, event, isEnd, 0),
        ...(isEnd ? [] : uncounted(room, event.seat, event.seat === eyes, drawsMs(event))),
      ],
    },
  ],
});

/** A card goes to the discard pile; if the same move draws others they follow it out of the deck. */
export function discards(
  { seat, card }: Of<'discarded'>,
  drew: Of<'drew'> | null,
  eyes: Eyes,
  isEnd: boolean,
): Scene<Event> {
  const own = ownCard(card, seat === eyes);
  return {
    size: 'touch',
    kind: 'discard',
    uncovers: drew !== null && drew.cards !== null,
    look: own.look,
    steps: [
      {
        name: 'discards',
        lastsMs: discardsMs(drew),
        cue: 'place',
        ...(!isEnd && { shows: ['board'] }),
        draw: (room) => {
          const to = pileOf(room, 'discard');
          const from = own.rect() ?? houseOf(room, seat)?.find('.mai-count')?.rect;
          if (!to || !from) return [];
          const laid = drawn(room, to, <SmallCard of={card} />);
          const start = own.rect() ?? cardAt(from, to);
          return [
            ...flight(laid, { from: start, to, lasts: FLIES_MS, lift: 30 }),
            act(laid.node, { at: FLIES_MS + 320, lasts: 60 }, (on) => ({ seen: 1 - on }), { leaves: true }),
            ...(isEnd ? own.things(room).map((thing) => hidden(thing, null)) : []),
            ...(drew ? comes(room, drew, isEnd, FOLLOWS_MS) : []),
            ...(isEnd ? [] : uncounted(room, seat, seat === eyes, discardsMs(drew))),
          ];
        },
      },
    ],
  };
}

/** Which card it is, is seen before it is said. */
const drawsMs = ({ count, cards }: Of<'drew'>): number =>
  FLIES_MS + APART_MS * Math.min(count, 2) + (cards ? TURNS_MS : 0);

const discardsMs = (drew: Of<'drew'> | null): number => (drew ? drawsMs(drew) + FOLLOWS_MS : FLIES_MS);

function comes(room: Room, { seat, count, cards }: Of<'drew'>, isEnd: boolean, at: number): Act[] {
  const deck = pileOf(room, 'deck');
  const held = isEnd || !cards ? [] : heldAs(room, cards);
  if (!deck) return [];
  if (held.length > 0) return held.flatMap((thing, place) => comesToHand(room, thing, deck, at + place * APART_MS));
  const to = houseOf(room, seat)?.find('.mai-count');
  return to ? backsFly(room, deck, to.rect, count, at) : [];
}

/** A card of the hand is laid face down to the left of the geisha. */
export function setsAside({ seat, card }: Of<'aside'>, eyes: Eyes, isEnd: boolean): Scene<Event> {
  const own = card === null ? null : ownCard(card, seat === eyes);
  return {
    size: 'touch',
    kind: 'aside',
    ...(own && { look: own.look }),
    steps: [
      {
        name: 'aside',
        lastsMs: FLIES_MS + 60,
        cue: 'place',
        ...(!isEnd && { shows: ['board'] }),
        draw: (room) => {
          const house = houseOf(room, seat);
          const [to, count] = [house?.find('.mai-reserve'), house?.find('.mai-count')];
          if (!to || !count) return [];
          const from = own?.rect() ?? cardAt(count.rect, to.rect, 0.7);
          return [
            ...laysDown(room, from, to.rect, 0),
            hidden(to.thing, FLIES_MS),
            ...(isEnd ? [] : uncounted(room, seat, seat === eyes, FLIES_MS)),
          ];
        },
      },
    ],
  };
}

/** The top of the deck is lifted before the one who looks at it. */
export const looksAt = ({ cards }: Of<'looked'>): Scene<Event> => ({
  size: 'touch',
  kind: 'look',
  uncovers: true,
  steps: [
    {
      name: 'looks',
      lastsMs: FLIES_MS + APART_MS,
      cue: 'turn',
      shows: ['board', 'points'],
      draw: (room) => {
        const deck = pileOf(room, 'deck');
        if (!deck || !cards) return [];
        const looked = room.findAll('.mai-looked .hand-card');
        return looked.flatMap((thing, place) => comesToHand(room, thing, deck, place * APART_MS));
      },
    },
  ],
});

/** From its place a card flies face down, is held for a breath, and turned over where it stays. */
export function comesToHand(room: Room, thing: Thing, from: Rect, at: number): Act[] {
  const to = room.rectOf(thing);
  const [back, front] = [drawn(room, to, <CardBack />), copyOf(room.part, thing, to)];
  const way = {
    from: cardAt(from, { ...to, height: (to.width * 4) / 3 }, 0.6),
    to,
    at,
    lasts: FLIES_MS,
    lift: 44,
    weight: 0,
  };
  const end = at + FLIES_MS + TURNS_MS;
  return [
    ...flight(back, way),
    ...flight(front, way),
    ...turnOver(back, front, { at: at + FLIES_MS - 40, lasts: TURNS_MS + 40 }),
    land(front, end, 0.12, 200),
    hidden(thing, end + 200),
    ...[back, front].map(({ node }) =>
      act(node, { at: end + 200, lasts: 40 }, (on) => ({ seen: 1 - on }), { leaves: true }),
    ),
  ];
}

/** To a hand that is seen from behind. */
export function backsFly(room: Room, from: Rect, to: Rect, count: number, at = 0, lasts = FLIES_MS): Act[] {
  const shape = { ...from, width: 26, height: 35 };
  return Array.from({ length: count }, (_, place) => {
    const back = drawn(room, cardAt(to, shape), <CardBack />);
    const starts = at + Math.min(place, 3) * APART_MS;
    return [
      ...flight(back, {
        from: cardAt(from, shape),
        to: back.rect,
        at: starts,
        lasts,
        lift: 34,
        weight: 0,
        leaves: true,
      }),
      act(back.body, { at: starts, lasts }, (on) => ({ seen: Math.min(1, on * 10, (1 - on) * 6) })),
    ];
  }).flat();
}

export const LAYS_MS = FLIES_MS;

/** Face down, with the weight of a card that is put on a table. */
export function laysDown(room: Room, from: Rect, to: Rect, at: number): Act[] {
  const back = drawn(room, to, <CardBack />);
  return [
    act(back.body, { at, lasts: 30 }, (on) => ({ seen: on })),
    ...flight(back, { from, to, at, lasts: FLIES_MS, lift: 36 }),
    act(back.node, { at: at + FLIES_MS + 300, lasts: 60 }, (on) => ({ seen: 1 - on }), { leaves: true }),
  ];
}

export function pileOf(room: Room, pile: 'deck' | 'discard'): Rect | null {
  const thing = room.find(`[data-thing="pile:${pile}"] .mai-pile`);
  return thing && room.rectOf(thing);
}

/** Positions of these cards in the hand; of equal cards the last ones. */
function heldAs(room: Room, cards: readonly Kind[]): Thing[] {
  const taken = new Set<Thing>();
  for (const card of cards) {
    const [next] = room
      .findAll(`.mai-held[data-own] [data-thing="${cardThing(card)}"]`)
      .filter((thing) => !taken.has(thing))
      .reverse();
    if (next) taken.add(next);
  }
  return [...taken];
}
