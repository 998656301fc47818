import type { Ask, Seat } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { Rng } from '../../../engine/rng.ts';
import type { FolkId, GeishaId, Kind } from './cards.ts';
import { cardOf, folkRule, GEISHA_IDS, geishaRule, meets, neverReserves } from './cards.ts';
import { offersOf } from './effects.ts';
import { burials, introductions, mayListen, takings } from './house.ts';
import {
  ADVERTISE,
  ASIDE,
  CHOOSE,
  DECLINE,
  DISCARD,
  END,
  GUEST,
  INTRODUCE,
  type Move,
  moveId,
  PLACE,
  READY,
  RECALL,
  REST,
  REVEAL,
  TOP,
} from './moves.ts';
import {
  chainFault,
  closed,
  eachOf,
  guestFault,
  isGuarded,
  lackedRow,
  mayAdvertise,
  mayReveal,
  reserveFault,
  unmet,
} from './possible.ts';
import type { Reason, RefusalRule } from './reasons.ts';
import { isCard, NOT_YET, type State, type Step, stepNow, type View } from './state.ts';
import { guess } from './view.ts';

const MOST_SEATS = 6;
const NOBODY: readonly Ask[] = [];
const NO_MOVES: readonly Move[] = [];

const asked = (
  step: string,
  cover: Ask['cover'],
  more: Pick<Ask, 'only' | 'pause'> = {},
): readonly (readonly Ask[])[] => Array.from({ length: MOST_SEATS }, (_, seat) => [{ seat, step, cover, ...more }]);
const CHOOSES = asked('geisha', 'open');
/** With the cards already in hand. */
const ENGAGES = asked('geisha', 'private');
const RESERVES = asked('reserve', 'private');
const TURNS = asked('turn', 'private');
const TAKES_MORE = asked('settle', 'open');
const LOOKS_ON = asked('ready', 'private', { only: true, pause: true });
const ONLY_READY = [READY];
const STEPS: Readonly<Record<Step['is'], readonly (readonly Ask[])[]>> = {
  effect: asked('effect', 'private'),
  listen: asked('listen', 'private'),
  place: asked('place', 'private'),
  discard: asked('discard', 'private'),
  introduce: asked('introduce', 'private'),
  look: asked('look', 'private'),
  bury: asked('bury', 'private'),
  second: asked('second', 'private'),
};

export function asks(state: State): readonly Ask[] {
  switch (state.stage) {
    case 'turn': {
      const step = stepNow(state);
      return (step ? STEPS[step.is] : TURNS)[state.turn] ?? NOBODY;
    }
    case 'geisha':
      return (state.mode === 'management' ? ENGAGES : CHOOSES)[state.turn] ?? NOBODY;
    case 'reserve':
      return askEach(state.sealed, NOT_YET, RESERVES);
    case 'settle':
      return TAKES_MORE[state.owed[0] ?? MOST_SEATS] ?? NOBODY;
    case 'counted':
      return askEach(state.ready, false, LOOKS_ON);
    case 'over':
      return NOBODY;
  }
}

/** All seats for which this is so. */
function askEach<Value>(values: readonly Value[], open: Value, asks: readonly (readonly Ask[])[]): readonly Ask[] {
  const asked: Ask[] = [];
  for (let seat = 0; seat < values.length; seat++) if (values[seat] === open) asked.push(...at(asks, seat));
  return asked;
}

export function moves(state: State, seat: Seat): readonly Move[] {
  switch (state.stage) {
    case 'turn':
      return seat === state.turn ? turnMoves(state, seat) : NO_MOVES;
    case 'geisha':
      return seat === state.turn ? CHOOSE.filter((_, which) => !state.geisha.includes(at(GEISHA_IDS, which))) : [];
    case 'reserve':
      if (state.sealed[seat] !== NOT_YET) return NO_MOVES;
      return withDecline(eachOf(at(state.hands, seat), ASIDE));
    case 'settle':
      return seat === state.owed[0] ? further(state, seat) : NO_MOVES;
    case 'counted':
      return state.ready[seat] === false ? ONLY_READY : NO_MOVES;
    case 'over':
      return NO_MOVES;
  }
}

/** What an owner of a failed reserve may take: the top of the deck, or own publicity. */
export function further({ deck, publicity }: State, seat: Seat): readonly Move[] {
  const row = at(publicity, seat);
  const offered: Move[] = deck.length > 0 ? [TOP] : [];
  for (let place = 0; place < row.length; place++) {
    const card = at(row, place);
    if (row.indexOf(card) === place) offered.push(at(RECALL, card));
  }
  return offered;
}

function turnMoves(state: State, seat: Seat): readonly Move[] {
  const step = stepNow(state);
  if (step) return stepMoves(state, seat, step);
  const offered: Move[] = [];
  const hand = at(state.hands, seat);
  if (!state.acted) {
    eachGuest(state, seat, hand, offered);
    if (mayAdvertise(state, seat)) offered.push(at(ADVERTISE, 1));
    if (mayListen(state, seat)) offered.push(at(ADVERTISE, 2));
    eachOf(hand, INTRODUCE, offered);
    offered.push(REST);
  }
  const reserve = state.reserves[seat];
  // rule: reserve.moment
  if (mayReveal(state) && isCard(reserve) && meets(state, seat, reserve)) offered.push(REVEAL);
  if (state.acted) offered.push(END);
  return offered;
}

/** Who can come, of a sorted hand; without a function made for each asking, since search asks nothing as often. */
function eachGuest(state: State, seat: Seat, hand: readonly Kind[], into: Move[]): void {
  let before: Kind | null = null;
  for (const card of hand) {
    if (card !== before && guestFault(state, seat, card) === null) into.push(at(GUEST, card));
    before = card;
  }
}

function withDecline(offered: Move[]): readonly Move[] {
  offered.push(DECLINE);
  return offered;
}

function stepMoves(state: State, seat: Seat, step: Step): readonly Move[] {
  const hand = at(state.hands, seat);
  switch (step.is) {
    case 'effect':
      // rule: effect.optional
      return withDecline(offersOf(state, seat, step.card, step.done));
    case 'listen':
      return ADVERTISE.slice(1);
    case 'place':
      return eachOf(hand, PLACE);
    case 'discard':
      return eachOf(hand, DISCARD);
    case 'introduce':
      return introductions(state, seat, step.given);
    case 'look':
      return takings(state);
    case 'bury':
      return burials(state);
    case 'second':
      return withDecline(eachOf(hand, ASIDE));
  }
}

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
