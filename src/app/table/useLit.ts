import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Phrase } from '../../words/phrase.ts';

/** The one that is drawn, for what lies over it. */
export const BOARD = {
  get current(): HTMLElement | null {
    return document.querySelector<HTMLElement>('[data-board]');
  },
};

/**
 * What the sentences of a move name is marked on the board while that move is the last one on it. `asked`: somebody wants
 * to see it, also where only a thing of the same name lies, as in the own hand.
 */
export function useLit(
  board: Readonly<RefObject<HTMLElement | null>>,
  said: readonly Phrase[],
  as: 'true' | 'asked' = 'true',
): void {
  useLayoutEffect(() => {
    const things = said.flatMap((phrase) =>
      phrase.flatMap((part) => (typeof part === 'object' && 'thing' in part ? [part.thing] : [])),
    );
    const lit = things.flatMap((thing) => [
      ...(board.current?.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`) ?? []),
    ]);
    for (const element of lit) element.dataset.lit = as;
    return () => {
      for (const element of lit) delete element.dataset.lit;
    };
  }, [said]);
}
