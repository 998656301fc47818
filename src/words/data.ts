import { dataEn } from './data.en.ts';
import { dataJa } from './data.ja.ts';
import type { InBoth } from './phrase.ts';

export type DataWords = typeof dataEn;

export const dataWords: InBoth<DataWords> = { en: dataEn, ja: dataJa };
