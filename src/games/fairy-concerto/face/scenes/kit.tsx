import './scenes.css';
import type { ComponentChild } from 'preact';
import type { Eyes, Side } from '../../../../engine/game.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Act, Sprite } from '../../../../ui/stage/act.ts';
import { act, gliding, middleOf, outAndBack, settling, sprite } from '../../../../ui/stage/act.ts';
import { burst, count, flight, land } from '../../../../ui/stage/motions.tsx';
import type { Room, Scene } from '../../../../ui/stage/Stage.ts';
import { fairyThing, type Kind } from '../../rules/cards.ts';
import type { Event, View } from '../../rules/state.ts';
import { Musician } from '../art/Musician.tsx';

/** A scene and what it keeps out of sight from the moment the board is drawn as it is after the move. */
export interface Part {
  readonly scene: Scene<Event>;
  veil?(room: Room): readonly Act[];
}

export type Thing = HTMLElement | SVGElement;

/** The art of this game takes its colours from a class. */
export const drawn = (part: HTMLElement, rect: Rect, art: ComponentChild, named = ''): Sprite =>
  sprite(part, rect, art, `fc-stage ${named}`);

export const gone = ({ node }: Sprite, at: number, lasts = 60): Act =>
  act(node, { at, lasts }, (on) => ({ seen: 1 - on }), { leaves: true });
/** Flies there and is gone: what it was is drawn by the board from then on. */
export const goes = (thing: Sprite, way: Parameters<typeof flight>[1]): Act[] => [
  ...flight(thing, { ...way, weight: 0 }),
  gone(thing, (way.at ?? 0) + way.lasts, 40),
];
export const hidden = (thing: Thing, until: number): Act =>
  act(thing, { lasts: until }, (on) => ({ seen: on < 1 ? 0 : 1 }));
/** Until a later step takes it up. */
export const veiled = (things: readonly Thing[]): Act[] =>
  things.map((thing) => act(thing, { lasts: 1 }, () => ({ seen: 0 })));
export const shows = (thing: Thing, at: number, lasts = 60): Act => act(thing, { at, lasts }, (on) => ({ seen: on }));

/** Whose numbers stand beside the contests while nobody decides. */
export const nearOf = ({ step, owed }: View, eyes: Eyes): Side =>
  eyes === 'onlooker' ? (step === 'compose' ? (owed[0] ?? 0) : 0) : eyes;

export const chipOf = (room: Room, side: Side): Thing | null => room.findAll('.standing')[side] ?? null;

/** The board without the log beside it. */
export function boardIn(room: Room): Rect {
  const board = room.find('[data-board]');
  return board ? room.rectOf(board) : { left: 0, top: 0, width: room.width, height: room.height };
}

/** A side's stage and score cards, if they are in sight and not further along in their row. */
export function areaOf(room: Room, side: Side): Thing | null {
  const area = room.find(`.fc-side[data-side="${side}"]`);
  const row = area?.closest('.areas-row');
  if (!area || !row) return null;
  const [own, around] = [room.rectOf(area), room.rectOf(row)];
  const middle = own.left + own.width / 2;
  return middle > around.left && middle < around.left + around.width ? area : null;
}

/** The name that leads to a side's stage. */
export const tabOf = (room: Room, side: Side): HTMLElement | null =>
  room.find('.areas-tabs')?.querySelector(`[data-glimpse="${side}"]`)?.closest<HTMLElement>('button') ?? null;

/** Where a side is: its stage, or the name that leads there. */
export const homeOf = (room: Room, side: Side): Thing | null =>
  areaOf(room, side)?.querySelector<HTMLElement>('.fc-board-stage') ?? tabOf(room, side) ?? chipOf(room, side);

/** The newest of a section, the back row first. */
const newIn = (room: Room, side: Side, kind: Kind): SVGElement[] => [
  ...(areaOf(room, side)?.querySelectorAll<SVGElement>(`[data-thing="${fairyThing(kind)}"] .fc-fresh`) ?? []),
];

export const handCards = (room: Room): readonly Thing[] => room.findAll('.fc-held .hand-card');

/** In its middle a small one of the same shape. */
export function within(rect: Rect, width: number, shape: number): Rect {
  const height = width / shape;
  return {
    left: rect.left + (rect.width - width) / 2,
    top: rect.top + (rect.height - height) / 2,
    width,
    height,
  };
}

export const FAIRY_SHAPE = 72 / 96;
export const SCORE_SHAPE = 96 / 72;
export const MUSICIAN_SHAPE = 58 / 66;

/** A number of the board runs from what it was; the board has the new one already. */
export function runs(room: Room, number: Thing, from: number, at: number): Act[] {
  const to = Number(number.textContent);
  if (!Number.isFinite(to) || to === from) return [];
  const { color, fontFamily, fontSize, fontWeight, fontVariantNumeric } = getComputedStyle(number);
  const steps = Math.min(Math.abs(to - from), 6);
  const ticks = Array.from({ length: steps }, (_, nth) => ({
    at: at + nth * TICK_MS,
    to: Math.round(from + ((to - from) * (nth + 1)) / steps),
  }));
  const end = at + steps * TICK_MS + 160;
  const { number: shown, acts } = count(room.part, room.rectOf(number), { from, ticks, named: 'fc-stage' });
  Object.assign(shown.body.style, { color, fontFamily, fontSize, fontWeight, fontVariantNumeric, lineHeight: '1' });
  return [...acts, hidden(number, end), gone(shown, end, 20)];
}
const TICK_MS = 46;

export const Glint = () => (
  <svg viewBox="-6 -6 12 12" aria-hidden="true">
    <path class="fc-glint" d="M0-5.5 1.3-1.3 5.5 0 1.3 1.3 0 5.5-1.3 1.3-5.5 0-1.3-1.3Z" />
  </svg>
);

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
