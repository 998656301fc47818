import type { Seat } from '../../../engine/ids.ts';
import { type Kind, type Light, sideOf } from './cards.ts';
import { placeFault, rowsOf } from './forest.ts';
import { CELLS, cellThing } from './grid.ts';
import type { CardRule, Reason, RefusalRule } from './reasons.ts';
import {
  type Exchange,
  lightOf,
  type Move,
  NOT_YET,
  type PlaceCard,
  seatOf,
  type Variant,
  type View,
} from './state.ts';

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
