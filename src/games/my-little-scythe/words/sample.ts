import { plain } from '../../../words/phrase.ts';
import type { Event } from '../rules/events.ts';
import { hexAt } from '../rules/hexes.ts';

import { voice } from './say.ts';

// Voices and events to check the words with.

export const { en, ja } = voice;

const named = (seat: number): string => 'ABCD'[seat] ?? '';
/** One by itself. */
export const inEnglish = (event: Event): string => plain(en.sayEvent(event), named);
export const inJapanese = (event: Event): string => plain(ja.sayEvent(event), named);
/** The lines of the log. */
export const said = (voice: typeof en, events: readonly Event[]): string[] =>
  (voice.sayEvents?.(events) ?? []).flatMap((phrase) => (phrase && phrase.length > 0 ? [plain(phrase, named)] : []));

/** The tundra by the castle, and in the middle. */
export const at = hexAt(0, -1);
export const middle = hexAt(0, -2);

/** A seeker comes home and takes all with it: the only one there, and its marker comes off. */
export const home: Extract<Event, { is: 'home' }> = {
  is: 'home',
  seat: 0,
  seeker: 0,
  other: false,
  from: at,
  leaves: false,
  clears: true,
  unmarks: true,
};
