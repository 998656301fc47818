import type { Seat, ThingId } from '../../../engine/ids.ts';
import {
  type Card,
  type Counts,
  cardOf,
  HARPIST_KINDS,
  HARPISTS,
  type Kind,
  kindOf,
  needsOf,
  PIANIST_KINDS,
  PIANISTS,
  SOLOISTS,
  type Soloist,
} from '../rules/cards.ts';
import { unseenFairies } from '../rules/guess.ts';
import { at, named } from '../rules/lists.ts';
import { type Contest, missingOf, pointsByRow } from '../rules/score.ts';
import { type Owner, ownerOf, type View } from '../rules/state.ts';

/** What there is to say of a thing, before it is said in a language. */
export type Known =
  | { readonly is: 'fairy'; readonly kind: Kind; readonly popular: boolean; readonly unseen: number }
  | { readonly is: 'score'; readonly needs: Counts; readonly keeper: Keeper | null }
  | { readonly is: 'soloist'; readonly soloist: Soloist; readonly standing: readonly Standing[] }
  | { readonly is: 'pianist' | 'harpist'; readonly kinds: readonly Kind[]; readonly standing: readonly Standing[] }
  | { readonly is: 'popular'; readonly kind: Kind; readonly standing: readonly Standing[] }
  | { readonly is: 'conductor'; readonly standing: readonly Standing[] }
  | { readonly is: 'faceDown' }
  | { readonly is: 'bag' | 'deck'; readonly count: number }
  | { readonly is: 'discard'; readonly cards: readonly Card[] }
  | { readonly is: 'removed'; readonly counts: Counts };

/** How a side stands in a contest. */
export interface Standing {
  readonly owner: Owner;
  readonly points: number;
}

interface Keeper {
  readonly seat: Seat;
  /** What the orchestra still lacks; nothing where the card is met. */
  readonly missing: Counts;
}

const standingIn = (view: View, contest: Contest): Standing[] =>
  pointsByRow(view)[contest].map((points, side) => ({ owner: ownerOf(view, side), points }));

export function knownOf(of: ThingId, view: View): Known {
  const colon = of.indexOf(':');
  const [what, which] = [of.slice(0, colon), of.slice(colon + 1)];
  switch (what) {
    case 'fairy': {
      const kind = kindOf(which);
      const unseen = unseenFairies(view)[kind] + (view.left?.[kind] ?? 0);
      return { is: 'fairy', kind, popular: kind === view.popular, unseen };
    }
    case 'score': {
      const card = cardOf(which);
      return { is: 'score', needs: needsOf(card), keeper: keeperOf(card, view) };
    }
    case 'soloist':
      return { is: 'soloist', soloist: named(SOLOISTS, which), standing: standingIn(view, 'soloist') };
    case 'pianist':
      return { is: 'pianist', kinds: PIANIST_KINDS[named(PIANISTS, which)], standing: standingIn(view, 'pianist') };
    case 'harpist':
      return { is: 'harpist', kinds: HARPIST_KINDS[named(HARPISTS, which)], standing: standingIn(view, 'harpist') };
    default:
      return ofTable(of, view);
  }
}

function ofTable(of: ThingId, view: View): Known {
  switch (of) {
    case 'contest:popular':
      return { is: 'popular', kind: view.popular, standing: standingIn(view, 'popular') };
    case 'contest:conductor':
      return { is: 'conductor', standing: standingIn(view, 'conductor') };
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
      throw new Error(`nothing on the table is called ${of}`);
  }
}

function keeperOf(card: Card, { scoreCards, orchestras }: View): Keeper | null {
  const seat = scoreCards.findIndex((cards) => cards.includes(card));
  return seat < 0 ? null : { seat, missing: missingOf(card, at(orchestras, seat)) };
}
