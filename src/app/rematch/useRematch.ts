import type { RematchWish } from '../../engine/rematch.ts';
import { startRematch } from '../../link/requests.ts';
import type { MatchId } from '../../protocol/shown.ts';
import { type Beginning, useBegin } from '../useBegin.tsx';

export interface Rematch extends Pick<Beginning, 'state'> {
  start(wish: RematchWish): void;
}

/** Lays a new deal for the same people. */
export function useRematch(match: MatchId): Rematch {
  const { state, begin } = useBegin();
  return { state, start: (wish) => begin(() => startRematch(match, wish)) };
}
