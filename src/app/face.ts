import { useEffect, useState } from 'preact/hooks';
import { FACES } from '../games/faces.ts';
import type { AnyFace } from '../ui/face.ts';
import { recall, remember } from '../ui/stored.ts';

const fetched = new Map<string, AnyFace>();

export interface FaceOnTheWay {
  readonly face: AnyFace | null;
  readonly failed: boolean;
  again(): void;
}

async function fetchFace(game: string): Promise<void> {
  const arrived = await FACES[game]?.();
  if (!arrived) return;
  fetched.set(game, arrived.face);
  remember('face', game);
}

/** While the host still reads which game it is: most often that of last time. */
function fetchLast(): void {
  const game = recall('face');
  if (typeof game === 'string') fetchFace(game).catch(() => undefined);
}

/** A game's face, fetched when a person comes near it. */
export function useFace(game: string | null): FaceOnTheWay {
  const [failed, setFailed] = useState(false);
  const [, arrived] = useState(0);
  const face = (game !== null && fetched.get(game)) || null;
  useEffect(() => {
    if (game === null) {
      fetchLast();
      return;
    }
    if (face || failed) return;
    fetchFace(game).then(
      () => arrived((count) => count + 1),
      () => setFailed(true),
    );
  }, [game, face, failed]);
  return { face, failed, again: () => setFailed(false) };
}
