import type { AnyFace } from '../ui/face.ts';

/** Every game's face, loaded when a person comes near it; one line each. Page only. */
export const FACES: Readonly<Record<string, () => Promise<{ readonly face: AnyFace }>>> = {
  'fairy-light': () => import('./fairy-light/face/index.tsx'),
  'fairy-concerto': () => import('./fairy-concerto/face/index.tsx'),
};
