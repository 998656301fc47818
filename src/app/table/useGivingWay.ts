import { useEffect } from 'preact/hooks';
import { touched } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';

/** The click comes as the finger goes up, and by then the pause for its going down may be over. */
const TOUCHES = ['pointerdown', 'pointerup', 'keydown'] as const;

/** Bots pause in their thinking for whoever touches the table: a slow phone cannot do both. */
export const useGivingWay = (news: TableNews | null): void =>
  useTouches(news?.sitters.some(({ kind }) => kind === 'bot') ?? false);

/** The same wherever something is thought about. */
export function useTouches(isThinking: boolean): void {
  useEffect(() => {
    if (!isThinking) return;
    for (const touch of TOUCHES) addEventListener(touch, touched, { capture: true, passive: true });
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, touched, { capture: true });
    };
  }, [isThinking]);
}
