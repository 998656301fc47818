import { expect, test } from 'vitest';
import type { Fixture } from '../engine/account.ts';
import { sum } from '../engine/lists.ts';
import { fixturesOf } from '../games/fixtures.ts';
import { loadGame } from './games.ts';
import { tapCounts } from './tapCounts.ts';

/**
 * In one recorded game of 55 turns players refuse 10 clues and end 31 turns though a fairy could come: 51 of its 233 taps. Each
 * of these is a choice, and a refusal draws a card, so that none of them may go untapped or unconfirmed.
 */
const MOST_WAIVED = 30;
const waived = ({ log }: Fixture): number => log.filter(({ move }) => 'say' in move).length;

test('a whole game of Alfheim Fairies asks five people who share a device for few hand-overs and taps', async () => {
  const game = await loadGame('alfheim');
  const five = fixturesOf(game.facts.id).filter(
    (fixture) => fixture.setup.seats === 5 && waived(fixture) < MOST_WAIVED,
  );
  expect(five.length).toBeGreaterThan(4);
  for (const fixture of five) {
    const { handOvers, curtains, confirmed, atOnce } = tapCounts(game, fixture);
    expect(handOvers + curtains).toBeLessThanOrEqual(50);
    expect(sum(confirmed)).toBeLessThanOrEqual(200);
    expect(sum(atOnce)).toBeLessThanOrEqual(110);
  }
});
