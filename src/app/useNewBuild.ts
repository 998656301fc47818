import { useEffect } from 'preact/hooks';
import { shelf } from '../link/published.ts';
import { moving } from './pwa.ts';
import { kindsPlayed } from './stranded.ts';

/**
 * A new game is a good moment for a newer build: nothing is on the table yet, and seats are remembered as they are laid.
 * Unless it would leave a match behind that is still played, or nobody knows of it.
 */
export function useNewBuild(): void {
  useEffect(() => {
    const cards = shelf.peek();
    if (cards) moving.peek()?.changeOverQuietly(kindsPlayed(cards));
  }, []);
}
