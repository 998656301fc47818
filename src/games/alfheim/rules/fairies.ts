import { bitsOf } from './clues.ts';

/** A kind of fairy, as its place in NAMES. */
export type Kind = number;
export const NAMES = ['king', 'queen', 'fairy1', 'fairy2', 'fairy3', 'nisse1', 'nisse2', 'nisse3', 'tomte'] as const;
export type KindName = (typeof NAMES)[number];
export const KINDS: readonly Kind[] = NAMES.map((_, kind) => kind);
export const KING: Kind = 0;
export const TOMTE: Kind = 8;

export const POINTS: readonly number[] = [6, 5, 3, 3, 3, 2, 2, 2, 5];

/** A tile of a kind, 0 to 4: a fairy on one side, a cost on the other. */
export type Tile = number;
export const TILES = 5;
/** One bit a tile. */
export type Tiles = number;

/** The costs of each kind's five tiles. */
export const COSTS: readonly (readonly string[])[] = [
  ['xxx', 'xxyy', 'vwxyz', 'xxxy', 'xxxyy'],
  ['ABCDE', 'ABCEF', 'ACDEF', 'ABDEF', 'BCDEF'],
  ['ABC', 'ACD', 'AEF', 'BDE', 'BEF'],
  ['ABD', 'ACE', 'ACF', 'BDF', 'DEF'],
  ['ABF', 'ADE', 'BCF', 'CDE', 'CDF'],
  ['AB', 'DF', 'CE', 'BD', 'AF'],
  ['CD', 'AC', 'BF', 'AE', 'DE'],
  ['EF', 'BE', 'AD', 'CF', 'BC'],
  ['ABE', 'ADF', 'BCD', 'BCE', 'CEF'],
];

export const costOf = (kind: Kind, tile: Tile): string => COSTS[kind]?.[tile] ?? '';

export const tilesIn = (tiles: Tiles): Tile[] => [0, 1, 2, 3, 4].filter((tile) => tiles & (1 << tile));
export const bitsOfTiles = (tiles: readonly Tile[]): Tiles => tiles.reduce((bits, tile) => bits | (1 << tile), 0);

/** No cost has more clues. */
export const LONGEST_COST = 5;

/** What no tile wants. */
export const NO_COST = -1;
const costNumber = (kind: Kind, tile: Tile): number => (kind << 3) | tile;
export const kindOfCost = (cost: number): Kind => cost >> 3;
export const tileOfCost = (cost: number): Tile => cost & 7;

/** The cost that wants exactly these different kinds of clue, by their bits: no two tiles want the same. */
export const COST_OF_BITS: readonly number[] = Array.from({ length: 64 }, (_, bits) => {
  const found = KINDS.flatMap((kind) =>
    (COSTS[kind] ?? []).flatMap((cost, tile) =>
      kind !== KING && bitsOf(cost) === bits ? [costNumber(kind, tile)] : [],
    ),
  );
  return found[0] ?? NO_COST;
});

/** The squares of how many there are of each kind, summed: enough to tell the patterns of one length apart. */
function squares(pattern: string): number {
  const counts = [...new Set(pattern)].map((letter) => pattern.split(letter).length - 1);
  return counts.reduce((sum, count) => sum + count * count, 0);
}

const SQUARES_BOUND = LONGEST_COST * LONGEST_COST + 1;
export const patternKey = (length: number, sum: number): number => length * SQUARES_BOUND + sum;

/** The King's cost that so many clues with this sum of squares meet. */
export const COST_OF_PATTERN: readonly number[] = (() => {
  const costs = new Array<number>((LONGEST_COST + 1) * SQUARES_BOUND).fill(NO_COST);
  (COSTS[KING] ?? []).forEach((pattern, tile) => {
    costs[patternKey(pattern.length, squares(pattern))] = costNumber(KING, tile);
  });
  return costs;
})();

const setOf = (...names: readonly KindName[]): number =>
  names.reduce((bits, name) => bits | (1 << NAMES.indexOf(name)), 0);

export const NISSE = setOf('nisse1', 'nisse2', 'nisse3');

/** A set of expert cards: which fairies earn one, and what the ranks are worth. */
export const EXPERTS = [
  { name: 'kingAndQueen', kinds: setOf('king', 'queen'), points: [8, 6, 4, 3, 2] },
  { name: 'threeFairies', kinds: setOf('fairy1', 'fairy2', 'fairy3'), points: [7, 5, 4, 3, 2] },
  { name: 'tomte', kinds: setOf('tomte'), points: [5, 4, 3, 2, 1] },
] as const;
export type ExpertSet = number;
