import type { ComponentChild, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Drawn } from './art/large.tsx';

type Art = FunctionComponent<{ readonly of: Drawn }>;

let art: Art | null = null;

/** Fetches the large pictures, which are no part of the spread: nobody waits for them to play. */
export async function fetchLarge(): Promise<Art | null> {
  art ??= await import('./art/large.tsx').then(
    ({ LargeArt }) => LargeArt,
    () => null,
  );
  return art;
}

interface LargePictureProps {
  readonly of: Drawn;
  /** What stands there until the picture has come. */
  readonly children?: ComponentChild;
}

/** A picture that is drawn as soon as it is there; its place is kept for it. */
export function LargePicture({ of, children }: LargePictureProps): ComponentChild {
  const [Drawn, setDrawn] = useState<Art | null>(() => art);
  useEffect(() => {
    if (!Drawn) void fetchLarge().then((found) => setDrawn(() => found));
  }, []);
  return Drawn ? <Drawn of={of} /> : (children ?? null);
}
