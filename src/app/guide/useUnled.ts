import { useEffect } from 'preact/hooks';
import { personSeats } from '../../engine/floor.ts';
import { sit, unlead } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { endLesson, LESSON_LEVEL } from './teaching.ts';

/**
 * Nobody can lead this match: a guide of 1.0.0 began it, say. The seats that its script played, as persons, go to bots,
 * and it goes on as a match like any other.
 */
export function useUnled(news: TableNews): void {
  const { sitters, floor, match } = news;
  useEffect(() => {
    // One after another: each request names the table that it was made at.
    const [, seat] = personSeats(sitters);
    const sitter = seat === undefined ? null : sitters[seat];
    if (seat !== undefined && sitter && floor.kind !== 'over') {
      sit(seat, { kind: 'bot', name: sitter.name, emblem: sitter.emblem, level: LESSON_LEVEL });
      return;
    }
    unlead();
    endLesson(match);
  }, [news]);
}
