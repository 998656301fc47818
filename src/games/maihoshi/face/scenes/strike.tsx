import type { Seat } from '../../../../engine/game.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Act, Sprite } from '../../../../ui/stage/act.ts';
import { act, gliding, leaving, middleOf, outAndBack, settling, swinging } from '../../../../ui/stage/act.ts';
import { burst, flight, shake, spotlight } from '../../../../ui/stage/motions.tsx';
import type { Happened, Room, Scene, SceneStep } from '../../../../ui/stage/Stage.ts';
import { COLOUR_NAMES, COLOURS, cardOf, type GeishaId } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/state.ts';
import { GuestTile, Poster } from '../art/Tiles.tsx';
import { cardAt, drawn, feels, hidden, houseOf, inRow, SPARK } from './booths.tsx';

type Of<Is extends Event['is']> = Extract<Event, { is: Is }>;
export type Strike = Of<'sunk'> | Of<'moved'> | Of<'closed'> | Of<'returned'>;

const AIMS_MS = 520;
const GOES_MS = 560;

/**
 * What is hit is seen before it goes: it trembles, and then it runs, is led away, falls, or the shutters come down. Where
 * the round ends with it the table stays as it was, since that of the end would tell the count, and has no houses.
 */
export function strikes(event: Strike, before: View, { eyes }: Happened<View, Event>, isEnd: boolean): Scene<Event> {
  const hit: Seat = event.is === 'moved' ? event.from : event.seat;
  // Who does it to a house of their own knows it.
  const waits = hit === eyes && before.turn !== hit;
  const steps =
    event.is === 'closed'
      ? shutters(event, before.geisha[hit] ?? null, isEnd)
      : taken(event, hit, before.geisha[hit] ?? null, isEnd);
  return { size: 'event', kind: event.is, waits, steps };
}

function taken(
  event: Exclude<Strike, Of<'closed'>>,
  hit: Seat,
  who: GeishaId | null,
  isEnd: boolean,
): SceneStep<Event>[] {
  const row = event.is === 'returned' ? 'publicity' : 'guests';
  const art = event.is === 'returned' ? <Poster of={event.card} /> : <GuestTile of={event.card} mood="struck" />;
  let card: Sprite | null = null;
  let home: Rect | null = null;
  const goes = (room: Room): readonly Act[] => {
    if (!card || !home) return [];
    const dust = burst(room.part, SPARK, { about: middleOf(home), pieces: 9, reach: 34, side: 6, lasts: 480 });
    const to = placeFor(room, event, home, isEnd);
    if (!to)
      return [
        ...dust,
        act(card.node, { lasts: GOES_MS }, (on) => ({ y: 50 * leaving(on), seen: 1 - on }), { leaves: true }),
      ];
    const isLed = event.is === 'moved';
    const way = {
      from: home,
      to: to.rect,
      lasts: GOES_MS,
      lift: isLed ? 70 : 24,
      weight: isLed ? 0.2 : 0,
      leaves: !isLed,
    };
    return [
      ...dust,
      ...flight(card, { ...way, ease: isLed ? gliding : leaving }),
      // A guest runs in hops and looks back.
      act(card.body, { lasts: GOES_MS }, (on) => ({
        y: event.is === 'sunk' ? -12 * Math.abs(Math.sin(on * 4 * Math.PI)) : 0,
        turn: event.is === 'returned' ? 30 * on : 12 * Math.sin(on * 8 * Math.PI) * (1 - on),
        seen: isLed ? 1 : Math.min(1, (1 - on) * 5),
      })),
      // On a table that stays it is drawn where it was led to, until the houses are counted.
      ...(isLed && !isEnd
        ? [
            act(to.thing, { lasts: GOES_MS + 300 }, (on) => ({ seen: on < 1 ? 0 : 1 })),
            act(card.node, { at: GOES_MS + 320, lasts: 60 }, (on) => ({ seen: 1 - on }), { leaves: true }),
          ]
        : []),
      ...(event.is === 'returned' ? falls(room, event) : []),
    ];
  };
  return [
    {
      name: 'aims',
      lastsMs: AIMS_MS,
      cue: 'clash',
      draw: (room) => {
        const house = houseOf(room, hit);
        const place = house?.last(inRow(row, hit));
        if (!house || !place) return [];
        home = place.rect;
        const inward =
          Math.max(0, 8 + home.width * 0.55 - home.left) - Math.max(0, home.left + home.width * 1.55 + 8 - room.width);
        const dark = spotlight(
          room.part,
          { lasts: 160 },
          { until: { at: AIMS_MS + GOES_MS - 100, lasts: 240 }, depth: 0.7 },
        );
        const face = feels(room, house, who, 'struck', 160, AIMS_MS + GOES_MS - 160);
        card = drawn(room, home, art);
        return [
          ...dark,
          ...face,
          // It comes forward, as far as the window lets it.
          act(card.node, { lasts: AIMS_MS }, (on) => ({
            grow: 1 + 1.1 * settling(on),
            x: inward * settling(on),
            y: 14 * settling(on),
          })),
          shake(card, { at: 120, lasts: AIMS_MS - 120 }, 7),
          isEnd ? hidden(place.thing, null) : act(place.thing, { lasts: AIMS_MS }, () => ({ seen: 0 })),
        ];
      },
    },
    { name: 'goes', lastsMs: GOES_MS + 120, cue: 'loss', ...(!isEnd && { shows: ['board'] }), draw: goes },
    { name: 'gone', lastsMs: 260, isPassing: true, ...(!isEnd && { shows: ['points'] }), draw: () => [] },
  ];
}

/** Under the deck, to the other house, or back to the hand. */
function placeFor(room: Room, event: Exclude<Strike, Of<'closed'>>, shape: Rect, isEnd: boolean) {
  if (event.is === 'moved') {
    const house = houseOf(room, event.seat);
    return (isEnd ? house?.find('.mai-upper .mai-place') : house?.last(inRow('guests', event.seat))) ?? null;
  }
  const thing = event.is === 'sunk' ? room.find('[data-thing="pile:deck"] .mai-pile') : null;
  const hand = event.is === 'returned' ? houseOf(room, event.seat)?.find('.mai-count') : null;
  const place = thing ? { thing, rect: room.rectOf(thing) } : hand;
  return place ? { ...place, rect: cardAt(place.rect, shape, 0.6) } : null;
}

/** The reputations sink, and are shaken. */
function falls(room: Room, { seat, card }: Of<'returned'>): Act[] {
  const house = houseOf(room, seat);
  return COLOURS.filter((colour) => cardOf(card).publicity[colour] > 0).flatMap((colour) => {
    const number = house?.find(`.mai-fame [data-colour="${COLOUR_NAMES[colour]}"] b`);
    if (!number) return [];
    return [act(number.thing, { lasts: 620 }, (on) => ({ x: 6 * swinging(on, 3), y: 9 * outAndBack(on), seen: 1 }))];
  });
}

/** Two shutters slam before the house; when they have opened the sign hangs at the door. At the end of a round they stay shut. */
function shutters({ seat }: Of<'closed'>, who: GeishaId | null, isEnd: boolean): SceneStep<Event>[] {
  const halves: Sprite[] = [];
  const SHUT_MS = 460;
  return [
    {
      name: 'shutters',
      lastsMs: SHUT_MS + 160,
      cue: 'clash',
      draw: (room) => {
        const shown = houseOf(room, seat);
        const house = shown?.find('.mai-house');
        if (!shown || !house) return [];
        const { left, top, width, height } = house.rect;
        // She is seen to start before the shutters meet.
        const face = feels(room, shown, who, 'struck', 0, SHUT_MS);
        const half = { top, width: width / 2, height };
        halves.push(
          ...[left, left + width / 2].map((edge) => drawn(room, { ...half, left: edge }, <div class="mai-shutter" />)),
        );
        return [
          ...face,
          ...halves.flatMap(({ node, body }, side) => [
            act(node, { lasts: SHUT_MS }, (on) => ({
              x: (side === 0 ? -1 : 1) * (width / 2 + 8) * (1 - leaving(on)),
              seen: Math.min(1, on * 4),
            })),
            act(body, { at: SHUT_MS, lasts: 300 }, (on) => ({ x: 5 * swinging(on, 3), y: 3 * swinging(on, 2) })),
          ]),
        ];
      },
    },
    {
      name: 'closed',
      lastsMs: 560,
      cue: 'loss',
      ...(!isEnd && { shows: ['board', 'points'] }),
      draw: (room) => {
        if (isEnd) return [];
        const sign = houseOf(room, seat)?.find('.mai-closed span');
        return [
          ...halves.map(({ node }) =>
            act(node, { at: 160, lasts: 300 }, (on) => ({ y: -14 * settling(on), seen: 1 - settling(on) })),
          ),
          ...(sign
            ? [
                act(sign.thing, { at: 160, lasts: 400 }, (on) => ({
                  turn: -4 + 14 * swinging(on, 2),
                  grow: 1 + 0.5 * outAndBack(on),
                  seen: 1,
                })),
              ]
            : []),
        ];
      },
    },
  ];
}
