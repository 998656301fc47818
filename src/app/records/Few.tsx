import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { recordsWords } from '../../words/records.ts';
import { inLang } from '../words.ts';

interface FewProps<Item> {
  readonly of: readonly Item[];
  /** So many more at a time. */
  readonly few: number;
  /** Draws those that are shown. */
  children(shown: readonly Item[]): ComponentChildren;
}

/** The first of many, and the way to more of them. */
export function Few<Item>({ of, few, children }: FewProps<Item>) {
  const [shown, setShown] = useState(few);
  return (
    <>
      {children(of.slice(0, shown))}
      {of.length > shown && (
        <button type="button" class="word record-more" onClick={() => setShown(shown + few)}>
          {inLang(recordsWords).more(Math.min(few, of.length - shown))}
        </button>
      )}
    </>
  );
}
