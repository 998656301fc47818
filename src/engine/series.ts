import type { EarlyEnd } from './early.ts';
import type { Result } from './game.ts';
import type { Side } from './ids.ts';
import type { Series } from './match.ts';

/** Best of three, where there are two; among more it may take longer. */
const WINS_DECIDE = 2;

/** How the series stands after a match of it. What was counted early, or is not over, is played once more. */
export function afterMatch(series: Series, result: Result | null, early: EarlyEnd | null | undefined): Series {
  if (!result || early?.how === 'counted') return series;
  const won = series.won.map((count, side) => count + (result.winners.includes(side) ? 1 : 0));
  return { won, played: series.played + 1 };
}

/** A series that nothing was played of yet. */
export const freshSeries = (sides: number): Series => ({ won: Array<number>(sides).fill(0), played: 0 });

/** Whoever has won all; none as long as nobody has. Several may share the last victory. */
export const seriesWinners = ({ won }: Series): Side[] =>
  won.flatMap((count, side) => (count >= WINS_DECIDE ? [side] : []));
