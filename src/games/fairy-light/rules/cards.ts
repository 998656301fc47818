import type { ThingId } from '../../../engine/game.ts';

/** The finished forest has five cards a side. */
export const SIDE = 5;
/** No card can lie further from the start card than four places, so nine by nine holds every forest. */
export const SPAN = 9;
const MIDDLE = 4;

/** A place, row by row from the north-west corner of the nine by nine around the start card. */
export type Cell = number;
export const CELLS = SPAN * SPAN;
export const START: Cell = MIDDLE * SPAN + MIDDLE;

/** Steps east and south of the start card. */
export const eastOf = (cell: Cell): number => (cell % SPAN) - MIDDLE;
export const southOf = (cell: Cell): number => Math.floor(cell / SPAN) - MIDDLE;
export const cellAt = (east: number, south: number): Cell => (south + MIDDLE) * SPAN + east + MIDDLE;

export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];
// rule: house.north
export const STEPS: Readonly<Record<Direction, readonly [east: number, south: number]>> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

/** All of them lead over corners. */
export const areDiagonals = (directions: readonly Direction[]): boolean =>
  directions.every((towards) => towards.length === 2);

const inside = (east: number, south: number): boolean => Math.abs(east) <= MIDDLE && Math.abs(south) <= MIDDLE;

/** All places on a line from a cell, nearest first, the cell itself left out. */
export function line(from: Cell, towards: Direction): Cell[] {
  const [dx, dy] = STEPS[towards];
  const cells: Cell[] = [];
  for (let east = eastOf(from) + dx, south = southOf(from) + dy; inside(east, south); east += dx, south += dy)
    cells.push(cellAt(east, south));
  return cells;
}

export const cellThing = (cell: Cell): ThingId => `cell:${eastOf(cell)},${southOf(cell)}`;

/** The cell of a thing, or null if it is none of ours. */
export function thingCell(thing: string): Cell | null {
  const [, east, south] = /^cell:(-?\d+),(-?\d+)$/.exec(thing) ?? [];
  return east !== undefined && inside(Number(east), Number(south)) ? cellAt(Number(east), Number(south)) : null;
}

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

/** The places that a Cotton's icons show from a cell: next to it, or all the way. */
// rule: forest.icons
const SIGHTS: readonly (readonly (readonly Cell[])[])[] = FACES.map(({ near, rays }) =>
  near.length + rays.length === 0
    ? []
    : Array.from({ length: CELLS }, (_, cell) => [
        ...near.flatMap((towards) => line(cell, towards).slice(0, 1)),
        ...rays.flatMap((towards) => line(cell, towards)),
      ]),
);
export const sight = (kind: Kind, cell: Cell): readonly Cell[] => SIGHTS[kind]?.[cell] ?? [];

const BACK_THINGS: readonly ThingId[] = ['back:sun', 'back:moon'];
export const kindThing = (kind: Kind): ThingId => FACES[kind]?.thing ?? BACK_THINGS[kind - KINDS] ?? 'back:none';
export const thingKind = (thing: ThingId): Kind => FACES.findIndex((face) => face.thing === thing);

/** A mark that no card has is the writer's error, and no empty place. */
export function kindOfMark(mark: string): Kind {
  const kind = FACES.findIndex((face) => face.mark === mark);
  if (kind < 0) throw new RangeError(`No card is marked ${JSON.stringify(mark)}.`);
  return kind;
}
