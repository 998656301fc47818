import type { Trouble } from '../protocol/trouble.ts';

const MOST_KEPT = 8;
const kept: string[] = [];

/** What went wrong since the app was opened, oldest first: kinds and places, and no name of a person or a match. */
export const lastTroubles = (): readonly string[] => kept;

export function noteTrouble(trouble: Trouble): void {
  kept.push([trouble.what, ...detailsOf(trouble)].join(' '));
  if (kept.length > MOST_KEPT) kept.shift();
}

function detailsOf(trouble: Trouble): (string | number)[] {
  switch (trouble.what) {
    case 'brokenSave':
      return [trouble.refusal.refused, trouble.refusal.place];
    case 'notSaved':
      return trouble.full ? ['full'] : [];
    case 'cannotStart':
      return [trouble.game];
    case 'brokenCards':
      return [trouble.matches.length];
    default:
      return [];
  }
}
