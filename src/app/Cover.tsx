import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameBox } from '../ui/gameBox.ts';
import './lid.css';

const drawn = new Map<string, FunctionComponent>();

/** The picture on a lid. While it is fetched, and where it cannot be, the box shows the colour of its world. */
export function Cover({ of }: { readonly of: GameBox }) {
  const { id } = of.facts;
  const [, setArrived] = useState(0);
  const Picture = drawn.get(id);
  const isThere = Picture !== undefined;
  useEffect(() => {
    if (isThere) return;
    of.cover().then(
      ({ Cover: picture }) => {
        drawn.set(id, picture);
        setArrived((count) => count + 1);
      },
      () => undefined,
    );
  }, [id, isThere, of]);
  return Picture ? <Picture /> : null;
}
