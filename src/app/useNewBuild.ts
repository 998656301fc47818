import { useEffect } from 'preact/hooks';
import { moving } from './pwa.ts';

/** A new game is a good moment for a newer build: nothing is on the table yet, and seats are remembered as they are laid. */
export function useNewBuild(): void {
  useEffect(() => moving.peek()?.changeOverQuietly(), []);
}
