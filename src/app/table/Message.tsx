import type { ComponentChildren } from 'preact';
import { shelfWords } from '../../words/shelf.ts';
import { back } from '../navigation.ts';
import { Title } from '../Title.tsx';
import { inLang } from '../words.ts';

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
