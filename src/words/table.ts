import type { InBoth } from './phrase.ts';
import { tableEn } from './table.en.ts';
import { tableJa } from './table.ja.ts';

export type TableWords = typeof tableEn;

export const tableWords: InBoth<TableWords> = { en: tableEn, ja: tableJa };
