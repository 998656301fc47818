import type { Seat } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import type { Spot } from '../../../ui/walk/lattice.ts';
import { ALL_HEXES, CAMP, HEXES, type Hex, nameOfHex, whereIs } from '../rules/hexes.ts';
import type { Seeker, View } from '../rules/state.ts';

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
