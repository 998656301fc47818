import type { Ask } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { Rng } from '../../../engine/rng.ts';
import { cardOf, type FolkId, folkRule, type Kind } from './cards.ts';
import { type GeishaId, geishaRule, neverReserves } from './geisha.ts';
import { guess } from './guess.ts';
import { asks, moves } from './legal.ts';
import { type Move, moveId } from './moves.ts';
import { chainFault, closed, reserveFault, unmet } from './possible.ts';
import type { Reason, RefusalRule } from './reasons.ts';
import { isCard, type Step, type View } from './state.ts';
import { isGuarded, lackedRow } from './targets.ts';

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

const refused = (rule: RefusalRule, side: Seat): Reason => ({ is: 'refused', rule, side });
const byEffect = (folk: FolkId, side: Seat): Reason => ({ is: 'effect', rule: folkRule(folk), side, folk });
const byAbility = (geisha: GeishaId, side: Seat): Reason => ({
  is: 'ability',
  rule: geishaRule(geisha),
  side,
  geisha,
});

export function why(view: View, seat: Seat, wish: Move): Reason | null {
  const { asked, ids } = offeredAt(view, seat);
  if (ids.has(moveId(wish))) return null;
  if (asked[0] && !asked.some((ask) => ask.seat === seat)) return waiting(view, seat, asked[0].seat);
  switch (view.stage) {
    case 'geisha':
      return refused(wish.do === 'choose' ? 'setup.geisha' : 'setup.order', seat);
    case 'reserve':
      return refused('setup.reserve', seat);
    case 'settle':
      return refused('settle.failed', seat);
    case 'counted':
      return refused('round.next', seat);
    case 'over':
      return { is: 'over', rule: 'game.win' };
    case 'turn': {
      const step = view.steps.at(-1);
      return step ? stepReason(view, seat, step, wish) : turnReason(view, seat, wish);
    }
  }
}

/** Whoever is not asked; before a round all that have a say in it decide at once. */
function waiting(view: View, seat: Seat, asked: Seat): Reason {
  if (view.stage === 'counted') return refused('round.next', seat);
  if (view.stage !== 'reserve') return { is: 'othersTurn', rule: 'turn.order', side: asked };
  if (neverReserves(view.geisha[seat])) return byAbility('sayo', seat);
  return { is: 'undecided', rule: 'setup.reserve', side: asked };
}

const has = (view: View, seat: Seat, card: Kind): boolean => view.hands[seat]?.includes(card) === true;

function turnReason(view: View, seat: Seat, wish: Move): Reason {
  if (wish.do === 'reveal') return reserveReason(view, seat);
  if (view.acted) return refused('turn.action', seat);
  switch (wish.do) {
    case 'guest':
      return guestReason(view, seat, wish.card);
    case 'publicity':
      return wish.count > 1 ? byAbility('hinagiku', seat) : refused('publicity.empty', seat);
    case 'introduce':
      return refused('turn.introduce', seat);
    default:
      return refused('turn.action', seat);
  }
}

function guestReason(view: View, seat: Seat, card: Kind): Reason {
  if (view.closed[seat]) return closed(seat);
  return has(view, seat, card) ? unmet(view, seat, card) : refused('turn.guest', seat);
}

function reserveReason(view: View, seat: Seat): Reason {
  const fault = reserveFault(view);
  const card = view.reserves[seat];
  if (fault === 'closed.turn') return closed(seat);
  return fault === null && isCard(card) ? unmet(view, seat, card) : refused(fault ?? 'reserve.use', seat);
}

function stepReason(view: View, seat: Seat, step: Step, wish: Move): Reason {
  switch (step.is) {
    case 'introduce': {
      const ebbs = wish.do === 'draw' && wish.count < step.given;
      return ebbs ? byAbility('seoto', seat) : refused('turn.introduce', seat);
    }
    case 'listen':
      return byAbility('hinagiku', seat);
    case 'place':
      return refused('turn.publicity', seat);
    case 'discard':
      return refused('effect.order', seat);
    case 'look':
    case 'bury':
      return byEffect('ekisha', seat);
    case 'second':
      return byAbility('yukishiro', seat);
    case 'effect':
      return effectReason(view, seat, step.card, wish);
  }
}

function effectReason(view: View, seat: Seat, card: Kind, wish: Move): Reason {
  const { effect, folk } = cardOf(card);
  if (wish.do === 'target' && wish.seat < view.held.length && isGuarded(view, seat, wish.seat))
    return byEffect('hikeshi', wish.seat);
  const lacked = wish.do === 'target' && wish.seat < view.held.length ? lackedRow(view, effect, seat, wish.seat) : null;
  if (wish.do === 'target' && lacked)
    return { is: 'lacks', rule: folkRule(folk), side: wish.seat, row: lacked, isOwn: wish.seat === seat };
  const isChained = effect === 'chain' && wish.do === 'guest' && has(view, seat, wish.card);
  if (isChained && chainFault(view, seat, card, wish.card) === 'guest.requirement') return unmet(view, seat, wish.card);
  return byEffect(folk, seat);
}
