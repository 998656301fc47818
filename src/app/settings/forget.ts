import { PREFIX } from '../../ui/stored.ts';

/** All that is remembered but this. */
export function forgetAllBut(kept: string): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && key !== PREFIX + kept);
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Where nothing can be forgotten, nothing was remembered.
  }
}
