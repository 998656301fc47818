import {
  type Card,
  type Counts,
  cardOf,
  countsOf,
  HARPISTS,
  type Kind,
  PIANISTS,
  SCORE_MARKS,
  SOLOISTS,
  type Soloist,
} from '../rules/cards.ts';
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
