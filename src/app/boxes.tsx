import './lid.css';
import { useEffect, useState } from 'preact/hooks';
import { SHELF } from '../games/shelf.ts';
import type { GameBox, Lid } from '../ui/face.ts';

export const boxOf = (game: string): GameBox | undefined => SHELF.find(({ facts }) => facts.id === game);

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

/** The picture on a lid. Until it is there the box shows the colour of its world. */
export function Cover({ of }: { readonly of: GameBox }) {
  const lid = useLid(of);
  return lid ? <lid.Cover /> : null;
}
