import type { InBoth } from '../words/phrase.ts';
import type { AnyVoice } from '../words/voice.ts';

/** By convention: what a game says lives in its folder, `words/index.ts`. */
export async function loadVoices(id: string): Promise<InBoth<AnyVoice>> {
  const { voices } = (await import(`../games/${id}/words/index.js`)) as { readonly voices: InBoth<AnyVoice> };
  return voices;
}
