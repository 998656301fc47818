import { dataEn } from './data.en.ts';
import { dataJa } from './data.ja.ts';
import type { InBoth } from './phrase.ts';
import type { RefusalWords } from './refusal.ts';

/** Where games are kept, and how they come and go. */
export interface DataWords {
  readonly title: string;
  readonly where: string;
  /** Who does not see them. */
  readonly apart: string;
  /** Safari on iOS, where the app is not on the home screen. */
  readonly sevenDays: string;
  stored(games: number): string;
  used(size: string): string;
  readonly isProtected: string;
  readonly isNot: string;
  readonly protect: string;
  readonly notNow: string;

  readonly out: string;
  readonly outAll: string;
  readonly outHint: string;
  readonly outWarning: string;
  readonly save: string;
  readonly share: string;
  readonly copy: string;
  readonly done: Readonly<Record<'saved' | 'copied' | 'shared', string>>;
  readonly refusedByDevice: string;
  readonly noText: string;

  readonly in: string;
  readonly inHint: string;
  readonly chooseFile: string;
  readonly paste: string;
  readonly takeIn: string;
  added(games: number): string;
  known(games: number): string;
  /** Of so many games that are not in the text themselves. */
  outcomes(games: number): string;
  readonly outcomesNotSaved: string;
  /** Which of the games in the text, counted from one; null: the only one. */
  leftOut(game: number | null, why: string): string;
  moreLeftOut(count: number): string;
  readonly notSaved: string;
  readonly notSavedFull: string;
  readonly nothingChanged: string;
  readonly noAnswer: string;
  readonly refused: RefusalWords;

  readonly clear: string;
  readonly clearHint: string;
  readonly clearQuestion: string;
  clearWarning(games: number): string;
  readonly clearYes: string;
  readonly clearNo: string;
}

export const dataWords: InBoth<DataWords> = { en: dataEn, ja: dataJa };
