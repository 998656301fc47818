import type { Seat } from '../../../engine/game.ts';
import { at, sum } from '../../../engine/lists.ts';
import { ALL_KINDS, KIND_OF_DIE, type Kind, type PlaceIn, placesIn, type Ware } from './cards.ts';
import { MOVE_PILE, type Tile } from './mat.ts';
import { type Flow, type OwnSeat, type Seeker, type SeenSeat, type State, type Table, top } from './state.ts';

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

export const seatCount = ({ seats }: Table): number => seats.length;
export function seatAt(table: State, seat: Seat): OwnSeat;
export function seatAt(table: Table, seat: Seat): SeenSeat;
export function seatAt({ seats }: Table, seat: Seat): SeenSeat {
  return seats[seat] as SeenSeat;
}
export const whereIs = (table: Table, seat: Seat, seeker: Seeker): Spot => seatAt(table, seat).seekers[seeker];
export const ownsMoveTile = (table: Table, seat: Seat, tile: Tile): boolean =>
  isTile(seatAt(table, seat).tiles[MOVE_PILE], tile);

// Numbers alone are compared fast.
const isTile = (own: Tile | null, tile: Tile): boolean => own !== null && own === tile;

/** How many of a kind lie there; none at camp. */
export const tokensAt = ({ tokens }: Table, kind: Kind, at: Spot): number =>
  at === CAMP ? 0 : (tokens[kind][at] ?? 0);

/** Hexes with a seeker of the seat, each once, the first seeker's first. */
export function fieldsOf(table: Table, seat: Seat): Hex[] {
  const { seekers } = seatAt(table, seat);
  const one = seekers[0];
  const two = seekers[1];
  if (one === CAMP) return two === CAMP ? [] : [two];
  return two === CAMP || two === one ? [one] : [one, two];
}

/** The tokens that a seat controls: those where its seekers are. */
export function controlled(table: Table, seat: Seat, kind: Ware): number {
  const { seekers } = seatAt(table, seat);
  const one = seekers[0];
  const two = seekers[1];
  const first = tokensAt(table, kind, one);
  return two === one ? first : first + tokensAt(table, kind, two);
}

export function countAt(table: Table, seat: Seat, spot: Spot): number {
  const { seekers } = seatAt(table, seat);
  const one = seekers[0];
  const two = seekers[1];
  return (one === spot ? 1 : 0) + (two === spot ? 1 : 0);
}

/** Whose seeker, other than the seat's own, stands there. */
export function rivalAt({ seats }: Table, seat: Seat, hex: Hex): Seat | null {
  for (let other = 0; other < seats.length; other++) {
    if (other !== seat && standsOn(seats[other], hex)) return other;
  }
  return null;
}

export function isOccupied({ seats }: Table, hex: Hex): boolean {
  for (const own of seats) if (standsOn(own, hex)) return true;
  return false;
}

const standsOn = (own: SeenSeat | undefined, hex: Hex): boolean =>
  own !== undefined && (own.seekers[0] === hex || own.seekers[1] === hex);

/** Hexes with seekers of others. */
export function rivalFields(table: Table, seat: Seat): Hex[] {
  const fields: Hex[] = [];
  for (let other = 0; other < table.seats.length; other++) {
    if (other === seat) continue;
    for (const hex of fieldsOf(table, other)) if (!fields.includes(hex)) fields.push(hex);
  }
  return fields;
}

export function goTo(state: State, seat: Seat, seeker: Seeker, spot: Spot): void {
  seatAt(state, seat).seekers[seeker] = spot;
}

/** From a hex back to camp, and a resupply to come; the marker goes off the mat unless a card says otherwise. */
export function sendHome(state: State, seat: Seat, seeker: Seeker, clears: boolean, flow: Flow): void {
  const from = whereIs(state, seat, seeker);
  if (from === CAMP) throw new Error('a seeker comes to camp from camp');
  const own = seatAt(state, seat);
  goTo(state, seat, seeker, CAMP);
  const unmarks = clears && own.marker !== null;
  // rule: camp.marker
  if (clears) own.marker = null;
  const below = top(state);
  const other = below?.step === 'resupply' && below.seat === seat;
  // `todo` is a stack: the resupply pushed now comes first, so the one below is the second.
  if (other) below.again = true;
  state.todo.push({ step: 'resupply', seat });
  const leaves = countAt(state, seat, from) > 0;
  flow.tell?.({ is: 'home', seat, seeker, other, from, leaves, clears, unmarks }, 'all', 'none');
}

/** Tokens that the dice still bring: of each kind no more than the supply has. */
export const leftToPlace = ({ dice, supply }: Table): number =>
  sum(
    ALL_KINDS.map((kind) =>
      Math.min(supply[kind], dice.filter((terrain, die) => terrain !== null && KIND_OF_DIE[die] === kind).length),
    ),
  );

/** Puts tokens from the supply on a hex, as far as it has some; returns how many. */
export function supplyTo(state: State, kind: Kind, hex: Hex, wanted: number): number {
  const count = Math.min(wanted, state.supply[kind]);
  state.supply[kind] -= count;
  setDown(state, kind, hex, count);
  return count;
}

export function takeAway(state: State, kind: Kind, hex: Hex, count: number): void {
  setDown(state, kind, hex, -count);
}
export function setDown({ tokens }: State, kind: Kind, hex: Hex, count: number): void {
  tokens[kind][hex] = (tokens[kind][hex] ?? 0) + count;
}
