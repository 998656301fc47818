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
  type Concert,
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
} from './score.ts';
import { isAlone, type View } from './state.ts';

export const ROWS = ['popular', 'conductor', 'soloist', 'pianist', 'harpist', 'scoreCards', 'honours'] as const;
type Row = (typeof ROWS)[number];

export function ruleOf(row: Row, soloist: number): RuleId {
  if (row === 'soloist') return `soloist.${SOLOISTS[soloist] ?? ''}`;
  return row === 'scoreCards' ? 'score.cards' : `score.${row}`;
}

/** Points by row and side as the orchestras stand, in the order of ROWS. */
export function pointsByRow(concert: Concert): number[][] {
  const { orchestras, popular } = concert;
  const contests = orchestras.map((orchestra) => contestPoints(concert, orchestra));
  const honours = honoursOf(contests);
  return [
    orchestras.map((orchestra) => POPULAR_POINTS * (orchestra[popular] ?? 0)),
    ...HONOURS.map((_, honour) => contests.map((own) => own[honour] ?? 0)),
    orchestras.map((_, side) => scoreCardPoints(concert, side)),
    honours.map((own) => HONOUR_POINTS * own.length),
  ];
}

/** The contests in which each side has the most. */
export const honoursBySide = (concert: Concert): string[][] =>
  honoursOf(concert.orchestras.map((orchestra) => contestPoints(concert, orchestra)));

function honoursOf(contests: readonly (readonly number[])[]): string[][] {
  const best = HONOURS.map((_, honour) => contests.reduce((high, own) => Math.max(high, own[honour] ?? 0), 0));
  return contests.map((own) => HONOURS.filter((_, honour) => own[honour] === best[honour]));
}

/** A rival of the rules is no seat: whoever says the reason must know. */
export const sideData = (view: Pick<View, 'orchestras' | 'scoreCards'>, side: Side): { bach?: number } =>
  isAlone(view) && side > 0 ? { bach: 1 } : {};

export function sheet(view: View): ScoreSheet<Reason> {
  const points = pointsByRow(view);
  const honours = honoursBySide(view);
  const rows = ROWS.map((row, at): ScoreRow<Reason> => {
    const by = points[at] ?? [];
    const rule = ruleOf(row, view.soloist);
    const reasons = by.flatMap((own, side) => {
      if (own === 0) return [];
      return row === 'honours' ? honourReason(view, side, own, honours) : reasonsOf(view, row, rule, side, own);
    });
    return { rule, row, by, reasons };
  });
  return summed(view.orchestras.length, rows);
}

function honourReason(view: View, side: Side, points: number, honours: readonly (readonly string[])[]): Reason[] {
  const data = { row: 'honours', ...sideData(view, side), honours: honours[side]?.join(' ') ?? '' };
  return [{ rule: 'score.honours', side, points, data }];
}

function reasonsOf(view: View, row: Exclude<Row, 'honours'>, rule: RuleId, side: Side, points: number): Reason[] {
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
