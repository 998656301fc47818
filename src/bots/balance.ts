import type { AnyMove, AnyState } from '../engine/game.ts';
import type { Seat } from '../engine/ids.ts';

/** What a game counts where equals play: counts of one game add up over many, and the report is made of the sums. */
export interface Balance<State, Move> {
  count(game: Played<State, Move>): Counts;
  report(sums: Counts, seats: number): readonly string[];
}
export interface Played<State, Move> {
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[];
  readonly end: State;
  readonly winners: readonly Seat[];
}
export type Counts = Readonly<Record<string, number>>;

export type AnyBalance = Balance<AnyState, AnyMove>;
export const defineBalance = <State, Move>(balance: Balance<State, Move>): AnyBalance =>
  balance as unknown as AnyBalance;

export function addUp(counts: readonly Counts[]): Counts {
  const sums: Record<string, number> = {};
  for (const each of counts) for (const [key, count] of Object.entries(each)) sums[key] = (sums[key] ?? 0) + count;
  return sums;
}
