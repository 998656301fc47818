import type { InBoth } from './phrase.ts';
import { shelfEn } from './shelf.en.ts';
import { shelfJa } from './shelf.ja.ts';

export type ShelfWords = typeof shelfEn;

export const shelfWords: InBoth<ShelfWords> = { en: shelfEn, ja: shelfJa };
