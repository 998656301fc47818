import { likelihood } from '../../../bots/likelihood.ts';
import type { Seat } from '../../../engine/ids.ts';
import { INCOME } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { income, scoringEffects } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { loss, publicityGain } from './parting.ts';

/** What a move is likely to be good for before anybody has looked, by what it does: most who do nothing lose by it. */
const BY_VERB: Readonly<Record<Move['do'], number>> = {
  guest: 1,
  reveal: 6,
  publicity: 1,
  introduce: 0.3,
  rest: 0.05,
  use: 3,
  decline: 0.5,
  target: 1,
  aside: 1,
  place: 1,
  discard: 1,
  take: 1,
  bury: 1,
  recall: 1,
  draw: 1,
  choose: 1,
  top: 1,
  end: 1,
  ready: 1,
};
const GUEST: readonly number[] = INCOME.map((income) => BY_VERB.guest + income / 2);
/** An effect against oneself, and against whoever is ahead of all others. */
const ONESELF = 0.15;
const THE_FIRST = 3;

/** Eight likings are as good as twice the chance. */
const A_LOSS = 3;

/** A card that is given up or laid is one that matters least. */
export function prior(state: State, seat: Seat, move: Move): number {
  const lean = plainPrior(state, seat, move);
  switch (move.do) {
    case 'place':
      return lean * likelihood(A_LOSS * publicityGain(state, seat, move.card));
    case 'discard':
    case 'introduce':
      return lean * likelihood(-A_LOSS * loss(state, seat, move.card));
    default:
      return lean;
  }
}

/** By what a move does alone, whatever card it is made with. */
export function plainPrior(state: State, seat: Seat, move: Move): number {
  if (move.do === 'guest') return GUEST[move.card] ?? 0;
  if (move.do !== 'target') return BY_VERB[move.do];
  if (move.seat === seat) return ONESELF;
  return isAheadOfOthers(state, seat, move.seat) ? THE_FIRST : BY_VERB.target;
}

/** Of all but the one who asks. */
function isAheadOfOthers(state: State, seat: Seat, rival: Seat): boolean {
  const lead = standing(state, rival);
  for (let other = 0; other < state.hands.length; other++)
    if (other !== seat && other !== rival && standing(state, other) >= lead) return false;
  return true;
}

const standing = (state: State, seat: Seat): number =>
  (state.tokens[seat] ?? 0) + income(state, seat) + scoringEffects(state, seat);
