import type { ScoreRow, ScoreSheet, Seat } from '../../../engine/game.ts';
import { APPLE, GEM, trophyRule } from './cards.ts';
import type { Standing } from './events.ts';
import { controlled, fieldsOf, seatAt } from './hexes.ts';
import { hexThing } from './ids.ts';
import { MOST_TROPHIES } from './mat.ts';
import type { Reason, RowName } from './reasons.ts';
import { fieldsIn, type Table, type View } from './state.ts';
import { trophyCount } from './trophies.ts';

/** Apples and gems together. */
export const controlledBy = (table: Table, seat: Seat): number =>
  controlled(table, seat, APPLE) + controlled(table, seat, GEM);

/** Trophies, then friendship, then tokens controlled: by these it is decided who wins, and what is equal is shared. */
export const standingOf = (table: Table, seat: Seat): Standing => [
  trophyCount(table, seat),
  seatAt(table, seat).friendship,
  controlledBy(table, seat),
];

export function winnersOf(table: Table): Seat[] {
  const ranks = table.seats.map((_, seat) => standingOf(table, seat));
  const beats = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((value, index) => value !== other[index]);
    return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
  };
  return ranks.flatMap((own, seat) => (ranks.some((other) => beats(other, own)) ? [] : [seat]));
}

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
