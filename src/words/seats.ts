import type { InBoth } from './phrase.ts';
import { seatsEn } from './seats.en.ts';
import { seatsJa } from './seats.ja.ts';

export type SeatsWords = typeof seatsEn;

export const seatsWords: InBoth<SeatsWords> = { en: seatsEn, ja: seatsJa };
