import type { Move } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';

interface KeepProps {
  /** What is chosen, and which cards so far. */
  readonly choice: { readonly is: string; readonly marked: readonly number[] };
  readonly words: Labels;
  readonly selected: Move | null;
  keep(move: Move): void;
}

/** To change nothing is a choice as well, and has a button of its own; there is nothing to see of it first. */
export function Keep({ choice, words, selected, keep }: KeepProps) {
  if (choice.is !== 'exchange' && choice.is !== 'order') return null;
  const exchanging = choice.is === 'exchange';
  const kept = selected !== null && choice.marked.join() === (exchanging ? '' : '0,1,2');
  return (
    <button
      type="button"
      class="button fl-keep"
      aria-pressed={kept}
      data-other={selected !== null && !kept}
      onClick={() => keep(exchanging ? { exchange: [] } : { order: [0, 1, 2] })}
    >
      {exchanging ? words.keepAll : words.keepOrder}
    </button>
  );
}
