import { useEffect } from 'preact/hooks';
import { touched } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/messages.ts';

/** The click comes as the finger goes up, and by then the pause for its going down may be over. */
const TOUCHES = ['pointerdown', 'pointerup', 'keydown'] as const;

/** Bots pause in their thinking for whoever touches the table: a slow phone cannot do both. */
export function useGivingWay(news: TableNews | null): void {
  const hasBots = news?.sitters.some(({ kind }) => kind === 'bot') ?? false;
  useEffect(() => {
    if (!hasBots) return;
    for (const touch of TOUCHES) addEventListener(touch, touched, { capture: true, passive: true });
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, touched, { capture: true });
    };
  }, [hasBots]);
}
