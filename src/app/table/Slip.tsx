import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { BOARD } from './useLit.ts';

/**
 * What happened and what would happen. What has no room in it grows upward over the board's edge, and says by how much:
 * a board that keeps something there, which it marks by `data-lifts`, may lift it.
 */
export function Slip({ children }: { readonly children: ComponentChildren }) {
  const slip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const at = slip.current;
    if (!at) return;
    const note = (): void => {
      const { top, left } = at.getBoundingClientRect();
      const tops = [...at.children].map((each) => each.getBoundingClientRect()).filter(({ height }) => height > 0);
      const board = BOARD.current?.getBoundingClientRect();
      // Beside the board it grows over none of it.
      say(board && left < board.right - 1 ? top - Math.min(top, ...tops.map((each) => each.top)) : 0);
    };
    const sizes = new ResizeObserver(note);
    const watch = (): void => {
      sizes.disconnect();
      // Of each that is new to it the observer tells by itself, in the same frame, when all is laid out anyway.
      for (const each of at.children) sizes.observe(each);
      if (at.children.length === 0) say(0);
    };
    const coming = new MutationObserver(watch);
    coming.observe(at, { childList: true });
    watch();
    return () => {
      coming.disconnect();
      sizes.disconnect();
      say(0);
    };
  }, []);
  return (
    <div ref={slip} class="slip">
      {children}
    </div>
  );
}

/** Only to a board that lifts something: whatever lies below is styled anew by it. */
function say(pixels: number): void {
  const board = BOARD.current;
  if (board?.querySelector('[data-lifts]')) board.style.setProperty('--grown', `${Math.ceil(pixels)}px`);
}
