import { useEffect, useState } from 'preact/hooks';
import { fetchLarge } from './LargePicture.tsx';

/** What play can begin without. */
type Late = typeof import('./rest.tsx');

let late: Late | null = null;

/** Null: still on its way. */
export const arrived = (): Late | null => late;

export async function fetchLate(): Promise<Late> {
  late ??= await import('./rest.tsx');
  // Nobody waits for these at all.
  void fetchLarge();
  return late;
}

/** For what is drawn as soon as it is there. */
export function useLate(): Late | null {
  const [found, setFound] = useState(late);
  useEffect(() => {
    if (!found) fetchLate().then(setFound, () => undefined);
  }, [found]);
  return found;
}
