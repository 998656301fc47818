import type { Reason } from '../../../engine/game.ts';
import type { RuleId, Seat } from '../../../engine/ids.ts';
import { scoreThing } from './cards.ts';
import { isIn } from './moves.ts';
import { paceOf } from './pace.ts';
import { type Choose, isFirstDraft, type Keep, type Move, NOT_YET, type View } from './state.ts';

export function why(view: View, seat: Seat, wish: Move): Reason | null {
  if (view.step === 'over') return { rule: 'end.twelve' };
  if (view.step === 'compose') return composeFault(view, seat, wish);
  if (view.step === 'keep') return keepFault(view, seat, wish);
  if (view.chosen[seat] !== NOT_YET) return { rule: 'draft.reveal', side: seat };
  if (!('take' in wish)) return fairiesFirst(view, seat, wish);
  return countFault(view, wish) ?? cardFault(view, seat, wish) ?? handFault(view, seat, wish);
}

function composeFault({ owed, offered }: View, seat: Seat, wish: Move): Reason | null {
  const [turn = seat] = owed;
  const things = offered.map(scoreThing);
  if ('take' in wish || seat !== turn) return { rule: 'draft.composer', side: turn, things };
  return offered.includes(wish.keep) ? null : { rule: 'draft.composer', side: seat, things };
}

function keepFault({ dealt }: View, seat: Seat, wish: Move): Reason | null {
  const cards = dealt[seat] ?? [];
  return 'take' in wish || !cards.includes(wish.keep) ? { rule: 'bach.keep', things: cards.map(scoreThing) } : null;
}

const ruleOfChoice = (seats: number): RuleId =>
  seats === 1 ? 'bach.rounds' : seats === 2 ? 'two.choose' : 'draft.choose';
const countNow = ({ held, round }: View): number => paceOf(held.length).added[round] ?? 1;

function fairiesFirst(view: View, seat: Seat, { keep }: Keep): Reason {
  if (view.held.length === 1 && view.dealt[seat]?.includes(keep)) return { rule: 'bach.keep' };
  return { rule: ruleOfChoice(view.held.length), data: { count: countNow(view) } };
}

function countFault(view: View, { take, remove }: Choose): Reason | null {
  const seats = view.held.length;
  const count = countNow(view);
  if (take.length !== count) return { rule: ruleOfChoice(seats), data: { count } };
  const removes = seats === 2;
  if (removes === (remove !== undefined)) return null;
  if (removes) return { rule: 'two.choose' };
  return { rule: seats === 1 ? 'bach.rest' : 'draft.pass' };
}

function cardFault(view: View, seat: Seat, { keep }: Choose): Reason | null {
  const cards = view.dealt[seat] ?? [];
  if (view.held.length === 1 && cards.length > 0) return keep === undefined ? null : { rule: 'bach.keep' };
  if (keep === undefined) return cards.length === 0 ? null : { rule: 'draft.keep', things: cards.map(scoreThing) };
  if (cards.includes(keep)) return null;
  return { rule: 'draft.keep', things: cards.map(scoreThing), data: { late: isFirstDraft(view) ? 0 : 1 } };
}

/** A fairy that is not there at all is another fault than one that is there, but once. */
function handFault(view: View, seat: Seat, { take, remove }: Choose): Reason | null {
  const wanted = remove === undefined ? take : [...take, remove];
  const hand = view.hands[seat] ?? [];
  if (isIn(hand, wanted)) return null;
  const missing = wanted.some((kind) => (hand[kind] ?? 0) === 0);
  return { rule: 'draft.choose', side: seat, data: { lacks: missing ? 'all' : 'another' } };
}
