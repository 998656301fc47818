import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { shelf } from '../link/published.ts';
import type { ShelfEntry } from '../protocol/shown.ts';
import { saveKind } from '../saves/format.ts';
import { boxOf } from './boxes.tsx';
import { moving } from './pwa.ts';

/** The kinds of saves of those that are still played. */
export function kindsPlayed(cards: readonly ShelfEntry[]): readonly string[] {
  return cards.flatMap(({ game, floor }) => {
    const box = floor.kind === 'over' ? undefined : boxOf(game);
    return box ? [saveKind(box.facts)] : [];
  });
}

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
