import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/ids.ts';

/** Whose field is in sight of those that lie in this order; null before it is known. */
export function useInSight(root: RefObject<HTMLElement | null>, order: readonly Seat[]): Seat | null {
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    const row = root.current?.querySelector('.areas-row');
    if (!row) return;
    const look = (): void => setAt([...row.children].findIndex((area) => area.matches('[data-shown="true"]')));
    const seen = new MutationObserver(look);
    seen.observe(row, { subtree: true, attributeFilter: ['data-shown'] });
    look();
    return () => seen.disconnect();
  }, []);
  return at === null ? null : (order[at] ?? null);
}
