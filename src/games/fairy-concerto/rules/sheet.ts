import type { Reason, ScoreRow, ScoreSheet } from '../../../engine/game.ts';
import type { RuleId, Side } from '../../../engine/ids.ts';
import { summed } from '../../../engine/sheet.ts';
import {
  type Counts,
  fairyThing,
  HARPIST_KINDS,
  harpistThing,
  type Kind,
  PIANIST_KINDS,
  pianistThing,
  SOLOISTS,
  scoreThing,
  soloistThing,
} from './cards.ts';
import {
  contestPoints,
  fewest,
  groups,
  HONOUR_POINTS,
  HONOURS,
  isMet,
  most,
  POPULAR_POINTS,
  SCORE_CARD_POINTS,
  scoreCardPoints,
  sets,
  takers,
} from './score.ts';
import { isAlone, type View } from './state.ts';

export const ROWS = ['popular', 'conductor', 'soloist', 'pianist', 'harpist', 'scoreCards', 'honours'] as const;
type Row = (typeof ROWS)[number];

export function ruleOf(row: Row, soloist: number): RuleId {
  if (row === 'soloist') return `soloist.${SOLOISTS[soloist] ?? ''}`;
  return row === 'scoreCards' ? 'score.cards' : `score.${row}`;
}

/** Points by row and side as the orchestras stand, in the order of ROWS. */
export function pointsByRow(view: View): number[][] {
  const { orchestras, popular } = view;
  const contests = orchestras.map((orchestra) => contestPoints(view, orchestra));
  const byContest = HONOURS.map((_, honour) => contests.map((own) => own[honour] ?? 0));
  const honours = orchestras.map(
    (_, side) => HONOUR_POINTS * byContest.filter((contest) => takers(contest).includes(side)).length,
  );
  return [
    orchestras.map((orchestra) => POPULAR_POINTS * (orchestra[popular] ?? 0)),
    ...byContest,
    orchestras.map((_, side) => scoreCardPoints(view, side)),
    honours,
  ];
}

/** Contests in which a side has the most. */
export function honoursOf(view: View, side: Side): string[] {
  const contests = pointsByRow(view).slice(1, 1 + HONOURS.length);
  return HONOURS.filter((_, honour) => takers(contests[honour] ?? []).includes(side));
}

/** A rival of the rules is no seat: whoever says the reason must know. */
export const sideData = (view: Pick<View, 'orchestras' | 'scoreCards'>, side: Side): { bach?: number } =>
  isAlone(view) && side > 0 ? { bach: 1 } : {};

export function sheet(view: View): ScoreSheet {
  const points = pointsByRow(view);
  const rows = ROWS.map((row, at): ScoreRow => {
    const by = points[at] ?? [];
    const rule = ruleOf(row, view.soloist);
    return { rule, row, by, reasons: by.flatMap((own, side) => reasonsOf(view, row, rule, side, own)) };
  });
  return summed(view.orchestras.length, rows);
}

function reasonsOf(view: View, row: Row, rule: RuleId, side: Side, points: number): Reason[] {
  const orchestra = view.orchestras[side] ?? [];
  const data = { row, ...sideData(view, side) };
  const reason = { rule, side, points };
  switch (row) {
    case 'popular': {
      const things = [fairyThing(view.popular)];
      return [{ ...reason, things, data: { ...data, kind: view.popular, count: orchestra[view.popular] ?? 0 } }];
    }
    case 'conductor': {
      const count = most(orchestra);
      if (count === 0) return [];
      const kind = orchestra.indexOf(count);
      return [{ ...reason, things: [fairyThing(kind)], data: { ...data, kind, count } }];
    }
    case 'soloist':
      return [{ ...reason, things: [soloistThing(view.soloist)], data: { ...data, ...soloistData(orchestra) } }];
    case 'pianist': {
      const count = sets(PIANIST_KINDS[view.pianist] as readonly Kind[], orchestra);
      return [{ ...reason, things: [pianistThing(view.pianist)], data: { ...data, count } }];
    }
    case 'harpist': {
      const count = sets(HARPIST_KINDS[view.harpist] as readonly Kind[], orchestra);
      return [{ ...reason, things: [harpistThing(view.harpist)], data: { ...data, count } }];
    }
    case 'scoreCards':
      return cardReasons(view, side, data);
    case 'honours':
      return honoursOf(view, side).map((honour) => ({ rule, side, points: HONOUR_POINTS, data: { ...data, honour } }));
  }
}

const soloistData = (orchestra: Counts) => {
  const { count, widest } = groups(orchestra);
  return { fewest: fewest(orchestra), most: most(orchestra), groups: count, widest };
};

function cardReasons(view: View, side: Side, data: Readonly<Record<string, number | string>>): Reason[] {
  const cards = view.scoreCards[side];
  if (!cards)
    return [{ rule: 'bach.cards', side, points: scoreCardPoints(view, side), data: { ...data, count: view.faceDown } }];
  return cards
    .filter((card) => isMet(card, view.orchestras[side] ?? []))
    .map((card) => ({ rule: 'score.cards', side, points: SCORE_CARD_POINTS, things: [scoreThing(card)], data }));
}
