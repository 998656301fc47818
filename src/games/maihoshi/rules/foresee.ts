import type { Foresight, Seat } from '../../../engine/game.ts';
import type { Effect, Kind } from './cards.ts';
import {
  cardOf,
  EFFECTS,
  folkRule,
  geishaRule,
  geishaThing,
  meets,
  meetsPlainly,
  NONE,
  reputationFor,
} from './cards.ts';
import {
  crowded,
  drawn,
  earned,
  emptied,
  fees,
  goesOut,
  heldBy,
  left,
  raised,
  standing,
  withGuest,
  withoutPublicity,
  withPublicity,
} from './foreseen.ts';
import type { Move } from './moves.ts';
import { type Aim, aimOf, hasFurther, isAimless, mayReveal } from './possible.ts';
import { ofCards, type Reason } from './reasons.ts';
import { type Counted, incomeOf, penalty } from './sheet.ts';
import { idleAfter, isCard, isIdleLap, type View } from './state.ts';

/** How the player's round or reputation would stand, what comes of it, and what would end the round: at once, or by a last lap. */
export function foresee(view: View, seat: Seat, move: Move): Foresight<Reason> {
  return endedOnce(changedBy(view, seat, move));
}

/** Going out ends the round before any lap. */
const endedOnce = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.some(({ is }) => is === 'goesOut')
    ? reasons.filter(({ is }) => is !== 'crowds' && is !== 'emptiesDeck')
    : reasons;

/** Introducing so many of the hand, one after the other. */
export const foreseeIntroduced = (view: View, seat: Seat, count: number): Foresight<Reason> =>
  endedOnce(introduced(view, seat, count, count));

function changedBy(view: View, seat: Seat, move: Move): Reason[] {
  const held = heldBy(view, seat);
  const reserve = view.reserves[seat];
  const less = (counted: Counted): Reason[] => standing(view, seat, held - 1, counted);
  const out = goesOut(view, seat, held - 1);
  switch (move.do) {
    case 'guest':
      return [...less(withGuest(view, seat, move.card)), ...received(view, seat, move.card), ...out];
    case 'reveal':
      if (!isCard(reserve)) return [];
      return [
        ...standing(view, seat, held, withGuest(view, seat, reserve)),
        ...received(view, seat, reserve),
        ...goesOut(view, seat, held, NONE),
      ];
    case 'place':
      return [...raised(view, seat, move.card, 1), ...less(withPublicity(view, seat, move.card)), ...out];
    case 'discard':
      return [...less(view), ...out];
    case 'introduce':
      return introduced(view, seat, given(view) + 1, given(view) + 1);
    case 'draw':
      return drawnFor(view, seat, move.count);
    case 'take':
      return [...standing(view, seat, held + 1), ...(view.looking === 1 ? emptied(view, 1) : [])];
    case 'publicity':
      return drawn(view, seat, move.count);
    case 'aside':
      return judged(view, seat, move.card);
    case 'top':
      return standing(view, seat, held + 1);
    case 'recall':
      return standing(view, seat, held + 1, withoutPublicity(view, seat, move.card));
    case 'choose': {
      const { geisha } = move;
      return [{ is: 'engages', rule: geishaRule(geisha), side: seat, things: [geishaThing(geisha)], geisha }];
    }
    case 'use':
      return used(view, seat, seat);
    case 'target':
      return used(view, seat, move.seat);
    case 'rest':
    case 'end':
      return ended(view, seat, move.do);
    case 'decline':
    case 'bury':
    case 'ready':
      return [];
  }
}

/**
 * A guest comes, by Tokiwa's ability where it could not come otherwise, and perhaps with an effect that finds nobody. An
 * Envoy's guests need no go-between, and bring no effects.
 */
function received(view: View, side: Seat, card: Kind): Reason[] {
  const step = view.steps.at(-1);
  const isFree = step?.is === 'effect' && EFFECTS[step.card] === 'place-free';
  const bridged: Reason = { is: 'bridges', rule: 'geisha.tokiwa', side, ...ofCards(card) };
  const hasNoAim = !isFree && isAimless(withGuest(view, side, card), cardOf(card).effect, side);
  return [
    ...(isFree || meetsPlainly(view, side, card) ? [] : [bridged]),
    ...(hasNoAim ? [{ is: 'aimless', rule: 'effect.another', side } as const] : []),
    ...crowded(view, side),
  ];
}

/** How many cards have been introduced in this turn and not been drawn for yet. */
function given({ steps }: View): number {
  const step = steps.at(-1);
  return step?.is === 'introduce' ? step.given : 0;
}

/** Introducing so many and drawing so many: what the hand costs then is compared with before all of it. */
function introduced(view: View, seat: Seat, away: number, count: number): Reason[] {
  const before = heldBy(view, seat) + given(view);
  const more = Math.min(count, view.deck) - away;
  const held = before + more;
  return [...standing(view, seat, held, view, before), ...drawn(view, seat, count), ...goesOut(view, seat, held)];
}

/** Once cards have been given up, what is drawn for them is compared with how the round stands without it. */
function drawnFor(view: View, seat: Seat, count: number): Reason[] {
  const held = heldBy(view, seat) + Math.min(count, view.deck);
  return [...standing(view, seat, held), ...drawn(view, seat, count), ...goesOut(view, seat, held)];
}

/** A turn in which nothing was done; a reserve that waits may still make something of it. */
function ended(view: View, side: Seat, by: 'rest' | 'end'): Reason[] {
  const rested = by === 'rest' || view.rested;
  const idles = view.lap === 'none' && isIdleLap(idleAfter({ ...view, rested }), view.held.length);
  const waits = by === 'rest' && mayReveal(view);
  if (idles) return [{ is: 'passes', rule: 'end.idle', side, waits }];
  return by === 'rest' ? [{ is: 'passes', rule: 'introduce.rest', side, waits }] : [];
}

/** What would become of a reserve, were the round over now. */
function judged(view: View, side: Seat, card: Kind): Reason[] {
  if (meets(view, side, card)) {
    const points = earned(view, side, card, 1).reduce((sum, reason) => sum + (reason.points ?? 0), 0);
    return [
      { is: 'wouldCome', rule: 'settle.met', side, points, ...ofCards(card) },
      ...standing(view, side, heldBy(view, side) - 1),
    ];
  }
  const isMore = hasFurther(view.deck, view.publicity[side]?.length ?? 0);
  const held = heldBy(view, side);
  const points = isMore ? penalty(held) - penalty(held + 1) : 0;
  return [{ is: 'wouldReturn', rule: 'settle.failed', side, points, ...ofCards(card) }];
}

/** What the effect that is asked for would change; what it says stands on its card. */
function used(view: View, seat: Seat, target: Seat): Reason[] {
  const step = view.steps.at(-1);
  return step?.is === 'effect' ? changes(view, seat, target, cardOf(step.card).effect) : [];
}

function changes(view: View, seat: Seat, target: Seat, effect: Effect): Reason[] {
  switch (effect) {
    case 'target-draw':
      return [...left(view, target, 1), ...emptied(view, 1)];
    case 'filter':
    case 'advertise':
      return emptied(view, 1);
    case 'others-draw':
      return emptied(view, view.held.length - 1);
    case 'close':
      return [{ is: 'closes', rule: 'closed.turn', side: target, isOwn: target === seat }];
    default: {
      const aim = aimOf(view, effect, seat, target);
      return aim ? taken(view, seat, effect, aim) : [];
    }
  }
}

/** A card that an effect takes away, from its row to wherever the effect puts it. */
function taken(view: View, by: Seat, effect: Effect, { seat, row, card }: Aim): Reason[] {
  if (row === 'publicity') return [...raised(view, seat, card, -1), ...fees(view, seat, -1), ...left(view, seat, 1)];
  const lost = earned(view, seat, card, -1);
  return effect === 'take-newest-guest' ? [...earned(view, by, card, 1), ...crowded(view, by), ...lost] : lost;
}

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
