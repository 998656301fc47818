import type { Side } from '../../../engine/ids.ts';
import { pointsByRow, ROWS } from '../rules/sheet.ts';
import type { View } from '../rules/state.ts';

export const CONTESTS = ['popular', 'conductor', 'soloist', 'pianist', 'harpist'] as const;
export type Contest = (typeof CONTESTS)[number];

/** How one contest stands for one side. */
export interface ContestStanding {
  readonly own: number;
  /** In the eyes of the honour: this side has it as things stand. */
  readonly honour: boolean;
  /** Who has it instead, and with how many points. */
  readonly lead: { readonly side: Side; readonly points: number } | null;
}

export function standingIn(view: View, contest: Contest, side: Side): ContestStanding {
  const by = pointsByRow(view)[ROWS.indexOf(contest)] ?? [];
  const own = by[side] ?? 0;
  if (contest === 'popular') return { own, honour: false, lead: null };
  const points = Math.max(...by);
  const honour = own === points;
  return { own, honour, lead: honour ? null : { side: by.indexOf(points), points } };
}

/** Round the table from this side on; Bach has the side after the only seat. */
export const sidesFrom = (near: Side, count: number): Side[] =>
  Array.from({ length: count }, (_, at) => (near + at) % count);
