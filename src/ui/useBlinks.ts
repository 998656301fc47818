import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { motionMs } from './motion.ts';

const EVERY_MS = 5300;
const BLINK_MS = 190;
const CLOSED: readonly Keyframe[] = [{ transform: 'none' }, { transform: 'scaleY(0.12)' }, { transform: 'none' }];

/**
 * Now and then somebody on the table blinks: one of the elements marked `data-eyes` that are in sight. Between two blinks
 * nothing runs but this timer, and not even that on a hidden page or where nothing shall move.
 */
export function useBlinks(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let blinks = 0;
    const blink = (): void => {
      const eyes = [...(table.current?.querySelectorAll<SVGElement>('[data-eyes]') ?? [])].filter(isInSight);
      // In no order that anybody could see.
      blinks += 7;
      eyes[blinks % Math.max(1, eyes.length)]?.animate([...CLOSED], { duration: BLINK_MS, easing: 'ease-in-out' });
    };
    const settle = (): void => {
      clearInterval(timer);
      const isStill = !table.current || motionMs(table.current, '--card-time') === 0;
      if (!document.hidden && !isStill) timer = setInterval(blink, EVERY_MS);
    };
    settle();
    document.addEventListener('visibilitychange', settle);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', settle);
    };
  }, []);
}

function isInSight(eyes: SVGElement): boolean {
  const { top, bottom, left, right, width } = eyes.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
