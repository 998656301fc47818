import type { Seat, ThingId } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import type { Spot } from '../../../ui/walk/lattice.ts';
import type { Hex } from '../rules/hexes.ts';
import { ALL_HEXES, CAMP, CASTLE, campsOf, frontOf, HEXES, isHex, nameOfHex, whereIs } from '../rules/hexes.ts';
import { campThing, hexThing } from '../rules/ids.ts';
import type { Move } from '../rules/move.ts';
import type { Seeker, View } from '../rules/state.ts';

// Hexes that a tap would choose, and the tap that chooses one.

/** Where a finger may tap on the map: a hex by its number, or a seat's camp. */
export type Target = number;

export const campOf = (seat: Seat): Target => HEXES + seat;
export const isCamp = (place: Target): boolean => place >= HEXES;
export const seatOfCamp = (place: Target): Seat => place - HEXES;

const SPOTS: readonly Spot[] = ALL_HEXES.map((hex) => {
  const [column = 0, row = 0] = nameOfHex(hex).split(',').map(Number);
  return { column, row };
});

export const spotOfHex = (hex: Hex): Spot => at(SPOTS, hex);

export function placeOfSeeker(view: View, seat: Seat, seeker: Seeker): Target {
  const hex = whereIs(view, seat, seeker);
  return hex === CAMP ? campOf(seat) : hex;
}

export const placesAt = (seats: number): readonly Target[] => [
  ...ALL_HEXES,
  ...campsOf(seats).map((_, seat) => campOf(seat)),
];

export const thingOf = (place: Target): ThingId => (isCamp(place) ? campThing(seatOfCamp(place)) : hexThing(place));

/** A camp is drawn as a hex outside the map that touches the two outer ones in front of it. */
function spotOfCamp(seats: number, seat: Seat): Spot {
  const [, one = 0, other = 0] = frontOf(seats, seat);
  const near = around(one);
  const far = around(other);
  const shared = near.filter((spot) => far.some((each) => each.column === spot.column && each.row === spot.row));
  return shared.find(({ column, row }) => !isHex(column, row)) ?? { column: 0, row: 0 };
}
const AROUND = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;
function around(hex: Hex): Spot[] {
  const { column, row } = spotOfHex(hex);
  return AROUND.map(([right, down]) => ({ column: column + right, row: row + down }));
}

export const spotOf = (seats: number, place: Target): Spot =>
  isCamp(place) ? spotOfCamp(seats, seatOfCamp(place)) : spotOfHex(place);

/** Where a move is tapped; null for one that is not made on the map. Loading is done by numbers. */
export function placeOfMove(view: View, seat: Seat, move: Move): Target | null {
  switch (move.do) {
    case 'go':
      return move.to;
    case 'put':
      return move.at;
    case 'take':
      return move.from;
    case 'deliver':
      return CASTLE;
    case 'pick':
      return placeOfSeeker(view, seat, move.seeker);
    default:
      return null;
  }
}
