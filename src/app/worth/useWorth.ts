import { useMemo } from 'preact/hooks';
import { askChances } from '../../link/requests.ts';
import type { MatchId } from '../../protocol/shown.ts';
import { coarseFirst, type Point } from './course.ts';
import { type Findings, type Kept, useFindings } from './useFindings.ts';

const kept: Kept<Point> = { match: null, found: [] };

/** Who would have won, moment after moment. */
export function useWorth(match: MatchId, moments: readonly number[]): Findings<Point> {
  const inOrder = useMemo(() => coarseFirst(moments), [moments]);
  const ask = async (moves: number): Promise<Point | null> => {
    const chances = await askChances(match, moves);
    return chances && { moves, chances };
  };
  return useFindings({ match, moments: inOrder, kept, begins: 'by itself', ask });
}
