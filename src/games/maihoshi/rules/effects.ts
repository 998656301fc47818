import type { Seat } from '../../../engine/ids.ts';
import { COLOUR, EFFECTS, type Kind, NONE } from './cards.ts';
import { eachOf } from './choices.ts';
import type { Teller } from './events.ts';
import type { Effect, EffectKind } from './folk.ts';
import { enter, receive, setAside } from './guests.ts';
import { draw, giveOpenly, learners, show } from './hand.ts';
import { everybody } from './memory.ts';
import { ASIDE, GUEST, type Move, TARGET, USE } from './moves.ts';
import { beginPublicity } from './publicity.ts';
import { meets, raise } from './reputation.ts';
import type { State } from './state.ts';
import { DISCARD_ONE, effectStep, LOOK } from './steps.ts';
import { isTarget } from './targets.ts';

// One small function for each kind of effect: what may be chosen, and what then happens.

interface Interpreter<Kind extends EffectKind> {
  /** Every way to use it; declining is always there besides. */
  offers(state: State, seat: Seat, card: number, done: number): readonly Move[];
  use(state: State, seat: Seat, chosen: Chosen<Kind>, tell: Teller): void;
}
interface Chosen<Kind extends EffectKind> {
  readonly card: number;
  readonly done: number;
  readonly effect: Extract<Effect, { kind: Kind }>;
  /** The seat that was chosen, or the card. */
  readonly choice: number;
}

const JUST_USE: readonly Move[] = [USE];
const NOTHING: readonly Move[] = [];

const justUse = (): readonly Move[] => JUST_USE;
const targets =
  (kind: EffectKind) =>
  (state: State, seat: Seat): readonly Move[] => {
    const offered: Move[] = [];
    for (let other = 0; other < state.hands.length; other++)
      if (isTarget(state, kind, seat, other)) offered.push(TARGET[other] as Move);
    return offered;
  };

const inert = { offers: () => NOTHING, use: () => undefined };

const filter: Interpreter<'filter'> = {
  offers: justUse,
  use: (state, seat, { effect }, tell) => {
    if (draw(state, seat, effect.draw, tell) > 0) state.steps.push(DISCARD_ONE);
  },
};

const advertise: Interpreter<'advertise'> = {
  offers: justUse,
  use: (state, seat, _chosen, tell) => beginPublicity(state, seat, tell),
};

const targetDraw: Interpreter<'target-draw'> = {
  offers: targets('target-draw'),
  use: (state, _seat, { effect, choice }, tell) => {
    draw(state, choice, effect.draw, tell);
  },
};

const chain: Interpreter<'chain'> = {
  offers: (state, seat, card) => {
    const offered: Move[] = [];
    const hand = state.hands[seat] as readonly Kind[];
    if (state.closed[seat]) return offered;
    for (let at = 0; at < hand.length; at++) {
      const guest = hand[at] as Kind;
      if (guest === hand[at - 1] || COLOUR[guest] === COLOUR[card]) continue;
      if (meets(state, seat, guest)) offered.push(GUEST[guest] as Move);
    }
    return offered;
  },
  use: (state, seat, { choice }, tell) => receive(state, seat, choice, tell),
};

const close: Interpreter<'close'> = {
  offers: targets('close'),
  use: (state, _seat, { choice }, tell) => {
    state.closed[choice] = true;
    tell?.({ is: 'closed', seat: choice }, 'all', 'none');
  },
};

const sink: Interpreter<'sink-newest-guest'> = {
  offers: targets('sink-newest-guest'),
  use: (state, seat, { choice }, tell) => {
    const row = state.guests[choice] as Kind[];
    const [card = NONE] = row.splice(row.length - (choice === seat ? 2 : 1), 1);
    state.deck.unshift(card);
    state.under.unshift(everybody(state));
    tell?.({ is: 'sunk', seat: choice, card }, 'all', 'none');
  },
};

const returnPublicity: Interpreter<'return-newest-publicity'> = {
  offers: targets('return-newest-publicity'),
  use: (state, _seat, { choice }, tell) => {
    const card = (state.publicity[choice] as Kind[]).pop() as Kind;
    raise(state, choice, card, -1);
    giveOpenly(state, choice, card);
    tell?.({ is: 'returned', seat: choice, card }, 'all', 'none');
  },
};

const extraTurn: Interpreter<'extra-turn'> = {
  offers: justUse,
  use: (state, _seat, { effect }) => {
    state.extra += effect.turns;
  },
};

const takeGuest: Interpreter<'take-newest-guest'> = {
  offers: targets('take-newest-guest'),
  use: (state, seat, { choice }, tell) => {
    const card = (state.guests[choice] as Kind[]).pop() as Kind;
    tell?.({ is: 'moved', from: choice, seat, card }, 'all', 'none');
    enter(state, seat, card, tell);
  },
};

const look: Interpreter<'look'> = {
  offers: justUse,
  use: (state, seat, { effect }, tell) => {
    state.looking = Math.min(effect.look, state.deck.length);
    state.steps.push(DISCARD_ONE, LOOK);
    if (!tell) return;
    const count = state.looking;
    tell({ is: 'looked', seat, count, cards: state.deck.slice(-count) }, { only: [seat] }, [seat]);
    tell({ is: 'looked', seat, count, cards: null }, { but: [seat] }, 'none');
  },
};

const othersDraw: Interpreter<'others-draw'> = {
  offers: justUse,
  use: (state, seat, { effect }, tell) => {
    const seats = state.hands.length;
    for (let step = 1; step < seats; step++) draw(state, (seat + step) % seats, effect.draw, tell);
  },
};

const setReserve: Interpreter<'set-reserve'> = {
  offers: (state, seat) => eachOf(state.hands[seat] as readonly Kind[], ASIDE),
  use: (state, seat, { choice }, tell) => setAside(state, seat, choice, tell),
};

const placeFree: Interpreter<'place-free'> = {
  offers: (state, seat) => eachOf(state.hands[seat] as readonly Kind[], GUEST),
  use: (state, seat, { card, done, effect, choice }, tell) => {
    show(state, seat, choice);
    tell?.({ is: 'guest', seat, card: choice, from: 'hand' }, 'all', learners(state, seat));
    enter(state, seat, choice, tell);
    const more = done + 1 < effect.most && (state.hands[seat] as readonly Kind[]).length > 0;
    if (more) state.steps.push(effectStep(card, done + 1));
  },
};

const INTERPRETERS: { readonly [Kind in EffectKind]: Interpreter<Kind> } = {
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

/** The interpreter of a card, and its effect: the table above says that they belong together. */
const interpreterOf = (card: Kind): Interpreter<EffectKind> =>
  INTERPRETERS[(EFFECTS[card] as Effect).kind] as Interpreter<EffectKind>;

export const offersOf = (state: State, seat: Seat, card: Kind, done: number): readonly Move[] =>
  interpreterOf(card).offers(state, seat, card, done);

export function useEffect(state: State, seat: Seat, card: Kind, done: number, move: Move, tell: Teller): void {
  const choice = move.do === 'target' ? move.seat : 'card' in move ? move.card : NONE;
  const target = move.do === 'target' ? move.seat : null;
  if (done === 0) tell?.({ is: 'used', seat, card, target }, 'all', 'none');
  interpreterOf(card).use(state, seat, { card, done, effect: EFFECTS[card] as Effect, choice }, tell);
}
