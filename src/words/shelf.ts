import type { InBoth } from './phrase.ts';
import { shelfEn } from './shelf.en.ts';
import { shelfJa } from './shelf.ja.ts';

/** All that the first screen says. First bundle: keep it short. */
export interface ShelfWords {
  /** The app's own. */
  readonly name: string;
  readonly motto: string;
  readonly goOn: string;
  more(count: number): string;
  readonly games: string;
  readonly freeTable: string;
  players(fewest: number, most: number): string;
  minutes(shortest: number, longest: number): string;
  readonly settings: string;
  /** On the switch to the other language, in that language. */
  readonly otherLang: string;
  readonly toDark: string;
  readonly toLight: string;
  readonly back: string;
  readonly close: string;
  readonly loading: string;
  readonly notLoaded: string;
  readonly again: string;
}

export const shelfWords: InBoth<ShelfWords> = { en: shelfEn, ja: shelfJa };
