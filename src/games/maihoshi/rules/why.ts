import type { Ask, Reason } from '../../../engine/game.ts';
import type { RuleId, Seat } from '../../../engine/ids.ts';
import { Rng } from '../../../engine/rng.ts';
import { CARDS, COLOUR, cardRule, cardThing, type Kind, NONE, REQUIREMENT } from './cards.ts';
import { SAYO } from './geisha.ts';
import { guess } from './guess.ts';
import { asks, moves } from './legal.ts';
import { type Move, moveId } from './moves.ts';
import { meets } from './reputation.ts';
import type { Step, View } from './state.ts';
import { isGuarded } from './targets.ts';

interface Offered {
  readonly asked: readonly Ask[];
  readonly ids: ReadonlySet<number>;
}
const OFFERED = new WeakMap<View, Map<Seat, Offered>>();

/** Offers depend on the view alone, so any guess made from it has them all. Kept with the view: wishes come in crowds. */
function offeredAt(view: View, seat: Seat): Offered {
  const bySeat = OFFERED.get(view) ?? new Map<Seat, Offered>();
  OFFERED.set(view, bySeat);
  const kept = bySeat.get(seat);
  if (kept) return kept;
  const guessed = guess(view, seat, new Rng(0, 0, 0));
  const offered = { asked: asks(guessed), ids: new Set(moves(guessed, seat).map(moveId)) };
  bySeat.set(seat, offered);
  return offered;
}

export function why(view: View, seat: Seat, wish: Move): Reason | null {
  const { asked, ids } = offeredAt(view, seat);
  if (ids.has(moveId(wish))) return null;
  if (asked[0] && !asked.some((ask) => ask.seat === seat)) return waiting(view, seat, asked[0].seat);
  switch (view.stage) {
    case 'geisha':
      return { rule: wish.do === 'choose' ? 'setup.geisha' : 'setup.order', side: seat };
    case 'reserve':
      return { rule: 'setup.reserve', side: seat };
    case 'settle':
      return { rule: 'settle.failed', side: seat };
    case 'counted':
      return { rule: 'round.next', side: seat };
    case 'over':
      return { rule: 'game.win' };
    case 'turn': {
      const step = view.steps.at(-1);
      return step ? stepReason(view, seat, step, wish) : turnReason(view, seat, wish);
    }
  }
}

/** Whoever is not asked; before a round all that have a say in it decide at once. */
function waiting(view: View, seat: Seat, asked: Seat): Reason {
  if (view.stage === 'counted') return { rule: 'round.next', side: seat };
  if (view.stage !== 'reserve') return { rule: 'turn.order', side: asked };
  if (view.geisha[seat] === SAYO) return { rule: 'geisha.sayo', side: seat };
  return { rule: 'setup.reserve', side: asked, data: { waits: 'yes' } };
}

const has = (view: View, seat: Seat, card: Kind): boolean => view.hands[seat]?.includes(card) === true;

function turnReason(view: View, seat: Seat, wish: Move): Reason {
  if (wish.do === 'reveal') return reserveReason(view, seat);
  if (view.acted) return { rule: 'turn.action', side: seat };
  switch (wish.do) {
    case 'guest':
      if (view.closed[seat]) return { rule: 'closed.turn', side: seat };
      return has(view, seat, wish.card) ? unmet(view, seat, wish.card) : { rule: 'turn.guest', side: seat };
    case 'publicity':
      return { rule: wish.count > 1 ? 'geisha.hinagiku' : 'publicity.empty', side: seat };
    case 'introduce':
      return { rule: 'turn.introduce', side: seat };
    default:
      return { rule: 'turn.action', side: seat };
  }
}

function reserveReason(view: View, seat: Seat): Reason {
  const card = view.reserves[seat] ?? NONE;
  if (view.fresh) return { rule: 'reserve.fresh', side: seat };
  if (card === NONE || view.revealed) return { rule: 'reserve.use', side: seat };
  return view.closed[seat] ? { rule: 'closed.turn', side: seat } : unmet(view, seat, card);
}

function unmet(view: View, seat: Seat, card: Kind): Reason {
  const colour = COLOUR[card] ?? 0;
  const own = view.reputation.slice(3 * seat, 3 * seat + 3);
  const has = own[colour] ?? Math.max(...own);
  const needs = REQUIREMENT[card] ?? 0;
  return { rule: 'guest.requirement', side: seat, things: [cardThing(card)], data: { colour, has, needs } };
}

const STEP_RULES: Readonly<Record<Exclude<Step['is'], 'effect' | 'introduce'>, RuleId>> = {
  listen: 'geisha.hinagiku',
  place: 'turn.publicity',
  discard: 'effect.order',
  look: 'card.ekisha',
  bury: 'card.ekisha',
  second: 'geisha.yukishiro',
};

function stepReason(view: View, seat: Seat, step: Step, wish: Move): Reason {
  if (step.is === 'introduce')
    return { rule: wish.do === 'draw' && wish.count < step.given ? 'geisha.seoto' : 'turn.introduce', side: seat };
  if (step.is !== 'effect') return { rule: STEP_RULES[step.is], side: seat };
  if (wish.do === 'target' && wish.seat < view.held.length && isGuarded(view, seat, wish.seat))
    return { rule: 'card.hikeshi', side: wish.seat };
  const chains = CARDS[step.card]?.effect.kind === 'chain' && wish.do === 'guest' && has(view, seat, wish.card);
  if (chains && !meets(view, seat, wish.card)) return unmet(view, seat, wish.card);
  return { rule: cardRule(step.card), side: seat };
}
