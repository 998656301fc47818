import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Guard } from '../../ui/Guard.tsx';
import { shelfWords } from '../../words/shelf.ts';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../words.ts';

/** A fault in a game's face takes the board away, but neither the table round it nor a move. */
export function BoardGuard({ children }: { readonly children: ComponentChildren }) {
  const [tries, setTries] = useState(0);
  const instead = (
    <div class="loading" role="alert">
      <p>{inLang(tableWords).trouble.brokenBoard}</p>
      <button type="button" class="button" onClick={() => setTries(tries + 1)}>
        {inLang(shelfWords).again}
      </button>
    </div>
  );
  return (
    <Guard of={tries} instead={instead}>
      {children}
    </Guard>
  );
}
