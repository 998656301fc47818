import { compassEn } from '../../../words/compass.ts';
import { many } from '../../../words/lists.ts';
import type { InHand } from './known.ts';

/** No plain card shows both. */
const symbols = (suns: number, moons: number): string => (suns > 0 ? many(suns, 'sun') : many(moons, 'moon'));
const plainCard = (suns: number, moons: number): string => (suns > 0 ? `${suns}-sun card` : `${moons}-moon card`);
const looks: Readonly<Record<string, string>> = { sun: 'Sun', moon: 'Moon' };

/** What cards and places are called: all that the board's labels need of the words. */
export const names = {
  looks,
  symbols,
  startCard: (start: string): string => `the ${start} Cotton`,
  backCard: (side: string): string => `face-down ${side} card`,
  leans: ['upright', 'level', 'falling', 'rising'] as readonly string[],
  cottonCard: (side: string, lean: string): string => `${side}’s ${lean} Cotton`,
  plainCard: (_side: string, suns: number, moons: number): string => plainCard(suns, moons),
  /** In the own hand, where whose it is is plain. */
  ownCotton: (lean: string): string => `${lean} Cotton`,
  ownPlain: (_side: string, suns: number, moons: number): string => plainCard(suns, moons),
  /** One of several of its kind. */
  oneOf: (called: string): string => `a ${called}`,
  atSpot: (called: string, spot: Exclude<InHand['spot'], null>): string => `${called} (${spot})`,
  startPlace: 'the start card',
  ...compassEn,
};

export type NameWords = typeof names;
