import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { BACK, Icon } from '../ui/Icon.tsx';
import { shelfWords } from '../words/shelf.ts';
import { back } from './navigation.ts';
import { inLang } from './words.ts';

interface ScreenProps {
  readonly name: string;
  readonly title: string;
  /** Whose world tints the screen. */
  readonly game?: string;
  readonly children: ComponentChildren;
}

/** A page that lies over the shelf: the way back, a heading that is told on arrival, and what it holds. */
export function Screen({ name, title, game, children }: ScreenProps) {
  return (
    <div class={`screen ${name}`} data-game={game}>
      <header class="screen-head">
        <button type="button" class="round" aria-label={inLang(shelfWords).back} onClick={back}>
          <Icon of={BACK} />
        </button>
        <Title>{title}</Title>
      </header>
      <main>{children}</main>
    </div>
  );
}

/** The heading of a screen. It takes the focus when a person comes to it, so that a screen reader tells where that is. */
export function Title({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!firstScreen) heading.current?.focus({ preventScroll: true });
    firstScreen = false;
  }, []);
  const app = inLang(shelfWords).name;
  useEffect(() => {
    document.title = children === app ? app : `${children} · ${app}`;
  }, [children, app]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

let firstScreen = true;
