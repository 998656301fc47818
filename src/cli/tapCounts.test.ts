import { expect, test } from 'vitest';
import { sum } from '../engine/lists.ts';
import { fixturesOf } from '../games/fixtures.ts';
import { loadGame } from './games.ts';
import { tapCounts } from './tapCounts.ts';

test('a whole game of Alfheim Fairies asks five people who share a device for few hand-overs and taps', async () => {
  const game = await loadGame('alfheim');
  const five = fixturesOf(game.facts.id).filter(({ setup }) => setup.seats === 5);
  expect(five.length).toBeGreaterThan(4);
  for (const fixture of five) {
    const { handOvers, curtains, confirmed, atOnce } = tapCounts(game, fixture);
    expect(handOvers + curtains).toBeLessThanOrEqual(50);
    expect(sum(confirmed)).toBeLessThanOrEqual(200);
    expect(sum(atOnce)).toBeLessThanOrEqual(110);
  }
});
