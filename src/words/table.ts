import type { UndoOffer } from '../engine/undo.ts';
import type { InBoth, Phrase } from './phrase.ts';
import { tableEn } from './table.en.ts';
import { tableJa } from './table.ja.ts';

/** What the shell says round a board. */
export interface TableWords {
  readonly toShelf: string;
  readonly menu: string;
  readonly board: string;
  /** Whose moment it is, and what is asked. */
  asked(seat: number, ask: Phrase): Phrase;
  thinking(seats: readonly number[]): Phrase;
  /** While moves are being shown one after another. */
  readonly following: Phrase;
  readonly uncovered: Phrase;
  /** Everybody who is asked has one way only. */
  readonly forced: Phrase;
  readonly goForced: string;
  readonly over: Phrase;
  readonly choose: string;
  readonly goOn: string;
  readonly skip: string;
  readonly moves: string;
  readonly movesHint: string;
  readonly noMoves: string;
  readonly explained: string;
  readonly seeRule: string;

  /** What a seat did in its turn; nothing if there is nothing to say of it. */
  turnOf(seat: number, said: Phrase): Phrase;
  readonly log: string;
  readonly logHint: string;
  readonly emptyLog: string;
  /** On a line: the table as it stood after it. */
  readonly lookBack: string;
  readonly lookingBack: Phrase;
  /** None made: the table as it was laid out. */
  after(moves: number, of: number): string;
  readonly moveBefore: string;
  readonly moveAfter: string;
  readonly toNow: string;
  takenBack(count: number, agreed: boolean): Phrase;
  readonly broughtBack: Phrase;
  botSits(seat: number): Phrase;
  personSits(seat: number): Phrase;

  /** On the button: what this seat alone may see. */
  holdToLook(name: string): string;
  /** While everybody else is told to look away. */
  onlyLooks(name: string): string;
  readonly takeBack: string;
  readonly takeBackWhy: Readonly<Record<UndoOffer['why'], string>>;
  readonly takeBackQuestion: string;
  readonly everybodyAgrees: string;
  readonly leaveIt: string;
  readonly bringBack: string;
  readonly bringBackHint: string;
  readonly nothingToBringBack: string;

  readonly scores: string;
  readonly scoresHint: string;
  readonly category: string;
  readonly total: string;
  /** In the place of totals that are told at the end alone. */
  readonly secretTotal: string;
  readonly whyScored: string;
  readonly rules: string;
  readonly rulesHint: string;
  readonly leave: string;
  readonly leaveHint: string;

  readonly dealCode: string;
  readonly dealCodeHint: string;
  readonly dealCodeWarning: string;
  readonly dealCodeUse: string;
  readonly showCode: string;
  readonly copyCode: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly noCode: string;

  readonly change: string;
  readonly changeHint: string;
  readonly personHere: string;
  readonly botHere: string;
  readonly botTakesOver: string;
  readonly personTakesOver: string;
  nameFor(seat: number): string;

  readonly turn: string;
  readonly turnHint: string;
  readonly facing: {
    readonly which: string;
    readonly hint: string;
    readonly turnings: Readonly<Record<'stays' | 'turned' | 'player', string>>;
    readonly opposite: string;
  };

  readonly notSaved: string;
  readonly diskFull: string;
  readonly saveAgain: string;
  readonly trouble: {
    readonly noSuchMatch: string;
    readonly brokenSave: string;
    readonly newerSave: string;
    readonly cannotOpen: string;
    readonly brokenBoard: string;
    readonly cannotStart: string;
    readonly badRequest: string;
    readonly movesLost: string;
    readonly botAtRandom: string;
    readonly otherTable: string;
  };
  readonly understood: string;
  readonly elsewhere: string;
  readonly elsewhereHint: string;
  readonly takeOver: string;

  readonly curtain: {
    passTo(seat: number): Phrase;
    readonly hold: string;
    readonly hint: string;
    readonly longer: string;
  };
  readonly final: {
    won(sides: Phrase, many: boolean): Phrase;
    /** A seat as one who won is named. */
    player(seat: number): Phrase;
    sides(phrases: readonly Phrase[]): Phrase;
    /** What is said of somebody, after the name. */
    whose(side: Phrase, said: Phrase): Phrase;
    readonly draw: Phrase;
    readonly lost: Phrase;
    readonly again: string;
    readonly seeTable: string;
    readonly seeScores: string;
  };
}

export const tableWords: InBoth<TableWords> = { en: tableEn, ja: tableJa };
