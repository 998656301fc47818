import type { InBoth } from '../../../words/phrase.ts';
import type { Card, Counts, Kind, Soloist } from '../rules/cards.ts';
import { cardOf, countsOf, HARPISTS, PIANISTS, SCORE_MARKS, SOLOISTS } from '../rules/cards.ts';
import { CONTESTS, type Contest } from '../rules/score.ts';
import { BACHS, type Contests, paceOf } from '../rules/state.ts';

/** What a figure of the rulebook shows. */
export type FigureScene =
  | { readonly is: 'kinds' | 'honours' | 'pass' }
  /** Cards of the table, each as it would lie there. */
  | { readonly is: 'table'; readonly cards: readonly TableCard[] }
  | {
      readonly is: 'hand';
      readonly hand: readonly Kind[];
      /** Places in the hand. */
      readonly added: number;
      readonly removed: number | null;
      readonly dealt: readonly Card[];
    }
  | { readonly is: 'composer'; readonly stays: Card; readonly goes: Card }
  | { readonly is: 'rounds'; readonly yours: readonly number[]; readonly bachs: readonly number[] }
  /** Score cards, beside an orchestra or as they are in the box. */
  | { readonly is: 'scores'; readonly cards: readonly Card[]; readonly has?: Counts }
  | Counted;

interface TableCard {
  readonly of: Contest;
  readonly contests: Contests;
}

/** An orchestra and what one card of the table pays for it. */
export interface Counted {
  readonly is: 'counted';
  readonly orchestra: Counts;
  readonly of: Contest;
  readonly contests: Contests;
  /** Which fairies of a kind are paid, counted from the first. */
  readonly paid: readonly { readonly kind: Kind; readonly from: number; readonly to: number }[];
  /** Kinds that go together, first and last. */
  readonly bands: readonly (readonly [first: Kind, last: Kind])[];
  /** As one says it: 3 × 3. */
  readonly sum: string;
  readonly points: number;
}

const [T, D, V, H, C] = [0, 1, 2, 3, 4] as const satisfies readonly Kind[];

/** All cards of the table are explained on the same orchestra. */
export const EXAMPLE: Counts = countsOf('TTDDVVHHHHHC');

const contests = (more: Partial<Contests> = {}): Contests => ({
  popular: V,
  soloist: 'fewest',
  pianist: 'TV',
  harpist: 'DH',
  ...more,
});

const all = (...kinds: readonly Kind[]): Counted['paid'] => kinds.map((kind) => ({ kind, from: 0, to: EXAMPLE[kind] }));

const counted = (
  of: Contest,
  sum: string,
  points: number,
  paid: Counted['paid'],
  more: Partial<Pick<Counted, 'bands' | 'contests'>> = {},
): Counted => ({ is: 'counted', orchestra: EXAMPLE, of, contests: contests(), paid, bands: [], sum, points, ...more });

const soloist = (name: Soloist): { contests: Contests } => ({
  contests: contests({ soloist: name }),
});

/** All score cards of one make. */
const scoreCards = (make: RegExp): FigureScene => ({
  is: 'scores',
  cards: SCORE_MARKS.filter((mark) => make.test(mark)).map(cardOf),
});

export const SCENES = {
  kinds: { is: 'kinds' },
  contests: { is: 'table', cards: CONTESTS.map((of) => ({ of, contests: contests({ soloist: 'widest' }) })) },
  choose: {
    is: 'hand',
    hand: [T, D, V, V, H, C],
    added: 2,
    removed: null,
    dealt: [cardOf('VVVHHH'), cardOf('TTTCC')],
  },
  composer: { is: 'composer', stays: cardOf('TTVVVHH'), goes: cardOf('DDDD') },
  pass: { is: 'pass' },
  two: { is: 'hand', hand: [T, D, D, V, H, H], added: 4, removed: 1, dealt: [] },
  rounds: { is: 'rounds', yours: paceOf(1).added, bachs: BACHS },
  popular: counted('popular', '2 × 1', 2, all(V)),
  conductor: counted('conductor', '5 × 2', 10, all(H)),
  fewest: counted('soloist', '1 × 4', 4, all(C), soloist('fewest')),
  spread: counted('soloist', '4 × 3', 12, [{ kind: H, from: 1, to: 5 }], soloist('spread')),
  widest: counted('soloist', '3 × 3', 9, all(T, D, V), { ...soloist('widest'), bands: [[T, V]] }),
  groups: counted('soloist', '3 × 3', 9, all(T, D, V, H, C), {
    ...soloist('groups'),
    bands: [
      [T, V],
      [H, H],
      [C, C],
    ],
  }),
  pianist: counted('pianist', '2 × 3', 6, all(T, V)),
  scores: { is: 'scores', cards: [cardOf('TTVVHHH'), cardOf('TTDDVVV')], has: EXAMPLE },
  harpist: counted('harpist', '2 × 3', 6, [
    { kind: D, from: 0, to: 2 },
    { kind: H, from: 0, to: 2 },
  ]),
  honours: { is: 'honours' },
  soloists: {
    is: 'table',
    cards: SOLOISTS.map((name) => ({ of: 'soloist', ...soloist(name) })),
  },
  pianists: { is: 'table', cards: PIANISTS.map((pianist) => ({ of: 'pianist', contests: contests({ pianist }) })) },
  harpists: { is: 'table', cards: HARPISTS.map((harpist) => ({ of: 'harpist', contests: contests({ harpist }) })) },
  four: scoreCards(/^(.)\1{3}$/),
  duos: scoreCards(/^(.)\1\1(.)\2\2$/),
  trios: scoreCards(/^.{7}$/),
  authors: scoreCards(/CC$/),
} satisfies Readonly<Record<string, FigureScene>>;

export type FigureId = keyof typeof SCENES;
export const isFigure = (of: string): of is FigureId => of in SCENES;

/** The rulebook's figures for those who do not see them. */
export const figures: InBoth<Readonly<Record<FigureId, string>>> = {
  en: {
    kinds:
      'The five kinds: a trumpeter in a pointed cap, 12; a drummer in a tall cap, 12; a violinist with a bun, 12; a hornist in a feathered hat, 12; a composer with curls and a quill, 8.',
    contests:
      'The five cards of the table: the popular fairy with a violin, the conductor, a soloist, the pianist with trumpet and violin, the harpist with drum and horn.',
    choose:
      'A hand of six: trumpeter, drummer, two violinists, hornist, composer. A violinist is lifted, and of the two score cards one is.',
    composer: 'A composer, and the two score cards it draws: one is kept, the other is discarded.',
    pass: 'Three players side by side, each with a hand face down. An arrow leads from each to the next, and from the last back to the first.',
    two: 'A hand of six for two players. A hornist is marked to be added, a drummer to be removed.',
    rounds: 'Seven columns, one a round. Yours are 1, 1, 2, 2, 3, 2, 1; Bach’s are 1, 2, 2, 3, 3, 2, 1.',
    popular:
      'An orchestra of 2 trumpeters, 2 drummers, 2 violinists, 5 hornists and 1 composer. The popular fairy is a violinist: 2 times 1 is 2 points.',
    conductor: 'The same orchestra. The 5 hornists are marked for the conductor: 5 times 2 is 10 points.',
    fewest: 'The same orchestra. The only composer is marked, the fewest: 1 times 4 is 4 points.',
    spread:
      'The same orchestra. There are 4 hornists more than composers, and these 4 are marked: 4 times 3 is 12 points.',
    widest:
      'The same orchestra. Trumpeters, drummers and violinists stand in one frame, 2 of each: 3 kinds times 3 is 9 points.',
    groups:
      'The same orchestra in three frames: trumpeters, drummers and violinists with 2 each, the 5 hornists, the 1 composer. 3 groups times 3 is 9 points.',
    pianist: 'The same orchestra. The pianist wants trumpeter and violinist: two such pairs are marked, 6 points.',
    harpist: 'The same orchestra. The harpist wants drummer and hornist: two such pairs are marked, 6 points.',
    scores:
      'Two score cards beside the same orchestra. Two trumpeters, two violinists, three hornists: met, 5 points. Two trumpeters, two drummers, three violinists: one violinist is missing.',
    honours: 'The four honours: a baton, a note in a beam of light, a piano, a harp.',
    soloists: 'The four soloist cards: fewest for 4 points; difference, widest group and number of groups for 3 each.',
    pianists: 'The three pianist cards, 3 points each: trumpet and drum, trumpet and violin, trumpet and horn.',
    harpists: 'The three harpist cards, 3 points each: violin and horn, drum and horn, drum and violin.',
    four: 'Four score cards with four of one kind each.',
    duos: 'Six score cards with three each of two kinds.',
    trios: 'Twelve score cards with three of one kind and two each of two others.',
    authors: 'Four score cards with three of one kind and two composers.',
  },
  ja: {
    kinds:
      '5種類の妖精コマ。とんがり帽子のトランペッターが12個、高い帽子のドラマーが12個、おだんご髪のヴァイオリニストが12個、羽根帽子のホルニストが12個、巻き毛に羽根ペンの作曲家が8個。',
    contests:
      '並んだ5枚のカード。ヴァイオリニストの人気者、指揮者、ソリスト、トランペッターとヴァイオリニストのピアニスト、ドラマーとホルニストのハーピスト。',
    choose:
      '手の中の妖精コマ6個。トランペッター、ドラマー、ヴァイオリニスト2個、ホルニスト、作曲家。ヴァイオリニストの1個と、スコアカード2枚のうち1枚が持ち上がっています。',
    composer: '作曲家と、引いた2枚のスコアカード。1枚は保持し、もう1枚は捨て札置き場へ。',
    pass: '並んだ3人と、伏せた手の中の妖精コマ。それぞれから次のプレイヤーへ、最後のプレイヤーからは最初のプレイヤーへ矢印があります。',
    two: '2人プレイの、手の中の妖精コマ6個。ホルニストに加える印、ドラマーに取り除く印があります。',
    rounds: '7つの列が7ラウンド。あなたは1、1、2、2、3、2、1個、バッハは1、2、2、3、3、2、1個。',
    popular:
      'トランペッター2個、ドラマー2個、ヴァイオリニスト2個、ホルニスト5個、作曲家1個のオーケストラ。人気者はヴァイオリニストで、2×1の2点。',
    conductor: '同じオーケストラ。指揮者はホルニストの5個で、5×2の10点。',
    fewest: '同じオーケストラ。いちばん少ない作曲家1個に印。1×4の4点。',
    spread: '同じオーケストラ。ホルニストは作曲家より4個多く、その4個に印。4×3の12点。',
    widest: '同じオーケストラ。2個ずつのトランペッター、ドラマー、ヴァイオリニストが1つの枠に入り、3種類×3の9点。',
    groups:
      '同じオーケストラが3つの枠に分かれています。2個ずつのトランペッター・ドラマー・ヴァイオリニスト、5個のホルニスト、1個の作曲家。3グループ×3の9点。',
    pianist: '同じオーケストラ。ピアニストはトランペッターとヴァイオリニストの組。2組に印があり、6点。',
    harpist: '同じオーケストラ。ハーピストはドラマーとホルニストの組。2組に印があり、6点。',
    scores:
      '同じオーケストラと2枚のスコアカード。トランペッター2個・ヴァイオリニスト2個・ホルニスト3個はそろっていて、5点。トランペッター2個・ドラマー2個・ヴァイオリニスト3個は、ヴァイオリニストが1個足りません。',
    honours: '4種類の名誉コマ。指揮棒、光の中の音符、ピアノ、ハープ。',
    soloists: 'ソリストカード4枚。最少は4点、差、最大のグループ、グループの数は3点ずつ。',
    pianists: 'ピアニストカード3枚、3点ずつ。トランペットとドラム、トランペットとヴァイオリン、トランペットとホルン。',
    harpists: 'ハーピストカード3枚、3点ずつ。ヴァイオリンとホルン、ドラムとホルン、ドラムとヴァイオリン。',
    four: '1種類が4個のスコアカード4枚。',
    duos: '2種類が3個ずつのスコアカード6枚。',
    trios: '1種類が3個、ほかの2種類が2個ずつのスコアカード12枚。',
    authors: '1種類が3個と作曲家2個のスコアカード4枚。',
  },
};
