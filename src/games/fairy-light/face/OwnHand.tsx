import type { ThingId } from '../../../engine/ids.ts';
import { type Kind, kindThing } from '../rules/cards.ts';
import type { Labels } from '../words/labels.ts';
import { Card } from './Card.tsx';
import type { Mark } from './choice.ts';

interface OwnHandProps {
  readonly kind: Kind;
  readonly at: number;
  readonly count: number;
  readonly home: string;
  readonly words: Labels;
  readonly mark: Mark | null;
  /** It looks like the one that came just now. */
  readonly isOlder: boolean;
  readonly tap: ((at: number, kind: Kind) => void) | null;
  explain(thing: ThingId): void;
}

/** A card that lies open or is held; where it cannot be chosen, a tap tells what it is. */
export function OwnHand({ kind, at, count, home, words, mark, isOlder, tap, explain }: OwnHandProps) {
  const numbered = typeof mark === 'number';
  return (
    <button
      type="button"
      class="fl-held"
      data-thing={kindThing(kind)}
      data-home={home}
      data-mark={numbered ? 'number' : mark}
      data-older={isOlder || undefined}
      aria-label={labelOf(kind, count, mark, words)}
      aria-pressed={tap ? mark !== null : undefined}
      onClick={() => (tap ? tap(at, kind) : explain(kindThing(kind)))}
    >
      <Card kind={kind} />
      {count > 1 && <span class="fl-number fl-copies">×{count}</span>}
      {numbered && <span class="fl-number fl-order">{mark}</span>}
    </button>
  );
}

function labelOf(kind: Kind, count: number, mark: Mark | null, words: Labels): string {
  const label = count > 1 ? words.copies(words.card(kind), count) : words.card(kind);
  if (typeof mark === 'number') return words.nth(label, mark);
  if (mark === 'back') return words.goesBack(label);
  return mark === 'next' ? words.next(label) : label;
}
