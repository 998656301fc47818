import type { Result, ScoreSheet } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';

/** By how much one side has won, and the row in which it was furthest before the next. */
interface Lead {
  readonly by: number;
  readonly row: string;
  readonly most: number;
}

/** Null: several share the victory, or there were equal points. */
export function leadOf(
  { rows, totals }: Pick<ScoreSheet, 'rows' | 'totals'>,
  { winners }: Pick<Result, 'winners'>,
): Lead | null {
  const [winner, ...others] = winners;
  if (winner === undefined || others.length > 0) return null;
  const rivals = totals.flatMap((points, side) => (side === winner ? [] : { side, points }));
  const next = rivals.reduce<(typeof rivals)[number] | null>(
    (best, each) => (best && best.points >= each.points ? best : each),
    null,
  );
  const by = next ? at(totals, winner) - next.points : 0;
  if (!next || by <= 0) return null;
  const ahead = rows.map(({ row, by: points }) => ({ row, most: at(points, winner) - at(points, next.side) }));
  const widest = ahead.reduce((best, each) => (each.most > best.most ? each : best));
  return { by, ...widest };
}
