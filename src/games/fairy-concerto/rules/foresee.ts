import type { Foresight, Seat, Side } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { type Card, COMPOSER, scoreThing, sumOf } from './cards.ts';
import type { Changes, Reason } from './ids.ts';
import { missingOf, pointsByRow, ROWS, SCORE_CARD_POINTS } from './score.ts';
import { placed, ruleOf } from './sheet.ts';
import { BACH, type Choose, isAlone, type Move, type View } from './state.ts';

/**
 * The sum first, then the cards that composers bring, then row by row, what weighs most first. What a dealt score card
 * still wants stands beside it, also with the fairies that are picked.
 */
export function foresee(view: View, seat: Seat, move: Move): Foresight<Reason> {
  return 'take' in move ? chosen(view, seat, move) : [wants(view, seat, move.keep)];
}

function chosen(view: View, seat: Seat, { take, remove, keep }: Choose): Reason[] {
  const composers = take.filter((kind) => kind === COMPOSER).length;
  const after = placed(view, seat, take, keep);
  const own = changes(view, after, seat);
  const reasons: Reason[] = [sum(view, after, seat, own)];
  if (composers > 0) reasons.push({ is: 'brings', rule: 'draft.composer', side: seat, composers });
  reasons.push(...own);
  if (remove !== undefined) reasons.push({ is: 'leaves', rule: 'two.removed', side: seat, kind: remove });
  return reasons;
}

function changes(before: View, after: View, side: Side): Changes[] {
  const [was, now] = [pointsByRow(before, false), pointsByRow(after, false)];
  return ROWS.flatMap((row): Changes[] => {
    const points = at(now[row], side) - at(was[row], side);
    return points === 0 ? [] : [{ is: 'changes', rule: ruleOf(row, before.soloist), side, row, points }];
  }).sort((one, other) => Math.abs(other.points) - Math.abs(one.points) || other.points - one.points);
}

const total = (changed: readonly Changes[]): number => changed.reduce((sum, { points }) => sum + points, 0);

function sum(before: View, after: View, side: Seat, own: readonly Changes[]): Reason {
  const alone = isAlone(before);
  const bachs = alone ? total(changes(before, after, BACH)) : null;
  return { is: 'sums', rule: alone ? 'bach.rest' : 'draft.reveal', side, points: total(own), bachs };
}

/** What a score card still wants of the orchestra. */
function wants(view: View, seat: Seat, card: Card): Reason {
  const missing = sumOf(missingOf(card, at(view.orchestras, seat)));
  const points = missing === 0 ? SCORE_CARD_POINTS : 0;
  return { is: 'wants', rule: 'score.cards', side: seat, points, things: [scoreThing(card)], card, missing };
}

/** The own score cards that fairies bring nearer, the nearest first; what a score card that stays lacks. */
export function merits(view: View, seat: Seat, move: Move): Foresight<Reason> {
  if (!('take' in move)) return foresee(view, seat, move);
  const after = placed(view, seat, move.take, move.keep);
  const lacks = ({ orchestras }: View, card: Card): number => sumOf(missingOf(card, at(orchestras, seat)));
  return at(after.scoreCards, seat)
    .filter((card) => lacks(after, card) < lacks(view, card))
    .sort((one, other) => lacks(after, one) - lacks(after, other))
    .map((card) => wants(after, seat, card));
}
