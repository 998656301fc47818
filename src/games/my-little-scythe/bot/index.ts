import type { Outlook } from '../../../bots/chances.ts';
import { defineManners, type Level } from '../../../bots/level.ts';
import { defineKnowledge, type Seat } from '../../../engine/game.ts';
import { BRAMBLE, CLOVER, TOCK } from '../company.ts';
import { KIND } from '../rules/cards.ts';
import { countAt, rivalAt, seatAt } from '../rules/hexes.ts';
import { LEAST_FRIENDSHIP, MAKE_PIES, MAKE_POWER_UP, MAKE_SPELL, TILE_SPACE } from '../rules/mat.ts';
import type { Move } from '../rules/move.ts';
import type { State, View } from '../rules/state.ts';
import { folly, prior, thumb } from './thumb.ts';
import { value } from './worth.ts';

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

/** The search sees a turn to its end and values what it leaves: beyond it random players only blur. */
export const knowledge = defineKnowledge<State, Move, View>({
  scale: 2,
  cutoff: (state, from) => state.turn !== from.turn || state.round !== from.round,
  value,
  prior,
  folly,
});

export const levels: readonly Level[] = [
  { iterations: 5, noise: 1.9 },
  { iterations: 8, noise: 1.2 },
  { iterations: 13, noise: 0.57 },
  { iterations: 35, noise: 0.27 },
  { iterations: 400, noise: 0 },
];

export const players = { thumb };

export const outlook: Outlook = { searches: 2, iterations: 100, unheeded: 0, eighths: 8 };
