import type { Seat } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { EFFECTS, type Effect, type Kind, MOST_LOOKED_AT, MOST_PLACED_FREE, raise, reputationOf } from './cards.ts';
import type { Teller } from './events.ts';
import { beginPublicity, draw, enter, giveOpenly, receive, setAside, show, tellGuest } from './house.ts';
import { ASIDE, GUEST, type Move, TARGET, USE } from './moves.ts';
import {
  type Aim,
  aimOf,
  chainFault,
  eachOf,
  hasTarget,
  isTarget,
  mayAdvertise,
  maySetAside,
  withDeck,
  withHand,
} from './possible.ts';
import { DISCARD_ONE, effectStep, LOOK, type State } from './state.ts';

// Each kind of effect in one place: whether it is asked for, what may be chosen, and what then happens.

/** An effect as it is asked for: of which card, and how much of it has been used already. */
interface Used {
  readonly seat: Seat;
  readonly card: Kind;
  readonly done: number;
}

type Interpreter =
  /** Nobody uses it. */
  | { readonly chooses: 'never' }
  | {
      readonly chooses: 'nothing';
      isPossible(state: State, seat: Seat): boolean;
      use(state: State, seat: Seat, tell: Teller, card: Kind): void;
    }
  /** It is possible while there is a player to choose. */
  | {
      readonly chooses: 'seat';
      isPossible?(state: State): boolean;
      use(state: State, seat: Seat, chosen: Seat, tell: Teller, card: Kind): void;
    }
  /** It takes the card away that it aims at, wherever there is one. */
  | {
      readonly chooses: 'aim';
      use(state: State, seat: Seat, aim: Aim, tell: Teller): void;
    }
  | {
      readonly chooses: 'card';
      /**
       * Only what everybody sees decides it: nobody is told by a question that was left out what a hand does not hold.
       */
      isPossible(state: State, seat: Seat): boolean;
      offers(state: State, used: Used): Move[];
      use(state: State, used: Used, chosen: Kind, tell: Teller): void;
    };

// rule: effect.always
const inert: Interpreter = { chooses: 'never' };

// rule: card.dangoya
const filter: Interpreter = {
  chooses: 'nothing',
  isPossible: withDeck,
  use: (state, seat, tell) => {
    if (draw(state, seat, 1, tell) > 0) state.steps.push(DISCARD_ONE);
  },
};

// rule: card.hikyaku
const advertise: Interpreter = { chooses: 'nothing', isPossible: mayAdvertise, use: beginPublicity };

// rule: card.kawaraban
const targetDraw: Interpreter = {
  chooses: 'seat',
  isPossible: withDeck,
  use: (state, seat, chosen, tell, card) => {
    draw(state, chosen, 1, tell, chosen === seat ? undefined : { seat, card });
  },
};

// rule: card.wakadanna
const chain: Interpreter = {
  chooses: 'card',
  isPossible: (state, seat) => !state.closed[seat] && withHand(state, seat),
  offers: (state, { seat, card }) =>
    eachOf(at(state.hands, seat), GUEST, [], (guest) => chainFault(state, seat, card, guest) === null),
  use: (state, { seat, card }, chosen, tell) => {
    receive(state, seat, chosen, tell, card);
    askForEffect(state, seat, chosen, tell);
  },
};

// rule: card.okappiki
const close: Interpreter = {
  chooses: 'seat',
  use: (state, seat, chosen, tell) => {
    state.closed[chosen] = true;
    tell?.({ is: 'closed', seat: chosen, isOwn: chosen === seat }, 'all', 'none');
  },
};

// rule: card.suri
const sink: Interpreter = {
  chooses: 'aim',
  use: (state, _seat, { seat, at: place, card }, tell) => {
    at(state.guests, seat).splice(place, 1);
    state.deck.unshift(card);
    state.under.unshift('everybody');
    tell?.({ is: 'sunk', seat, card, left: at(state.guests, seat).length }, 'all', 'none');
  },
};

// rule: effect.moved, card.kenjutsu
const returnPublicity: Interpreter = {
  chooses: 'aim',
  use: (state, _seat, { seat, card }, tell) => {
    at(state.publicity, seat).pop();
    raise(state, seat, card, -1);
    giveOpenly(state, seat, card);
    tell?.({ is: 'returned', seat, card, reputation: reputationOf(state, seat) }, 'all', 'none');
  },
};

// rule: card.sendou
const extraTurn: Interpreter = {
  chooses: 'nothing',
  isPossible: () => true,
  use: (state) => {
    state.extra++;
  },
};

// rule: effect.moved, card.onmitsu
const takeGuest: Interpreter = {
  chooses: 'aim',
  use: (state, seat, { seat: from, card }, tell) => {
    at(state.guests, from).pop();
    const count = at(state.guests, seat).length + 1;
    tell?.({ is: 'moved', from, seat, card, count, left: at(state.guests, from).length }, 'all', 'none');
    enter(state, seat, card, tell);
  },
};

// rule: card.ekisha
const look: Interpreter = {
  chooses: 'nothing',
  isPossible: withDeck,
  use: (state, seat, tell) => {
    state.looking = Math.min(MOST_LOOKED_AT, state.deck.length);
    state.steps.push(DISCARD_ONE, LOOK);
    if (!tell) return;
    const count = state.looking;
    tell({ is: 'looked', seat, count, cards: state.deck.slice(-count) }, { only: [seat] }, [seat]);
    tell({ is: 'looked', seat, count, cards: null }, { but: [seat] }, 'none');
  },
};

// rule: card.tabiichiza
const othersDraw: Interpreter = {
  chooses: 'nothing',
  isPossible: withDeck,
  use: (state, seat, tell, card) => {
    const seats = state.hands.length;
    for (let step = 1; step < seats; step++) draw(state, (seat + step) % seats, 1, tell, { seat, card });
  },
};

// rule: card.sadou
const setReserve: Interpreter = {
  chooses: 'card',
  isPossible: maySetAside,
  offers: ({ hands }, { seat }) => eachOf(at(hands, seat), ASIDE),
  use: (state, { seat }, chosen, tell) => setAside(state, seat, chosen, tell),
};

// rule: card.chokushi
const placeFree: Interpreter = {
  chooses: 'card',
  isPossible: withHand,
  offers: ({ hands }, { seat }) => eachOf(at(hands, seat), GUEST),
  use: (state, { seat, card, done }, chosen, tell) => {
    show(state, seat, chosen);
    tellGuest(state, { seat, card: chosen, from: 'hand', by: card }, tell);
    enter(state, seat, chosen, tell);
    if (done + 1 < MOST_PLACED_FREE && withHand(state, seat)) state.steps.push(effectStep(card, done + 1));
  },
};

const INTERPRETERS: Readonly<Record<Effect, Interpreter>> = {
  // rule: card.kamiyui, card.hanashika, card.ohdana, card.kuge
  none: inert,
  guard: inert,
  'scoring-per-publicity': inert,
  filter,
  advertise,
  'target-draw': targetDraw,
  chain,
  close,
  'sink-newest-guest': sink,
  'return-newest-publicity': returnPublicity,
  'extra-turn': extraTurn,
  'take-newest-guest': takeGuest,
  look,
  'others-draw': othersDraw,
  'set-reserve': setReserve,
  'place-free': placeFree,
};

const interpreterOf = (card: Kind): Interpreter => INTERPRETERS[at(EFFECTS, card)];

/** A guest has come: asks for the effect if it has one that could do anything. */
// rule: effect.entry
export function askForEffect(state: State, seat: Seat, card: Kind, tell: Teller): void {
  if (isPossible(state, seat, card)) state.steps.push(effectStep(card));
  // rule: effect.another
  else if (interpreterOf(card).chooses === 'aim') tell?.({ is: 'aimless', seat, card }, 'all', 'none');
}

function isPossible(state: State, seat: Seat, card: Kind): boolean {
  const interpreter = interpreterOf(card);
  switch (interpreter.chooses) {
    case 'never':
      return false;
    case 'aim':
      return hasTarget(state, at(EFFECTS, card), seat);
    case 'seat':
      return interpreter.isPossible?.(state) !== false;
    default:
      return interpreter.isPossible(state, seat);
  }
}

/** Every way to use it, in a list for the caller to keep; declining is always there besides. */
export function offersOf(state: State, seat: Seat, card: Kind, done: number): Move[] {
  const interpreter = interpreterOf(card);
  switch (interpreter.chooses) {
    case 'never':
      return [];
    case 'nothing':
      return [USE];
    case 'card':
      return interpreter.offers(state, { seat, card, done });
    default:
      return targets(state, at(EFFECTS, card), seat);
  }
}

// rule: effect.player
function targets(state: State, effect: Effect, seat: Seat): Move[] {
  const offered: Move[] = [];
  for (let other = 0; other < state.hands.length; other++)
    if (isTarget(state, effect, seat, other)) offered.push(at(TARGET, other));
  return offered;
}

export function useEffect(state: State, seat: Seat, card: Kind, done: number, move: Move, tell: Teller): void {
  const interpreter = interpreterOf(card);
  const target = move.do === 'target' ? move.seat : null;
  if (done === 0) tell?.({ is: 'used', seat, card, target }, 'all', 'none');
  switch (interpreter.chooses) {
    case 'nothing':
      interpreter.use(state, seat, tell, card);
      return;
    case 'card':
      if ('card' in move) interpreter.use(state, { seat, card, done }, move.card, tell);
      return;
    case 'seat':
      if (target !== null) interpreter.use(state, seat, target, tell, card);
      return;
    case 'aim': {
      const aim = target === null ? null : aimOf(state, at(EFFECTS, card), seat, target);
      if (aim) interpreter.use(state, seat, aim, tell);
    }
  }
}
