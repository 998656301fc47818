import { useEffect, useState } from 'preact/hooks';
import type { Leaflet } from '../../ui/face.ts';
import { type FaceOnTheWay, useFace } from '../face.ts';

interface LeafletOnTheWay extends FaceOnTheWay {
  readonly leaflet: Leaflet | null;
}

/** A game's rulebook, fetched after the face that draws the icons in it. */
export function useLeaflet(game: string): LeafletOnTheWay {
  const { face, failed } = useFace(game);
  const [leaflet, lay] = useState<Leaflet | null>(null);
  const [torn, tear] = useState(false);
  useEffect(() => {
    if (!face || torn) return;
    face.leaflet().then(
      (fetched) => lay(fetched.leaflet),
      () => tear(true),
    );
  }, [face, torn]);
  return { face, leaflet, failed: failed || torn };
}
