import { type Counts, present } from '../rules/cards.ts';
import type { Labels } from '../words/labels.ts';
import { Mark } from './art/instruments.tsx';

/** What a score card still wants, small enough to stand beside it. */
export function Lacking({ missing, words }: { readonly missing: Counts; readonly words: Labels }) {
  const kinds = present(missing);
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <span class="fcb-lacking">
      {total === 0 ? words.met : words.more(total)}
      {total > 0 && (
        <span class="fcb-row">
          {kinds.map(({ kind }) => (
            <Mark key={kind} kind={kind} />
          ))}
        </span>
      )}
    </span>
  );
}
