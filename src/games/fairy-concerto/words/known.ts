import type { Side, ThingId } from '../../../engine/ids.ts';
import type { Part, Phrase } from '../../../words/phrase.ts';
import {
  type Card,
  type Counts,
  countsOf,
  HARPIST_KINDS,
  HARPISTS,
  type Kind,
  LETTERS,
  NEEDS,
  PIANIST_KINDS,
  PIANISTS,
  SCORE_MARKS,
} from '../rules/cards.ts';
import { unseenFairies } from '../rules/guess.ts';
import { pointsByRow, ROWS } from '../rules/sheet.ts';
import { isAlone, type View } from '../rules/state.ts';

/** What there is to say of a thing, before it is said in a language. */
export type Known =
  | { readonly is: 'fairy'; readonly kind: Kind; readonly popular: boolean; readonly unseen: number }
  | { readonly is: 'score'; readonly needs: Counts; readonly keeper: Keeper | null }
  | { readonly is: 'soloist'; readonly soloist: string; readonly now: Now }
  | { readonly is: 'pianist' | 'harpist'; readonly kinds: readonly Kind[]; readonly now: Now }
  | { readonly is: 'popular'; readonly kind: Kind; readonly now: Now }
  | { readonly is: 'conductor'; readonly now: Now }
  | { readonly is: 'honours' | 'faceDown' }
  | { readonly is: 'bag' | 'deck'; readonly count: number }
  | { readonly is: 'discard'; readonly cards: readonly Card[] }
  | { readonly is: 'removed'; readonly counts: Counts }
  | { readonly is: 'orchestra'; readonly side: Side; readonly bach: boolean; readonly counts: Counts };

/** How a contest stands. */
export interface Now {
  /** One number a side. */
  readonly by: readonly number[];
  /** Against him the second side is Bach's. */
  readonly bach: boolean;
}

interface Keeper {
  readonly seat: number;
  /** What the orchestra still lacks; nothing where the card is met. */
  readonly missing: Counts;
}

/** What an orchestra lacks of a score card, by kind. */
export const missingOf = (card: Card, orchestra: Counts): Counts =>
  (NEEDS[card] ?? []).map((need, kind) => Math.max(0, need - (orchestra[kind] ?? 0)));

const nowIn = (view: View, row: (typeof ROWS)[number]): Now => ({
  by: pointsByRow(view)[ROWS.indexOf(row)] ?? [],
  bach: isAlone(view),
});

export function knownOf(of: ThingId, view: View): Known {
  const colon = of.indexOf(':');
  const [what, which] = [of.slice(0, colon), of.slice(colon + 1)];
  switch (what) {
    case 'fairy': {
      const kind = LETTERS.indexOf(which);
      const unseen = (unseenFairies(view)[kind] ?? 0) + (view.left?.[kind] ?? 0);
      return { is: 'fairy', kind, popular: kind === view.popular, unseen };
    }
    case 'score':
      return { is: 'score', needs: countsOf(which), keeper: keeperOf(SCORE_MARKS.indexOf(which), view) };
    case 'soloist':
      return { is: 'soloist', soloist: which, now: nowIn(view, 'soloist') };
    case 'pianist':
      return { is: 'pianist', kinds: PIANIST_KINDS[PIANISTS.indexOf(which)] ?? [], now: nowIn(view, 'pianist') };
    case 'harpist':
      return { is: 'harpist', kinds: HARPIST_KINDS[HARPISTS.indexOf(which)] ?? [], now: nowIn(view, 'harpist') };
    case 'orchestra': {
      const side = Number(which);
      return { is: 'orchestra', side, bach: isAlone(view) && side > 0, counts: view.orchestras[side] ?? [] };
    }
    default:
      return ofTable(of, view);
  }
}

function ofTable(of: ThingId, view: View): Known {
  switch (of) {
    case 'contest:popular':
      return { is: 'popular', kind: view.popular, now: nowIn(view, 'popular') };
    case 'contest:conductor':
      return { is: 'conductor', now: nowIn(view, 'conductor') };
    case 'pile:bag':
      return { is: 'bag', count: view.bag };
    case 'pile:deck':
      return { is: 'deck', count: view.deck };
    case 'pile:discard':
      return { is: 'discard', cards: view.discard };
    case 'pile:removed':
      return { is: 'removed', counts: view.removed };
    case 'pile:bach':
      return { is: 'faceDown' };
    default:
      return { is: 'honours' };
  }
}

function keeperOf(card: Card, { scoreCards, orchestras }: View): Keeper | null {
  const seat = scoreCards.findIndex((cards) => cards.includes(card));
  return seat < 0 ? null : { seat, missing: missingOf(card, orchestras[seat] ?? []) };
}

/** Kinds with their numbers, without those that are not there. */
export const present = (counts: Counts): { readonly kind: Kind; readonly count: number }[] =>
  counts.flatMap((count, kind) => (count > 0 ? [{ kind, count }] : []));

/** Parts with something between them. */
export const listed = (parts: readonly Part[], between: string): Phrase =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [between, part]));

export const countsOfKinds = (kinds: readonly Kind[]): number[] =>
  countsOf(kinds.map((kind) => LETTERS[kind] ?? '').join(''));
