import type { Refusal } from '../saves/file.ts';
import type { MatchId } from './shown.ts';
import type { Unfit } from './wire.ts';

/** What became of each match in a text; or why nothing in it could be judged at all. */
export type Import =
  | Refusal
  | {
      readonly matches: readonly Imported[];
      /** Of how many other matches the outcome came as well; null: they could not be written. */
      readonly outcomes: number | null;
      /** Where something of it was written; absent: nowhere. */
      readonly came?: readonly MatchId[];
    };

export type Imported =
  /** `known`: exactly this match, to the last move, stands on the shelf already. */
  | { readonly got: 'added' | 'known'; readonly match: MatchId; readonly game: string }
  /**
   * It was handed on before and stands here: it goes on by what came; what came is older, and nothing was done; both went on
   * from one moment in two ways, and nothing was done unasked.
   */
  | { readonly got: 'continued' | 'shorter' | 'forked'; readonly match: MatchId; readonly game: string }
  | { readonly got: 'refused'; readonly refusal: Refusal }
  /** Nothing is wrong with it, but it could not be written. `full`: the disk has no room. */
  | { readonly got: 'notSaved'; readonly full: boolean };

export type Trouble =
  | { readonly what: 'noSuchMatch' | 'newerSave' | 'notInBuild' | 'cannotOpen'; readonly match: MatchId }
  | { readonly what: 'brokenSave'; readonly match: MatchId; readonly refusal: Refusal }
  /** These matches stand in the store, but what the shelf should show of them cannot be read. */
  | { readonly what: 'brokenCards'; readonly matches: readonly MatchId[] }
  /** A new match could not be laid out: its rules did not load. */
  | { readonly what: 'cannotStart'; readonly game: string }
  /** `full`: the disk has no room. The move stays on the table, marked as unsaved. */
  | { readonly what: 'notSaved'; readonly full: boolean }
  /** Moves that could not be saved gave way to what another tab had saved since. */
  | { readonly what: 'movesLost' }
  /** The moves lead to another table than they did when they were saved: the rules are not the same. */
  | { readonly what: 'otherTable' }
  /** Bots had no answer several times in a row, and play at random. */
  | { readonly what: 'botAtRandom' }
  /** Several devices play it, and not all agreed that it is laid open. */
  | { readonly what: 'notAgreed' }
  /** The match of another device could not be joined. */
  | { readonly what: 'cannotJoin'; readonly why: NotIn }
  | { readonly what: 'storeClosed' }
  | { readonly what: 'badRequest' };

/** `gone`: the other device has none, or the line to it ended. */
export type NotIn = Unfit | 'gone';
