import type { Side } from '../../../../engine/game.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act, gliding, outAndBack, settling } from '../../../../ui/stage/act.ts';
import { burst, land } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { middleOf, type Sprite } from '../../../../ui/stage/sprite.ts';
import type { Kind } from '../../rules/cards.ts';
import { Musician } from '../art/Musician.tsx';
import { drawn, Glint, goes, gone, hidden, homeOf, MUSICIAN_SHAPE, newIn, within } from './kit.tsx';

/** A fairy on its way from a card into an orchestra. */
export interface Walker {
  readonly side: Side;
  readonly kind: Kind;
  readonly from: Rect;
}

const WALK_MS = 520;
const APART_MS = 70;
const HOPS = 3;

/** From the end of the walk until all stand still. */
export const LANDED_MS = 480;
export const walkMs = (walkers: number): number => WALK_MS + APART_MS * Math.max(0, walkers - 1);

/** Each steps out of its card and hops to its place, or to the name of the side whose stage is out of sight. */
export function walk(room: Room, walkers: readonly Walker[], at = 0): Act[] {
  const free = new Map<string, SVGElement[]>();
  return walkers.flatMap(({ side, kind, from }, nth): Act[] => {
    const begins = at + nth * APART_MS;
    const key = `${side} ${kind}`;
    const places = free.get(key) ?? newIn(room, side, kind);
    const place = places.pop();
    free.set(key, places);
    if (place) return [hidden(place, begins + WALK_MS + LANDS_MS), ...toPlace(room, kind, place, from, begins)];
    const home = homeOf(room, side);
    if (!home) return [];
    const fairy = drawn(room.part, within(from, from.width, MUSICIAN_SHAPE), <Upright kind={kind} />);
    const to = within(room.rectOf(home), 20, MUSICIAN_SHAPE);
    return goes(fairy, { from: fairy.rect, to, at: begins, lasts: WALK_MS, lift: 40 });
  });
}
const LANDS_MS = 300;

/** In hops that get lower, leaning into each of them. */
function toPlace(room: Room, kind: Kind, place: SVGElement, from: Rect, at: number): Act[] {
  const to = uprightAt(room, place);
  const fairy = drawn(room.part, to, <Upright kind={kind} />);
  const [start, end] = [middleOf(from), middleOf(to)];
  const large = Math.max(1, (from.height * 0.8) / to.height);
  return [
    act(fairy.node, { at, lasts: WALK_MS }, (on) => {
      const hop = Math.abs(Math.sin(on * HOPS * Math.PI));
      return {
        x: (start.x - end.x) * (1 - on - 0.05 * Math.sin(on * HOPS * 2 * Math.PI)),
        y: (start.y - end.y) * (1 - gliding(on)) - (26 - 14 * on) * hop,
        turn: 11 * Math.cos(on * HOPS * Math.PI) * (1 - on),
        grow: large + (1 - large) * settling(on),
        seen: Math.min(1, on * 8),
      };
    }),
    land(fairy, at + WALK_MS, 0.2, LANDS_MS),
    gone(fairy, at + WALK_MS + LANDS_MS),
    ...glints(room, to, at + WALK_MS),
  ];
}

export const glints = (room: Room, about: Rect, at: number, pieces = 7): Act[] =>
  burst(room.part, [<Glint key="glint" />], {
    about: middleOf(about),
    pieces,
    reach: Math.max(20, Math.min(60, about.width * 0.8)),
    fall: 10,
    side: 10,
    seed: pieces,
    at,
    lasts: 360,
  });

/** A musician of an orchestra's drawing, drawn alone so that it covers the original exactly. */
function uprightAt(room: Room, place: SVGElement): Rect {
  const drawing = (place as SVGGraphicsElement).getBBox();
  const { x, y } = middleOf(room.rectOf(place));
  const unit = room.rectOf(place).height / drawing.height;
  return {
    left: x + (-29 - drawing.x - drawing.width / 2) * unit,
    top: y + (-63 - drawing.y - drawing.height / 2) * unit,
    width: 58 * unit,
    height: 66 * unit,
  };
}

export const Upright = ({ kind }: { readonly kind: Kind }) => (
  <svg viewBox="-29 -63 58 66" aria-hidden="true">
    <Musician kind={kind} mood="glad" />
  </svg>
);

/** What bows for a moment. */
export const nods = (thing: Sprite, at: number): Act =>
  act(thing.body, { at, lasts: 300 }, (on) => ({ y: -4 * outAndBack(on), turn: 4 * outAndBack(on) }));
