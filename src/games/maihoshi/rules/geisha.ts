import type { ThingId } from '../../../engine/ids.ts';
import type { Reputation } from './cards.ts';

/** Each with her reputation before any publicity. */
// rule: house.cards
export const GEISHA = {
  hinagiku: [4, 4, 1],
  hiougi: [5, 2, 2],
  seoto: [1, 5, 3],
  tokiwa: [2, 1, 5],
  sayo: [5, 4, 3],
  yukishiro: [3, 3, 2],
} as const satisfies Readonly<Record<string, Reputation>>;

export type GeishaId = keyof typeof GEISHA;
export const isGeisha = (id: string): id is GeishaId => Object.hasOwn(GEISHA, id);
export const GEISHA_IDS: readonly GeishaId[] = Object.keys(GEISHA).filter(isGeisha);

/** The rule that explains a geisha. */
export type GeishaRule = `geisha.${GeishaId}`;
export const geishaRule = <Id extends GeishaId>(geisha: Id): `geisha.${Id}` => `geisha.${geisha}`;

/** Sayo’s curfew. */
// rule: geisha.sayo
export const neverReserves = (geisha: GeishaId | null | undefined): boolean => geisha === 'sayo';

export const geishaThing = (geisha: GeishaId): ThingId => `geisha:${geisha}`;
export function thingGeisha(thing: ThingId): GeishaId | null {
  const [what, id = ''] = thing.split(':');
  return what === 'geisha' && isGeisha(id) ? id : null;
}
