import { useEffect, useRef } from 'preact/hooks';
import { shelfWords } from '../words/shelf.ts';
import { softly } from './softly.tsx';
import { inLang } from './words.ts';

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
      {softly(children)}
    </h1>
  );
}

let firstScreen = true;
