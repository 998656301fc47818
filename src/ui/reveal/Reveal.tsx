import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { ThingId } from '../../engine/ids.ts';
import { useBeat } from './useBeat.ts';
import './reveal.css';

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
