import type { Foresight } from '../../../engine/game.ts';
import type { Seat, Side } from '../../../engine/ids.ts';
import { type Card, COMPOSER, copyOf, KINDS, type Kind, nobody, scoreThing, sumOf } from './cards.ts';
import { at } from './lists.ts';
import type { Changes, Reason } from './reasons.ts';
import { missingOf, pointsByRow, ROWS, SCORE_CARD_POINTS } from './score.ts';
import { ruleOf } from './sheet.ts';
import { BACH, type Choose, isAlone, type Move, type View } from './state.ts';

/** Composers come first, since they bring cards, then what Bach gets; then the rows that change, the largest change first. */
export function foresee(view: View, seat: Seat, move: Move): Foresight<Reason> {
  return 'take' in move ? chosen(view, seat, move) : [wants(view, seat, move.keep)];
}

function chosen(view: View, seat: Seat, { take, remove, keep }: Choose): Reason[] {
  const composers = take.filter((kind) => kind === COMPOSER).length;
  const after = placed(view, seat, take, keep);
  const reasons: Reason[] = [];
  if (composers > 0) reasons.push({ is: 'brings', rule: 'draft.composer', side: seat, composers });
  if (isAlone(view)) reasons.push(...bachs(view, after));
  reasons.push(...changes(view, after, seat));
  if (keep !== undefined) reasons.push(wants(after, seat, keep));
  if (remove !== undefined) reasons.push({ is: 'leaves', rule: 'two.removed', side: seat, kind: remove });
  return reasons;
}

/** The orchestras with these fairies added; against Bach all others are his. */
export function placed(view: View, seat: Seat, take: readonly Kind[], keep?: Card): View {
  const orchestras = view.orchestras.map(copyOf);
  const rest = copyOf(view.hands[seat] ?? nobody());
  for (const kind of take) {
    at(orchestras, seat)[kind]++;
    rest[kind]--;
  }
  const scoreCards = view.scoreCards.map((cards, owner) =>
    owner === seat && keep !== undefined ? [...cards, keep] : cards,
  );
  if (!isAlone(view)) return { ...view, orchestras, scoreCards };
  for (const kind of KINDS) at(orchestras, BACH)[kind] += rest[kind];
  const brought = new Array<null>(rest[COMPOSER]).fill(null);
  return { ...view, orchestras, scoreCards, faceDown: [...view.faceDown, ...brought] };
}

function changes(before: View, after: View, side: Side): Changes[] {
  const [was, now] = [pointsByRow(before), pointsByRow(after)];
  return ROWS.flatMap((row): Changes[] => {
    const points = at(now[row], side) - at(was[row], side);
    return points === 0 ? [] : [{ is: 'changes', rule: ruleOf(row, before.soloist), side, row, points }];
  }).sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
}

function bachs(before: View, after: View): Reason[] {
  const points = changes(before, after, BACH).reduce((sum, change) => sum + change.points, 0);
  return points === 0 ? [] : [{ is: 'gains', rule: 'bach.rest', side: BACH, points }];
}

/** What a score card still wants of the orchestra. */
function wants(view: View, seat: Seat, card: Card): Reason {
  const missing = sumOf(missingOf(card, at(view.orchestras, seat)));
  const points = missing === 0 ? SCORE_CARD_POINTS : 0;
  return { is: 'wants', rule: 'score.cards', side: seat, points, things: [scoreThing(card)], card, missing };
}
