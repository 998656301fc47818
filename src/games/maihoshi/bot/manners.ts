import { defineManners } from '../../../bots/manner.ts';
import type { Seat } from '../../../engine/ids.ts';
import { CHIYO, GINJI, OYUKI } from '../company.ts';
import { EFFECTS, type Effect } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { type State, stepNow } from '../rules/state.ts';

/** Effects that others feel. */
const STRIKES: ReadonlySet<Effect> = new Set<Effect>([
  'target-draw',
  'close',
  'sink-newest-guest',
  'return-newest-publicity',
  'take-newest-guest',
  'others-draw',
]);
const strikes = (card: number): boolean => STRIKES.has(EFFECTS[card] ?? 'none');

/** An effect that another seat feels is used. */
function isStrike(state: State, seat: Seat, move: Move): boolean {
  if (move.do === 'target') return move.seat !== seat;
  const step = stepNow(state);
  return move.do === 'use' && step?.is === 'effect' && strikes(step.card);
}
/** Such guests are asked in first, and given up last. */
function likesToStrike(state: State, seat: Seat, move: Move): number {
  if (isStrike(state, seat, move)) return 1.5;
  switch (move.do) {
    case 'guest':
      return strikes(move.card) ? 1.5 : 1;
    case 'place':
    case 'discard':
    case 'introduce':
      return strikes(move.card) ? 0.85 : 1;
    default:
      return 1;
  }
}

const isChange = (_state: State, _seat: Seat, move: Move): boolean => move.do === 'introduce';
const isPublicity = (_state: State, _seat: Seat, move: Move): boolean => move.do === 'publicity';

export const manners = defineManners<State, Move>([
  {
    names: Object.values(GINJI.name),
    deed: 'guests who strike at others',
    isDeed: (_state, _seat, move) => move.do === 'guest' && strikes(move.card),
    lean: likesToStrike,
  },
  {
    names: Object.values(OYUKI.name),
    deed: 'publicity',
    isDeed: isPublicity,
    lean: (state, seat, move) => (isPublicity(state, seat, move) ? 1.25 : 1),
  },
  {
    names: Object.values(CHIYO.name),
    deed: 'cards changed for others',
    isDeed: isChange,
    lean: (state, seat, move) => (isChange(state, seat, move) ? 1.25 : 1),
  },
]);
