import { useEffect, useState } from 'preact/hooks';
import type { AnyFace, AnySpread } from '../../ui/face.ts';

const fetched = new WeakMap<AnyFace, AnySpread>();

interface SpreadOnTheWay {
  readonly spread: AnySpread | null;
  readonly failed: boolean;
}

/** What a game lays on the table, whole or not at all: nobody is asked for a move on a table without its board. */
export function useSpread(face: AnyFace | null): SpreadOnTheWay {
  const [failed, setFailed] = useState(false);
  const [, setArrived] = useState(0);
  const spread = (face && fetched.get(face)) || null;
  useEffect(() => {
    if (!face || spread || failed) return;
    face.spread().then(
      (arrived) => {
        fetched.set(face, arrived);
        setArrived((count) => count + 1);
      },
      () => setFailed(true),
    );
  }, [face, spread, failed]);
  return { spread, failed };
}
