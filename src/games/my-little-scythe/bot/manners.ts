import { defineManners } from '../../../bots/manner.ts';
import type { Seat } from '../../../engine/ids.ts';
import { BRAMBLE, CLOVER, TOCK } from '../company.ts';
import { KIND, LEAST_FRIENDSHIP, MAKE_PIES, MAKE_POWER_UP, MAKE_SPELL, TILE_SPACE } from '../rules/cards.ts';
import { countAt, rivalAt, seatAt } from '../rules/hexes.ts';
import type { Move } from '../rules/move.ts';
import type { State } from '../rules/state.ts';

const MAKES: readonly number[] = [MAKE_PIES, MAKE_SPELL, MAKE_POWER_UP, TILE_SPACE];

const isMake = (_state: State, _seat: Seat, move: Move): boolean => move.do === 'act' && MAKES.includes(move.space);

const isAttack = (state: State, seat: Seat, move: Move): boolean =>
  move.do === 'go' && rivalAt(state, seat, move.to) !== null;

/** A token laid where another's seeker stands, or the kind side of a quest. */
function isKindness(state: State, seat: Seat, move: Move): boolean {
  if (move.do === 'solve') return move.side === KIND;
  return move.do === 'put' && countAt(state, seat, move.at) === 0 && rivalAt(state, seat, move.at) !== null;
}

export const manners = defineManners<State, Move>([
  {
    names: Object.values(BRAMBLE.name),
    deed: 'attacks',
    isDeed: isAttack,
    lean: (state, seat, move) =>
      isAttack(state, seat, move) && seatAt(state, seat).friendship > LEAST_FRIENDSHIP ? 1.5 : 1,
  },
  {
    names: Object.values(CLOVER.name),
    deed: 'gifts and kind answers',
    isDeed: isKindness,
    lean: (state, seat, move) => (isKindness(state, seat, move) ? 1.5 : isAttack(state, seat, move) ? 0.8 : 1),
  },
  {
    names: Object.values(TOCK.name),
    deed: 'makes',
    isDeed: isMake,
    lean: (state, seat, move) => (isMake(state, seat, move) ? 1.5 : 1),
  },
]);
