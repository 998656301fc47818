import type { Seat, ThingId } from '../../../engine/game.ts';
import type { Spot } from '../../../ui/walk/lattice.ts';
import { ALL_HEXES, CASTLE, campsOf, frontOf, type Hex, isHex } from '../rules/hexes.ts';
import { campThing, hexThing } from '../rules/ids.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/state.ts';
import { campOf, isCamp, placeOfSeeker, seatOfCamp, spotOfHex, type Target } from './targets.ts';

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
