import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { shelf } from '../link/published.ts';
import { moving } from './pwa.ts';
import { kindsPlayed } from './stranded.ts';

const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * A new game is a good moment for a newer build: nothing is on the table yet, and seats are remembered as they are laid.
 * Unless it would leave a match behind that is still played. Which ones are played may be known a moment later; once a
 * hand is at work the moment has gone.
 */
export function useNewBuild(): void {
  useEffect(() => {
    let hasPassed = false;
    const pass = (): void => {
      hasPassed = true;
    };
    for (const kind of TOUCHES) document.addEventListener(kind, pass, { once: true });
    const forget = effect(() => {
      const [cards, life] = [shelf.value, moving.value];
      if (!cards || !life || hasPassed) return;
      pass();
      life.changeOverQuietly(kindsPlayed(cards));
    });
    return () => {
      forget();
      for (const kind of TOUCHES) document.removeEventListener(kind, pass);
    };
  }, []);
}
