import type { ComponentChild } from 'preact';
import type { Rect } from '../rect.ts';
import type { Act, Point, Sprite, When } from './act.ts';
import {
  act,
  gliding,
  jitter,
  leaving,
  middleOf,
  outAndBack,
  settling,
  springing,
  sprite,
  squareAt,
  swinging,
} from './act.ts';
import './stage.css';

// Motions with one job each. All give acts in the local time of the step that asks for them.

interface Way extends When {
  readonly from: Rect;
  readonly to: Rect;
  /** How high the middle of the way is above the straight line; a negative one dips. */
  readonly lift?: number;
  /** Whole turns on the way. */
  readonly turns?: number;
  readonly ease?: (part: number) => number;
  /** How much it squashes as it lands; 0 for what hits something. */
  readonly weight?: number;
  readonly leaves?: boolean;
}

/** From place to place over everything, on an arc on which it seems nearer to the eye, and a landing. */
export function flight(thing: Sprite, way: Way): Act[] {
  const { at = 0, lasts, lift = 60, turns = 0, ease = gliding, weight = 0.22, leaves = false } = way;
  const [own, from, to] = [middleOf(thing.rect), middleOf(way.from), middleOf(way.to)];
  const sizeOf = (rect: Rect): number => rect.width / thing.rect.width;
  const flies = act(
    thing.node,
    { at, lasts },
    (part) => {
      const on = ease(part);
      const size = sizeOf(way.from) + (sizeOf(way.to) - sizeOf(way.from)) * on;
      return {
        x: from.x + (to.x - from.x) * on - own.x,
        y: from.y + (to.y - from.y) * on - lift * outAndBack(on) - own.y,
        grow: size * (1 + (0.16 * Math.min(Math.abs(lift), 90) * outAndBack(on)) / 90),
        turn: 360 * turns * on,
      };
    },
    { leaves },
  );
  return weight > 0 && !leaves ? [flies, land(thing, at + lasts, weight)] : [flies];
}

/** Weight: wide and low, then a little too high, then still. */
export const land = (thing: Sprite, at: number, weight = 0.22, lasts = 320): Act =>
  act(thing.body, { at, lasts }, (part) => {
    const by = weight * Math.cos(part * 3.5 * Math.PI) * (1 - part) ** 2 * Math.min(1, part * 12 + 0.4);
    return { grow: [1 + by, 1 - by] };
  });

/** A card is lifted, held for a breath, and turned over. */
export function turnOver(back: Sprite, front: Sprite, { at = 0, lasts }: When, lift = 14): Act[] {
  const pose = (isFront: boolean) => (part: number) => {
    const turned = gliding(Math.min(1, Math.max(0, (part - 0.4) / 0.4)));
    const up = part < 0.8 ? settling(Math.min(1, part / 0.25)) : 1 - leaving((part - 0.8) / 0.2);
    // During the breath it trembles a little: something is about to be seen.
    const tremble = part > 0.2 && part < 0.42 ? 2.2 * Math.sin(part * 120) : 0;
    return {
      y: -lift * up,
      turn: tremble,
      grow: [Math.max(0.02, Math.abs(Math.cos(turned * Math.PI))) * (1 + 0.14 * up), 1 + 0.14 * up] as const,
      seen: turned >= 0.5 === isFront ? 1 : 0,
    };
  };
  return [act(back.body, { at, lasts }, pose(false)), act(front.body, { at, lasts }, pose(true))];
}

/** A die rolls in hops that get lower, and stops with the last of its faces up. */
export function tumble(
  part: HTMLElement,
  faces: readonly ComponentChild[],
  { from, to, at = 0, lasts, seed = 1 }: When & { readonly from: Rect; readonly to: Rect; readonly seed?: number },
): Act[] {
  const [start, end] = [middleOf(from), middleOf(to)];
  const shown = (on: number): number => Math.min(faces.length - 1, Math.floor(settling(on) * faces.length));
  const hops = (on: number): number => Math.abs(Math.sin(settling(on) * 3 * Math.PI)) * (1 - on) ** 1.2;
  return faces.flatMap((face, place) => {
    const die = sprite(part, to, face);
    const rolls = act(die.node, { at, lasts }, (on) => ({
      x: (start.x - end.x) * (1 - settling(on)) + 9 * jitter(seed) * outAndBack(on),
      y: (start.y - end.y) * (1 - settling(on)) - 56 * hops(on),
      turn: (1 - settling(on)) * (540 + 120 * jitter(seed + 1)),
      grow: 1 + 0.9 * (1 - settling(on)),
      seen: shown(on) === place ? 1 : 0,
    }));
    return place === faces.length - 1 ? [rolls, land(die, at + lasts, 0.18)] : [rolls];
  });
}

export interface Tick {
  readonly at: number;
  readonly to: number;
}
const TICK_MS = 200;

/** A number that runs, one tick after another, and jumps a little at each. All its values are drawn, one is seen. */
export function count(
  part: HTMLElement,
  rect: Rect,
  { from, ticks, named = '' }: { readonly from: number; readonly ticks: readonly Tick[]; readonly named?: string },
): { readonly number: Sprite; readonly acts: readonly Act[] } {
  const number = sprite(part, rect, null, named);
  const values = document.createElement('div');
  values.className = 'stage-number';
  number.body.append(values);
  const times = [{ at: 0, to: from }, ...ticks];
  const shown = times.map(({ at, to }, place) => {
    const value = document.createElement('span');
    value.textContent = `${to}`;
    values.append(value);
    const until = times[place + 1]?.at ?? Number.POSITIVE_INFINITY;
    const end = Math.max(at, ...ticks.map((tick) => tick.at)) + 1;
    return act(value, { lasts: end }, (on) => ({ seen: on * end >= at && on * end < until ? 1 : 0 }));
  });
  const jumps = ticks.map(({ at }) =>
    act(number.body, { at, lasts: TICK_MS }, (on) => ({ grow: 1 + 0.34 * (1 - on) ** 2 * Math.min(1, on * 8) })),
  );
  return { number, acts: [...shown, ...jumps] };
}

interface Burst extends When {
  readonly about: Point;
  readonly pieces: number;
  /** How far they go, and how far they fall meanwhile. */
  readonly reach: number;
  readonly fall?: number;
  readonly side?: number;
  readonly seed?: number;
  /** The class of the pieces, where it gives them their colours. */
  readonly named?: string;
}

/** Crumbs, sparks, stars: out from a point, turning, falling, gone. */
export function burst(
  part: HTMLElement,
  of: readonly ComponentChild[],
  { about, pieces, reach, fall = 40, side = 12, seed = 0, named = '', ...when }: Burst,
): Act[] {
  // Each drawing is drawn once and copied from there: a component takes its time for each of its pieces.
  const drawn: Sprite[] = [];
  return Array.from({ length: pieces }, (_, piece) => {
    const one = seed * 31 + piece;
    const way = ((piece + 0.35 * jitter(one)) / pieces) * 2 * Math.PI;
    const far = reach * (0.72 + 0.28 * jitter(one + 0.5));
    const first = drawn[piece % of.length];
    const place = squareAt(about, side * (1 + 0.35 * jitter(one + 0.25)));
    const crumb = sprite(part, place, first ? null : of[piece], named);
    if (first) crumb.body.append(...first.body.cloneNode(true).childNodes);
    else drawn.push(crumb);
    return act(
      crumb.node,
      when,
      (on) => ({
        x: Math.cos(way) * far * settling(on),
        y: Math.sin(way) * far * settling(on) + fall * on ** 2,
        turn: 260 * jitter(one + 0.75) * on,
        grow: on === 0 ? 0 : 1.15 - 0.5 * on,
        seen: on === 0 ? 0 : Math.min(1, 2.4 * (1 - on)),
      }),
      { leaves: true },
    );
  });
}

/** Dims the table, a scene's more than an event's; with `until` it grows light again. What acts is drawn again above it. */
export function spotlight(
  part: HTMLElement,
  when: When,
  { until, depth = 1 }: { until?: When; depth?: number } = {},
): Act[] {
  const dark = sprite(part, { left: 0, top: 0, width: 0, height: 0 }, null, 'stage-dark');
  // All of the stage and, when that shakes, some more: to ask how large it is would lay the page out for it.
  Object.assign(dark.node.style, { inset: '-40px', width: 'auto', height: 'auto' });
  const dims = act(dark.node, when, (on) => ({ seen: depth * settling(on) }));
  return until ? [dims, act(dark.node, until, (on) => ({ seen: depth * (1 - gliding(on)) }))] : [dims];
}

/** One after another, so many milliseconds apart: they overlap as much as `apart` is shorter than what each does. */
export const parade = <Thing,>(
  things: readonly Thing[],
  { at = 0, apart }: { readonly at?: number; readonly apart: number },
  each: (thing: Thing, at: number, place: number) => readonly Act[],
): Act[] => things.flatMap((thing, place) => each(thing, at + place * apart, place));

/** The thing that is hit shakes. */
export const shake = (thing: Sprite, when: When, px = 9): Act =>
  act(thing.body, when, (part) => ({
    x: px * swinging(part, 3),
    y: 0.5 * px * swinging(part, 2),
    turn: 0.12 * px * swinging(part, 2.5),
  }));

/** A ribbon of paper that unrolls with a word on it. It tells the outcome: draw it last. */
export function banner(part: HTMLElement, at: Rect, word: ComponentChild, when: When): Act[] {
  const ribbon = sprite(part, at, <p class="stage-ribbon">{word}</p>);
  return [
    act(ribbon.node, when, (on) => ({
      grow: [0.2 + 0.8 * springing(on), 0.7 + 0.3 * settling(on)],
      seen: Math.min(1, on * 4),
    })),
  ];
}

export const appears = (thing: Sprite, when: When, from = 0.4): Act =>
  act(thing.node, when, (on) => ({ grow: from + (1 - from) * springing(on), seen: Math.min(1, on * 3) }));
