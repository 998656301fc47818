import { expect, test } from 'vitest';
import { GEM } from '../rules/cards.ts';
import { CASTLE, hexAt } from '../rules/hexes.ts';
import { positionOf } from '../rules/sample.ts';
import { view } from '../rules/view.ts';
import { piecesAt, sideOf, slotsFor } from './Piece.tsx';
import { campOf } from './targets.ts';

const HEX = hexAt(0, -2);

test('what stands on a hex comes before what lies there, seekers are of the kingdom of their seat, and equal tokens are one heap', () => {
  const placed = positionOf({ seekers: [[HEX, HEX]], apples: [[HEX, 3]], quests: [HEX] });
  const state = { ...placed, seats: placed.seats.map((own, seat) => ({ ...own, kingdom: seat === 0 ? 6 : 1 })) };
  expect(piecesAt(view(state, 'onlooker'), HEX)).toEqual([
    { is: 'seeker', seat: 0, seeker: 0, kingdom: 6 },
    { is: 'seeker', seat: 0, seeker: 1, kingdom: 6 },
    { is: 'token', kind: 0, count: 3 },
    { is: 'token', kind: 2, count: 1 },
  ]);
  expect(piecesAt(view(state, 'onlooker'), campOf(1))).toHaveLength(2);
});

test('what both seekers delivered lies at the castle as one heap while that is told, and not after it', () => {
  const seen = view(positionOf({}), 'onlooker');
  const delivered = { is: 'delivered', seat: 0, kind: GEM, by: [1, 3] } as const;
  expect(piecesAt(seen, CASTLE, [delivered])).toEqual([{ is: 'token', kind: GEM, count: 4 }]);
  expect(piecesAt(seen, CASTLE)).toEqual([]);
});

test('up to seven pieces have a slot each, none beyond the edge of the hex and none on another', () => {
  for (let count = 1; count <= 7; count++) {
    const slots = slotsFor(count);
    expect(slots).toHaveLength(count);
    for (const { x, y, scale } of slots) {
      expect(Math.abs(x) + 10 * scale, `${count}`).toBeLessThan(12.5);
      expect(Math.abs(y) + 10 * scale, `${count}`).toBeLessThan(12.5);
      const near = slots.filter((other) => Math.hypot(other.x - x, other.y - y) < 20 * scale);
      expect(near, `${count}`).toHaveLength(1);
    }
  }
});

test('a number stands on the outer side of its heap, where no seeker or token lies over it', () => {
  const [left, right] = slotsFor(2);
  expect([left, right].map((slot) => slot && [sideOf(0, slot), sideOf(1, slot)])).toEqual([
    [-1, -1],
    [1, 1],
  ]);
  const [alone] = slotsFor(1);
  expect(alone && [sideOf(0, alone), sideOf(1, alone)]).toEqual([-1, 1]);
});
