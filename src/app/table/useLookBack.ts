import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { lookBack } from '../../link/requests.ts';
import type { Past } from '../../protocol/shown.ts';

export interface LookingBack {
  /** The moment that is looked at; null: now. */
  readonly past: ReadonlySignal<Past | null>;
  /** To the table as it stood after so many moves. */
  to(moves: number): void;
  toNow(): void;
}

/** Looks at earlier moments of the open match, one at a time. */
export function useLookBack(): LookingBack {
  const past = useSignal<Past | null>(null);
  return useMemo(() => {
    let newest = 0;
    return {
      past,
      to(moves: number): void {
        const asked = ++newest;
        void lookBack(moves).then((found) => {
          if (asked === newest) past.value = found;
        });
      },
      toNow(): void {
        newest++;
        past.value = null;
      },
    };
  }, [past]);
}
