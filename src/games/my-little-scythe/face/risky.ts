import { MOST_ROUNDS } from '../facts.ts';
import { MOST_TROPHIES, MOVE, QUEST } from '../rules/cards.ts';
import { deedAt } from '../rules/deeds.ts';
import { CAMP, rivalAt, tokensAt, whereIs } from '../rules/hexes.ts';
import type { Move } from '../rules/move.ts';
import { SEEKERS, top, type View } from '../rules/state.ts';
import { claimable, trophyCount } from '../rules/trophies.ts';

/** To begin a Move, to pay a token, to mix, and to leave off where nothing waits that the table can see, is no risk. */
export function risky(move: Move, view: View): boolean {
  switch (move.do) {
    case 'act':
      return move.space !== MOVE;
    case 'take':
      return isEnding(view) || !isPlainPrice(view);
    case 'mix':
      return isEnding(view);
    case 'pass':
      return isEnding(view) || leavesMore(view);
    default:
      return true;
  }
}

/** Nothing is drawn for it, whatever else is still to be paid. */
function isPlainPrice({ todo }: View): boolean {
  const [reap, pay] = todo.slice(-2);
  if (pay?.step !== 'pay' || reap?.step !== 'reap') return false;
  const { spells, powerUps } = deedAt(reap.deed);
  return spells + powerUps === 0;
}

/** A trophy, a fight or a quest. */
function leavesMore(view: View): boolean {
  const pending = top(view);
  switch (pending?.step) {
    case 'end':
      return claimable(view).length > 0;
    case 'after':
      return false;
    case 'move':
      return SEEKERS.some((seeker) => {
        const spot = whereIs(view, pending.seat, seeker);
        return spot !== CAMP && (tokensAt(view, QUEST, spot) > 0 || rivalAt(view, pending.seat, spot) !== null);
      });
    default:
      return true;
  }
}

/** The game may end with this turn: a player has all trophies, or it is the last round. */
const isEnding = (view: View): boolean =>
  view.last !== null ||
  view.round >= MOST_ROUNDS ||
  view.seats.some((_, seat) => trophyCount(view, seat) >= MOST_TROPHIES);
