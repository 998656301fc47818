import type { Reason } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { type Kind, type Light, sideOf } from './cards.ts';
import { CELLS, cellThing } from './grid.ts';
import { placeFault, rowsOf } from './place.ts';
import { lightOf, seatOf } from './sides.ts';
import { type Exchange, type Move, NOT_YET, type PlaceCard, type Variant, type View } from './state.ts';

export function why(view: View, seat: Seat, wish: Move): Reason | null {
  const light = lightOf(view, seat);
  const fault = turnFault(view, light) ?? variantFault(view, wish) ?? stepFault(view, seat, wish);
  if (fault) return fault;
  if ('order' in wish) return null;
  return 'exchange' in wish ? exchangeReason(view, light, wish) : placeReason(view, seat, light, wish);
}

/** What a side that is not asked must hear. */
function turnFault(view: View, light: Light): Reason | null {
  if (view.step === 'over') return { rule: 'end.full' };
  const together = view.variant === 'dark' && view.step === 'exchange';
  if (together) return view.sealed[light] === NOT_YET ? null : { rule: 'dark.exchange' };
  return view.turn === light ? null : { rule: 'turn.alternate', side: seatOf(view, view.turn) };
}

const UNORDERED: Readonly<Record<Exclude<Variant, 'standard'>, string>> = {
  forked: 'forked.either',
  free: 'free.hand',
  dark: 'dark.hand',
};

/** What is never done in this forest. */
function variantFault({ variant }: View, wish: Move): Reason | null {
  if ('order' in wish) return variant === 'standard' ? null : { rule: UNORDERED[variant], data: { order: 1 } };
  return 'exchange' in wish && variant === 'free' ? { rule: 'free.open' } : null;
}

/** What a side that is asked for something else must hear. */
function stepFault(view: View, seat: Seat, wish: Move): Reason | null {
  const step = 'place' in wish ? 'place' : 'order' in wish ? 'order' : 'exchange';
  if (step === view.step) return null;
  if (view.step === 'exchange') return { rule: 'setup.exchange', side: seat };
  return view.step === 'order' ? { rule: 'setup.order', side: seat } : { rule: 'setup.once' };
}

function exchangeReason({ variant, held }: View, light: Light, { exchange }: Exchange): Reason | null {
  const cards = held[light] ?? 0;
  if (exchange.every((at) => at < cards)) return null;
  return { rule: variant === 'forked' ? 'forked.two' : 'setup.exchange', data: { cards } };
}

const CARD_RULES: Readonly<Record<Variant, string>> = {
  standard: 'place.leftmost',
  forked: 'forked.either',
  free: 'free.hand',
  dark: 'dark.hand',
};

function placeReason(view: View, seat: Seat, light: Light, { place, card }: PlaceCard): Reason | null {
  if (!Number.isInteger(place) || place < 0 || place >= CELLS || sideOf(card) === null) return null;
  const open: readonly Kind[] = view.open[light] ?? [];
  const playable = view.variant === 'standard' ? open.slice(0, 1) : open;
  if (!playable.includes(card)) {
    const foreign = sideOf(card) !== light;
    return { rule: CARD_RULES[view.variant], side: seat, ...(foreign && { data: { foreign: 1 } }) };
  }
  const fault = placeFault(rowsOf(view.grid), place);
  return fault && { rule: fault, things: [cellThing(place)] };
}
