import { useEffect, useState } from 'preact/hooks';
import { personSeats } from '../../engine/floor.ts';
import type { Seat } from '../../engine/ids.ts';
import { cover } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/messages.ts';

/**
 * The seat behind a curtain that fell because the app was hidden. The page does not wait for the host to say so: the
 * device may be in other hands, or its picture in a list of apps, before the answer is there.
 */
export function useCover(news: TableNews | null): Seat | null {
  const [fallen, setFallen] = useState(false);
  useEffect(() => {
    const fall = (): void => {
      setFallen(true);
      cover();
    };
    const fallIfHidden = (): void => {
      if (document.visibilityState === 'hidden') fall();
    };
    document.addEventListener('visibilitychange', fallIfHidden);
    document.addEventListener('freeze', fall);
    addEventListener('pagehide', fall);
    return () => {
      document.removeEventListener('visibilitychange', fallIfHidden);
      document.removeEventListener('freeze', fall);
      removeEventListener('pagehide', fall);
    };
  }, []);
  const floor = news?.floor;
  const secret = floor?.kind === 'private' && personSeats(news?.sitters ?? []).length > 1 ? floor.seat : null;
  // The host has let the curtain fall as well, so from here on it says when it opens.
  if (fallen && secret === null) setFallen(false);
  return fallen ? secret : null;
}
