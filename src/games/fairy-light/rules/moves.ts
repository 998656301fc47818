import type { Ask, Seat } from '../../../engine/game.ts';
import { numbered } from '../../../engine/lists.ts';
import { firstKindOf, type Kind, type Light, MOON, SIDE_KINDS, STARTS, SUN, sideOf } from './cards.ts';
import { placeFault, places, rowsOf } from './forest.ts';
import { CELLS, type Cell, cellThing } from './grid.ts';
import type { CardRule, Reason, RefusalRule } from './ids.ts';
import type { Exchange, Move, Order, PlaceCard, State, Step, Variant, View } from './state.ts';
import { lightOf, NOT_YET, seatOf } from './state.ts';

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

export const bitsOf = (at: readonly number[]): number => at.reduce((bits, each) => bits | (1 << each), 0);

export const moveId = numbered<Move>([...EXCHANGES, ...ORDERS, ...PLACES.flat()]);

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

const refused = (rule: RefusalRule): Reason => ({ is: 'refused', rule });

export function why(view: View, seat: Seat, wish: Move): Reason | null {
  const light = lightOf(view, seat);
  const fault = turnFault(view, light) ?? variantFault(view, wish) ?? stepFault(view, seat, wish);
  if (fault) return fault;
  if ('order' in wish) return null;
  return 'exchange' in wish ? exchangeReason(view, light, wish) : placeReason(view, seat, light, wish);
}

const CARD_RULES = {
  standard: 'place.leftmost',
  forked: 'forked.either',
  free: 'free.hand',
  dark: 'dark.hand',
} as const satisfies Record<Variant, CardRule>;

/** What a side that is not asked must hear. */
function turnFault(view: View, light: Light): Reason | null {
  if (view.step === 'over') return refused('end.full');
  const together = view.variant === 'dark' && view.step === 'exchange';
  if (together) return view.sealed[light] === NOT_YET ? null : refused('dark.exchange');
  if (view.turn === light) return null;
  return { is: 'othersTurn', rule: 'turn.alternate', side: seatOf(view, view.turn) };
}

/** What is never done in this forest. */
function variantFault({ variant }: View, wish: Move): Reason | null {
  if ('order' in wish) return variant === 'standard' ? null : { is: 'unordered', rule: CARD_RULES[variant] };
  return 'exchange' in wish && variant === 'free' ? refused('free.open') : null;
}

/** What a side that is asked for something else must hear. */
function stepFault(view: View, seat: Seat, wish: Move): Reason | null {
  const step = 'place' in wish ? 'place' : 'order' in wish ? 'order' : 'exchange';
  if (step === view.step) return null;
  if (view.step === 'exchange') return { ...refused('setup.exchange'), side: seat };
  return view.step === 'order' ? { ...refused('setup.order'), side: seat } : refused('setup.once');
}

function exchangeReason({ variant, held }: View, light: Light, { exchange }: Exchange): Reason | null {
  const cards = held[light] ?? 0;
  if (exchange.every((at) => at < cards)) return null;
  return { is: 'tooFew', rule: variant === 'forked' ? 'forked.two' : 'setup.exchange', cards };
}

function placeReason(view: View, seat: Seat, light: Light, { place, card }: PlaceCard): Reason | null {
  if (!Number.isInteger(place) || place < 0 || place >= CELLS || sideOf(card) === null) return null;
  const open: readonly Kind[] = view.open[light] ?? [];
  const playable = view.variant === 'standard' ? open.slice(0, 1) : open;
  if (!playable.includes(card)) {
    return { is: sideOf(card) === light ? 'refused' : 'foreign', rule: CARD_RULES[view.variant], side: seat };
  }
  const fault = placeFault(rowsOf(view.grid), place);
  return fault && { ...refused(fault), things: [cellThing(place)] };
}
