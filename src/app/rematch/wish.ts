import type { RematchWish } from '../../engine/rematch.ts';
import { afterMatch, seriesWinners } from '../../engine/series.ts';
import type { TableNews } from '../../protocol/messages.ts';

/** What is known of a match that is played again. */
export type Played = Pick<TableNews, 'setup' | 'began' | 'series' | 'result' | 'early'>;

/** A series goes on after this match: nobody has won it yet. */
export const isSeriesOpen = ({ series, result, early }: Played): boolean =>
  series !== null && seriesWinners(afterMatch(series, result, early)).length === 0;

/** As people play again who say no more than that: the next to begin, the same seats, and on with the series. */
export function plainRematch(played: Played): RematchWish {
  const { setup, began } = played;
  return {
    order: Array.from({ length: setup.seats }, (_, seat) => seat),
    first: began === null ? 'same' : (began + 1) % setup.seats,
    series: isSeriesOpen(played),
  };
}

/** With that seat one place further to the front. */
export function forward(order: RematchWish['order'], place: number): readonly number[] {
  const moved = [...order];
  moved.splice(Math.max(place - 1, 0), 0, ...moved.splice(place, 1));
  return moved;
}
