import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { motionMs } from '../../../ui/motion.ts';

const LEAST_MS = 4500;
const SPREAD_MS = 6000;
const SHUT_MS = 130;

/** Now and then one of the geisha in sight blinks: by one timer, and by none on a hidden page or where nothing shall move. */
export function useBlink(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current;
    if (!table || motionMs(table, '--card-time') === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const stop = (): void => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    };
    const wait = (): void => {
      stop();
      if (document.visibilityState === 'hidden') return;
      timer = setTimeout(blink, LEAST_MS + Math.random() * SPREAD_MS);
    };
    const blink = (): void => {
      const lids = [...table.querySelectorAll('.mai-art-lids')].filter((each) => isInSight(each));
      const one = lids[Math.floor(Math.random() * lids.length)];
      one?.animate([{ opacity: 1 }, { opacity: 1 }], { duration: SHUT_MS });
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      document.removeEventListener('visibilitychange', wait);
      stop();
    };
  }, []);
}

/** What the browser skips is not asked where it is: it would have to be laid out for the answer. */
function isInSight(element: Element): boolean {
  if (element.checkVisibility?.() === false) return false;
  const { left, right, width } = element.getBoundingClientRect();
  return width > 0 && right > 0 && left < innerWidth;
}
