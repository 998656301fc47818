import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act } from '../../../../ui/stage/act.ts';
import { flight, parade } from '../../../../ui/stage/motions.tsx';
import type { Room, Scene } from '../../../../ui/stage/Stage.ts';
import { sprite } from '../../../../ui/stage/sprite.ts';
import { BACKS, type Kind, SUN } from '../../rules/cards.ts';
import { type Event, lightOf, type View } from '../../rules/state.ts';
import { homeOf } from '../Area.tsx';
import { Card } from '../Card.tsx';
import { drawn } from './kit.tsx';

type Exchanged = Extract<Event, { is: 'exchanged' }>;

const GOES_MS = 340;
const APART_MS = 90;

/** Cards go back under the stock, and as many come from it: face down where nobody else may see them. */
export function exchanged({ seat, back, got, isSecret }: Exchanged, before: View): Scene<Event> {
  const light = lightOf(before, seat);
  const side = light === SUN ? 'sun' : 'moon';
  const faceOf = (kind: Kind): Kind => (isSecret ? (BACKS[light] as Kind) : kind);
  let homes: readonly Rect[] = [];
  const stockIn = (room: Room): Rect | null => {
    const stock = room.find(`[data-thing="stock:${side}"]`);
    return stock && room.rectOf(stock);
  };
  const card = (room: Room, rect: Rect, kind: Kind) =>
    sprite(room.part, rect, <Card kind={faceOf(kind)} />, 'fl-stage');
  return {
    size: 'touch',
    kind: 'exchange',
    look: (room) => {
      homes = back.flatMap((kind) => {
        const held = room.find(`[data-home="${homeOf(light, kind)}"]`) ?? room.find(`[data-thing="hand:${side}"]`);
        return held ? [room.rectOf(held)] : [];
      });
    },
    steps: [
      {
        name: 'back',
        lastsMs: back.length === 0 ? 0 : GOES_MS + APART_MS * (back.length - 1),
        cue: 'turn',
        draw: (room): readonly Act[] => {
          const stock = stockIn(room);
          if (!stock) return [];
          return parade(homes, { apart: APART_MS }, (from, at, place) =>
            flight(card(room, stock, back[place] as Kind), {
              from,
              to: stock,
              at,
              lasts: GOES_MS,
              lift: 30,
              weight: 0,
              leaves: true,
            }),
          );
        },
      },
      {
        name: 'got',
        lastsMs: got.length === 0 ? 0 : GOES_MS + APART_MS * (got.length - 1),
        shows: ['board'],
        draw: (room): readonly Act[] => {
          const stock = stockIn(room);
          if (!stock) return [];
          return parade(got, { apart: APART_MS }, (kind, at) => {
            const held = room.find(`[data-home="${homeOf(light, kind)}"]`);
            if (!(held instanceof HTMLElement)) return [];
            const to = room.rectOf(held);
            return [
              ...flight(card(room, to, kind), {
                from: stock,
                to,
                at,
                lasts: GOES_MS,
                lift: 30,
                weight: 0,
                leaves: true,
              }),
              act(held, { lasts: at + GOES_MS }, (on) => ({ seen: on < 1 ? 0 : 1 })),
            ];
          });
        },
      },
    ],
  };
}

type Ordered = Extract<Event, { is: 'ordered' }>;

/** The open cards change places, each over the others. */
export function ordered({ seat, cards }: Ordered, before: View): Scene<Event> {
  const light = lightOf(before, seat);
  const heldIn = (room: Room) => room.findAll(`.fl-${light === SUN ? 'sun' : 'moon'}-side .fl-held`);
  const were = placesOf(before.open[light] ?? [], cards);
  let homes: readonly Rect[] = [];
  return {
    size: 'touch',
    kind: 'order',
    look: (room) => {
      homes = heldIn(room).map(room.rectOf);
    },
    steps: [
      {
        name: 'order',
        lastsMs: GOES_MS,
        cue: 'turn',
        shows: ['board'],
        draw: (room): readonly Act[] =>
          heldIn(room).flatMap((held, at) => {
            const was = were[at];
            const from = was === undefined ? undefined : homes[was];
            if (from === undefined || was === at) return [];
            const to = room.rectOf(held);
            const card = drawn(room, to, <Card kind={cards[at] as Kind} />);
            return [
              ...flight(card, { from, to, lasts: GOES_MS, lift: 22 + 14 * at, weight: 0, leaves: true }),
              act(held, { lasts: GOES_MS }, (on) => ({ seen: on < 1 ? 0 : 1 })),
            ];
          }),
      },
    ],
  };
}

/** Where each card lay before; of equal cards the left one stays to the left. */
export function placesOf(before: readonly Kind[], after: readonly Kind[]): readonly number[] {
  const free = before.map((kind, at) => ({ kind, at }));
  return after.flatMap((kind) => {
    const found = free.findIndex((each) => each.kind === kind);
    return found < 0 ? [] : free.splice(found, 1).map(({ at }) => at);
  });
}
