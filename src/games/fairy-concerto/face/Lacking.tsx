import { type Counts, present } from '../rules/cards.ts';
import type { Labels } from '../words/labels.ts';
import { Mark } from './art/instruments.tsx';

/** What a score card still wants, small enough to stand beside it. */
export function Lacking({ missing, words }: { readonly missing: Counts; readonly words: Labels }) {
  const kinds = present(missing);
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <span class="fcb-lacking">{words.met}</span>;
  return (
    <span class="fcb-lacking">
      <span class="fcb-total">{words.more(total)}</span>
      <span class="fcb-row">
        {kinds.map(({ kind, count }) => (
          <span key={kind} class="fcb-lack">
            <b>{count}</b>
            <Mark kind={kind} />
          </span>
        ))}
      </span>
    </span>
  );
}
