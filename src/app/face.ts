import { useEffect, useState } from 'preact/hooks';
import { FACES } from '../games/faces.ts';
import type { AnyFace } from '../ui/face.ts';

const fetched = new Map<string, AnyFace>();

export interface FaceOnTheWay {
  readonly face: AnyFace | null;
  readonly failed: boolean;
  again(): void;
}

/** A game's face, fetched when a person comes near it. */
export function useFace(game: string | null): FaceOnTheWay {
  const [failed, setFailed] = useState(false);
  const [, arrived] = useState(0);
  useEffect(() => {
    if (game === null || failed || fetched.has(game)) return;
    const fetch = FACES[game];
    if (!fetch) return;
    fetch().then(
      ({ face }) => {
        fetched.set(game, face);
        arrived((count) => count + 1);
      },
      () => setFailed(true),
    );
  }, [game, failed]);
  return { face: (game !== null && fetched.get(game)) || null, failed, again: () => setFailed(false) };
}
