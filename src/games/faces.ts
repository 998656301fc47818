import type { AnyFace } from '../ui/face.ts';
import type { InBoth } from '../words/phrase.ts';

type Fetch = () => Promise<{ readonly face: AnyFace }>;

/** Every game's face by the language that is read, loaded when a person comes near it; one line each. Page only. */
export const FACES: Readonly<Record<string, InBoth<Fetch>>> = {
  'fairy-light': { en: () => import('./fairy-light/face/en.ts'), ja: () => import('./fairy-light/face/ja.ts') },
  'fairy-concerto': {
    en: () => import('./fairy-concerto/face/en.ts'),
    ja: () => import('./fairy-concerto/face/ja.ts'),
  },
  alfheim: { en: () => import('./alfheim/face/en.ts'), ja: () => import('./alfheim/face/ja.ts') },
  maihoshi: { en: () => import('./maihoshi/face/en.ts'), ja: () => import('./maihoshi/face/ja.ts') },
  'my-little-scythe': {
    en: () => import('./my-little-scythe/face/en.ts'),
    ja: () => import('./my-little-scythe/face/ja.ts'),
  },
};
