import type { Seat } from '../../../../engine/game.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act, settling, springing, squareAt } from '../../../../ui/stage/act.ts';
import { appears, banner, land, parade, spotlight } from '../../../../ui/stage/motions.tsx';
import type { Happened, Room, Scene } from '../../../../ui/stage/Stage.ts';
import type { Event } from '../../rules/events.ts';
import { isCard, LAST_ROUND, type View } from '../../rules/state.ts';
import { betweenWords } from '../../words/say.ts';
import { cardAt, drawn, hidden, LanternPiece, ownCard, Portrait, ribbonAt } from './booths.tsx';
import { backsFly, comesToHand, LAYS_MS, laysDown, pileOf } from './draws.tsx';

type Of<Is extends Event['is']> = Extract<Event, { is: Is }>;

const ROUND_MS = 900;
const APART_MS = 80;
const COMES_MS = 700;

/** A new evening: as many lanterns burn as rounds have begun, and the cards come in, one's own turned over one by one. */
export function roundBegins({ after, lang, eyes }: Happened<View, Event>): Scene<Event> {
  const { round, held } = after;
  const most = Math.max(...held);
  return {
    size: 'scene',
    kind: 'deal',
    steps: [
      {
        name: 'round',
        lastsMs: ROUND_MS,
        cue: 'turn',
        shows: ['board', 'points'],
        draw: (room) => [
          ...room
            .findAll('.mai-held[data-own] .hand-card')
            .map((thing) => act(thing, { lasts: 1 }, () => ({ seen: 0 }))),
          ...lanterns(room, round, betweenWords[lang].scored(round)),
        ],
      },
      {
        name: 'deals',
        lastsMs: COMES_MS + APART_MS * (most - 1),
        cue: 'step',
        draw: (room) => {
          const deck = pileOf(room, 'deck');
          const own = room.findAll('.mai-held[data-own] .hand-card');
          if (!deck) return own.map((thing) => hidden(thing, 60));
          return [
            ...held.flatMap((count, seat) => {
              const to = seat === eyes ? null : handOf(room, seat);
              return to ? backsFly(room, deck, to, count, 40 * seat) : [];
            }),
            ...parade(own, { apart: APART_MS }, (thing, at) => comesToHand(room, thing, deck, at)),
          ];
        },
      },
    ],
  };
}

/** All reserves are laid at once, and the house that begins steps forward. */
export function reservesLaid(
  event: Of<'laid'>,
  { before, after, eyes, lang, names }: Happened<View, Event>,
): Scene<Event> {
  const { seats, starter } = event;
  const sealed = eyes === 'onlooker' ? undefined : before?.sealed[eyes];
  const own = isCard(sealed) ? ownCard(sealed, true) : null;
  const who = after.geisha[starter];
  return {
    size: 'event',
    kind: 'laid',
    ...(own && { look: own.look }),
    steps: [
      ...(seats.length > 0
        ? [
            {
              name: 'reserves',
              lastsMs: 460,
              cue: 'place',
              shows: ['board', 'points'],
              draw: (room: Room) =>
                seats.flatMap((seat, place) => {
                  const at = 50 * place;
                  const thing = room.find(`[data-thing="reserve:${seat}"]`);
                  const hand = handOf(room, seat);
                  if (!hand) return [];
                  // A house that is out of sight has its name in sight, with what is laid there.
                  if (!thing) return laysDown(room, { ...onName(hand), top: hand.top - 60 }, onName(hand), at);
                  const to = room.rectOf(thing);
                  const from = (seat === eyes ? own?.rect() : null) ?? cardAt(hand, to, 0.7);
                  return [...laysDown(room, from, to, at), hidden(thing, at + LAYS_MS)];
                }),
            } as const,
          ]
        : []),
      {
        name: 'begins',
        lastsMs: BEGINS_MS,
        cue: 'gain',
        shows: ['board', 'points'],
        draw: (room) => {
          const { part, width, height } = room;
          const middle = { x: width / 2, y: height * 0.34 };
          const goes = (thing: Act['thing']): Act =>
            act(thing, { at: BEGINS_MS - 200, lasts: 190 }, (on) => ({ seen: 1 - settling(on) }));
          const dark = spotlight(part, { lasts: 160 }, { until: { at: BEGINS_MS - 220, lasts: 220 }, depth: 0.7 });
          const glow = drawn(room, squareAt(middle, 220), null, 'mai-glow');
          const geisha = drawn(room, squareAt(middle, 132), who && <Portrait of={who} mood="glad" />);
          const word = betweenWords[lang].first(names(starter));
          const ribbon = banner(part, ribbonAt(room, middle.y + 74), word, { at: 200, lasts: 220 });
          return [
            ...dark,
            appears(geisha, { at: 40, lasts: 300 }, 0.7),
            land(geisha, 300, 0.08),
            act(glow.node, { at: 80, lasts: 400 }, (on) => ({
              grow: 0.5 + 0.5 * springing(on),
              seen: 0.8 * settling(on),
            })),
            ...ribbon,
            ...[geisha.node, glow.node, ...ribbon.map(({ thing }) => thing)].map(goes),
          ];
        },
      },
    ],
  };
}

const BEGINS_MS = 900;

/** Where a hand is that is seen from behind: in its house, or by the name that leads there. */
function handOf(room: Room, seat: Seat) {
  const thing = room.find(`[data-thing="hand:${seat}"]`) ?? room.find(`.areas-tabs [aria-controls$="-${seat}"]`);
  return thing && room.rectOf(thing);
}

const onName = ({ left, top, width, height }: Rect): Rect => ({
  left: left + width - 30,
  top: top + height - 36,
  width: 24,
  height: 32,
});

function lanterns(room: Room, round: number, word: string): readonly Act[] {
  const { part, width, height } = room;
  const top = height * 0.36;
  const goes = (thing: Act['thing']): Act =>
    act(thing, { at: ROUND_MS - 200, lasts: 190 }, (on) => ({ seen: 1 - settling(on) }));
  const dark = spotlight(part, { lasts: 160 }, { until: { at: ROUND_MS - 200, lasts: 220 }, depth: 0.85 });
  const places = Array.from({ length: LAST_ROUND }, (_, place) => ({ x: width / 2 + (place - 1) * 84, y: top - 46 }));
  const hung = parade(places, { at: 40, apart: 60 }, (middle, at, place) => {
    const isLit = place < round;
    const glow = drawn(room, squareAt(middle, 130), null, 'mai-glow');
    const lantern = drawn(room, squareAt(middle, 64), <LanternPiece />);
    return [
      act(lantern.node, { at, lasts: 280 }, (on) => ({
        y: -50 * (1 - springing(on)),
        seen: Math.min(1, on * 4) * (isLit ? 1 : 0.4),
      })),
      act(glow.node, { at: at + 160, lasts: 280 }, (on) => ({
        grow: 0.4 + 0.6 * springing(on),
        seen: isLit ? settling(on) : 0,
      })),
      goesFrom(lantern.node, isLit ? 1 : 0.4),
      ...(isLit ? [goes(glow.node)] : []),
    ];
  });
  const ribbon = banner(part, ribbonAt(room, top), word, { at: 240, lasts: 240 });
  return [...dark, ...hung, ...ribbon, ...ribbon.map(({ thing }) => goes(thing))];
}

const goesFrom = (thing: Act['thing'], seen: number): Act =>
  act(thing, { at: ROUND_MS - 200, lasts: 190 }, (on) => ({ seen: seen * (1 - settling(on)) }));
