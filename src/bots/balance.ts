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
/** `games`: one of each. */
export type Counts = Readonly<Record<string, number>>;

export type AnyBalance = Balance<AnyState, AnyMove>;
export const defineBalance = <State, Move>(balance: Balance<State, Move>): AnyBalance =>
  balance as unknown as AnyBalance;

export function addUp(counts: readonly Counts[]): Counts {
  const sums: Record<string, number> = {};
  for (const each of counts) for (const [key, count] of Object.entries(each)) sums[key] = (sums[key] ?? 0) + count;
  return sums;
}

const STANDARD_95 = 1.96;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Parts of victories, and the squares of those parts, of so many games in each of which it could have been won. */
export interface Won {
  readonly parts: number;
  readonly squares: number;
  readonly games: number;
}

/** Of what chance would bring each of so many, with half the width of its 95 % interval. */
export function fairShare({ parts, squares, games }: Won, among: number): string {
  const mean = parts / games;
  const halfWidth = STANDARD_95 * Math.sqrt(Math.max(0, squares / games - mean * mean) / games);
  return `${(mean * among).toFixed(2)} ± ${(halfWidth * among).toFixed(2)}`;
}

/** How many of so many, with half the width of its 95 % interval. */
export function rate(count: number, of: number): string {
  const share = count / of;
  return `${percent(share)} ± ${percent(STANDARD_95 * Math.sqrt((share * (1 - share)) / of))}`;
}
