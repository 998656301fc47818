import type { Result, Seat, Setup, Side } from './game.ts';
import { type EarlyEnd, earlyEnd, type MatchRecord, type Series, sittersNow } from './log.ts';
import { type Match, resultOf } from './match.ts';
import { seatThatBegan } from './setup.ts';

/** How the same people play again. Seats are those of the match before. */
export interface RematchWish {
  /** The former seats in their new order: the first of them sits on seat 0. */
  readonly order: readonly Seat[];
  /** `next`: after who began before; `same`: as it was laid out then. Where nobody begins it says nothing. */
  readonly first: Seat | 'chance' | 'next' | 'same';
  /** It is one of a series: the next of the one that goes on, or the second of one that the match before has begun. */
  readonly series: boolean;
}

/** Everything but the deal. A person who gave up sits on their seat again. */
export function rematchOf(match: Match, { order, first, series }: RematchWish): Omit<MatchRecord, 'seed' | 'log'> {
  const { record } = match;
  const { game, edition, setup, noHints } = record;
  const sitters = sittersNow(
    record.sitters,
    record.log.filter((entry) => !('conceded' in entry)),
  );
  const moved = <One>(all: readonly One[]): One[] => [
    ...order.flatMap((seat) => all.slice(seat, seat + 1)),
    ...all.slice(order.length),
  ];
  const began = seatThatBegan(match.game.facts, record);
  const begins = first === 'next' && began !== null ? (began + 1) % setup.seats : first;
  const next = series && nextOf(match);
  return {
    game,
    edition,
    setup: {
      ...setup,
      ...(setup.looks && { looks: moved(setup.looks) }),
      ...(began !== null && { first: firstOf(setup, order, begins) }),
    },
    sitters: moved(sitters),
    ...(noHints && { noHints }),
    ...(next && { series: { won: moved(next.won), played: next.played } }),
  };
}

/** How the series stands to which this match belongs, or which it begins. A series that is decided begins anew. */
function nextOf(match: Match): Series {
  const result = resultOf(match);
  const { series } = match.record;
  const sides = result?.points.length ?? match.record.setup.seats;
  const now = afterMatch(series ?? freshSeries(sides), result, earlyEnd(match.record));
  return seriesWinners(now).length > 0 ? freshSeries(now.won.length) : now;
}

const firstOf = (setup: Setup, order: readonly Seat[], first: RematchWish['first']): Seat | 'chance' => {
  const wish = first === 'same' ? setup.first : first;
  return typeof wish === 'number' ? order.indexOf(wish) : 'chance';
};

/** Everybody once. */
export const isOrder = (order: readonly Seat[], seats: number): boolean =>
  order.length === seats && order.every((_, seat) => order.includes(seat));

/** Best of three, where there are two; among more it may take longer. */
const WINS_DECIDE = 2;

/** How the series stands after a match of it. A match that was counted early, or is not over, is played once more. */
export function afterMatch(series: Series, result: Result | null, early: EarlyEnd | null | undefined): Series {
  if (!result || early?.how === 'counted') return series;
  const won = series.won.map((count, side) => count + (result.winners.includes(side) ? 1 : 0));
  return { won, played: series.played + 1 };
}

/** A series that nothing was played of yet. */
export const freshSeries = (sides: number): Series => ({ won: Array<number>(sides).fill(0), played: 0 });

/** The winners of the series; empty until there are any. Several may share the last victory. */
export const seriesWinners = ({ won }: Series): Side[] =>
  won.flatMap((count, side) => (count >= WINS_DECIDE ? [side] : []));
