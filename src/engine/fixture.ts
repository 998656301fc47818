import type { Setup } from './game.ts';
import type { Seat } from './ids.ts';

/** A recorded game, kept to be played again: the same log must lead to the same table. */
export interface Fixture {
  readonly game: string;
  readonly edition: number;
  readonly seed: number;
  readonly setup: Setup;
  readonly log: readonly { readonly seat: Seat; readonly move: unknown }[];
  /** The final position in the notation of the game's record. */
  readonly table: unknown;
  /** One number a side. */
  readonly points: readonly number[];
}
