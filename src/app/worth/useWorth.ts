import { useEffect, useRef, useState } from 'preact/hooks';
import { askChances, dropHindsight } from '../../link/requests.ts';
import type { MatchId } from '../../protocol/messages.ts';
import { useTouches } from '../table/useGivingWay.ts';
import { coarseFirst, type Point } from './course.ts';

export interface Worth {
  /** By their moves, as far as they are known. */
  readonly points: readonly Point[];
  readonly of: number;
  readonly state: 'thinking' | 'stopped' | 'failed' | 'done';
  stop(): void;
  goOn(): void;
}

/** What was found last, for whoever comes back to it: anew it would be the same. */
let kept: { readonly match: MatchId; readonly points: readonly Point[] } | null = null;

/** Asks for one moment after the other while somebody looks. */
export function useWorth(match: MatchId, moments: readonly number[]): Worth {
  const [points, setPoints] = useState<readonly Point[]>(() => (kept?.match === match ? kept.points : []));
  const [wish, setWish] = useState<'on' | 'stopped' | 'failed'>('on');
  const found = useRef(points);
  const missing = coarseFirst(moments).filter((moves) => !points.some((point) => point.moves === moves));
  const isDone = missing.length === 0;
  const isThinking = wish === 'on' && !isDone;
  useEffect(() => {
    if (!isThinking) return;
    let isOver = false;
    const think = async (): Promise<void> => {
      for (const moves of missing) {
        const chances = await askChances(match, moves);
        if (isOver) return;
        if (!chances) {
          setWish('failed');
          return;
        }
        found.current = [...found.current, { moves, chances }].sort((one, other) => one.moves - other.moves);
        kept = { match, points: found.current };
        setPoints(found.current);
      }
    };
    void think();
    return () => {
      isOver = true;
      dropHindsight();
    };
  }, [match, isThinking]);
  useTouches(isThinking);
  return {
    points,
    of: moments.length,
    state: isDone ? 'done' : wish === 'on' ? 'thinking' : wish,
    stop: () => setWish('stopped'),
    goOn: () => setWish('on'),
  };
}
