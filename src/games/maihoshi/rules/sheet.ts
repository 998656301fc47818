import type { Reason, ScoreRow, ScoreSheet } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { summed } from '../../../engine/sheet.ts';
import { cardThing } from './cards.ts';
import { HIOUGI } from './geisha.ts';
import { brokerage, type Counted, income, isRed, penalty, roundPoints, scoringEffects } from './score.ts';
import type { Round, View } from './state.ts';

type Counting = Counted & Pick<Round, 'hands' | 'bonus'>;

/** Each round with its parts, the one that is being played as it stands. What they add up to may be secret. */
export function sheet(view: View): ScoreSheet<Reason> {
  const { rounds, round, tokensOpen, stage } = view;
  const rows = rounds.map((each, at) => rowOf(`round${at + 1}`, each));
  if (rounds.length < round) rows.push(rowOf(`soFar${round}`, { ...view, hands: view.held }));
  const sum = summed(view.held.length, rows);
  return tokensOpen || stage === 'over' ? sum : { rows, totals: rows.at(-1)?.by ?? [], addsUp: false };
}

function rowOf(row: string, counting: Counting): ScoreRow<Reason> {
  const seats = counting.hands.map((_, seat) => seat);
  return {
    rule: 'score.tokens',
    row,
    by: seats.map((seat) => roundPoints(counting, seat, counting.hands[seat] ?? 0, counting.bonus[seat] ?? 0)),
    reasons: seats.flatMap((seat) => reasonsOf(counting, seat)),
  };
}

function reasonsOf(counting: Counting, side: Seat): Reason[] {
  const guests = counting.guests[side] ?? [];
  const left = counting.hands[side] ?? 0;
  const bonus = counting.bonus[side] ?? 0;
  const lost = penalty(left);
  const earned = income(counting, side);
  const sum = earned + scoringEffects(counting, side) - lost;
  const reasons: Reason[] = [];
  if (guests.length > 0) reasons.push({ rule: 'score.income', side, points: earned, things: guests.map(cardThing) });
  reasons.push(...effectReasons(counting, side));
  if (left > 0) reasons.push({ rule: 'score.hand', side, points: -lost, data: { cards: left } });
  if (sum < 0) reasons.push({ rule: 'score.floor', side, points: -sum });
  if (bonus > 0) reasons.push({ rule: 'score.bonus', side, points: bonus });
  return reasons;
}

function effectReasons({ geisha, guests, publicity }: Counted, side: Seat): Reason[] {
  const row = guests[side] ?? [];
  const count = publicity[side]?.length ?? 0;
  const brokers = row.flatMap((card): Reason[] => {
    const points = brokerage(card, count);
    return points > 0 ? [{ rule: 'card.fudasashi', side, points, things: [cardThing(card)] }] : [];
  });
  const red = geisha[side] === HIOUGI ? row.filter(isRed) : [];
  if (red.length === 0) return brokers;
  return [...brokers, { rule: 'geisha.hiougi', side, points: red.length, things: red.map(cardThing) }];
}
