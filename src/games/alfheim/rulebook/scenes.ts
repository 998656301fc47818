import type { ExpertSet, KindName, Tile } from '../rules/components.ts';

type EastSouth = readonly [east: number, south: number];

export interface Settled {
  readonly name: KindName;
  /** The western or northern half. */
  readonly at: EastSouth;
  readonly lies: 'across' | 'down';
}

/**
 * A part of a field, cell by cell. A clue is its letter, a small one where it is lit; `*` the footprint, `+` where a
 * clue may go, `x` where nothing can, `.` an empty cell, and a blank one that is not shown.
 */
export interface Plot {
  readonly rows: readonly string[];
  readonly fairies: readonly Settled[];
  readonly footprint?: string;
}

export interface Pattern {
  readonly tile: Tile;
  /** A run that meets it. */
  readonly run: string;
}

/** What a figure of the rulebook shows. */
export type FigureScene =
  | { readonly is: 'kinds' | 'clues' | 'footprints' | 'experts' }
  | { readonly is: 'costs'; readonly kinds: readonly KindName[] }
  | { readonly is: 'plots'; readonly plots: readonly Plot[] }
  | { readonly is: 'patterns'; readonly patterns: readonly Pattern[] }
  /** Seats that come one after another, those of one round together, and what they score. */
  | {
      readonly is: 'tie';
      readonly set: ExpertSet;
      readonly rounds: readonly { readonly seats: number; readonly rank: number }[];
    }
  | { readonly is: 'counted'; readonly plot: Plot; readonly terms: readonly Term[] };

/** One kind of points, as a sum. */
export interface Term {
  readonly of: 'fairies' | 'experts' | 'footprint';
  readonly points: readonly number[];
  /** Of the experts: which sets. */
  readonly sets?: readonly ExpertSet[];
}

const down = (name: KindName, ...at: EastSouth): Settled => ({ name, at, lies: 'down' });
const across = (name: KindName, ...at: EastSouth): Settled => ({ name, at, lies: 'across' });

const FOUR_ROWS = ['....', '.ef.', '....'];
const four = ([east, south]: EastSouth): Plot => ({ rows: FOUR_ROWS, fairies: [down('nisse3', east, south)] });

export const sumOf = ({ points }: Term): number => points.reduce((sum, each) => sum + each, 0);

export const SCENES = {
  kinds: { is: 'kinds' },
  clues: { is: 'clues' },
  footprints: { is: 'footprints' },
  beside: {
    is: 'plots',
    plots: [{ rows: [' ++ x', '+BC x', ' ++x '], fairies: [down('nisse3', 3, 0)] }],
  },
  part: {
    is: 'plots',
    plots: [{ rows: ['x.....', 'xDabc.', 'x.....'], fairies: [down('fairy1', 5, 0)] }],
  },
  four: {
    is: 'plots',
    plots: (
      [
        [3, 0],
        [3, 1],
        [0, 0],
        [0, 1],
      ] as const
    ).map(four),
  },
  share: {
    is: 'plots',
    plots: [{ rows: ['....', '.ab.', '..e.', '....'], fairies: [down('nisse1', 0, 0), across('nisse3', 2, 3)] }],
  },
  king: {
    is: 'patterns',
    patterns: ['DDD', 'EAAE', 'CABFE', 'BBFB', 'CDCCD'].map((run, tile) => ({ run, tile })),
  },
  experts: { is: 'experts' },
  nisseCosts: { is: 'costs', kinds: ['nisse1', 'nisse2', 'nisse3'] },
  fairyCosts: { is: 'costs', kinds: ['fairy1', 'fairy2', 'fairy3'] },
  queenCosts: { is: 'costs', kinds: ['queen'] },
  tomteCosts: { is: 'costs', kinds: ['tomte'] },
  tie: {
    is: 'tie',
    set: 0,
    rounds: [
      { seats: 2, rank: 0 },
      { seats: 1, rank: 2 },
    ] as const,
  },
  footprint: {
    is: 'plots',
    plots: [{ rows: [' c ', 'A*d', ' . '], fairies: [across('nisse2', 1, 2)], footprint: 'CD' }],
  },
  example: {
    is: 'counted',
    plot: {
      rows: ['        ', '    FB  ', '    DCB ', ' ADeBEF ', '  e*C   ', '        '],
      fairies: [
        across('fairy2', 3, 0),
        across('tomte', 5, 0),
        down('nisse2', 3, 1),
        down('fairy3', 0, 2),
        down('fairy1', 7, 2),
        across('nisse1', 5, 4),
        across('nisse3', 3, 5),
      ],
      footprint: 'EF',
    },
    terms: [
      { of: 'fairies', points: [3, 3, 3, 2, 2, 2, 5] },
      { of: 'experts', points: [7, 5], sets: [1, 2] },
      { of: 'footprint', points: [2] },
    ] as const,
  },
} satisfies Readonly<Record<string, FigureScene>>;

export type FigureId = keyof typeof SCENES;
export const isFigure = (of: string): of is FigureId => of in SCENES;
