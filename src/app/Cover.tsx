import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Box } from '../ui/box.ts';

const drawn = new Map<string, FunctionComponent>();

/** The picture on a lid. While it is fetched, and where it cannot be, the box shows the colour of its world. */
export function Cover({ of }: { readonly of: Box }) {
  const { id } = of.facts;
  // Asked for while the words round it are still being drawn.
  const [coming] = useState(() => (drawn.has(id) ? null : of.cover()));
  const [, arrived] = useState(false);
  useEffect(() => {
    coming?.then(
      ({ Cover: picture }) => {
        drawn.set(id, picture);
        arrived(true);
      },
      () => undefined,
    );
  }, [coming, id]);
  const Picture = drawn.get(id);
  return Picture ? <Picture /> : null;
}
