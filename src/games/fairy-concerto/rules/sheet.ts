import { type ScoreRow, type ScoreSheet, type Seat, type Side, summed } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import type { Card, Kind, Soloist } from './cards.ts';
import {
  COMPOSER,
  copyOf,
  fairyThing,
  HARPIST_KINDS,
  harpistThing,
  KINDS,
  nobody,
  PIANIST_KINDS,
  pianistThing,
  scoreThing,
  soloistThing,
} from './cards.ts';
import type { BachsRule, Counted, Open, RowRule } from './ids.ts';
import {
  fewest,
  groups,
  HONOURS,
  honoursBySide,
  isMet,
  largest,
  most,
  pointsByRow,
  ROWS,
  type Row,
  SCORE_CARD_POINTS,
  sets,
} from './score.ts';
import { BACH, isAlone, type Manner, ownerOf, type View } from './state.ts';

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

const RULES = {
  popular: 'score.popular',
  conductor: 'score.conductor',
  pianist: 'score.pianist',
  harpist: 'score.harpist',
  scoreCards: 'score.cards',
  honours: 'score.honours',
} as const satisfies Record<Exclude<Row, 'soloist'>, RowRule>;

const BACHS: Readonly<Record<Manner, BachsRule>> = {
  printed: 'bach.cards',
  gentle: 'bach.gentle',
  stern: 'bach.stern',
};

export const ruleOf = (row: Row, soloist: Soloist): RowRule => (row === 'soloist' ? `soloist.${soloist}` : RULES[row]);

/** As things stand. While a composer draws, the fairies not taken are on the way to Bach and count as his. */
export function sheet(view: View): ScoreSheet<Counted | Open> {
  const standing = view.step === 'compose' ? placed(view, 0, []) : view;
  const points = pointsByRow(standing, view.step === 'over');
  const rows = ROWS.map((row): ScoreRow<Counted | Open> => {
    const by = points[row];
    const reasons = by.flatMap((own, side) => (own === 0 ? [] : reasonsOf(standing, row, side, own)));
    return {
      rule: ruleOf(row, view.soloist),
      row,
      by,
      reasons: row === 'honours' ? [...reasons, ...open(standing)] : reasons,
    };
  });
  return summed(view.orchestras.length, rows);
}

/** The honours that are still nobody's. */
function open(view: View): Open[] {
  const taken = honoursBySide(view, view.step === 'over').flat();
  const honours = HONOURS.filter((honour) => !taken.includes(honour));
  return honours.length === 0 ? [] : [{ is: 'open', rule: 'house.standing', honours }];
}

function reasonsOf(view: View, row: Row, side: Side, points: number): Counted[] {
  const orchestra = at(view.orchestras, side);
  const scored = { side, owner: ownerOf(view, side), points };
  const ofKind = (rule: 'score.popular' | 'score.conductor', kind: Kind): Counted[] => [
    { ...scored, is: 'ofKind', rule, things: [fairyThing(kind)], kind, count: orchestra[kind] },
  ];
  switch (row) {
    case 'popular':
      return ofKind('score.popular', view.popular);
    case 'conductor':
      return ofKind('score.conductor', largest(orchestra));
    case 'soloist':
      return [soloistReason(view, side, points)];
    case 'pianist': {
      const count = sets(PIANIST_KINDS[view.pianist], orchestra);
      return [{ ...scored, is: 'sets', rule: 'score.pianist', things: [pianistThing(view.pianist)], sets: count }];
    }
    case 'harpist': {
      const count = sets(HARPIST_KINDS[view.harpist], orchestra);
      return [{ ...scored, is: 'sets', rule: 'score.harpist', things: [harpistThing(view.harpist)], sets: count }];
    }
    case 'scoreCards':
      return cardReasons(view, side, points);
    case 'honours': {
      const isOver = view.step === 'over';
      const honours = at(honoursBySide(view, isOver), side);
      return [{ ...scored, is: 'honours', rule: 'score.honours', honours, isOver }];
    }
  }
}

function soloistReason(view: View, side: Side, points: number): Counted {
  const { soloist, orchestras } = view;
  const orchestra = at(orchestras, side);
  const { count, widest } = groups(orchestra);
  const scored = { side, owner: ownerOf(view, side), points, things: [soloistThing(soloist)] };
  switch (soloist) {
    case 'fewest':
      return { ...scored, is: 'fewest', rule: 'soloist.fewest', fewest: fewest(orchestra) };
    case 'spread':
      return { ...scored, is: 'spread', rule: 'soloist.spread', most: most(orchestra), fewest: fewest(orchestra) };
    case 'widest':
      return { ...scored, is: 'widest', rule: 'soloist.widest', kinds: widest };
    case 'groups':
      return { ...scored, is: 'groups', rule: 'soloist.groups', groups: count };
  }
}

function cardReasons(view: View, side: Side, points: number): Counted[] {
  const { scoreCards, orchestras, faceDown, manner } = view;
  const scored = { side, owner: ownerOf(view, side) };
  const cards = scoreCards[side];
  if (!cards) return [{ ...scored, is: 'faceDown', rule: BACHS[manner], points, cards: faceDown.length }];
  return cards
    .filter((card) => isMet(card, at(orchestras, side)))
    .map((card) => ({
      ...scored,
      is: 'met',
      rule: 'score.cards',
      points: SCORE_CARD_POINTS,
      things: [scoreThing(card)],
      card,
    }));
}
