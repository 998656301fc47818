import type { Seat } from '../../../engine/ids.ts';
import type { Clue } from './clues.ts';
import type { ExpertSet, Kind, Tile, Tiles } from './fairies.ts';
import type { Cell, Domino, Grid } from './grid.ts';

export type Step = 'footprint' | 'place' | 'call' | 'over';

/** What lies on a cell: a clue by its number, or one of these. */
export const BARE = 0;
/** Empty, and beside a clue or the footprint: a clue may go there. */
export const OPEN = 9;
export const FOOTPRINT = 7;
export const FAIRY = 8;

export const isEmpty = (what: number): boolean => what === BARE || what === OPEN;
export const isClue = (what: number): boolean => what > BARE && what < FOOTPRINT;

/** Of the footprint: not placed yet, or set aside for lack of room. */
export const NOT_YET = -1;
export const ASIDE = -2;
export const NO_TILE: Tile = -1;
export const NO_RANK = -1;

export interface Field {
  /** Invariant: says the same as all the rest, cell by cell. */
  grid: Grid;
  /** Where clues lie, in the order they came. */
  clues: Cell[];
  /** Every OPEN cell. */
  open: Cell[];
  /** By kind; NO_DOMINO where it has not come. */
  fairies: Domino[];
  /** Invariant: bit `kind` is set where `fairies` has it. */
  kinds: number;
  footprint: Cell;
  /** Taken with the third Nisse, whether placed since or not; NO_TILE before. */
  tomte: Tile;
  /** Clues for which there was no room. */
  aside: Clue[];
}

/** What there is one of a kind of fairy stands in their order, what there is one of a seat in theirs. */
export interface State {
  lead: Seat;
  /** 1 to 11. */
  round: number;
  step: Step;
  turn: Seat;
  /** What the seat on turn places or has placed. */
  clue: Clue;
  refused: boolean;
  /** Took the Tomte in this turn. */
  fresh: boolean;
  /** All twelve in the order of the rounds; the last is never seen. */
  deck: Clue[];
  /** The top first. */
  common: Clue[];
  /** How many at the bottom of `common` lie there by refusal, seen by all. */
  buried: number;
  /** All tiles of a kind in the order of its pile; those that left it come first. */
  piles: Tile[][];
  /** How many have left each pile. */
  drawn: number[];
  /** The costs turned over so far. */
  turned: Tile[][];
  /** Those of them that nobody has taken. */
  lying: Tiles[];
  /** Those that lay there when the round began. */
  usable: Tiles[];
  /** All six; the first are the seats'. */
  footprints: number[];
  /** By set and seat: the place of the card in its row, or NO_RANK. */
  ranks: number[][];
  /** The round in which it was earned, or 0. */
  earned: number[][];
  fields: Field[];
}

export const ROUNDS = 11;
/** The King comes, second costs are turned over, and footprints are placed. */
export const FOOTPRINT_ROUND = 7;

export interface Laid {
  readonly cell: Cell;
  readonly clue: Clue;
}

export interface FieldView {
  /** In the order they came. */
  readonly clues: readonly Laid[];
  /** Where a clue may go. */
  readonly open: readonly Cell[];
  readonly fairies: readonly Domino[];
  readonly footprint: Cell;
  /** NO_TILE: none taken. HIDDEN: not for these eyes. */
  readonly tomte: Tile;
  readonly aside: readonly Clue[];
}

export const HIDDEN = -2;

export interface View {
  readonly lead: Seat;
  readonly round: number;
  readonly step: Step;
  readonly turn: Seat;
  readonly clue: Clue;
  readonly refused: boolean;
  readonly fresh: boolean;
  /** The lead deck's clues so far. */
  readonly shown: readonly Clue[];
  /** From the top: those that nobody has seen, sorted by kind, and then the refused ones as they lie. */
  readonly common: { readonly unseen: readonly Clue[]; readonly buried: readonly Clue[] };
  /** How many are left in each pile. */
  readonly piles: readonly number[];
  readonly turned: readonly (readonly Tile[])[];
  readonly lying: readonly (readonly Tile[])[];
  /** Lying, or taken in this round and valid to its end. */
  readonly usable: readonly (readonly Tile[])[];
  /** HIDDEN before they are turned. */
  readonly footprints: readonly number[];
  readonly ranks: readonly (readonly number[])[];
  readonly earned: readonly (readonly number[])[];
  readonly fields: readonly FieldView[];
}

export interface PlaceClue {
  readonly place: Cell;
}
export interface PlaceFootprint {
  readonly footprint: Cell;
}
/** Tile: the cost tile to take, where the pile is empty and several lie there. */
export interface Call {
  readonly call: Kind;
  readonly domino: Domino;
  readonly tile?: Tile;
}
/** Refuse the clue; end the turn. */
export interface Say {
  readonly say: 'refuse' | 'done';
}
export type Move = PlaceClue | PlaceFootprint | Call | Say;

export interface Turned {
  readonly kind: Kind;
  readonly tile: Tile;
}

export type Event =
  /** How the fields began, from the first clue eastward: told with the first move, as are the first costs and clue. */
  | { readonly is: 'pairs'; readonly by: readonly (readonly Clue[])[] }
  /** First: who places it before all others. */
  | { readonly is: 'shown'; readonly round: number; readonly clue: Clue; readonly first: Seat }
  /** Again: the one drawn had been refused before. */
  | { readonly is: 'refused'; readonly seat: Seat; readonly clue: Clue; readonly drawn: Clue; readonly again: boolean }
  | { readonly is: 'placed'; readonly seat: Seat; readonly clue: Clue; readonly cell: Cell }
  /** There was no room; a footprint if clue is null. */
  | { readonly is: 'aside'; readonly seat: Seat; readonly clue: Clue | null }
  | {
      readonly is: 'called';
      readonly seat: Seat;
      readonly kind: Kind;
      readonly domino: Domino;
      /** The cost met, and the clues that meet it, from the fairy's end. */
      readonly cost: Tile;
      readonly run: readonly Laid[];
      /** The cost tile that was taken; null: from the pile, or the Tomte in hand. */
      readonly tile: Tile | null;
      /** It was the last tile of its kind. */
      readonly last: boolean;
      /** The cost met had been taken before, in this round. */
      readonly late: boolean;
      /** A Tomte, in the turn in which it was taken. */
      readonly atOnce: boolean;
    }
  /** Null: not for these ears. */
  | { readonly is: 'tomte'; readonly seat: Seat; readonly tile: Tile | null }
  | { readonly is: 'done'; readonly seat: Seat }
  | { readonly is: 'costs'; readonly turned: readonly Turned[] }
  | { readonly is: 'footprints'; readonly by: readonly number[] }
  | { readonly is: 'tracked'; readonly seat: Seat; readonly footprint: number; readonly cell: Cell }
  | { readonly is: 'expert'; readonly set: ExpertSet; readonly seats: readonly Seat[]; readonly points: number }
  /** A Tomte that never came, at the end. */
  | { readonly is: 'never'; readonly seat: Seat; readonly tile: Tile }
  | { readonly is: 'ended'; readonly points: readonly number[]; readonly winners: readonly Seat[] };
