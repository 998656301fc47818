import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act, settling, sprite, squareAt } from '../../../../ui/stage/act.ts';
import { appears, banner, flight, land, parade, spotlight } from '../../../../ui/stage/motions.tsx';
import type { Happened, Room, Scene } from '../../../../ui/stage/Stage.ts';
import { BACKS, type Kind, SUN } from '../../rules/cards.ts';
import { cellThing, START } from '../../rules/grid.ts';
import { type Event, lightOf, seatOf, type View } from '../../rules/state.ts';
import { labels } from '../../words/labels.ts';
import { homeOf } from '../Area.tsx';
import { Card } from '../Card.tsx';
import { Icon } from '../symbols.tsx';
import { drawn } from './kit.tsx';

// Cards that come: at the deal, in exchange for others, and in another order.

const LANDS_MS = 360;
const DEAL_MS = 320;
const APART_MS = 80;

/** The first card drops into the middle, the open cards come from the stocks, and the light that begins rises. */
export function dealt({ after, lang, names }: Happened<View, Event>): Scene<Event> {
  const side = after.first === SUN ? 'sun' : 'moon';
  const cards = (room: Room) => room.findAll('.fl-hand .fl-held, .fl-hand .fl-fan');
  return {
    size: 'scene',
    kind: 'deal',
    steps: [
      {
        name: 'start',
        lastsMs: 420,
        cue: 'place',
        shows: ['board'],
        draw: (room): readonly Act[] => {
          const spot = room.find(`[data-thing="${cellThing(START)}"] .fl-card`);
          const waiting = [...cards(room), ...room.findAll('.fl-begins')].map((each) =>
            act(each, { lasts: 1 }, () => ({ seen: 0 })),
          );
          if (!(spot instanceof HTMLElement || spot instanceof SVGElement)) return waiting;
          const to = room.rectOf(spot);
          const card = sprite(room.part, to, <Card kind={after.grid[START] as Kind} balance={null} />, 'fl-stage');
          return [
            ...waiting,
            act(spot, { at: LANDS_MS, lasts: 40 }, (on) => ({ seen: on })),
            ...flight(card, { from: { ...to, top: -to.height }, to, lasts: LANDS_MS, lift: 0, weight: 0.2 }),
            act(card.node, { at: 700, lasts: 40 }, (on) => ({ seen: 1 - on }), { leaves: true }),
          ];
        },
      },
      {
        name: 'cards',
        lastsMs: DEAL_MS + APART_MS * 5,
        cue: 'step',
        draw: (room): readonly Act[] =>
          parade(cards(room), { apart: APART_MS }, (held, at) => {
            const stock = held.closest('.fl-hand')?.querySelector('.fl-stock');
            if (!stock) return [act(held, { at, lasts: DEAL_MS }, (on) => ({ seen: on }))];
            const to = room.rectOf(held);
            const light = held.closest('.fl-sun-side') ? 0 : 1;
            const back = sprite(room.part, to, <Card kind={BACKS[light] as Kind} />, 'fl-stage');
            return [
              ...flight(back, { from: room.rectOf(stock), to, at, lasts: DEAL_MS, lift: 26, weight: 0, leaves: true }),
              act(held, { at: at + DEAL_MS - 40, lasts: 60 }, (on) => ({ seen: on })),
            ];
          }),
      },
      {
        name: 'begins',
        lastsMs: 900,
        cue: 'gain',
        shows: ['points'],
        draw: (room): readonly Act[] => {
          const { part, width, height } = room;
          const middle = { x: width / 2, y: height * 0.42 };
          const dims = spotlight(part, { lasts: 200 }, { until: { at: 760, lasts: 240 }, depth: 0.6 });
          const light = sprite(part, squareAt(middle, 96), <Icon of={side} />, 'fl-stage');
          const word = labels[lang].goesFirst(names(seatOf(after, after.first)));
          const ribbon = { left: width / 2 - 130, top: middle.y + 60, width: 260, height: 46 };
          const fades = (node: Act['thing']): Act =>
            act(node, { at: 800, lasts: 200 }, (on) => ({ seen: 1 - settling(on) }));
          const acts = banner(part, ribbon, word, { at: 180, lasts: 240 });
          return [
            ...dims,
            appears(light, { at: 60, lasts: 320 }),
            land(light, 300, 0.14),
            ...acts,
            ...room.findAll('.fl-begins').map((mark) => act(mark, { at: 600, lasts: 200 }, (on) => ({ seen: on }))),
            ...[light.node, ...acts.map(({ thing }) => thing)].map(fades),
          ];
        },
      },
    ],
  };
}

type Exchanged = Extract<Event, { is: 'exchanged' }>;

const GOES_MS = 340;
const EXCHANGED_APART_MS = 90;

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
        lastsMs: back.length === 0 ? 0 : GOES_MS + EXCHANGED_APART_MS * (back.length - 1),
        cue: 'turn',
        draw: (room): readonly Act[] => {
          const stock = stockIn(room);
          if (!stock) return [];
          return parade(homes, { apart: EXCHANGED_APART_MS }, (from, at, place) =>
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
        lastsMs: got.length === 0 ? 0 : GOES_MS + EXCHANGED_APART_MS * (got.length - 1),
        shows: ['board'],
        draw: (room): readonly Act[] => {
          const stock = stockIn(room);
          if (!stock) return [];
          return parade(got, { apart: EXCHANGED_APART_MS }, (kind, at) => {
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
