import type { Seat } from '../../../engine/ids.ts';
import { moves } from '../rules/moves.ts';
import { type Move, ROUNDS, type State } from '../rules/state.ts';

/** In the last round a fairy that can come costs nothing and brings points. */
export const folly = (state: State, seat: Seat, move: Move): boolean =>
  'say' in move && move.say === 'done' && state.round === ROUNDS && moves(state, seat).length > 1;
