import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import type { ThingId } from '../../engine/ids.ts';
import { partsWords } from '../../words/parts.ts';
import type { Lang } from '../../words/phrase.ts';
import { EYE } from '../actionIcons.ts';
import { Icon } from '../Icon.tsx';
import { usePeek } from './usePeek.ts';
import './peek.css';

interface PeekProps {
  readonly lang: Lang;
  readonly thing: ThingId;
  /** What is looked at: "Your cards". */
  readonly label: string;
  /** Called only while it is open: what is covered is nowhere on the page. */
  readonly children: () => ComponentChildren;
}

const PIN = 'M9 4h6l-.8 6.5 3.3 3.5h-11l3.3-3.5ZM12 14v6.5';

/** Own secrets, open while the button is held; the pin beside it opens them for those who cannot hold. */
export function Peek({ lang, thing, label, children }: PeekProps) {
  const words = partsWords[lang].peek;
  const place = useRef<HTMLDivElement>(null);
  const shown = useId();
  const { open, kept, turn, away, hold } = usePeek();
  const leaving = ({ relatedTarget }: FocusEvent): void => {
    if (!place.current?.contains(relatedTarget as Node | null)) away();
  };
  return (
    <div ref={place} class="peek" data-thing={thing} data-open={open} onFocusOut={leaving}>
      {open && (
        <section id={shown} class="peek-shown" aria-label={label} tabIndex={-1}>
          {children()}
        </section>
      )}
      <button
        type="button"
        class="button peek-hold"
        aria-expanded={open}
        aria-controls={open ? shown : undefined}
        {...hold}
      >
        <Icon of={EYE} />
        <span>
          {label}
          <span class="hint">{words.hold}</span>
        </span>
      </button>
      <button type="button" class="round" aria-label={words.keep(label)} aria-pressed={kept} onClick={turn}>
        <Icon of={PIN} />
      </button>
    </div>
  );
}
