import type { Seat } from '../../../engine/game.ts';
import type { ByKind, BySet, Clue, ExpertSet, Kind, Kinds, Tile, Tiles } from './fairies.ts';
import { bitsOfTiles, byKind, bySet, TILES, tilesIn } from './fairies.ts';
import type { Cell, Domino, Grid } from './field.ts';

export type Step = 'footprint' | 'place' | 'call' | 'over';

/** What lies on a cell: a clue by its number, or one of these. */
export const BARE = 0;
/** Empty, and beside a clue or the footprint: a clue may go there. */
export const OPEN = 9;
export const FOOTPRINT = 7;
export const FAIRY = 8;

export const isEmpty = (what: number): boolean => what === BARE || what === OPEN;
// rule: house.breaks
export const isClue = (what: number): boolean => what > BARE && what < FOOTPRINT;

/** Of a footprint: not placed yet, or set aside for lack of room. */
export const NOT_YET = 'notYet';
export const ASIDE = 'aside';
/** Where a footprint lies, or why it does not. */
export type Track = Cell | typeof NOT_YET | typeof ASIDE;
export const cellOf = (track: Track): Cell | null => (typeof track === 'number' ? track : null);

/** An expert card that a seat has earned. */
export interface Earned {
  /** Its place in the row of its set. */
  readonly rank: number;
  readonly round: number;
}
/** By set and seat; null where nothing is earned. */
type Cards = BySet<(Earned | null)[]>;
type CardsSeen = Readonly<BySet<readonly (Earned | null)[]>>;
export const copyCards = (earned: CardsSeen): Cards => bySet((set) => earned[set].map((card) => card && { ...card }));

export interface Field {
  /** Invariant: says the same as all the rest, cell by cell. */
  grid: Grid;
  /** Where clues lie, in the order they came. */
  clues: Cell[];
  /** Every OPEN cell. */
  open: Cell[];
  /** Null where it has not come. */
  fairies: ByKind<Domino | null>;
  /** Invariant: those that `fairies` has. */
  kinds: Kinds;
  footprint: Track;
  /** Taken with the third Nisse, whether placed since or not; null before. */
  tomte: Tile | null;
  /** Clues for which there was no room. */
  aside: Clue[];
  /** It has been looked for, and nothing can be called but perhaps a Tomte: only what the next clue joins need be looked at. */
  quiet: boolean;
}

/** What there is one of a seat stands in the order of the seats. */
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
  piles: ByKind<Tile[]>;
  /** How many have left each pile. */
  drawn: ByKind<number>;
  /** The costs turned over so far. */
  turned: ByKind<Tile[]>;
  /** Those of them that nobody has taken. */
  lying: ByKind<Tiles>;
  /** Those that lay there when the round began. */
  usable: ByKind<Tiles>;
  /** All six; the first are the seats'. */
  footprints: number[];
  earned: Cards;
  fields: Field[];
}

export function fieldAt({ fields }: Pick<State, 'fields'>, seat: Seat): Field {
  const field = fields[seat];
  if (!field) throw new Error(`there is no field ${seat}`);
  return field;
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
  readonly fairies: Readonly<ByKind<Domino | null>>;
  readonly footprint: Track;
  /** Null: none taken. */
  readonly tomte: Tile | typeof HIDDEN | null;
  readonly aside: readonly Clue[];
}

/** Not for these eyes. */
export const HIDDEN = 'hidden';

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
  readonly piles: Readonly<ByKind<number>>;
  readonly turned: Readonly<ByKind<readonly Tile[]>>;
  readonly lying: Readonly<ByKind<readonly Tile[]>>;
  /** Lying, or taken in this round and valid to its end. */
  readonly usable: Readonly<ByKind<readonly Tile[]>>;
  /** Null before they are turned. */
  readonly footprints: readonly (number | null)[];
  readonly earned: CardsSeen;
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

export interface Called {
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

/** Points by what they are for. */
export interface Parts {
  readonly fairies: number;
  readonly experts: number;
  readonly footprint: number;
}

export type Event =
  /** How a field began, from the first clue eastward. */
  | { readonly is: 'pair'; readonly seat: Seat; readonly clues: readonly Clue[] }
  /** First: who places it before all others. */
  | { readonly is: 'shown'; readonly round: number; readonly clue: Clue; readonly first: Seat }
  /** Again: the one drawn had been refused before. */
  | { readonly is: 'refused'; readonly seat: Seat; readonly clue: Clue; readonly drawn: Clue; readonly again: boolean }
  | { readonly is: 'placed'; readonly seat: Seat; readonly clue: Clue; readonly cell: Cell }
  /** There was no room; a footprint if clue is null. */
  | { readonly is: 'aside'; readonly seat: Seat; readonly clue: Clue | null }
  | Called
  /** Null: not for these ears. */
  | { readonly is: 'tomte'; readonly seat: Seat; readonly tile: Tile | null }
  | { readonly is: 'done'; readonly seat: Seat }
  | { readonly is: 'costs'; readonly turned: readonly Turned[] }
  /** One of them, told by itself; `second`: it has another already. */
  | { readonly is: 'cost'; readonly kind: Kind; readonly tile: Tile; readonly second: boolean }
  | { readonly is: 'footprints'; readonly by: readonly number[] }
  | { readonly is: 'tracked'; readonly seat: Seat; readonly footprint: number; readonly cell: Cell }
  | { readonly is: 'expert'; readonly set: ExpertSet; readonly seats: readonly Seat[]; readonly points: number }
  /** A Tomte that never came, at the end. */
  | { readonly is: 'never'; readonly seat: Seat; readonly tile: Tile }
  /** What a field was worth at the end, and for what. */
  | { readonly is: 'counted'; readonly seat: Seat; readonly parts: Parts }
  | { readonly is: 'ended'; readonly points: readonly number[]; readonly winners: readonly Seat[] };

/** What has left the piles, and the costs beside them. */
export type Stock = Pick<State, 'drawn' | 'lying'>;

export const stockOf = ({ piles, lying }: Pick<View, 'piles' | 'lying'>): Stock => ({
  drawn: byKind((kind) => TILES - piles[kind]),
  lying: byKind((kind) => bitsOfTiles(lying[kind])),
});

/** Where the pile is empty, the cost tiles one of which goes with the fairy; none while it comes from the pile. */
export const tilesFor = ({ drawn, lying }: Stock, kind: Kind): readonly Tile[] =>
  drawn[kind] < TILES ? NONE : tilesIn(lying[kind]);
const NONE: readonly Tile[] = [];
