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
 * The things that a move's sentences name are marked on the board while that move is the last one on it. `asked`: a player
 * wants to see them; then a thing of the same name is marked too, in the player's own hand for instance.
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
