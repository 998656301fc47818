import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { ThingId } from '../../engine/ids.ts';
import type { Lang } from '../../words/lang.ts';
import { partsWords } from '../../words/parts.ts';
import { Icon } from '../Icon.tsx';
import { type End, type Range, stepped, turnOf, written } from './dial.ts';
import { useRepeat } from './useRepeat.ts';
import './stepper.css';

interface StepperProps {
  readonly lang: Lang;
  readonly label: string;
  readonly thing: ThingId;
  readonly value: number;
  readonly range: Range;
  /** Why it goes no further; told to those who try. */
  readonly why: Readonly<Record<End, ComponentChildren>>;
  /** The label is heard alone: what stands beside it is seen. */
  readonly unseen?: boolean;
  change(value: number): void;
}

const MORE = 'M12 5v14M5 12h14';
const LESS = 'M5 12h14';

/** A number between its ends: minus and plus that can be held, keys, and digits. */
export function Stepper({ lang, label, thing, value, range, why, unseen, change }: StepperProps) {
  const words = partsWords[lang].stepper;
  const id = useId();
  const [told, setTold] = useState<End | null>(null);
  const step = (by: number): boolean => {
    const next = stepped(value, by, range);
    setTold(next.stopped);
    if (next.value !== value) change(next.value);
    return next.stopped === null;
  };
  const less = useRepeat(() => step(-1));
  const more = useRepeat(() => step(1));
  return (
    <div class="stepper" data-thing={thing}>
      <label for={id} class={unseen ? 'hidden' : undefined}>
        {label}
      </label>
      <div class="stepper-dial">
        <button
          type="button"
          class="round"
          tabIndex={-1}
          aria-label={words.less(label)}
          aria-disabled={value <= range.least}
          {...less}
        >
          <Icon of={LESS} />
        </button>
        <input
          id={id}
          type="number"
          inputMode="none"
          min={range.least}
          max={range.most}
          value={value}
          onKeyDown={(event) => {
            const by = turnOf(event.key, value, range);
            if (by === 0 && event.key !== 'Home' && event.key !== 'End') return;
            event.preventDefault();
            step(by);
          }}
          onInput={(event) => {
            const next = written(event.currentTarget.value, range);
            if (next === null) return;
            setTold(null);
            change(next);
          }}
          onBlur={(event) => {
            event.currentTarget.value = String(value);
          }}
        />
        <button
          type="button"
          class="round"
          tabIndex={-1}
          aria-label={words.more(label)}
          aria-disabled={value >= range.most}
          {...more}
        >
          <Icon of={MORE} />
        </button>
      </div>
      <p class="stepper-why" role="status">
        {told && why[told]}
      </p>
    </div>
  );
}
