import { useState } from 'preact/hooks';
import { recall, remember } from './stored.ts';

/** A switch that this device remembers under its key. */
export function useRemembered(key: string, usually: boolean): readonly [now: boolean, set: (now: boolean) => void] {
  const [now, setNow] = useState(() => {
    const stored = recall(key);
    return typeof stored === 'boolean' ? stored : usually;
  });
  const set = (next: boolean): void => {
    setNow(next);
    remember(key, next);
  };
  return [now, set];
}
