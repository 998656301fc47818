import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from '../games/rules.ts';
import type { PicturedScreen } from './scenes.ts';

/** A picture for the browser's install card and the README; made by `npm run pictures -- --screens`. */
export interface Screen {
  /** In `public/`. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Points of the picture to one of the page. */
  readonly density: number;
  readonly form: 'narrow' | 'wide';
  /** How the name of its scene begins. */
  readonly shows: RegExp;
}

const NARROW = { width: 360, height: 640, density: 2, form: 'narrow' } as const;
const WIDE = { width: 1024, height: 768, density: 1, form: 'wide' } as const;
/** The shelf, every title half way through a game on a phone, and as many as a card shows on a tablet. */
export const SCREENS: readonly Screen[] = [
  { ...NARROW, file: 'screens/shelf.jpg', shows: /^shelf-waiting$/ },
  ...Object.keys(RULES).map((id) => ({ ...NARROW, file: `screens/${id}.jpg`, shows: halfWay(id) })),
  ...Object.keys(RULES).map((id) => ({ ...WIDE, file: `screens/${id}-wide.jpg`, shows: halfWay(id) })),
];

/** Those that there are: a title that is new on the shelf has none yet. */
export const TAKEN = SCREENS.filter(({ file }) => existsSync(join('public', file)));

function halfWay(id: string): RegExp {
  return new RegExp(`^${id}-.*half-`);
}

export const sceneOf = ({ shows }: Screen, scenes: readonly PicturedScreen[]): PicturedScreen | undefined =>
  scenes.find(({ name }) => shows.test(name));
