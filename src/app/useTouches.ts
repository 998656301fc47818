import { useEffect } from 'preact/hooks';
import { touched } from '../link/requests.ts';

/** The click comes as the finger goes up, and by then the pause for its going down may be over. */
const TOUCHES = ['pointerdown', 'pointerup', 'keydown'] as const;

/** While a bot thinks, touches of the screen are answered first. */
export function useTouches(isThinking: boolean): void {
  useEffect(() => {
    if (!isThinking) return;
    for (const touch of TOUCHES) addEventListener(touch, touched, { capture: true, passive: true });
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, touched, { capture: true });
    };
  }, [isThinking]);
}
