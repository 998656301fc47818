import { useEffect, useRef, useState } from 'preact/hooks';
import { personSeats } from '../../engine/floor.ts';
import type { Seat } from '../../engine/ids.ts';
import type { TableNews } from '../../protocol/shown.ts';

const BEAT_MS = 800;

/** The seat that was asked last at a table, also before it was looked away from. */
let last: { readonly match: string; readonly seat: Seat } | null = null;

/** Whose turn it has become at an open table that people share, for a beat. */
export function useHandover({ match, floor, sitters }: TableNews, isQuiet: boolean): Seat | null {
  const [named, setNamed] = useState<Seat | null>(null);
  const seat = floor.kind === 'open' && !isQuiet && personSeats(sitters).length > 1 ? floor.seat : null;
  const before = useRef(last);
  useEffect(() => {
    if (seat === null) return;
    const isChange = before.current?.match === match && before.current.seat !== seat;
    last = before.current = { match, seat };
    if (!isChange) return;
    setNamed(seat);
    const timer = setTimeout(() => setNamed(null), BEAT_MS);
    return () => {
      clearTimeout(timer);
      setNamed(null);
    };
  }, [match, seat]);
  return named;
}
