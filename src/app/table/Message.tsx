import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Guard } from '../../ui/Guard.tsx';
import { shelfWords } from '../../words/shelf.ts';
import { tableWords } from '../../words/table.ts';
import { back } from '../navigation.ts';
import { inLang } from '../settings.ts';
import { Title } from '../Title.tsx';

interface MessageProps {
  readonly title?: string;
  readonly text: string;
  readonly action?: string;
  act?(): void;
  /** What else can be done. */
  readonly children?: ComponentChildren;
}

/** A table that cannot be shown says what happened, what is safe and what can be done. */
export function Message({ title, text, action, act, children }: MessageProps) {
  const words = inLang(shelfWords);
  return (
    <main class="message">
      <Title>{title ?? words.name}</Title>
      <p role="alert">{text}</p>
      <div class="answers">
        <button type="button" class="button" onClick={back}>
          {words.back}
        </button>
        {action && (
          <button type="button" class="button primary" onClick={act}>
            {action}
          </button>
        )}
        {children}
      </div>
    </main>
  );
}

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
