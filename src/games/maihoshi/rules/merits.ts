import type { Foresight } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { cardOf, folkRule, type Kind } from './cards.ts';
import { foresee } from './foresee.ts';
import { meetsPlainly, reputationFor } from './geisha.ts';
import type { Move } from './moves.ts';
import { ofCards, type Reason } from './reasons.ts';
import { incomeOf } from './score.ts';
import { isCard, type View } from './state.ts';

/** What a move that stands out by nothing else is good for: a guest's income and effect, and that a card given up could not come. */
export function merits(view: View, seat: Seat, move: Move): Foresight<Reason> {
  const reserve = view.reserves[seat];
  switch (move.do) {
    case 'guest':
      return [...comes(seat, move.card), ...works(seat, move.card)];
    case 'reveal':
      return isCard(reserve) ? [...comes(seat, reserve), ...works(seat, reserve)] : [];
    case 'aside':
    case 'take':
    case 'recall':
      return comes(seat, move.card);
    case 'use':
    case 'target': {
      const step = view.steps.at(-1);
      return step?.is === 'effect' ? works(seat, step.card) : [];
    }
    case 'place':
    case 'discard':
    case 'introduce':
      return [...cannotCome(view, seat, move.card), ...foresee(view, seat, move)];
    default:
      return foresee(view, seat, move);
  }
}

function comes(side: Seat, card: Kind): Reason[] {
  return [{ is: 'income', rule: 'score.income', side, points: incomeOf(card), ...ofCards(card) }];
}

function works(side: Seat, card: Kind): Reason[] {
  const { effect, folk } = cardOf(card);
  return effect === 'none' ? [] : [{ is: 'effect', rule: folkRule(folk), side, folk }];
}

function cannotCome(view: View, side: Seat, card: Kind): Reason[] {
  if (meetsPlainly(view, side, card)) return [];
  const { colour, requirement: needs } = cardOf(card);
  const has = reputationFor(view, side, card);
  return [{ is: 'unmet', rule: 'guest.requirement', side, ...ofCards(card), colour, needs, has }];
}
