import { signal } from '@preact/signals';
import type { TableNews } from '../../protocol/shown.ts';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../words.ts';

/** Match and seat of those who have read it. */
const read = signal<ReadonlySet<string>>(new Set());

/** Everybody is told in their turn that the deal may be known; the log says it until the game is over. */
export function CodeKnown({ news: { match, floor, codeKnown } }: { readonly news: TableNews }) {
  const words = inLang(tableWords);
  if (!codeKnown || (floor.kind !== 'open' && floor.kind !== 'private')) return null;
  const reader = `${match} ${floor.seat}`;
  if (read.value.has(reader)) return null;
  const understand = (): void => {
    read.value = new Set([...read.value, reader]);
  };
  return (
    <div class="note trouble" role="alert">
      <p>{words.codeKnown}</p>
      <button type="button" class="button" onClick={understand}>
        {words.understood}
      </button>
    </div>
  );
}
