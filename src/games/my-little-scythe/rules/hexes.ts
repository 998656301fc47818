import { at } from '../../../engine/lists.ts';
import { type PlaceIn, placesIn } from './places.ts';

/** A hex by its number, counted row by row from the north. */
export type Hex = number;
/** Where a seeker is that is on no hex: a number too, since search compares places millions of times. */
// rule: map.camps
export const CAMP = -1;
export type Spot = Hex | typeof CAMP;

export const TERRAINS = ['tundra', 'mountains', 'forest', 'desert', 'badlands', 'swamp'] as const;
export type Terrain = PlaceIn<typeof TERRAINS>;
export const ALL_TERRAINS: readonly Terrain[] = placesIn(TERRAINS);
const PORTAL = 6;
const CASTLE_LAND = 7;
export const LANDS = [...TERRAINS, 'portal', 'castle'] as const;
export type Land = PlaceIn<typeof LANDS>;
export type LandName = (typeof LANDS)[Land];

const RADIUS = 3;
const LETTERS = 'TMFDBSPC';
// rule: map.lands
const ROWS = ['TTMM', 'TTPMM', 'SPTMPF', 'SSSCFFF', 'SPBDPF', 'BBPDD', 'BBDD'];

interface Axial {
  readonly q: number;
  readonly r: number;
}
const AXIALS: readonly Axial[] = ROWS.flatMap((row, line) =>
  Array.from(row, (_, column) => ({ q: Math.max(-RADIUS, -line) + column, r: line - RADIUS })),
);
/** The terrain's number, or PORTAL, or the castle's. */
const LAND: readonly Land[] = Array.from(ROWS.join(''), (letter) => LETTERS.indexOf(letter) as Land);
export const landOf = (hex: Hex): Land => LAND[hex] as Land;
export const isTerrain = (land: Land): land is Terrain => land < PORTAL;

export const HEXES = AXIALS.length;
export const ALL_HEXES: readonly Hex[] = AXIALS.map((_, hex) => hex);
export const CASTLE: Hex = LAND.indexOf(CASTLE_LAND);
export const PORTALS: readonly Hex[] = ALL_HEXES.filter((hex) => LAND[hex] === PORTAL);
export const HEXES_OF: readonly (readonly Hex[])[] = TERRAINS.map((_, terrain) =>
  ALL_HEXES.filter((hex) => LAND[hex] === terrain),
);
export const hexesOf = (terrain: Terrain): readonly Hex[] => HEXES_OF[terrain] ?? NOWHERE;
export const TERRAIN_HEXES: readonly Hex[] = ALL_HEXES.filter((hex) => isTerrain(landOf(hex)));

export const isPortal = (hex: Hex): boolean => LAND[hex] === PORTAL;

export const isHex = (q: number, r: number): boolean => AXIALS.some((each) => each.q === q && each.r === r);
export const hexAt = (q: number, r: number): Hex => AXIALS.findIndex((each) => each.q === q && each.r === r);
export const nameOfHex = (hex: Hex): string => {
  const { q, r } = at(AXIALS, hex);
  return `${q},${r}`;
};

/** On the grid alone: portals are no shorter way. */
export function distance(one: Hex, other: Hex): number {
  const [from, to] = [at(AXIALS, one), at(AXIALS, other)];
  const [q, r] = [to.q - from.q, to.r - from.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** One step away, portal to portal too; the castle is nobody's neighbour but for deliveries. */
export const NEIGHBOURS: readonly (readonly Hex[])[] = ALL_HEXES.map((hex) =>
  ALL_HEXES.filter(
    (other) =>
      other !== hex &&
      other !== CASTLE &&
      hex !== CASTLE &&
      // rule: map.portals
      (distance(hex, other) === 1 || (isPortal(hex) && isPortal(other))),
  ),
);

export const neighboursOf = (hex: Hex): readonly Hex[] => NEIGHBOURS[hex] ?? NOWHERE;
const NOWHERE: readonly Hex[] = [];

/** Where a delivery is one step from the castle. */
export const DOORS: readonly boolean[] = ALL_HEXES.map((hex) => distance(hex, CASTLE) === 1 || isPortal(hex));

/** Within a catapult's throw. */
const THROWS: readonly (readonly Hex[])[] = ALL_HEXES.map((hex) =>
  ALL_HEXES.filter((other) => other !== hex && other !== CASTLE && distance(hex, other) <= 2),
);

export const throwsFrom = (hex: Hex): readonly Hex[] => at(THROWS, hex);

/** In front of each camp: its portal and the two outer hexes beside it. */
// rule: map.fronts
const FRONTS: readonly (readonly Hex[])[] = [
  [hexAt(1, -2), hexAt(1, -3), hexAt(2, -3)],
  [hexAt(2, -1), hexAt(3, -2), hexAt(3, -1)],
  [hexAt(1, 1), hexAt(2, 1), hexAt(1, 2)],
  [hexAt(-1, 2), hexAt(-1, 3), hexAt(-2, 3)],
  [hexAt(-2, 1), hexAt(-3, 2), hexAt(-3, 1)],
  [hexAt(-1, -1), hexAt(-2, -1), hexAt(-1, -2)],
];
// rule: setup.camps
const CAMPS_IN_USE: readonly (readonly number[])[] = [
  [],
  [],
  [0, 3],
  [0, 2, 4],
  [1, 2, 4, 5],
  [0, 1, 2, 4, 5],
  [0, 1, 2, 3, 4, 5],
];
/** The camp of every seat, counted from 0 clockwise. */
export const campsOf = (seats: number): readonly number[] => at(CAMPS_IN_USE, seats);
/** The three spaces in front of a seat's camp. */
export const frontOf = (seats: number, seat: number): readonly Hex[] => frontOfCamp(at(campsOf(seats), seat));
/** The camp that a hex lies in front of, counted from 0; -1: none. */
export const campBy = (hex: Hex): number => FRONTS.findIndex((front) => front.includes(hex));
export const frontOfCamp = (camp: number): readonly Hex[] => at(FRONTS, camp);
