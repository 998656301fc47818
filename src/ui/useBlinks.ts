import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { motionMs } from './motion.ts';
import { jitter } from './stage/act.ts';

/** Not more often, and nothing runs in between. */
const LEAST_MS = 4000;
const MORE_MS = 3000;
const BLINK_MS = 170;
const LOOK_MS = 1300;
/** Of so many, one is a look aside. */
const LOOKS_ONE_IN = 4;

/** Eyes that are drawn in it and match blink now and then, a pair at a time, or look aside; where nothing shall move they are still. */
export function useBlinks(root: RefObject<Element | null>, eyes = '[data-eyes]'): void {
  useEffect(() => {
    const element = root.current;
    if (!element || motionMs(element, '--card-time') === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let count = 0;
    const wait = (): void => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible')
        timer = setTimeout(blink, LEAST_MS + MORE_MS * Math.abs(jitter(count)));
    };
    const blink = (): void => {
      count++;
      const seen = [...element.querySelectorAll<SVGElement>(eyes)].filter(isInWindow);
      const one = seen[Math.floor(Math.abs(jitter(count + 0.5)) * seen.length)];
      if (count % LOOKS_ONE_IN === 0) one?.animate(lookTo(Math.sign(jitter(count + 0.25))), LOOK_MS);
      else one?.animate(BLINK, BLINK_MS);
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, []);
}

const BLINK: Keyframe[] = [{ transform: 'scaleY(1)' }, { transform: 'scaleY(0.1)' }, { transform: 'scaleY(1)' }];
const lookTo = (way: number): Keyframe[] => [
  { transform: 'none' },
  { transform: `translate(${way}px, 0.3px)`, offset: 0.15 },
  { transform: `translate(${way}px, 0.3px)`, offset: 0.8 },
  { transform: 'none' },
];

function isInWindow(eye: Element): boolean {
  const { left, right, top, bottom, width } = eye.getBoundingClientRect();
  return width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}
