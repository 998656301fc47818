import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ThingId } from '../../engine/ids.ts';
import './reveal.css';
import { motionMs } from '../motion.ts';

export interface Turned {
  readonly key: string | number;
  readonly thing: ThingId;
  readonly back: ComponentChildren;
  /** Null while it is a secret: it is not on the page then. */
  readonly front: ComponentChildren | null;
}

interface RevealProps {
  readonly label: string;
  readonly of: readonly Turned[];
}

/** Choices made at once: they lie face down until all have their front, and then turn over together in one beat. */
export function Reveal({ label, of }: RevealProps) {
  const row = useRef<HTMLUListElement>(null);
  const open = of.length > 0 && of.every(({ front }) => front !== null);
  const turning = useBeat(row, open);
  return (
    <ul ref={row} class="reveal" aria-label={label} data-open={open}>
      {of.map(({ key, thing, back, front }) => (
        <li key={key} data-thing={thing}>
          <div class="reveal-card">
            {open && <div class="reveal-front">{front}</div>}
            {(!open || turning) && (
              <div class="reveal-back" aria-hidden={open}>
                {back}
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

const TURN = [{ transform: 'rotateY(180deg)' }, { transform: 'none' }];

/** Turns all cards of a row in one beat when it opens; any tap or key ends the beat at once. True while they turn. */
function useBeat(row: RefObject<HTMLElement | null>, open: boolean): boolean {
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
