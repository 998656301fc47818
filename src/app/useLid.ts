import { useEffect, useState } from 'preact/hooks';
import type { GameBox, Lid } from '../ui/gameBox.ts';

const lids = new Map<string, Lid>();

/** Undefined while it is fetched, and where it cannot be. */
export function useLid(of: GameBox): Lid | undefined {
  const { id } = of.facts;
  const [, setArrived] = useState(0);
  const lid = lids.get(id);
  const isThere = lid !== undefined;
  useEffect(() => {
    if (isThere) return;
    of.lid().then(
      (fetched) => {
        lids.set(id, fetched);
        setArrived((count) => count + 1);
      },
      () => undefined,
    );
  }, [id, isThere, of]);
  return lid;
}
