import type { Clue } from '../rules/clues.ts';
import type { Kind, Tile } from '../rules/fairies.ts';
import type { Cell } from '../rules/grid.ts';

/** How a cost on the strip stands: it lies there, is taken and valid to the end of the round, or comes in round 7. */
export type CostState = 'lying' | 'still' | 'later';

export interface Cost {
  /** Null: not turned over yet. */
  readonly tile: Tile | null;
  readonly standing: CostState;
}

/** What there is to see of one kind on the strip. */
export interface Offering {
  readonly kind: Kind;
  readonly costs: readonly Cost[];
  readonly pile: number;
  /** It lives in the field that is looked at. */
  readonly came: boolean;
  /** It can be called now. Perhaps: its owner alone knows. */
  readonly callable: 'surely' | 'perhaps' | null;
  /** A Tomte that has been taken and has not come. */
  readonly inHand: boolean;
  /** What the chosen place would do for it. */
  readonly ahead: 'completes' | 'near' | null;
}

/** What lies on a cell. */
export type Lying =
  | { readonly is: 'clue'; readonly clue: Clue }
  | { readonly is: 'fairy'; readonly kind: Kind }
  | { readonly is: 'footprint'; readonly footprint: number }
  | { readonly is: 'open' | 'bare' };

/** What a cell may be chosen for, or what is lit on it. */
export type CellMark = 'clue' | 'footprint' | 'call' | 'ghost' | 'run' | 'lack' | null;

/** What the board says to those who do not see it, and the few words on it. */
export interface Labels {
  field(name: string): string;
  cell(cell: Cell, lying: Lying, mark: CellMark): string;
  readonly costs: string;
  offering(of: Offering): string;
  readonly decks: string;
  lead(round: number, rounds: number, clue: Clue | null): string;
  common(count: number): string;
  /** Next: the best card left, or null; whose: who has one. */
  expert(set: number, next: number | null, whose: readonly string[]): string;
  track(name: string, footprint: number | null): string;
  holdsTomte(name: string): string;
  readonly asked: string;
  inHand(clue: Clue): string;
  readonly says: Readonly<Record<'refuse' | 'done', string>>;
  readonly tiles: string;
  tile(kind: Kind, tile: Tile): string;
  /** The one in reach of the thumb; null: face down. */
  tomte(name: string, tile: Tile | null): string;
}
