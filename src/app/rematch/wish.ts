import { afterMatch, type RematchWish, seriesWinners } from '../../engine/rematch.ts';
import type { ShelfEntry } from '../../protocol/shown.ts';

/** The match that is played again, as its ticket or its table knows it. */
export type Played = Pick<ShelfEntry, 'setup' | 'result'> & {
  readonly [Known in 'series' | 'early']?: ShelfEntry[Known] | null;
};

/** A series goes on after this match: nobody has won it yet. */
export const isSeriesOpen = ({ series, result, early }: Played): boolean =>
  !!series && seriesWinners(afterMatch(series, result, early)).length === 0;

/** As people play again who say no more than that: the same seats, on with the series and, after an end, the next to begin. */
export function plainRematch(played: Played): RematchWish {
  const { setup, result } = played;
  return {
    order: Array.from({ length: setup.seats }, (_, seat) => seat),
    first: result ? 'next' : 'same',
    series: isSeriesOpen(played),
  };
}

/** With that seat one place further to the front. */
export function forward(order: RematchWish['order'], place: number): readonly number[] {
  const moved = [...order];
  moved.splice(Math.max(place - 1, 0), 0, ...moved.splice(place, 1));
  return moved;
}
