import { useState } from 'preact/hooks';
import type { RematchWish } from '../../engine/rematch.ts';
import { startRematch } from '../../link/requests.ts';
import type { MatchId } from '../../protocol/shown.ts';
import { layOnShelf } from '../navigation.ts';

export interface Rematch {
  readonly state: 'offered' | 'starting' | 'failed';
  start(wish: RematchWish): void;
}

/** Lays a new deal for the same people, once however often it is pressed. */
export function useRematch(match: MatchId): Rematch {
  const [state, setState] = useState<Rematch['state']>('offered');
  const start = async (wish: RematchWish): Promise<void> => {
    if (state === 'starting') return;
    setState('starting');
    try {
      layOnShelf({ screen: 'table', match: await startRematch(match, wish) });
    } catch {
      setState('failed');
    }
  };
  return { state, start: (wish) => void start(wish) };
}
