import type { Seat } from '../../../engine/ids.ts';
import { EFFECTS, type Effect } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { type State, stepNow } from '../rules/state.ts';

/** Effects that are worse for whoever they hit than being left alone; each may be declined. */
const HARM: ReadonlySet<Effect> = new Set<Effect>(['close', 'sink-newest-guest']);

/** To close the own house, or to sink the own guest. */
export function folly(state: State, seat: Seat, move: Move): boolean {
  if (move.do !== 'target' || move.seat !== seat) return false;
  const step = stepNow(state);
  return step?.is === 'effect' && HARM.has(EFFECTS[step.card] ?? 'none');
}
