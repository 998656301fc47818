import { useEffect, useState } from 'preact/hooks';

/** As table.css lays it out. */
const BESIDE = '(orientation: landscape) and (min-width: 36rem)';

/** Whether there is room for the log beside the board: a long one that nobody sees would cost every tap its time. */
export function useBeside(): boolean {
  const [room] = useState(() => matchMedia(BESIDE));
  const [isBeside, setBeside] = useState(room.matches);
  useEffect(() => {
    const look = (): void => setBeside(room.matches);
    look();
    room.addEventListener('change', look);
    return () => room.removeEventListener('change', look);
  }, [room]);
  return isBeside;
}

/** How many of a long list are drawn: it comes in parts, a frame each, so that the tap that opened it is answered at once. */
export function useInParts(count: number, atOnce: number, first = atOnce): number {
  const [drawn, setDrawn] = useState(first);
  const more = drawn < count;
  useEffect(() => {
    if (more) setDrawn(drawn + atOnce);
  }, [more, drawn, atOnce]);
  return Math.min(drawn, count);
}
