import { register } from 'node:module';
import { FACES } from '../games/faces.ts';
import type { Lang } from '../words/lang.ts';
import type { Read } from './shownGame.ts';

/** Without a browser nothing is drawn: style sheets are empty. */
const HOOKS = `
export const resolve = (name, context, next) =>
  name.endsWith('.css') ? { url: 'data:text/javascript,', shortCircuit: true } : next(name, context);`;

let areHooked = false;

/** A game's face and scenes, for commands. */
export async function readFace(id: string, lang: Lang): Promise<Read> {
  if (!areHooked) register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);
  areHooked = true;
  const { face } = (await FACES[id]?.[lang]()) ?? {};
  if (!face) throw new Error(`${id} has no face`);
  const { scenes, rest } = await face.spread();
  await rest?.();
  return { face, scenes, lang };
}
