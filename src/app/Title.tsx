import { useEffect, useRef } from 'preact/hooks';
import { shelfWords } from '../words/shelf.ts';
import { inLang } from './settings.ts';

const PARTS = /[^ー・]+[ー・]*|[ー・]+/g;

/** A title in parts that a line may end after: in a run of katakana no browser finds the words. */
export const softly = (title: string) =>
  title.match(PARTS)?.map((part, index) => (index === 0 ? part : [<wbr key={part} />, part]));

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
