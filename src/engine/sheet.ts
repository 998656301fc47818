import type { ScoreRow, ScoreSheet } from './game.ts';

/** A sheet whose totals are the sums of its rows, as most games have it. */
export function summed<Why>(sides: number, rows: readonly ScoreRow<Why>[]): ScoreSheet<Why> {
  const totals = Array.from({ length: sides }, (_, side) => rows.reduce((sum, { by }) => sum + (by[side] ?? 0), 0));
  return { rows, totals };
}
