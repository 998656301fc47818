import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Day } from '../../engine/daily.ts';
import { SHELF } from '../../games/shelf.ts';
import { askDaybook, askPar, dropPar, showShelf } from '../../link/requests.ts';
import type { Daybook } from '../../protocol/shown.ts';
import { type Book, bookOf, type Played, withoutPar, withPar } from './book.ts';
import { dayNow } from './days.ts';

export interface OpenBook {
  readonly book: Book;
  /** How many results cannot be read. */
  readonly unread: number;
  /** What the strongest bot is playing for its par. */
  readonly reckoned: Played | null;
}

/** What became of the days' deals. While the screen is open, missing pars are worked out, the shown day's first. */
export function useDaybook(day: Day): OpenBook | 'notRead' | null {
  const [daybook, setDaybook] = useState<Daybook | 'notRead' | null>(null);
  useEffect(() => {
    showShelf();
    askDaybook().then(setDaybook, () => setDaybook('notRead'));
    return dropPar;
  }, []);
  const read = daybook === 'notRead' ? null : daybook;
  const book = useMemo(() => (read ? bookOf(read, dayNow()) : NO_BOOK), [read]);
  const reckoned = withoutPar(book, SHELF, day) ?? null;
  useEffect(() => {
    if (!reckoned) return;
    let isWaiting = true;
    void askPar(reckoned.game, reckoned.daily.day).then((par) => {
      if (par && isWaiting) setDaybook((now) => (now && now !== 'notRead' ? withPar(now, par) : now));
    });
    return () => {
      isWaiting = false;
    };
    // The same deal with a game less is asked for again, and nothing else is a reason to begin anew.
  }, [reckoned?.game, reckoned?.daily.day, reckoned?.leads.length]);
  return daybook === 'notRead' ? daybook : read && { book, unread: read.unread, reckoned };
}

const NO_BOOK: Book = new Map();
