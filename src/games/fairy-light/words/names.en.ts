import { many } from '../../../words/lists.ts';
import type { Direction } from '../rules/grid.ts';
import type { InHand } from './known.ts';

/** No plain card shows both. */
const symbols = (suns: number, moons: number): string => (suns > 0 ? many(suns, 'sun') : many(moons, 'moon'));
const plainCard = (suns: number, moons: number): string => (suns > 0 ? `${suns}-sun card` : `${moons}-moon card`);
const looks: Readonly<Record<string, string>> = { sun: 'Sun', moon: 'Moon' };

export const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five'];
const across = (east: number): string => (east > 0 ? 'right' : 'left');
const along = (south: number): string => (south > 0 ? 'down' : 'up');
const places = (count: number): string => `${COUNTS[count]} ${count === 1 ? 'place' : 'places'}`;

const beside: Readonly<Record<Direction, string>> = {
  N: 'above',
  NE: 'at the upper right corner of',
  E: 'to the right of',
  SE: 'at the lower right corner of',
  S: 'below',
  SW: 'at the lower left corner of',
  W: 'to the left of',
  NW: 'at the upper left corner of',
};

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
  /** Next to a card, in that direction from it. */
  beside: (card: string, way: Direction): string => `${beside[way]} ${card}`,
  /** So many steps from the start card, within a sentence. */
  away(east: number, south: number): string {
    const [columns, rows] = [Math.abs(east), Math.abs(south)];
    if (rows === 0) return `${places(columns)} to the ${across(east)} of the start card`;
    const upright = `${places(rows)} ${south > 0 ? 'below' : 'above'} the start card`;
    return columns === 0 ? upright : `${upright} and ${COUNTS[columns]} to the ${across(east)}`;
  },
  /** The same on a label, where what is counted from goes without saying. */
  steps(east: number, south: number): string {
    const columns = east === 0 ? [] : [`${Math.abs(east)} ${across(east)}`];
    const rows = south === 0 ? [] : [`${Math.abs(south)} ${along(south)}`];
    return [...columns, ...rows].join(', ');
  },
};

export type NameWords = typeof names;
