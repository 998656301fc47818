import { useCallback, useRef, useState } from 'preact/hooks';
import { lookBack } from '../../link/requests.ts';
import type { Past } from '../../protocol/shown.ts';

export interface LookingBack {
  /** The moment that is looked at; null: now. */
  readonly past: Past | null;
  /** To the table as it stood after so many moves. */
  to(moves: number): void;
  toNow(): void;
}

/** Looks at earlier moments of the open match, one at a time. */
export function useLookBack(): LookingBack {
  const [past, setPast] = useState<Past | null>(null);
  const newest = useRef(0);
  const to = useCallback((moves: number): void => {
    const asked = ++newest.current;
    void lookBack(moves).then((found) => {
      if (asked === newest.current) setPast(found);
    });
  }, []);
  const toNow = (): void => {
    newest.current++;
    setPast(null);
  };
  return { past, to, toNow };
}
