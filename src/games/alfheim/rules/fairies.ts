// Clues, and the fairies that want them.

/** A kind of clue, 1 to 6: milk, porridge, honey, berries, bread, herb tea. */
export type Clue = number;
export const NO_CLUE: Clue = 0;

export type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
const LETTERS = 'ABCDEF';
export const CLUES: readonly Clue[] = [1, 2, 3, 4, 5, 6];
export const MOST_CLUE: Clue = 6;

export const letterOf = (clue: Clue): Letter => LETTERS[clue - 1] as Letter;
export const clueOf = (letter: string): Clue => LETTERS.indexOf(letter) + 1;

/** One bit a kind. */
export const bitOf = (clue: Clue): number => 1 << (clue - 1);
export const bitsOf = (letters: string): number =>
  [...letters].reduce((bits, letter) => bits | bitOf(clueOf(letter)), 0);
export const cluesOf = (letters: string): Clue[] => [...letters].map(clueOf);

/** Of each kind among the clues in common, and among the lead player's. */
// rule: parts.clues
const IN_COMMON = 3;
const IN_LEAD_DECK = 2;
export const COMMON_CLUES: readonly Clue[] = CLUES.flatMap((clue) => new Array<Clue>(IN_COMMON).fill(clue));
export const LEAD_CLUES: readonly Clue[] = CLUES.flatMap((clue) => new Array<Clue>(IN_LEAD_DECK).fill(clue));

/** What is left of some clues when others are taken from them. */
export function without(clues: readonly Clue[], taken: readonly Clue[]): Clue[] {
  const left = [...clues];
  for (const clue of taken) {
    const at = left.indexOf(clue);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Two kinds on each; a footprint is its place here. */
// rule: parts.footprints
export const FOOTPRINTS: readonly string[] = ['AB', 'BC', 'CD', 'DE', 'EF', 'FA'];

/** The clue on top of the common deck, where everybody can know it. */
export function knownTop(unseen: readonly Clue[], buried: readonly Clue[]): Clue | null {
  const [top = null] = unseen.length > 0 ? unseen : buried;
  return unseen.every((clue) => clue === top) ? top : null;
}

// rule: parts.fairies
export const NAMES = ['king', 'queen', 'fairy1', 'fairy2', 'fairy3', 'nisse1', 'nisse2', 'nisse3', 'tomte'] as const;
export type KindName = (typeof NAMES)[number];
/** A kind of fairy, as its place in NAMES. */
export type Kind = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export const KINDS: readonly Kind[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const KING = 0;
export const QUEEN = 1;
export const TOMTE = 8;
export const kindOf = (name: KindName): Kind => NAMES.indexOf(name) as Kind;

/** What there is one of a kind. */
export type ByKind<T> = [king: T, queen: T, T, T, T, T, T, T, tomte: T];
export const byKind = <T>(of: (kind: Kind) => T): ByKind<T> => KINDS.map(of) as ByKind<T>;

/** Some kinds, one bit each. */
export type Kinds = number;
export const hasKind = (kinds: Kinds, kind: Kind): boolean => ((kinds >> kind) & 1) === 1;
export const kindsIn = (kinds: Kinds): Kind[] => KINDS.filter((kind) => hasKind(kinds, kind));
const kindsOf = (...names: readonly KindName[]): Kinds => names.reduce((kinds, name) => kinds | (1 << kindOf(name)), 0);

// rule: house.numbers
export const POINTS: Readonly<ByKind<number>> = [6, 5, 3, 3, 3, 2, 2, 2, 5];

/** A tile of a kind, 0 to 4: a fairy on one side, a cost on the other. */
export type Tile = number;
export const TILES = 5;
/** One bit a tile. */
export type Tiles = number;
export const ALL_TILES: Tiles = (1 << TILES) - 1;

export const tilesIn = (tiles: Tiles): Tile[] => [0, 1, 2, 3, 4].filter((tile) => tiles & (1 << tile));
export const bitsOfTiles = (tiles: readonly Tile[]): Tiles => tiles.reduce((bits, tile) => bits | (1 << tile), 0);

/** What the King's tiles want: whatever is alike has the same letter. */
const PATTERNS = ['xxx', 'xxyy', 'vwxyz', 'xxxy', 'xxxyy'] as const;
export type Pattern = (typeof PATTERNS)[number];
export const patternOf = (tile: Tile): Pattern => PATTERNS[tile] as Pattern;

/** The costs of each kind's five tiles. */
// rule: house.costs
export const COSTS: Readonly<ByKind<readonly string[]>> = [
  PATTERNS,
  // rule: costs.queen
  ['ABCDE', 'ABCEF', 'ACDEF', 'ABDEF', 'BCDEF'],
  // rule: costs.fairies
  ['ABC', 'ACD', 'AEF', 'BDE', 'BEF'],
  ['ABD', 'ACE', 'ACF', 'BDF', 'DEF'],
  ['ABF', 'ADE', 'BCF', 'CDE', 'CDF'],
  // rule: costs.nisse
  ['AB', 'DF', 'CE', 'BD', 'AF'],
  ['CD', 'AC', 'BF', 'AE', 'DE'],
  ['EF', 'BE', 'AD', 'CF', 'BC'],
  // rule: costs.tomte
  ['ABE', 'ADF', 'BCD', 'BCE', 'CEF'],
];

export const costOf = (kind: Kind, tile: Tile): string => COSTS[kind][tile] ?? '';

/** All that a cost is met by, in any order. */
export const meeting = (kind: Kind, tile: Tile): (readonly Clue[])[] =>
  kind === KING ? alike(patternOf(tile)) : [cluesOf(costOf(kind, tile))];

/** All clues that make a pattern: each of its letters stands for another kind. */
function alike(pattern: Pattern): Clue[][] {
  const letters = [...new Set(pattern)];
  const chosen = letters.reduce<Clue[][]>(
    (all) => all.flatMap((some) => CLUES.filter((clue) => !some.includes(clue)).map((clue) => [...some, clue])),
    [[]],
  );
  return chosen.map((clues) => [...pattern].flatMap((letter) => clues[letters.indexOf(letter)] ?? []));
}

export const NISSE = kindsOf('nisse1', 'nisse2', 'nisse3');
export const hasAllNisse = (kinds: Kinds): boolean => (kinds & NISSE) === NISSE;

/** A set of expert cards: which fairies earn one, and what the ranks are worth. */
// rule: parts.experts, house.numbers
export const EXPERTS = [
  { name: 'kingAndQueen', kinds: kindsOf('king', 'queen'), points: [8, 6, 4, 3, 2] },
  { name: 'threeFairies', kinds: kindsOf('fairy1', 'fairy2', 'fairy3'), points: [7, 5, 4, 3, 2] },
  { name: 'tomte', kinds: kindsOf('tomte'), points: [5, 4, 3, 2, 1] },
] as const;
export type ExpertName = (typeof EXPERTS)[number]['name'];
/** A set, as its place in EXPERTS. */
export type ExpertSet = 0 | 1 | 2;
export const SETS: readonly ExpertSet[] = [0, 1, 2];
/** What there is one of a set. */
export type BySet<T> = [T, T, T];
export const bySet = <T>(of: (set: ExpertSet) => T): BySet<T> => SETS.map(of) as BySet<T>;

/** Whether these fairies make an expert. */
export const isComplete = (kinds: Kinds, set: ExpertSet): boolean =>
  (kinds & EXPERTS[set].kinds) === EXPERTS[set].kinds;
