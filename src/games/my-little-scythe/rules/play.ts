import type { Tell } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { Event } from './events.ts';
import type { Move } from './move.ts';
import { type Flow, type State, top } from './state.ts';
import { rulesOf } from './steps/all.ts';
import { playClaim } from './steps/claims.ts';
import { seal } from './steps/fight.ts';

export function play(state: State, seat: Seat, move: Move, rng: Rng, tell?: Tell<Event>): void {
  const flow: Flow = { rng, tell };
  const pending = top(state);
  if (pending === undefined) throw new Error('a move after the end');
  if (move.do === 'claim') playClaim(state, seat, move.field, flow);
  else if (pending.step === 'fight') seal(pending, seat, move, flow);
  else rulesOf(pending).play(state, pending, move, flow);
  settle(state, flow);
}

/** Does whatever needs nobody's decision. */
function settle(state: State, flow: Flow): void {
  for (let pending = top(state); pending !== undefined; pending = top(state)) {
    if (!rulesOf(pending).settle(state, pending, flow)) return;
  }
}
