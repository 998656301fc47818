import type { ThingId } from '../../../engine/ids.ts';

export interface Geisha {
  readonly id: string;
  /** Red, blue and green before any publicity. */
  readonly reputation: readonly number[];
}

export const GEISHA: readonly Geisha[] = [
  { id: 'hinagiku', reputation: [4, 4, 2] },
  { id: 'hiougi', reputation: [5, 3, 2] },
  { id: 'seoto', reputation: [1, 5, 1] },
  { id: 'tokiwa', reputation: [2, 1, 5] },
  { id: 'sayo', reputation: [5, 4, 4] },
  { id: 'yukishiro', reputation: [3, 3, 3] },
];

// Their places in GEISHA.
export const HINAGIKU = 0;
export const HIOUGI = 1;
export const SEOTO = 2;
export const TOKIWA = 3;
export const SAYO = 4;
export const YUKISHIRO = 5;
/** No geisha is chosen yet. */
export const NOBODY = -1;

export const geishaId = (geisha: number): string => GEISHA[geisha]?.id ?? 'nobody';
export const geishaThing = (geisha: number): ThingId => `geisha:${geishaId(geisha)}`;
export const thingGeisha = (thing: ThingId): number =>
  thing.startsWith('geisha:') ? GEISHA.findIndex(({ id }) => id === thing.slice(7)) : NOBODY;
export const geishaRule = (geisha: number): string => `geisha.${geishaId(geisha)}`;
