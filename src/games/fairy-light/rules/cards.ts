import type { ThingId } from '../../../engine/game.ts';
import { type Cell, DIRECTIONS, type Direction, line } from './grid.ts';

/** What a card looks like. Equal cards are one kind: nothing in the game tells them apart. */
export type Kind = number;
export const EMPTY = -1;
/** Sun or Moon; what there is one of a side stands in that order. */
export type Light = number;
export const SUN: Light = 0;
export const MOON: Light = 1;

interface Face {
  /** As the record writes it. */
  readonly mark: string;
  readonly thing: ThingId;
  readonly suns: number;
  readonly moons: number;
  readonly near: readonly Direction[];
  readonly rays: readonly Direction[];
  /** Copies in the box. */
  readonly copies: number;
}

const ALL: readonly Direction[] = DIRECTIONS;
const STRAIGHT: readonly Direction[] = ['N', 'E', 'S', 'W'];
const DIAGONAL: readonly Direction[] = ['NE', 'SE', 'SW', 'NW'];

// rule: forest.starts
const start = (name: string, near: readonly Direction[], rays: readonly Direction[]): Face => ({
  mark: `*${name}`,
  thing: `card:start-${name}`,
  suns: 0,
  moons: 0,
  near,
  rays,
  copies: 1,
});

const AXES: readonly (readonly [name: string, mark: string, rays: readonly Direction[]])[] = [
  ['vertical', '|', ['N', 'S']],
  ['horizontal', '-', ['W', 'E']],
  ['falling', '\\', ['NW', 'SE']],
  ['rising', '/', ['SW', 'NE']],
];

/** A side's six kinds: four Cottons that each show one symbol of the other side, and plain cards. */
function sideFaces(side: Light): Face[] {
  const [name, letter] = side === SUN ? ['sun', 'S'] : ['moon', 'M'];
  const shows = (light: Light, count: number) =>
    light === SUN ? { suns: count, moons: 0 } : { suns: 0, moons: count };
  // rule: forest.cottons
  const cottons = AXES.map(([axis, mark, rays]): Face => {
    const thing: ThingId = `card:${name}-${axis}`;
    return { mark: letter.toLowerCase() + mark, thing, ...shows(1 - side, 1), near: [], rays, copies: 1 };
  });
  // rule: forest.plain
  const plain = (count: number, copies: number): Face => {
    const thing: ThingId = `card:${name}-${count}`;
    return { mark: `${letter}${count}`, thing, ...shows(side, count), near: [], rays: [], copies };
  };
  // rule: house.decks
  return [...cottons, plain(1, 6), plain(2, 2)];
}

// rule: forest.parts
export const FACES: readonly Face[] = [
  start('ring', ALL, []),
  // rule: house.starts
  start('cross', [], STRAIGHT),
  start('saltire', [], DIAGONAL),
  start('lantern', DIAGONAL, STRAIGHT),
  start('star', [], ALL),
  start('petal', STRAIGHT, DIAGONAL),
  start('banner', ['N', 'S'], ['E', 'W']),
  start('pillar', ['E', 'W'], ['N', 'S']),
  start('dawn', ['SE'], ['N', 'NW', 'W']),
  start('dusk', ['NW'], ['S', 'SE', 'E']),
  ...sideFaces(SUN),
  ...sideFaces(MOON),
];

export const STARTS = 10;
/** Kinds of one side. */
export const SIDE_KINDS = 6;
const KINDS = FACES.length;
/** A face-down card in a view: only its back, and so its side, is seen. */
export const BACKS: readonly [Kind, Kind] = [KINDS, KINDS + 1];

export const isStart = (kind: Kind): boolean => kind >= 0 && kind < STARTS;
export const isBack = (kind: Kind): boolean => kind >= KINDS;
export const firstKindOf = (side: Light): Kind => STARTS + side * SIDE_KINDS;
/** Whose card this is; null for a start card. */
export function sideOf(kind: Kind): Light | null {
  if (isBack(kind)) return kind - KINDS;
  return kind < STARTS ? null : Math.floor((kind - STARTS) / SIDE_KINDS);
}

/** What a card of a side shows face down. */
export const backOf = (kind: Kind): Kind => BACKS[sideOf(kind) ?? SUN] as Kind;

/** A side's twelve cards, in the order of their kinds. */
export const DECKS: readonly (readonly Kind[])[] = [SUN, MOON].map((side) =>
  FACES.flatMap((face, kind) => (sideOf(kind) === side ? Array.from({ length: face.copies }, () => kind) : [])),
);

/** Backs show nothing that counts, so they are in these tables as well. */
export const SUNS: readonly number[] = [...FACES.map(({ suns }) => suns), 0, 0];
export const MOONS: readonly number[] = [...FACES.map(({ moons }) => moons), 0, 0];
const COTTONS: readonly boolean[] = FACES.map(({ near, rays }) => near.length + rays.length > 0);
/** Whether this is a Cotton, face up. */
export const isCotton = (kind: Kind): boolean => kind !== EMPTY && COTTONS[kind] === true;

/** The places that a Cotton's icons show from a cell: next to it, or all the way. Kept once they were asked for. */
// rule: forest.icons
const SIGHTS: (readonly Cell[] | undefined)[][] = FACES.map(() => []);
export function sight(kind: Kind, cell: Cell): readonly Cell[] {
  const [face, seen] = [FACES[kind], SIGHTS[kind]];
  if (!face || !seen) return [];
  let places = seen[cell];
  if (!places) {
    const next = face.near.flatMap((towards) => line(cell, towards).slice(0, 1));
    places = seen[cell] = [...next, ...face.rays.flatMap((towards) => line(cell, towards))];
  }
  return places;
}

const BACK_THINGS: readonly ThingId[] = ['back:sun', 'back:moon'];
export const kindThing = (kind: Kind): ThingId => FACES[kind]?.thing ?? BACK_THINGS[kind - KINDS] ?? 'back:none';
export const thingKind = (thing: ThingId): Kind => FACES.findIndex((face) => face.thing === thing);

/** A mark that no card has is the writer's error, and no empty place. */
export function kindOfMark(mark: string): Kind {
  const kind = FACES.findIndex((face) => face.mark === mark);
  if (kind < 0) throw new RangeError(`No card is marked ${JSON.stringify(mark)}.`);
  return kind;
}
