import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { ThingId } from '../../engine/game.ts';
import { partsWords } from '../../words/parts.ts';
import type { Lang } from '../../words/voice.ts';
import { Icon } from '../Icon.tsx';
import './stepper.css';

interface StepperProps {
  readonly lang: Lang;
  readonly label: string;
  readonly thing: ThingId;
  readonly value: number;
  readonly range: Range;
  /** Why it goes no further; told when a player tries. */
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

export interface Range {
  readonly least: number;
  readonly most: number;
}

export type End = 'least' | 'most';

/** A number after a step: never outside its range, and the end that a step would have gone beyond. */
export function stepped(
  value: number,
  by: number,
  range: Range,
): { readonly value: number; readonly stopped: End | null } {
  const wish = value + by;
  if (wish < range.least) return { value: range.least, stopped: 'least' };
  if (wish > range.most) return { value: range.most, stopped: 'most' };
  return { value: wish, stopped: null };
}

const BIG_STEP = 5;

/** How far a key turns the number: the ends and big steps by keys that a number field of its own does not know. */
export function turnOf(key: string, value: number, { least, most }: Range): number {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return 1;
    case 'ArrowDown':
    case 'ArrowLeft':
      return -1;
    case 'PageUp':
      return Math.min(BIG_STEP, Math.max(1, most - value));
    case 'PageDown':
      return -Math.min(BIG_STEP, Math.max(1, value - least));
    case 'Home':
      return least - value;
    case 'End':
      return most - value;
    default:
      return 0;
  }
}

/** The number that was typed; null if it is no whole number in range. */
export function written(text: string, { least, most }: Range): number | null {
  const value = /^-?\d+$/.test(text.trim()) ? Number(text) : null;
  return value !== null && value >= least && value <= most ? value : null;
}

const HOLD_MS = 400;
const AGAIN_MS = 110;

/** A press acts once, a hold again and again until it is let go. `act` says whether there is more to come. */
function useRepeat(act: () => boolean) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const repeated = useRef(false);
  const latest = useRef(act);
  latest.current = act;

  const stop = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(() => stop, []);

  const again = (): void => {
    repeated.current = true;
    timer.current = latest.current() ? setTimeout(again, AGAIN_MS) : null;
  };
  return {
    onPointerDown(event: PointerEvent): void {
      if (event.button !== 0) return;
      repeated.current = false;
      stop();
      timer.current = setTimeout(again, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: Event): void => event.preventDefault(),
    /** The click that ends a hold is none. */
    onClick(event: MouseEvent): void {
      stop();
      if (event.detail === 0 || !repeated.current) latest.current();
      repeated.current = false;
    },
  };
}
