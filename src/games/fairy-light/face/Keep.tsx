import { useRef } from 'preact/hooks';
import type { Move } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';

interface KeepProps {
  /** What is chosen, and which cards so far. */
  readonly choice: { readonly is: string; readonly marked: readonly number[] };
  readonly words: Labels;
  readonly selected: Move | null;
  keep(move: Move): void;
}

/** As long as the second half of a double tap may take: the button for the order comes where that for the exchange was. */
const DEAF_MS = 400;

/** To change nothing is a choice as well, and has a button of its own; there is nothing to see of it first. */
export function Keep({ choice, words, selected, keep }: KeepProps) {
  const asked = useRef({ is: choice.is, atMs: performance.now() });
  if (asked.current.is !== choice.is) asked.current = { is: choice.is, atMs: performance.now() };
  if (choice.is !== 'exchange' && choice.is !== 'order') return null;
  const exchanging = choice.is === 'exchange';
  const kept = selected !== null && choice.marked.join() === (exchanging ? '' : '0,1,2');
  return (
    <button
      type="button"
      class="button fl-keep"
      aria-pressed={kept}
      data-other={selected !== null && !kept}
      onClick={({ detail }) => {
        if (detail > 0 && performance.now() - asked.current.atMs < DEAF_MS) return;
        keep(exchanging ? { exchange: [] } : { order: [0, 1, 2] });
      }}
    >
      {exchanging ? words.keepAll : words.keepOrder}
    </button>
  );
}
