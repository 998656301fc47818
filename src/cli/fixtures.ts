import type { Account } from '../engine/account.ts';
import type { AnyChecks, AnyEvent, AnyGame, AnyMove, AnyState, Setup } from '../engine/game.ts';
import type { Seat } from '../engine/ids.ts';
import { mayHear } from '../engine/reel.ts';
import { rngFor } from '../engine/rng.ts';

export interface Recorded {
  readonly account: Account;
  /** What the game showed: features of `checks.ts`, and the table that it was played at. */
  readonly met: ReadonlySet<string>;
}

export interface Stage {
  readonly game: AnyGame;
  readonly checks: AnyChecks;
  readonly setup: Setup;
  readonly seed: number;
}

/** Plays one move as the `entry`th of the match and says which features it showed to everybody. */
export function step(
  { game, checks, setup, seed }: Stage,
  state: AnyState,
  seat: Seat,
  move: AnyMove,
  entry: number,
): readonly string[] {
  const events: AnyEvent[] = [];
  game.play(state, seat, move, rngFor(seed, entry), (event, to) => {
    if (mayHear(to, 'onlooker')) events.push(event);
  });
  return checks.met(state, move, events, setup);
}

/** Recorded games that together show all that all of them show: ever the one that adds most, the earlier of equals. */
export function cover(recorded: readonly Recorded[]): Recorded[] {
  const missing = new Set(recorded.flatMap(({ met }) => [...met]));
  const chosen: Recorded[] = [];
  while (missing.size > 0) {
    const adds = ({ met }: Recorded): number => [...met].filter((feature) => missing.has(feature)).length;
    const best = recorded.reduce((one, other) => (adds(other) > adds(one) ? other : one));
    for (const feature of best.met) missing.delete(feature);
    chosen.push(best);
  }
  return chosen;
}
