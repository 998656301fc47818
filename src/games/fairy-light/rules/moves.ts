import type { Ask } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { firstKindOf, type Kind, type Light, MOON, SIDE_KINDS, STARTS, SUN } from './cards.ts';
import { places } from './forest.ts';
import { CELLS, type Cell } from './grid.ts';
import {
  type Exchange,
  lightOf,
  type Move,
  NOT_YET,
  type Order,
  type PlaceCard,
  type State,
  type Step,
  seatOf,
} from './state.ts';

// Every move and ask there can be is made once: search asks for millions of them.

/** Numbered by their bits: bit k is set where open card k goes back. */
export const EXCHANGES: readonly Exchange[] = Array.from({ length: 8 }, (_, bits) => ({
  exchange: [0, 1, 2].filter((at) => bits & (1 << at)),
}));
// rule: forked.exchange
const EXCHANGES_OF_TWO = EXCHANGES.slice(0, 4);

export const ORDERS: readonly Order[] = [0, 1, 2].flatMap((left) =>
  [0, 1, 2].flatMap((middle) => (middle === left ? [] : [{ order: [left, middle, 3 - left - middle] }])),
);

const PLACES: readonly (readonly PlaceCard[])[] = Array.from({ length: 2 * SIDE_KINDS }, (_, kind) =>
  Array.from({ length: CELLS }, (_, place) => ({ place, card: STARTS + kind })),
);

const ORDERS_FROM = EXCHANGES.length;
const PLACES_FROM = ORDERS_FROM + ORDERS.length;

export const bitsOf = (at: readonly number[]): number => at.reduce((bits, each) => bits | (1 << each), 0);

export function moveId(move: Move): number {
  if ('place' in move) return PLACES_FROM + (move.card - STARTS) * CELLS + move.place;
  if ('exchange' in move) return bitsOf(move.exchange);
  const [left = 0, middle = 0] = move.order;
  return ORDERS_FROM + left * 2 + (middle > left ? middle - 1 : middle);
}

const asked = (cover: Ask['cover']): Record<Step, readonly (readonly Ask[])[]> => {
  const each = (step: Step) => [0, 1].map((seat): Ask[] => [{ seat, step, cover }]);
  return { exchange: each('exchange'), order: each('order'), place: each('place'), over: [[], []] };
};
const OPEN_ASKS = asked('open');
const PRIVATE_ASKS = asked('private');
const BOTH_ASKED: readonly Ask[] = PRIVATE_ASKS.exchange.flat();
/** Both have seen that one card and one place are left. */
const LAST_ASKED: readonly (readonly Ask[])[] = PRIVATE_ASKS.place.map((each) =>
  each.map((ask) => ({ ...ask, only: true })),
);
const NOBODY: readonly Ask[] = [];

export function asks(state: State): readonly Ask[] {
  const turn = seatOf(state, state.turn);
  if (state.variant !== 'dark') return OPEN_ASKS[state.step][turn] ?? NOBODY;
  if (state.step !== 'exchange') return (isLast(state) ? LAST_ASKED : PRIVATE_ASKS[state.step])[turn] ?? NOBODY;
  const [sun, moon] = state.sealed;
  if (sun === NOT_YET && moon === NOT_YET) return BOTH_ASKED;
  return PRIVATE_ASKS.exchange[seatOf(state, sun === NOT_YET ? SUN : MOON)] ?? NOBODY;
}

const isLast = ({ step, turn, open }: State): boolean =>
  step === 'place' && (open[1 - turn] as Kind[]).length === 0 && (open[turn] as Kind[]).length === 1;

const NONE: readonly Move[] = [];

export function moves(state: State, seat: Seat): readonly Move[] {
  const { step } = state;
  const light = lightOf(state, seat);
  if (step === 'place') return light === state.turn ? placements(state, light) : NONE;
  if (step === 'over') return NONE;
  const darkly = state.variant === 'dark';
  if (darkly ? state.sealed[light] !== NOT_YET : light !== state.turn) return NONE;
  if (step === 'order') return ORDERS;
  return state.variant === 'forked' ? EXCHANGES_OF_TWO : EXCHANGES;
}

function placements(state: State, light: Light): readonly PlaceCard[] {
  const cells = places(state.rows);
  const open = state.open[light] as Kind[];
  const least = firstKindOf(0);
  const made: PlaceCard[] = [];
  const choice = state.variant === 'standard' ? 1 : open.length;
  for (let at = 0; at < choice; at++) {
    const card = open[at] as Kind;
    if (open.indexOf(card) < at) continue;
    const byCell = PLACES[card - least] as readonly PlaceCard[];
    for (let each = 0; each < cells.length; each++) made.push(byCell[cells[each] as Cell] as PlaceCard);
  }
  return made;
}
