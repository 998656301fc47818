import { useRef, useState } from 'preact/hooks';
import type { ForkWish } from '../../protocol/calls.ts';
import type { Import } from '../../protocol/trouble.ts';
import { MOST_BYTES } from '../../saves/format.ts';
import { requests } from '../link.ts';

/** What became of what was to be taken in, text by text; null: nothing was yet. */
export type Became = readonly Import[] | 'working' | 'failed' | 'undone' | null;

interface Taking {
  readonly became: Became;
  take(texts: readonly (string | Blob)[], fork?: ForkWish): Promise<void>;
  /** The same texts once more: a game that went on in two ways is taken so. */
  again(fork: ForkWish): Promise<void>;
  /** All that was taken in goes again. */
  undo(): Promise<void>;
}

/** Takes games in from texts and files, one after the other. */
export function useTaking(): Taking {
  const [became, setBecame] = useState<Became>(null);
  const last = useRef<readonly (string | Blob)[]>([]);
  const take = async (texts: readonly (string | Blob)[], fork?: ForkWish): Promise<void> => {
    last.current = texts;
    setBecame('working');
    try {
      const { importMatches } = await requests();
      const all: Import[] = [];
      for (const text of texts) {
        if (typeof text === 'string') all.push(await importMatches(text, fork));
        else if (text.size > MOST_BYTES) all.push({ refused: 'size', place: 'text' });
        else all.push(await importMatches(await text.text(), fork));
      }
      setBecame(all);
    } catch {
      setBecame('failed');
    }
  };
  const undo = async (): Promise<void> => {
    const came =
      typeof became === 'object' && became ? became.flatMap((one) => ('came' in one ? (one.came ?? []) : [])) : [];
    setBecame('working');
    try {
      const { undoImport } = await requests();
      await undoImport(came);
      setBecame('undone');
    } catch {
      setBecame('failed');
    }
  };
  return { became, take, undo, again: (fork) => take(last.current, fork) };
}
