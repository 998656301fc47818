import type { Foresight, Reason } from '../../../engine/game.ts';
import type { Seat, Side } from '../../../engine/ids.ts';
import { type Card, COMPOSER, type Counts, KINDS, type Kind, NEEDS, scoreThing } from './cards.ts';
import { SCORE_CARD_POINTS } from './score.ts';
import { pointsByRow, ROWS, ruleOf, sideData } from './sheet.ts';
import { BACH, type Choose, isAlone, type Move, type View } from './state.ts';

/** Composers come first, since they bring cards, then what Bach gets; then the rows that change, the largest change first. */
export function foresee(view: View, seat: Seat, move: Move): Foresight<Reason> {
  return 'take' in move ? chosen(view, seat, move) : [kept(view, seat, move.keep)];
}

function chosen(view: View, seat: Seat, { take, remove, keep }: Choose): Foresight<Reason> {
  const composers = take.filter((kind) => kind === COMPOSER).length;
  const after = placed(view, seat, take, keep);
  return [
    ...(composers > 0 ? [{ rule: 'draft.composer', side: seat, data: { count: composers } }] : []),
    ...(isAlone(view) ? bachs(view, after) : []),
    ...changes(view, after, seat),
    ...(keep === undefined ? [] : [kept(after, seat, keep)]),
    ...(remove === undefined ? [] : [{ rule: 'two.removed', side: seat, data: { kind: remove } }]),
  ];
}

/** The orchestras with these fairies added; against Bach all others are his. */
export function placed(view: View, seat: Seat, take: readonly Kind[], keep?: Card): View {
  const orchestras = view.orchestras.map((orchestra) => [...orchestra]);
  const add = (side: Side, kind: Kind, count: number): void => {
    const orchestra = orchestras[side] as number[];
    orchestra[kind] = (orchestra[kind] as number) + count;
  };
  for (const kind of take) add(seat, kind, 1);
  const scoreCards = view.scoreCards.map((cards, owner) =>
    owner === seat && keep !== undefined ? [...cards, keep] : cards,
  );
  if (!isAlone(view)) return { ...view, orchestras, scoreCards };
  const rest = restOf(view.hands[seat] ?? [], take);
  for (let kind = 0; kind < KINDS; kind++) add(BACH, kind, rest[kind] ?? 0);
  return { ...view, orchestras, scoreCards, faceDown: view.faceDown + (rest[COMPOSER] ?? 0) };
}

const restOf = (hand: Counts, take: readonly Kind[]): number[] =>
  hand.map((count, kind) => count - take.filter((taken) => taken === kind).length);

function changes(before: View, after: View, side: Side): Reason[] {
  const now = pointsByRow(after);
  return pointsByRow(before)
    .flatMap((was, at): Reason[] => {
      const row = ROWS[at];
      const points = (now[at]?.[side] ?? 0) - (was[side] ?? 0);
      if (row === undefined || points === 0) return [];
      return [{ rule: ruleOf(row, before.soloist), side, points, data: { row, change: 1 } }];
    })
    .sort((one, other) => Math.abs(other.points ?? 0) - Math.abs(one.points ?? 0));
}

function bachs(before: View, after: View): Reason[] {
  const points = changes(before, after, BACH).reduce((sum, reason) => sum + (reason.points ?? 0), 0);
  return points === 0
    ? []
    : [{ rule: 'bach.rest', side: BACH, points, data: { change: 1, ...sideData(before, BACH) } }];
}

/** What a score card still wants of the orchestra. */
function kept(view: View, seat: Seat, card: Card): Reason {
  const orchestra = view.orchestras[seat] ?? [];
  const missing = (NEEDS[card] ?? []).reduce((sum, need, kind) => sum + Math.max(0, need - (orchestra[kind] ?? 0)), 0);
  const points = missing === 0 ? SCORE_CARD_POINTS : 0;
  return { rule: 'score.cards', side: seat, points, things: [scoreThing(card)], data: { row: 'scoreCards', missing } };
}
