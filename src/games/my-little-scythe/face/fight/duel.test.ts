import { expect, test } from 'vitest';
import { hexAt, seatAt } from '../../rules/hexes.ts';
import { dial } from '../../rules/move.ts';
import { positionOf } from '../../rules/sample.ts';
import { moves } from '../../rules/steps/turn.ts';
import { limitsIn, NOTHING_SET, offerOf, settingOf, tapped } from './Fight.tsx';

const HEX = hexAt(0, -1);
const AWAY = hexAt(0, -2);

/** A fight of seat 0, which holds spells of 2, 3 and 3, with this many seekers there. */
function offered(seekers: number) {
  const state = positionOf({
    seekers: [
      [HEX, seekers === 2 ? HEX : AWAY],
      [HEX, AWAY],
    ],
    pies: [9, 3],
    hands: [[2, 3, 3], [1]],
  });
  state.todo.push({ step: 'fight', seat: 0, rival: 1, at: HEX, attack: null, defence: null });
  return { hand: seatAt(state, 0).hand, offers: moves(state, 0).map((move) => ({ move, foresight: [] })) };
}

test('the dial ends at 7, and a spell may go with every seeker', () => {
  expect(limitsIn(offered(1).offers)).toEqual({ pies: 7, spells: 1 });
  expect(limitsIn(offered(2).offers)).toEqual({ pies: 7, spells: 2 });
});

test('what is set is one of the offers, in whatever order the spells were tapped', () => {
  const { hand, offers } = offered(2);
  expect(offerOf(offers, hand, NOTHING_SET)?.move).toEqual(dial(0));
  expect(offerOf(offers, hand, { pies: 4, spells: [2, 0] })?.move).toEqual(dial(4, 2, 3));
  expect(offerOf(offers, hand, { pies: 8, spells: [] })).toBeNull();
  expect(offerOf(offered(1).offers, hand, { pies: 1, spells: [0, 1] })).toBeNull();
});

test('a tap lays a spell, takes it back, or takes the place of the only one', () => {
  expect(tapped(NOTHING_SET, 1, 1)?.spells).toEqual([1]);
  expect(tapped({ pies: 2, spells: [1] }, 2, 1)).toEqual({ pies: 2, spells: [2] });
  expect(tapped({ pies: 2, spells: [1] }, 1, 2)?.spells).toEqual([]);
  expect(tapped({ pies: 2, spells: [0, 1] }, 2, 2)).toBeNull();
});

test('a setting is read off a move that was chosen elsewhere; equal spells stay those that were tapped', () => {
  const { hand } = offered(2);
  expect(settingOf(dial(5, 3), hand, { pies: 0, spells: [2] })).toEqual({ pies: 5, spells: [2] });
  expect(settingOf(dial(1, 3, 3), hand, NOTHING_SET)).toEqual({ pies: 1, spells: [1, 2] });
  expect(settingOf(null, hand, { pies: 3, spells: [0] })).toEqual({ pies: 3, spells: [0] });
});
