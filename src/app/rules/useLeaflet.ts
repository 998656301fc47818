import { useEffect, useState } from 'preact/hooks';
import type { Leaflet } from '../../ui/face.ts';
import { type FaceOnTheWay, useFace } from '../face.ts';

interface LeafletOnTheWay extends FaceOnTheWay {
  readonly leaflet: Leaflet | null;
}

/** A game's rulebook, fetched after the face that draws the icons in it. */
export function useLeaflet(game: string): LeafletOnTheWay {
  const { face, failed } = useFace(game);
  const [leaflet, setLeaflet] = useState<Leaflet | null>(null);
  const [torn, setTorn] = useState(false);
  useEffect(() => {
    if (!face || torn) return;
    face.leaflet().then(
      (fetched) => setLeaflet(fetched.leaflet),
      () => setTorn(true),
    );
  }, [face, torn]);
  return { face, leaflet, failed: failed || torn };
}
