import { useEffect, useState } from 'preact/hooks';
import { FACES } from '../games/faces.ts';
import type { AnyFace, AnySpread, Leaflet } from '../ui/face.ts';
import { recall, remember } from '../ui/stored.ts';
import type { InBoth } from '../words/phrase.ts';
import type { Lang } from '../words/voice.ts';
import { useAfresh } from './lazily.tsx';
import { lang } from './settings.ts';

const faces: InBoth<Map<string, AnyFace>> = { en: new Map(), ja: new Map() };

export interface FaceOnTheWay {
  readonly face: AnyFace | null;
  readonly failed: boolean;
}

/** Again it is the one that has come already. */
export async function fetchFace(game: string, read: Lang): Promise<AnyFace | null> {
  const arrived = await FACES[game]?.[read]();
  if (!arrived) return null;
  faces[read].set(game, arrived.face);
  remember('face', game);
  return arrived.face;
}

/** Guesses while the host still reads which game it is: most often that of last time. Its face and its spread are fetched. */
export async function fetchLast(): Promise<void> {
  const game = recall('face');
  const face = typeof game === 'string' ? await fetchFace(game, lang.peek()) : null;
  if (face) guessed.set(face, await face.spread());
}

/** A game's face in the language of the moment, fetched when a person comes near it. */
export function useFace(game: string | null): FaceOnTheWay {
  const [failed, setFailed] = useState(false);
  const [, setArrived] = useState(0);
  const read = lang.value;
  const face = (game !== null && faces[read].get(game)) || null;
  useEffect(() => {
    if (game === null || face || failed) return;
    fetchFace(game, read).then(
      () => setArrived((count) => count + 1),
      () => setFailed(true),
    );
  }, [game, read, face, failed]);
  useAfresh(failed);
  return { face, failed };
}

const spreads = new WeakMap<AnyFace, AnySpread>();
/** Fetched before anything was known of the match. */
const guessed = new WeakMap<AnyFace, AnySpread>();

interface SpreadOnTheWay {
  readonly spread: AnySpread | null;
  readonly failed: boolean;
  /** What play can begin without has come too: what asked it for a picture before asks again then. */
  readonly isWhole: boolean;
}

/**
 * What a game lays on the table, whole or not at all: nobody is asked for a move on a table without its board. What play
 * can begin without comes when the table stands, and before it where something is still to be shown.
 */
export function useSpread(face: AnyFace | null, isToBeShown: boolean): SpreadOnTheWay {
  const [failed, setFailed] = useState(false);
  const [, setArrived] = useState(0);
  const [whole, setWhole] = useState<AnySpread | null>(null);
  const spread = face && laidOut(face, isToBeShown);
  useEffect(() => {
    if (!face || spread || failed) return;
    layOut(face, isToBeShown).then(
      (arrived) => {
        spreads.set(face, arrived);
        setArrived((count) => count + 1);
      },
      () => setFailed(true),
    );
  }, [face, spread, failed]);
  useEffect(() => {
    spread?.rest?.().then(
      () => setWhole(spread),
      () => undefined,
    );
  }, [spread]);
  return { spread, failed, isWhole: spread !== null && (!spread.rest || whole === spread) };
}

/** Null: not yet. What was guessed stays once it lies there: a table that was laid anew would lose the focus, and what it plays. */
function laidOut(face: AnyFace, isToBeShown: boolean): AnySpread | null {
  const guess = guessed.get(face);
  if (guess && !isToBeShown && !spreads.has(face)) spreads.set(face, guess);
  return spreads.get(face) ?? null;
}

async function layOut(face: AnyFace, isToBeShown: boolean): Promise<AnySpread> {
  const spread = await face.spread();
  if (isToBeShown) await spread.rest?.();
  return spread;
}

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
