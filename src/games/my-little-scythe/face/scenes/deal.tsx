import type { Seat } from '../../../../engine/game.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act, middleOf, settling, springing, sprite, squareAt } from '../../../../ui/stage/act.ts';
import { appears, banner, flight, land, parade, spotlight, turnOver } from '../../../../ui/stage/motions.tsx';
import type { Happened, Room, Scene } from '../../../../ui/stage/Stage.ts';
import type { Kingdom } from '../../facts.ts';
import type { Field } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { seatAt } from '../../rules/hexes.ts';
import { campThing, cardThing } from '../../rules/ids.ts';
import type { View } from '../../rules/state.ts';
import { labels } from '../../words/labels.ts';
import { Seeker } from '../art/Seeker.tsx';
import { Sign } from '../Piece.tsx';
import { chipOf, emblemOf, hexSide, midMap, onMap, PersonCard, stockOf } from './table.tsx';

const SEATS_APART_MS = 90;
const HOP_MS = 360;
const BEGINS_MS = 1000;
const CARD_MS = 900;

/** What is staged of a table on which nothing was before. */
export const opened = (happened: Happened<View, Event>): Scene<Event>[] =>
  happened.isDeal && happened.events.length === 0 ? [dealt(happened)] : [];

/** What lies on the map drops onto it, the animals go to their tents, one's own card is turned over, and one begins. */
function dealt({ after, eyes, lang, names }: Happened<View, Event>): Scene<Event> {
  const seats = after.seats.map((_, seat) => seat);
  const own = eyes === 'onlooker' ? null : seatAt(after, eyes).personality;
  return {
    size: 'scene',
    kind: 'deal',
    steps: [
      {
        name: 'lays out',
        lastsMs: 620,
        cue: 'place',
        shows: ['board', 'points'],
        draw: (room) => [
          ...room.findAll('[data-piece^="z"]').map((thing) => act(thing, { lasts: 1 }, () => ({ seen: 0 }))),
          ...tokensDrop(room),
        ],
      },
      {
        name: 'to their tents',
        lastsMs: HOP_MS + 160 + SEATS_APART_MS * (seats.length - 1),
        cue: 'step',
        draw: (room) =>
          parade(seats, { apart: SEATS_APART_MS }, (seat, at) => goesHome(room, seat, seatAt(after, seat).kingdom, at)),
      },
      ...(own === null || eyes === 'onlooker'
        ? []
        : [
            {
              name: 'own card',
              lastsMs: CARD_MS,
              cue: 'turn',
              draw: (room: Room) => cardComes(room, eyes, own),
            } as const,
          ]),
      {
        name: 'begins',
        lastsMs: BEGINS_MS,
        cue: 'gain',
        draw: (room) =>
          begins(room, after.turn, seatAt(after, after.turn).kingdom, labels[lang].begins(names(after.turn))),
      },
    ],
  };
}

/** From the north to the south, as if they fell off one hand. */
function tokensDrop(room: Room): Act[] {
  const things = room.findAll('[data-piece^="a"]');
  const most = 300;
  return parade(things, { apart: most / Math.max(1, things.length) }, (thing, at) => [
    act(thing, { at, lasts: 140 }, (on) => ({ seen: settling(on) })),
  ]);
}

function goesHome(room: Room, seat: Seat, kingdom: Kingdom, at: number): Act[] {
  const camp = onMap(room, campThing(seat));
  const side = hexSide(room) * 0.8;
  const end = camp ? middleOf(camp) : { x: room.width / 2, y: room.height / 2 };
  return [0, 1].flatMap((which) => {
    const to = squareAt({ x: end.x + (which - 0.5) * side * 0.62, y: end.y }, side);
    const drawn = sprite(
      room.part,
      to,
      <Sign>
        <Seeker kingdom={kingdom} which={which} />
      </Sign>,
    );
    const emblem = emblemOf(room, seat);
    if (emblem) drawn.node.dataset.emblem = emblem;
    const starts = at + 80 * which;
    const piece = room.find(`[data-piece="z${seat}/${which}"]`);
    return [
      act(drawn.body, { lasts: starts + 1 }, (on) => ({ seen: on < 1 ? 0 : 1 })),
      ...flight(drawn, { from: chipOf(room, seat), to, at: starts, lasts: HOP_MS, lift: -26, weight: 0.24 }),
      act(drawn.node, { at: starts + HOP_MS + 60, lasts: 60 }, (on) => ({ seen: 1 - on }), { leaves: true }),
      ...(piece ? [act(piece, { at: starts + HOP_MS + 50, lasts: 60 }, (on) => ({ seen: on }))] : []),
    ];
  });
}

/** For the eyes that may see it: large, then into its place on the mat. */
function cardComes(room: Room, seat: Seat, field: Field): Act[] {
  const at = squareAt(midMap(room), Math.min(190, room.width * 0.5));
  const to: Rect = stockOf(room, seat, cardThing(seat));
  const [back, front] = [null, field].map((of) => sprite(room.part, at, <PersonCard field={of} />));
  if (!back || !front) return [];
  const dims = spotlight(room.part, { lasts: 140 }, { until: { at: CARD_MS - 220, lasts: 200 }, depth: 0.55 });
  for (const { node } of [back, front]) room.part.append(node);
  return [
    ...dims,
    appears(back, { lasts: 180 }, 0.6),
    ...turnOver(back, front, { at: 60, lasts: 520 }),
    ...flight(front, { from: at, to, at: CARD_MS - 240, lasts: 240, lift: 20, weight: 0, leaves: true }),
  ];
}

function begins(room: Room, seat: Seat, kingdom: Kingdom, word: string): Act[] {
  const { part, width, height } = room;
  const { x, y } = midMap(room);
  const side = Math.min(150, width * 0.38, height * 0.34);
  const goes = (thing: Act['thing']): Act =>
    act(thing, { at: BEGINS_MS - 190, lasts: 180 }, (on) => ({ seen: 1 - settling(on) }));
  const dark = spotlight(part, { lasts: 160 }, { until: { at: BEGINS_MS - 210, lasts: 200 }, depth: 0.7 });
  const head = sprite(
    part,
    squareAt({ x, y: y - side * 0.2 }, side),
    <Sign>
      <Seeker kingdom={kingdom} which={0} mood="glad" />
    </Sign>,
  );
  const emblem = emblemOf(room, seat);
  if (emblem) head.node.dataset.emblem = emblem;
  const wide = Math.min(320, width * 0.9);
  const ribbon = banner(part, { left: x - wide / 2, top: y + side * 0.42, width: wide, height: 50 }, word, {
    at: 240,
    lasts: 220,
  });
  const camp = onMap(room, campThing(seat));
  return [
    ...dark,
    ...flight(head, {
      from: camp ?? chipOf(room, seat),
      to: head.rect,
      at: 20,
      lasts: 320,
      lift: 40,
      weight: 0.22,
    }),
    act(head.body, { at: 400, lasts: 420 }, (on) => ({
      y: -side * 0.12 * Math.abs(Math.sin(on * 2 * Math.PI)) * springing(1 - on),
    })),
    ...ribbon,
    ...[head.node, ...ribbon.map(({ thing }) => thing)].map(goes),
    land(head, BEGINS_MS - 200, 0.05, 100),
  ];
}
