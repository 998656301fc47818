import { isEqual } from '../../../engine/equal.ts';
import type { Seat } from '../../../engine/ids.ts';
import { nobody, scoreThing } from './cards.ts';
import { choices, isIn, moves } from './moves.ts';
import { addedIn } from './pace.ts';
import type { Reason, RefusalRule } from './reasons.ts';
import type { Choose, Keep, Move, View } from './state.ts';

export const why = (view: View, seat: Seat, wish: Move): Reason | null =>
  moves(view, seat).some((move) => isEqual(move, wish)) ? null : faultOf(view, seat, wish);

const refused = (rule: RefusalRule): Reason => ({ is: 'refused', rule });

/** What stands against a wish that is no legal move. */
function faultOf(view: View, seat: Seat, wish: Move): Reason | null {
  const { step, owed, offered, dealt } = view;
  if (step === 'over') return refused('end.twelve');
  if (step === 'compose') {
    const [side = seat] = owed;
    return { is: 'composerFirst', rule: 'draft.composer', side, cards: offered, things: offered.map(scoreThing) };
  }
  if (step === 'keep') return oneOf('bach.keep', dealt[seat] ?? []);
  const [usual] = choices(view, seat);
  if (!usual) return { ...refused('draft.reveal'), side: seat };
  if (!('take' in wish)) return fairiesFirst(view, seat, wish);
  return countFault(view, wish, usual) ?? cardFault(view, seat, wish, usual) ?? handFault(view, seat, wish);
}

const oneOf = (rule: 'draft.keep' | 'bach.keep', cards: NonNullable<View['dealt'][number]>): Reason => ({
  is: 'oneOf',
  rule,
  cards,
  things: cards.map(scoreThing),
});

/** How many fairies are chosen at this table, and what for. */
function chooseRule({ held, round }: View): Reason {
  const seats = held.length;
  if (seats === 1) return { is: 'takes', rule: 'bach.rounds', count: addedIn(seats, round) };
  return refused(seats === 2 ? 'two.choose' : 'draft.choose');
}

const fairiesFirst = (view: View, seat: Seat, { keep }: Keep): Reason =>
  view.held.length === 1 && view.dealt[seat]?.includes(keep) ? refused('bach.keep') : chooseRule(view);

function countFault(view: View, { take, remove }: Choose, usual: Choose): Reason | null {
  if (take.length !== usual.take.length) return chooseRule(view);
  if ((remove === undefined) === (usual.remove === undefined)) return null;
  if (remove === undefined) return refused('two.choose');
  return refused(view.held.length === 1 ? 'bach.rest' : 'draft.pass');
}

function cardFault(view: View, seat: Seat, { keep }: Choose, usual: Choose): Reason | null {
  const cards = view.dealt[seat] ?? [];
  if (usual.keep !== undefined) return keep === undefined || !cards.includes(keep) ? oneOf('draft.keep', cards) : null;
  if (keep === undefined) return null;
  return refused(cards.length > 0 ? 'bach.keep' : 'draft.keep');
}

/** A fairy that is not there at all is another fault than one that is there, but once. */
function handFault(view: View, seat: Seat, { take, remove }: Choose): Reason | null {
  const wanted = remove === undefined ? take : [...take, remove];
  const hand = view.hands[seat] ?? nobody();
  if (isIn(hand, wanted)) return null;
  const lacks = wanted.some((kind) => hand[kind] === 0) ? 'all' : 'another';
  return { is: 'lacks', rule: 'draft.choose', side: seat, lacks };
}
