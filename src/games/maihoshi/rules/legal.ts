import type { Ask } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import type { Kind } from './cards.ts';
import { offersOf } from './effects.ts';
import { GEISHA_IDS, meets } from './geisha.ts';
import { introductions, mayListen } from './guests.ts';
import { burials, takings } from './hand.ts';
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
  PLACE,
  READY,
  RECALL,
  REST,
  REVEAL,
  TOP,
} from './moves.ts';
import { guestFault, mayAdvertise, mayReveal } from './possible.ts';
import { isCard, NOT_YET, type State, type Step, stepNow } from './state.ts';
import { eachOf } from './targets.ts';

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
