import { expect, test } from 'vitest';
import { ALL_HEXES, distance, frontOf, hexAt, isHex } from '../rules/hexes.ts';
import { campOf, placesAt, seatOfCamp, spotOf, thingOf } from './targets.ts';

test('every camp is drawn outside the map, beside the two outer hexes in front of it', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const spots = placesAt(seats).map((place) => spotOf(seats, place));
    expect(new Set(spots.map(({ column, row }) => `${column},${row}`)).size).toBe(ALL_HEXES.length + seats);
    for (let seat = 0; seat < seats; seat++) {
      const { column, row } = spotOf(seats, campOf(seat));
      expect(isHex(column, row)).toBe(false);
      const [, one = 0, other = 0] = frontOf(seats, seat);
      expect(distance(one, other)).toBe(1);
      for (const hex of [one, other]) {
        const at = spotOf(seats, hex);
        const [across, down] = [at.column - column, at.row - row];
        expect(Math.max(Math.abs(across), Math.abs(down), Math.abs(across + down))).toBe(1);
      }
    }
  }
});

test('a place is known by the thing that is drawn there', () => {
  expect(thingOf(campOf(3))).toBe('camp:3');
  expect(seatOfCamp(campOf(3))).toBe(3);
  expect(thingOf(hexAt(1, -2))).toBe('hex:1,-2');
});
