import type { Seat } from '../../engine/ids.ts';
import type { Better, Replay } from '../../protocol/shown.ts';
import { percentOf } from './said.ts';

/** A move beside the strong bot's. */
export interface Compared {
  /** The move that led there, counted from one. */
  readonly moves: number;
  readonly better: Better;
}

/** All that the numbers are made of. */
type Weighed = Pick<Better, 'seat' | 'chances'>;

/** Below it is the same, as far as can be told. */
const LEAST_GIVEN_PERCENT = 3;

/** The mover's winning chances, in per cent, after the move and after the bot's; null: the bot would have done the same. */
export function standing({ chances, seat }: Weighed): { readonly done: number; readonly instead: number } | null {
  if (!chances) return null;
  const [done, instead] = [chances.done, chances.instead].map((each) => percentOf(each[seat] ?? 0));
  return { done: done ?? 0, instead: instead ?? 0 };
}

/** The chance that a move gave away, in per cent; nought where it is too little to be told. */
export function givenBy(better: Weighed): number {
  const stood = standing(better);
  const given = stood ? stood.instead - stood.done : 0;
  return given >= LEAST_GIVEN_PERCENT ? given : 0;
}

/** What a seat's moves come to. */
export interface Sum {
  readonly seat: Seat;
  readonly moves: number;
  readonly same: number;
  readonly given: number;
}

/** A line a seat, in their order. */
export function sums(moves: readonly Weighed[]): readonly Sum[] {
  const seats = [...new Set(moves.map(({ seat }) => seat))].sort((one, other) => one - other);
  return seats.map((seat) => {
    const own = moves.filter((weighed) => weighed.seat === seat);
    return {
      seat,
      moves: own.length,
      same: own.filter(({ chances }) => chances === null).length,
      given: own.reduce((sum, better) => sum + givenBy(better), 0),
    };
  });
}

/** The numbers of the moves that these seats chose; what went by itself was no choice. */
export function movesOf(
  { lines, choices }: Pick<Replay, 'lines' | 'choices'>,
  seats: readonly Seat[],
): readonly number[] {
  const movers = lines.flatMap((line) => (line.kind === 'move' ? [line.seat] : []));
  return choices.filter((moves) => seats.includes(movers[moves - 1] ?? -1));
}
