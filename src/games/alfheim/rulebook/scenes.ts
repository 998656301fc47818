import type { InBoth } from '../../../words/phrase.ts';
import type { ExpertSet, KindName, Tile } from '../rules/fairies.ts';

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

/** The rulebook's figures for those who do not see them. */
export const figures: InBoth<Readonly<Record<FigureId, string>>> = {
  en: {
    kinds:
      'The nine kinds of fairies with their points: the King with a crown, 6; the Queen with long hair, 5; Fairies in a bluebell, under two leaves and in a blossom, 3 each; Nisse in a pointed, a drooping and a mushroom cap, 2 each; the Tomte with a hat over the eyes, 5.',
    clues:
      'The six kinds of clues: milk in a jug, porridge in a bowl, honey in a comb, berries, bread, herb tea in a cup.',
    footprints:
      'Six footprints: milk and porridge, porridge and honey, honey and berries, berries and bread, bread and herb tea, herb tea and milk.',
    beside:
      'Porridge and honey side by side, and a Nisse beyond the honey. A clue may go to the left of the porridge and above or below both clues; three places that only the Nisse touches are crossed out.',
    four: 'Four small fields with the same run of bread and herb tea. The Nisse lies across its right end, upward and then downward, and across its left end, upward and then downward.',
    part: 'Berries, milk, porridge and honey in a run. The last three call a Fairy beyond the honey. Beyond the berries the places are crossed out.',
    share:
      'Milk and porridge in a row, bread below the porridge. Milk and porridge call a Nisse at the left, porridge and bread call another one below.',
    king: 'Five tiles of the King, each beside a run that meets it: three berries; bread, two milks, bread; five different clues; two porridges, herb tea, porridge; honey, berries, two honeys, berries.',
    experts: 'The expert cards: King and Queen 8, 6, 4, 3, 2; three Fairies 7, 5, 4, 3, 2; Tomte 5, 4, 3, 2, 1.',
    nisseCosts: 'The five tiles of each of the three Nisse, with two clues each, as listed above.',
    fairyCosts: 'The five tiles of each of the three Fairies, with three clues each, as listed above.',
    queenCosts: 'The five tiles of the Queen, with five clues each, as listed above.',
    tomteCosts: 'The five tiles of the Tomte, with three clues each, as listed above.',
    tie: 'Crane and Pine have a card of 8 for the King and Queen each, Fan has the next one, 4.',
    footprint:
      'A footprint of honey and berries. Above it lies honey, to its right berries: 2 points. The milk to its left and the Nisse below bring none.',
    example:
      'A field at the end with thirteen clues. Its seven fairies are worth 20, two expert cards 7 and 5, two breads beside the footprint of bread and herb tea 2: 34 points.',
  },
  ja: {
    kinds:
      '9種類の妖精と得点。王冠のキング6点、長い髪のクイーン5点、つりがね草・2枚の葉・花をかぶったフェアリー3点ずつ、とがった帽子・たれた帽子・きのこの帽子のニッセ2点ずつ、目まで隠れる帽子のトムテ5点。',
    clues: '6種類の手がかり。水差しのミルク、おわんのおかゆ、はちみつの巣、ベリー、パン、カップのハーブティー。',
    footprints:
      '6枚の足跡カード。ミルクとおかゆ、おかゆとはちみつ、はちみつとベリー、ベリーとパン、パンとハーブティー、ハーブティーとミルク。',
    beside:
      'おかゆとはちみつが横に並び、はちみつの先にニッセがいます。おかゆの左と、2枚の手がかりカードの上下には配置できます。ニッセだけに隣接する3か所には、ばつ印があります。',
    four: 'パンとハーブティーの同じ列がある、4つの小さな場。ニッセは右端の上向き、右端の下向き、左端の上向き、左端の下向きに、列と直角に配置されています。',
    part: 'ベリー、ミルク、おかゆ、はちみつの列。あとの3枚がコストに一致し、はちみつの先にフェアリーが配置されています。ベリーの先の場所には、ばつ印があります。',
    share:
      'ミルクとおかゆが横に並び、おかゆの下にパンがあります。ミルクとおかゆで左にニッセが、おかゆとパンで下に別のニッセが配置されています。',
    king: 'キングの妖精カード5枚と、それぞれに一致する列。ベリー3枚。パン、ミルク2枚、パン。種類の異なる5枚。おかゆ2枚、ハーブティー、おかゆ。はちみつ、ベリー、はちみつ2枚、ベリー。',
    experts:
      'エキスパートカード。キングとクイーンは8、6、4、3、2点。フェアリー3種は7、5、4、3、2点。トムテは5、4、3、2、1点。',
    nisseCosts: 'ニッセ3種のカード5枚ずつ。コストは2枚ずつで、上の一覧のとおりです。',
    fairyCosts: 'フェアリー3種のカード5枚ずつ。コストは3枚ずつで、上の一覧のとおりです。',
    queenCosts: 'クイーンのカード5枚。コストは5枚ずつで、上の一覧のとおりです。',
    tomteCosts: 'トムテのカード5枚。コストは3枚ずつで、上の一覧のとおりです。',
    tie: '鶴さんと松さんが「キングとクイーン」で8点ずつ得て、次の扇さんは4点です。',
    footprint:
      'はちみつとベリーの足跡カード。上のはちみつと右のベリーで2点。左のミルクと下のニッセは得点になりません。',
    example:
      '手がかりカード13枚の、ゲーム終了時の場。妖精カード7枚で20点、エキスパートカード2枚で7点と5点、パンとハーブティーの足跡カードに隣接するパン2枚で2点。合計34点。',
  },
};
