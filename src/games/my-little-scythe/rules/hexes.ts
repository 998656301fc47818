/** A hex by its number, counted row by row from the north; CAMP where a seeker is on none. */
export type Hex = number;
export const CAMP = -1;

export const TERRAINS = ['tundra', 'mountains', 'forest', 'desert', 'badlands', 'swamp'] as const;
const PORTAL = 6;
const CASTLE_LAND = 7;
export const LANDS = [...TERRAINS, 'portal', 'castle'] as const;
export type LandName = (typeof LANDS)[number];
export const landName = (land: number): LandName => LANDS[land] as LandName;

const RADIUS = 3;
const LETTERS = 'TMFDBSPC';
const ROWS = ['TTMM', 'TTPMM', 'SPTMPF', 'SSSCFFF', 'SPBDPF', 'BBPDD', 'BBDD'];

interface Axial {
  readonly q: number;
  readonly r: number;
}
const AXIALS: readonly Axial[] = ROWS.flatMap((row, line) =>
  Array.from(row, (_, column) => ({ q: Math.max(-RADIUS, -line) + column, r: line - RADIUS })),
);
/** The terrain's number, or PORTAL, or the castle's. */
export const LAND: readonly number[] = Array.from(ROWS.join(''), (letter) => LETTERS.indexOf(letter));

export const HEXES = AXIALS.length;
export const ALL_HEXES: readonly Hex[] = AXIALS.map((_, hex) => hex);
export const CASTLE: Hex = LAND.indexOf(CASTLE_LAND);
export const PORTALS: readonly Hex[] = ALL_HEXES.filter((hex) => LAND[hex] === PORTAL);
export const HEXES_OF: readonly (readonly Hex[])[] = TERRAINS.map((_, terrain) =>
  ALL_HEXES.filter((hex) => LAND[hex] === terrain),
);
export const TERRAIN_HEXES: readonly Hex[] = ALL_HEXES.filter((hex) => (LAND[hex] as number) < PORTAL);

export const isPortal = (hex: Hex): boolean => LAND[hex] === PORTAL;

export const hexAt = (q: number, r: number): Hex => AXIALS.findIndex((each) => each.q === q && each.r === r);
export const nameOfHex = (hex: Hex): string => {
  const { q, r } = AXIALS[hex] as Axial;
  return `${q},${r}`;
};

/** On the grid alone: portals are no shorter way. */
export function distance(one: Hex, other: Hex): number {
  const [from, to] = [AXIALS[one] as Axial, AXIALS[other] as Axial];
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
      (distance(hex, other) === 1 || (isPortal(hex) && isPortal(other))),
  ),
);

/** Where a delivery is one step from the castle. */
export const DOORS: readonly boolean[] = ALL_HEXES.map((hex) => distance(hex, CASTLE) === 1 || isPortal(hex));

/** Within a catapult's throw. */
export const THROWS: readonly (readonly Hex[])[] = ALL_HEXES.map((hex) =>
  ALL_HEXES.filter((other) => other !== hex && other !== CASTLE && distance(hex, other) <= 2),
);

/** In front of each camp: its portal and the two outer hexes beside it. */
const FRONTS: readonly (readonly Hex[])[] = [
  [hexAt(1, -2), hexAt(1, -3), hexAt(2, -3)],
  [hexAt(2, -1), hexAt(3, -2), hexAt(3, -1)],
  [hexAt(1, 1), hexAt(2, 1), hexAt(1, 2)],
  [hexAt(-1, 2), hexAt(-1, 3), hexAt(-2, 3)],
  [hexAt(-2, 1), hexAt(-3, 2), hexAt(-3, 1)],
  [hexAt(-1, -1), hexAt(-2, -1), hexAt(-1, -2)],
];
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
export const campsOf = (seats: number): readonly number[] => CAMPS_IN_USE[seats] as readonly number[];
/** The three spaces in front of a seat's camp. */
export const frontOf = (seats: number, seat: number): readonly Hex[] =>
  FRONTS[campsOf(seats)[seat] as number] as readonly Hex[];
export const frontOfCamp = (camp: number): readonly Hex[] => FRONTS[camp] as readonly Hex[];
