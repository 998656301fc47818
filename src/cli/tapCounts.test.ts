import { expect, test } from 'vitest';
import { isEqual } from '../engine/equal.ts';
import { sum } from '../engine/lists.ts';
import { fixturesOf } from '../games/fixtures.ts';
import { MOVE, SEEK_A, SEEK_B, type Space } from '../games/my-little-scythe/rules/mat.ts';
import { act } from '../games/my-little-scythe/rules/move.ts';
import { loadGame } from './games.ts';
import { median } from './samples.ts';
import { type Confirm, type TurnTaps, tapCounts } from './tapCounts.ts';

test('a whole game of Alfheim Fairies asks five people who share a device for few hand-overs and taps', async () => {
  const game = await loadGame('alfheim');
  const five = fixturesOf(game.facts.id).filter(({ setup }) => setup.seats === 5);
  expect(five.length).toBeGreaterThan(4);
  for (const fixture of five) {
    const { handOvers, curtains, turns } = tapCounts(game, fixture);
    const taps = (way: Confirm): number => sum(turns.map((turn) => turn[way]));
    expect(handOvers + curtains).toBeLessThanOrEqual(50);
    expect(taps('needed')).toBeLessThanOrEqual(220);
    expect(taps('never')).toBeLessThanOrEqual(110);
  }
});

test('in My Little Scythe a Seek takes seven taps, and a Move fewer where people are asked as needed', async () => {
  const game = await loadGame('my-little-scythe');
  const turns = fixturesOf(game.facts.id).flatMap((fixture) => tapCounts(game, fixture).turns);
  const begunBy = (...spaces: readonly Space[]): TurnTaps[] =>
    turns.filter(({ first }) => spaces.some((space) => isEqual(first, act(space))));
  const medianOf = (of: readonly TurnTaps[], way: Confirm): number => median(of.map((turn) => turn[way]));
  // With all dice: of many a recorded one the supply had nothing left.
  const seeks = begunBy(SEEK_A, SEEK_B).filter(({ never }) => never >= 5);
  expect(seeks.length).toBeGreaterThan(20);
  expect(medianOf(seeks, 'needed')).toBeLessThanOrEqual(7);
  const moves = begunBy(MOVE);
  expect(sum(moves.map(({ needed }) => needed))).toBeLessThan(sum(moves.map(({ always }) => always)));
});
