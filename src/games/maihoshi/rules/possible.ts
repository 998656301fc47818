import type { Seat } from '../../../engine/ids.ts';
import { EFFECTS, type Kind, NONE } from './cards.ts';
import type { EffectKind } from './folk.ts';
import { SAYO, YUKISHIRO } from './geisha.ts';
import type { State, View } from './state.ts';
import { hasTarget } from './targets.ts';

// Whether something could happen at all. Only what everybody sees decides it: nobody is told by a question that was
// left out what a hand does not hold.

type Possible = (state: State, seat: Seat) => boolean;

const always: Possible = () => true;
const never: Possible = () => false;
const withDeck: Possible = ({ deck }) => deck.length > 0;
const withHand: Possible = ({ hands }, seat) => (hands[seat] as readonly Kind[]).length > 0;
const withTarget =
  (kind: EffectKind): Possible =>
  (state, seat) =>
    hasTarget(state, kind, seat);

/** Sayo never has a reserve; nobody has two. */
const maySetAside: Possible = (state, seat) =>
  state.geisha[seat] !== SAYO && state.reserves[seat] === NONE && withHand(state, seat);

export const mayAdvertise: Possible = (state, seat) => withDeck(state, seat) || withHand(state, seat);

/** Yukishiro's second reserve, once a round, after the first is used. */
export const maySetSecond: Possible = (state, seat) =>
  state.geisha[seat] === YUKISHIRO && state.spent[seat] === false && maySetAside(state, seat);

/** Before one looks whether its guest is good enough. Once a turn, for whatever is laid after it is fresh. */
export const mayReveal = (state: Pick<View, 'turn' | 'reserves' | 'fresh' | 'closed'>): boolean =>
  state.reserves[state.turn] !== NONE && !state.fresh && state.closed[state.turn] === false;

const POSSIBLE: Readonly<Record<EffectKind, Possible>> = {
  none: never,
  guard: never,
  'scoring-per-publicity': never,
  filter: withDeck,
  advertise: mayAdvertise,
  'target-draw': withDeck,
  chain: (state, seat) => state.closed[seat] === false && withHand(state, seat),
  close: always,
  'sink-newest-guest': withTarget('sink-newest-guest'),
  'return-newest-publicity': withTarget('return-newest-publicity'),
  'extra-turn': always,
  'take-newest-guest': withTarget('take-newest-guest'),
  look: withDeck,
  'others-draw': withDeck,
  'set-reserve': maySetAside,
  'place-free': withHand,
};

export const isPossible = (state: State, seat: Seat, card: Kind): boolean =>
  POSSIBLE[EFFECTS[card]?.kind ?? 'none'](state, seat);
