import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { useKeptFocus } from './useKeptFocus.ts';

interface Walk {
  /** The one that Tab leads to. */
  readonly stop: number;
  /** For the element that holds the buttons. */
  readonly handlers: {
    onKeyDown(event: KeyboardEvent): void;
    onFocusIn(event: FocusEvent): void;
  };
}

/**
 * One tab stop for a row of `count` buttons that arrows, Home and End walk. `first` is where Tab leads until a person
 * has walked. When the button that has the focus is taken away, the focus stays in the row.
 */
export function useRow(row: RefObject<HTMLElement | null>, count: number, first: number): Walk {
  const [walked, setWalked] = useState<number | null>(null);
  const buttons = (): HTMLElement[] => [...(row.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  const stop = Math.min(walked ?? Math.max(first, 0), count - 1);
  useKeptFocus(row, () => buttons()[stop]);

  return {
    stop,
    handlers: {
      onKeyDown(event) {
        const all = buttons();
        const to = all[stepInRow(event.key, all.indexOf(event.target as HTMLElement), all.length)];
        if (!to) return;
        event.preventDefault();
        to.focus();
      },
      onFocusIn(event) {
        const at = buttons().indexOf(event.target as HTMLElement);
        if (at >= 0) setWalked(at);
      },
    },
  };
}

/** Where a key leads in a row of `count`; -1 if nowhere. */
export function stepInRow(key: string, at: number, count: number): number {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[key] ?? -1;
  return to >= 0 && to < count && to !== at ? to : -1;
}
