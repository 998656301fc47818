import type { InBoth, Phrase } from './phrase.ts';
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
  /** Whose moment it is in a match that waits, or how it ended. */
  readonly waits: {
    turn(seat: number): Phrase;
    thinking(seat: number): Phrase;
    readonly uncovered: Phrase;
    won(seats: readonly number[]): Phrase;
    readonly draw: Phrase;
    readonly over: Phrase;
    readonly elsewhere: Phrase;
  };
  /** Between the names of those who sit: "Aya, Ben". */
  readonly comma: string;
  bot(name: string): string;
  /** Before the game's name, for a screen reader. */
  readonly resume: string;
  brokenCards(count: number): string;
  readonly storeClosed: string;
  /** On the button that opens what can be done with a match. */
  manage(game: string, who: string): string;
  readonly installing: string;
  readonly offlineReady: string;
  readonly updateReady: string;
  readonly update: string;
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
  readonly lost: string;
}

export const shelfWords: InBoth<ShelfWords> = { en: shelfEn, ja: shelfJa };
