import type { Trouble } from '../protocol/trouble.ts';

const MOST_TROUBLES = 8;
const troubles: string[] = [];

/** What went wrong since the app was opened, oldest first: kinds and places, and no name of a person or a match. */
export const lastTroubles = (): readonly string[] => troubles;

export function noteTrouble(trouble: Trouble): void {
  troubles.push([trouble.what, ...detailsOf(trouble)].join(' '));
  if (troubles.length > MOST_TROUBLES) troubles.shift();
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
