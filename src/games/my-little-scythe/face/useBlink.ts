import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { motionMs } from '../../../ui/motion.ts';

const EVERY_MS = 5000;
const BLINK_MS = 170;

/** One animal after the other blinks now and then; none, and no timer, on a page that nobody sees or where nothing shall move. */
export function useBlink(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let turn = 0;
    const blink = (): void => {
      const eyes = table.querySelectorAll('.mls-pieces .mls-eyes');
      const next = eyes[turn++ % Math.max(1, eyes.length)];
      next?.animate({ transform: ['scaleY(1)', 'scaleY(0.1)', 'scaleY(1)'] }, { duration: BLINK_MS });
    };
    const watch = (): void => {
      clearInterval(timer);
      const isStill = document.hidden || motionMs(table, '--card-time') === 0;
      timer = isStill ? undefined : setInterval(blink, EVERY_MS);
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', watch);
    };
  }, []);
}
