import type { Reason } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { scoreThing } from './cards.ts';
import { isIn } from './moves.ts';
import { paceOf } from './pace.ts';
import { type Choose, isFirstDraft, type Move, NOT_YET, type View } from './state.ts';

export function why(view: View, seat: Seat, wish: Move): Reason | null {
  if (view.step === 'over') return { rule: 'end.twelve' };
  if (view.step === 'compose') return composeFault(view, seat, wish);
  if (view.chosen[seat] !== NOT_YET) return { rule: 'draft.reveal', side: seat };
  if (!('take' in wish)) return { rule: 'draft.choose', side: seat };
  return countFault(view, wish) ?? cardFault(view, seat, wish) ?? handFault(view, seat, wish);
}

function composeFault({ owed, offered }: View, seat: Seat, wish: Move): Reason | null {
  const [turn = seat] = owed;
  const things = offered.map(scoreThing);
  if ('take' in wish || seat !== turn) return { rule: 'draft.composer', side: turn, things };
  return offered.includes(wish.keep) ? null : { rule: 'draft.composer', side: seat, things };
}

function countFault({ held, round }: View, { take, remove }: Choose): Reason | null {
  const seats = held.length;
  const count = paceOf(seats).added[round] ?? 1;
  if (take.length !== count)
    return { rule: seats === 1 ? 'bach.rounds' : seats === 2 ? 'two.choose' : 'draft.choose', data: { count } };
  const removes = seats === 2;
  if (removes === (remove !== undefined)) return null;
  if (removes) return { rule: 'two.choose' };
  return { rule: seats === 1 ? 'bach.rest' : 'draft.pass' };
}

function cardFault(view: View, seat: Seat, { keep }: Choose): Reason | null {
  const cards = view.dealt[seat] ?? [];
  if (keep === undefined) return cards.length === 0 ? null : { rule: 'draft.keep', things: cards.map(scoreThing) };
  if (cards.includes(keep)) return null;
  return { rule: 'draft.keep', things: cards.map(scoreThing), data: { late: isFirstDraft(view) ? 0 : 1 } };
}

function handFault(view: View, seat: Seat, { take, remove }: Choose): Reason | null {
  const wanted = remove === undefined ? take : [...take, remove];
  return isIn(view.hands[seat] ?? [], wanted) ? null : { rule: 'draft.choose', side: seat, data: { lacks: 1 } };
}
