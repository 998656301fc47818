import type { Reason } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { type Kind, sideOf } from './cards.ts';
import { CELLS, cellThing } from './grid.ts';
import { placeFault, rowsOf } from './place.ts';
import { type Move, NOT_YET, type Place, type Variant, type View } from './state.ts';

/** What a seat that is not asked, or asked for something else, must hear; null if the wish fits the step. */
function stepFault(view: View, seat: Seat, wish: Move): Reason | null {
  const step = 'place' in wish ? 'place' : 'order' in wish ? 'order' : 'exchange';
  if (view.step === 'over') return { rule: 'end.full' };
  const together = view.variant === 'dark' && view.step === 'exchange';
  const asked = together ? view.sealed[seat] === NOT_YET : view.turn === seat;
  if (together && !asked) return { rule: 'dark.exchange' };
  if (!asked) return { rule: 'turn.alternate', side: view.turn };
  if (step === view.step) return null;
  if (view.step === 'exchange') return { rule: 'setup.exchange', side: seat };
  if (view.step === 'order') return { rule: 'setup.order', side: seat };
  return { rule: 'setup.once' };
}

const CARD_RULES: Readonly<Record<Variant, string>> = {
  standard: 'place.leftmost',
  forked: 'forked.either',
  free: 'free.hand',
  dark: 'dark.hand',
};

export function why(view: View, seat: Seat, wish: Move): Reason | null {
  const fault = stepFault(view, seat, wish);
  if (fault) return fault;
  if ('order' in wish) return null;
  if ('exchange' in wish)
    return wish.exchange.every((at) => at < (view.held[seat] ?? 0)) ? null : { rule: 'forked.two' };
  return placeReason(view, seat, wish);
}

function placeReason(view: View, seat: Seat, { place, card }: Place): Reason | null {
  if (!Number.isInteger(place) || place < 0 || place >= CELLS || sideOf(card) === null) return null;
  const open: readonly Kind[] = view.open[seat] ?? [];
  const playable = view.variant === 'standard' ? open.slice(0, 1) : open;
  if (!playable.includes(card)) return { rule: CARD_RULES[view.variant], side: seat };
  const fault = placeFault(rowsOf(view.grid), place);
  return fault && { rule: fault, things: [cellThing(place)] };
}
