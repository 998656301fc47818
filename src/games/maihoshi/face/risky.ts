import { cardOf } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { isOut, mayReveal } from '../rules/possible.ts';
import { idleAfter, isIdleLap, type View } from '../rules/state.ts';

/** All but an extra turn, an effect that is not used and the end of a turn; and these where more than the turn may end. */
export function risky(move: Move, view: View, isAlone: boolean): boolean {
  return !isQuiet(move, view) || mayEndRound(view) || (!isAlone && handsOn(move, view));
}

function isQuiet({ do: verb }: Move, { stage, steps }: View): boolean {
  if (stage !== 'turn') return false;
  const step = steps.at(-1);
  if (verb === 'use') return step?.is === 'effect' && cardOf(step.card).effect === 'extra-turn';
  return verb === 'end' || verb === 'decline';
}

/** A player has gone out, or the last lap is called or may end. */
function mayEndRound(view: View): boolean {
  const { lap, turn, held, reserves } = view;
  return lap !== 'none' || isOut(held[turn] ?? 0, reserves[turn]) || isIdleLap(idleAfter(view), held.length);
}

/** The next one holds other cards, which these must not see. */
function handsOn({ do: verb }: Move, view: View): boolean {
  if (verb === 'use' || view.extra > 0) return false;
  return verb === 'end' || (view.steps.length <= 1 && view.acted && !mayReveal(view));
}
