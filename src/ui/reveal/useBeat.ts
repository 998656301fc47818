import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { motionMs } from '../motion.ts';

const TURN = [{ transform: 'rotateY(180deg)' }, { transform: 'none' }];

/** Turns all cards of a row in one beat when it opens; any tap or key ends the beat at once. True while they turn. */
export function useBeat(row: RefObject<HTMLElement | null>, open: boolean): boolean {
  // What is open from the first has been seen.
  const [settled, setSettled] = useState(open);
  useLayoutEffect(() => {
    if (!open || settled) {
      setSettled(open);
      return;
    }
    const beat = new AbortController();
    const turns = [...(row.current?.querySelectorAll('.reveal-card') ?? [])].map((card) =>
      card.animate(TURN, { duration: motionMs(card, '--reveal-time'), easing: 'ease-in-out' }),
    );
    const skip = (): void => {
      for (const turn of turns) turn.finish();
    };
    document.addEventListener('pointerdown', skip, { capture: true, signal: beat.signal });
    document.addEventListener('keydown', skip, { capture: true, signal: beat.signal });
    void Promise.all(turns.map(({ finished }) => finished)).then(() => {
      if (!beat.signal.aborted) setSettled(true);
      beat.abort();
    });
    return () => {
      beat.abort();
      skip();
    };
  }, [open]);
  return open && !settled;
}
