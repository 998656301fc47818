import { expect, test } from 'vitest';
import type { Seat } from '../engine/game.ts';
import { fixturesOf } from '../games/fixtures.ts';
import { type State, type Step, top } from '../games/my-little-scythe/rules/state.ts';
import { loadGame } from './games.ts';
import { beatsOf, wantedBy } from './tapCounts.ts';

/** What a fight asks, from the two dials to the loser's way home. */
const OF_A_FIGHT: readonly Step[] = ['fight', 'victory', 'consolation', 'resupply', 'discard'];

interface Fight {
  curtains: number;
  /** How often the device goes to somebody else, back to whoever has the turn included. */
  changes: number;
  /** Null: somebody who does not fight, after an earlier fight of the same turn. */
  holder: Seat | null;
  /** Somebody was asked whether to take the trophy. */
  mayClaim: boolean;
}

async function recordedFights(): Promise<Fight[]> {
  const game = await loadGame('my-little-scythe');
  const fights: Fight[] = [];
  for (const fixture of fixturesOf(game.facts.id)) {
    let now: Fight | null = null;
    let both: readonly Seat[] = [];
    let turn: Seat | null = null;
    let last: Seat | null = null;
    for (const { table, floor } of beatsOf(game, fixture)) {
      const state = table.match.state as unknown as State;
      const pending = top(state);
      if (!pending) break;
      const isNext = pending.step === 'fight' && !both.includes(pending.rival);
      if (isNext || !OF_A_FIGHT.includes(pending.step))
        now = now && ended(now, turn === state.turn ? pending.seat : null);
      if (pending.step === 'fight' && !now) {
        both = [pending.seat, pending.rival];
        turn = state.turn;
        now = { curtains: 0, changes: 0, holder: last !== null && both.includes(last) ? last : null, mayClaim: false };
        fights.push(now);
      }
      const wanted = wantedBy(floor);
      last = wanted ?? last;
      if (!now) continue;
      if (wanted !== null) handTo(now, wanted);
      if (floor.kind === 'curtain') now.curtains++;
      if (pending.step === 'victory' || pending.step === 'consolation') now.mayClaim = true;
    }
  }
  return fights;
}

function handTo(fight: Fight, wanted: Seat): void {
  if (fight.holder !== null && wanted !== fight.holder) fight.changes++;
  fight.holder = wanted;
}

/** The way back to whoever goes on with the turn; the next turn is no part of it. */
function ended(fight: Fight, goesOn: Seat | null): null {
  if (goesOn !== null) handTo(fight, goesOn);
  return null;
}

test('a fight of two who share a device asks for it as seldom as can be', async () => {
  const fights = await recordedFights();
  expect(fights.length).toBeGreaterThan(50);
  for (const { curtains, changes, mayClaim } of fights) {
    expect(curtains).toBeLessThanOrEqual(2);
    expect(changes).toBeLessThanOrEqual(mayClaim ? 4 : 2);
  }
});
