import { type Card, type Counts, cardOf, countsOf, type Kind, type Soloist } from '../rules/cards.ts';
import { BACHS, paceOf } from '../rules/pace.ts';
import type { Contest } from '../rules/score.ts';
import type { Contests } from '../rules/state.ts';

/** What a figure of the rulebook shows. */
export type FigureScene =
  | { readonly is: 'kinds' | 'honours' | 'pass' }
  | { readonly is: 'contests'; readonly contests: Contests }
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
  | { readonly is: 'scores'; readonly cards: readonly Card[]; readonly has: Counts }
  | Counted;

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

export const SCENES = {
  kinds: { is: 'kinds' },
  contests: { is: 'contests', contests: contests({ soloist: 'widest' }) },
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
  scores: { is: 'scores', cards: [cardOf('HHHH'), cardOf('TTVVHHH'), cardOf('TTDDVVV')], has: EXAMPLE },
  honours: { is: 'honours' },
} satisfies Readonly<Record<string, FigureScene>>;

export type FigureId = keyof typeof SCENES;
export const isFigure = (of: string): of is FigureId => of in SCENES;
