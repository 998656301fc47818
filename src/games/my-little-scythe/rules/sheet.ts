import type { ScoreRow, ScoreSheet } from '../../../engine/game.ts';
import { MOST_TROPHIES, trophyRule } from './cards.ts';
import { fieldsIn } from './fields.ts';
import type { Reason, RowName } from './reasons.ts';
import { fieldsOf } from './seekers.ts';
import type { View } from './state.ts';
import { hexThing } from './things.ts';
import { trophyCount } from './trophies.ts';
import { controlledBy } from './winners.ts';

interface Row extends ScoreRow<Reason> {
  readonly row: RowName;
}

/** Trophies are the score; friendship and tokens part those who have as many. */
export function sheet(view: View): ScoreSheet<Reason> {
  const { seats } = view;
  const trophies = seats.map((_, seat) => trophyCount(view, seat));
  const controlled = seats.map((_, seat) => controlledBy(view, seat));
  const taken = seats.flatMap(({ trophies: fields }, side) =>
    fieldsIn(fields).map((field): Reason => ({ is: 'taken', rule: trophyRule(field), side, points: 1, field })),
  );
  const held = controlled.flatMap((points, side): Reason[] =>
    points === 0
      ? []
      : [{ is: 'controls', rule: 'make.tokens', side, points, things: fieldsOf(view, side).map(hexThing) }],
  );
  const most = Math.max(...trophies);
  const leaders = seats.flatMap((_, seat) => (most >= MOST_TROPHIES && trophies[seat] === most ? [seat] : []));
  const decides: Reason[] = leaders.length > 1 ? [{ is: 'decides', rule: 'end.winner' }] : [];
  const rows: readonly Row[] = [
    { rule: 'aim', row: 'trophies', by: trophies, reasons: taken },
    { rule: 'end.winner', row: 'friendship', by: seats.map(({ friendship }) => friendship), reasons: decides },
    { rule: 'end.winner', row: 'controlled', by: controlled, reasons: held },
  ];
  return { rows, totals: trophies, ranks: true };
}
