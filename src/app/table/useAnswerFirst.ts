import { useEffect } from 'preact/hooks';
import { holdBack } from '../../link/receive.ts';
import { afterFrame } from '../../ui/modality.ts';

/** A finger that rests for longer holds something down in order to see, which the host is asked for. */
const TOUCH_MS = 150;

/**
 * From the touch on, what was tapped is drawn before anything that the host may say meanwhile: a whole new table would
 * come between the finger and its answer.
 */
export function useAnswerFirst(): void {
  useEffect(() => {
    let letGo: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = (): void => {
      clearTimeout(timer);
      letGo?.();
      letGo = null;
    };
    const touch = (): void => {
      clearTimeout(timer);
      letGo ??= holdBack();
      timer = setTimeout(release, TOUCH_MS);
    };
    const tap = (): void => {
      clearTimeout(timer);
      letGo ??= holdBack();
      afterFrame(release);
    };
    document.addEventListener('pointerdown', touch, true);
    document.addEventListener('click', tap, true);
    return () => {
      document.removeEventListener('pointerdown', touch, true);
      document.removeEventListener('click', tap, true);
      release();
    };
  }, []);
}
