import type { ComponentChild, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Drawn } from './art/large.tsx';

type Art = FunctionComponent<{ readonly of: Drawn }>;

let art: Art | null = null;

/** Fetches the large pictures, which are no part of the spread: nobody waits for them to play. */
async function fetchLarge(): Promise<Art | null> {
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

/** What play can begin without. */
type Late = typeof import('./rest.tsx');

let late: Late | null = null;

/** Null: still on its way. */
export const arrived = (): Late | null => late;

export async function fetchLate(): Promise<Late> {
  late ??= await import('./rest.tsx');
  // Nobody waits for these at all.
  void fetchLarge();
  return late;
}

/** For what is drawn as soon as it is there. */
export function useLate(): Late | null {
  const [found, setFound] = useState(late);
  useEffect(() => {
    if (!found) fetchLate().then(setFound, () => undefined);
  }, [found]);
  return found;
}
