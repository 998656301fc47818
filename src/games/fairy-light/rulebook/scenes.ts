import { BACKS, type Kind, kindOfMark, MOON, SUN } from '../rules/cards.ts';
import { gridOf } from '../rules/forest.ts';
import { type Cell, cellAt, START } from '../rules/grid.ts';

/** What a figure of the rulebook shows: forests side by side, or hands one below the other. */
export type FigureScene =
  | { readonly is: 'forests'; readonly forests: readonly Forest[] }
  | { readonly is: 'hands'; readonly hands: readonly Hand[] };

export interface Forest {
  readonly grid: readonly Kind[];
  /** The Cotton whose sight is shown. */
  readonly looks: Cell | null;
  /** Which Cottons show what they count. */
  readonly counted: 'none' | 'looking' | 'all';
  /** Shows where a card may go. */
  readonly places: boolean;
}

export interface Hand {
  readonly cards: readonly Kind[];
  /** Something about one of them. */
  readonly mark: { readonly at: number; readonly is: 'next' | 'back' | 'new' } | null;
  /** Whose cards lie face down beside them. */
  readonly stock: typeof SUN | typeof MOON | null;
}

const FACE_DOWN: Readonly<Record<string, Kind>> = { 'S?': BACKS[SUN] as Kind, 'M?': BACKS[MOON] as Kind };

/** Marks as in the record, a dot for no card; with a question mark a card lies face down. */
function forest(lines: readonly string[], part: Partial<Forest> = {}): Forest {
  const marks = lines.map((line) => line.split(' '));
  const south = marks.findIndex((row) => row.some(isStartMark));
  const east = marks[south]?.findIndex(isStartMark) ?? 0;
  const grid = gridOf(marks.map((row) => row.map((mark) => (mark in FACE_DOWN ? '.' : mark))));
  marks.forEach((row, y) => {
    row.forEach((mark, x) => {
      const back = FACE_DOWN[mark];
      if (back !== undefined) grid[cellAt(x - east, y - south)] = back;
    });
  });
  return { grid, looks: null, counted: 'none', places: false, ...part };
}

const isStartMark = (mark: string): boolean => mark.startsWith('*');

const hand = (marks: string, mark: Hand['mark'] = null, stock: Hand['stock'] = SUN): Hand => ({
  cards: marks.split(' ').map(kindOfMark),
  mark,
  stock,
});

/** A Cotton among eight cards. */
const alone = (cotton: string): Forest => forest(['S1 S1 S1', `S1 ${cotton} S1`, 'S1 S1 S1'], { looks: cellAt(1, 2) });

const forests = (...shown: readonly Forest[]): FigureScene => ({ is: 'forests', forests: shown });
const hands = (...shown: readonly Hand[]): FigureScene => ({ is: 'hands', hands: shown });

export const EXAMPLE = forest(
  ['S1 m\\ m| s| s/', 'S1 M1 M1 M1 s\\', 'm/ S1 M1 S1 S2', 'S1 S2 M2 M2 *ring', 'M1 M1 S1 m- s-'],
  { looks: START, counted: 'all' },
);

export const SCENES = {
  cards: hands(
    hand('S1 S2 M1 M2', null, null),
    hand('s| s- s\\ s/', null, null),
    hand('m| m- m\\ m/', null, null),
    hand('*ring', null, null),
  ),
  lines: forests(...['s|', 's-', 's\\', 's/'].map(alone)),
  starts: hands(
    hand('*ring *cross *saltire *lantern *star', null, null),
    hand('*petal *banner *pillar *dawn *dusk', null, null),
  ),
  exchange: hands(hand('S1 s| S2', { at: 1, is: 'back' }), hand('S1 S1 S2', { at: 1, is: 'new' })),
  leftmost: hands(hand('S1 s| S2', { at: 0, is: 'next' })),
  shift: hands(hand('S1 s| S2', { at: 0, is: 'next' }), hand('s| S2 S1', { at: 2, is: 'new' })),
  beside: forests(forest(['*ring S1'], { places: true })),
  frame: forests(
    forest(['. S1 .', 'M1 *ring S1'], { places: true }),
    forest(['. S1 . . .', 'M1 *ring S1 M2 S1'], { places: true }),
  ),
  near: forests(forest(['M1 S1 M2 .', 'S1 *ring S2 M2', 'S1 M1 S1 .'], { looks: START, counted: 'looking' })),
  ray: forests(forest(['M1 s- *ring m| S2'], { looks: cellAt(-1, 0), counted: 'looking' })),
  example: forests(EXAMPLE),
  forked: hands(hand('S1 s|')),
  backs: forests(forest(['. S? .', 'M? *ring S?', '. M? .'])),
} satisfies Readonly<Record<string, FigureScene>>;

export type FigureId = keyof typeof SCENES;
export const isFigure = (of: string): of is FigureId => of in SCENES;
