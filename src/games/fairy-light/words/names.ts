import { type InBoth, many } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import { FACES, isBack, isCotton, isStart, type Kind, type Light, SIDE_KINDS, STARTS, sideOf } from '../rules/cards.ts';
import { type Cell, type Direction, eastOf, START, southOf } from '../rules/grid.ts';

const STARTS_JA: Readonly<Record<string, string>> = {
  ring: '輪っか',
  cross: '十字',
  saltire: '斜め十字',
  lantern: '灯籠',
  star: '星',
  petal: '花びら',
  banner: '旗',
  pillar: '柱',
  dawn: '夜明け',
  dusk: '夕暮れ',
};
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
/** Not 上: on a card would be a card upon it. */
const besideJa: Readonly<Record<Direction, string>> = {
  N: 'すぐ上',
  NE: '右斜め上',
  E: '右隣',
  SE: '右斜め下',
  S: 'すぐ下',
  SW: '左斜め下',
  W: '左隣',
  NW: '左斜め上',
};

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five'];
/** No plain card shows both. */
const symbols = (suns: number, moons: number): string => (suns > 0 ? many(suns, 'sun') : many(moons, 'moon'));
const symbolsJa = (suns: number, moons: number): string => `${suns > 0 ? '太陽' : '月'}${suns + moons}つ`;
const plainCard = (suns: number, moons: number): string => (suns > 0 ? `${suns}-sun card` : `${moons}-moon card`);

/** What cards and places are called. */
export const names = catalogues({
  sun: both('Sun', '太陽'),
  moon: both('Moon', '月'),
  symbols: both(symbols, symbolsJa),
  startPlace: both('the start card', 'スタートカード'),
  startCard: both(
    (start: string): string => `the ${start} Cotton`,
    (start) => `コットン「${STARTS_JA[start] ?? ''}」`,
  ),
  backCard: both(
    (side: string): string => `face-down ${side} card`,
    (side) => `ウラ向きの${side}のカード`,
  ),
  leans: both(['upright', 'level', 'falling', 'rising'], ['縦', '横', '右下がり', '右上がり']),
  cotton: both(
    (side: string, lean: string): string => `${side}’s ${lean} Cotton`,
    (side, lean) => `${side}の${lean}コットン`,
  ),
  plain: both(plainCard, (suns: number, moons: number) => `${symbolsJa(suns, moons)}のカード`),
  /** Where it is plain whose it is. */
  ownCotton: both(
    (lean: string): string => `${lean} Cotton`,
    (lean) => `${lean}コットン`,
  ),
  ownPlain: both(plainCard, symbolsJa),
  /** Within a sentence: there is one Cotton of its look, but several of every other card. */
  the: both(
    (called: string): string => `the ${called}`,
    (called) => called,
  ),
  some: both(
    (called: string, count: number): string => (count === 1 ? `a ${called}` : `${COUNTS[count] ?? count} ${called}s`),
    (called, count) => (count === 1 ? called : `${called}${count}枚`),
  ),
  /** Next to a card, in that direction from it. */
  beside: both(
    (card: string, way: Direction): string => `${beside[way]} ${card}`,
    (card, way) => `${card}の${besideJa[way]}`,
  ),
  /** So many steps from the start card. */
  steps: both(
    (east: number, south: number): string =>
      [
        ...(east === 0 ? [] : [`${Math.abs(east)} ${east > 0 ? 'right' : 'left'}`]),
        ...(south === 0 ? [] : [`${Math.abs(south)} ${south > 0 ? 'down' : 'up'}`]),
      ].join(', '),
    (east, south) =>
      [
        ...(east === 0 ? [] : [`${east > 0 ? '右' : '左'}${Math.abs(east)}`]),
        ...(south === 0 ? [] : [`${south > 0 ? '下' : '上'}${Math.abs(south)}`]),
      ].join('・'),
  ),
});

export type NameWords = (typeof names)[keyof InBoth<unknown>];

/** Which of the four lines a side's Cotton looks along: vertical, horizontal, falling, rising. */
export const leanOf = (kind: Kind): number => (kind - STARTS) % SIDE_KINDS;
const leanIn = (words: NameWords, kind: Kind): string => words.leans[leanOf(kind)] ?? '';
const startName = (kind: Kind): string => FACES[kind]?.mark.slice(1) ?? '';

export const sideName = (words: NameWords, side: Light): string => (side === 0 ? words.sun : words.moon);

export function cardName(words: NameWords, kind: Kind): string {
  const side = sideOf(kind);
  const face = FACES[kind];
  if (side === null) return words.startCard(startName(kind));
  if (isBack(kind) || !face) return words.backCard(sideName(words, side));
  return isCotton(kind) ? words.cotton(sideName(words, side), leanIn(words, kind)) : words.plain(face.suns, face.moons);
}

/** The same of the one whose card it is: the side goes without saying. */
export function ownName(words: NameWords, kind: Kind): string {
  const face = FACES[kind];
  if (isStart(kind) || isBack(kind) || !face) return cardName(words, kind);
  return isCotton(kind) ? words.ownCotton(leanIn(words, kind)) : words.ownPlain(face.suns, face.moons);
}

/** So many of them within a sentence, named as their owner does. */
export const ownTold = (words: NameWords, kind: Kind, count = 1): string =>
  isCotton(kind) ? words.the(ownName(words, kind)) : words.some(ownName(words, kind), count);

/** Where a cell is, counted from the start card. */
export const stepsTo = (words: NameWords, cell: Cell): string =>
  cell === START ? words.startPlace : words.steps(eastOf(cell), southOf(cell));

export interface Count {
  readonly kind: Kind;
  readonly count: number;
}
export const counted = (kinds: readonly Kind[]): Count[] =>
  [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((other) => other === kind).length }));
