import type { AnyGame } from '../engine/game.ts';

/** Every game's rules, loaded when asked for; one line each. Worker and node only. */
export const RULES: Readonly<Record<string, () => Promise<{ readonly game: AnyGame }>>> = {
  'fairy-light': () => import('./fairy-light/rules/index.ts'),
};
