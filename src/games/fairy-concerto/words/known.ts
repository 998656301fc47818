import type { Seat, ThingId } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
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
import { named } from '../rules/lists.ts';
import { type Contest, FACE_DOWN_POINTS, type Honour, holders, missingOf, pointsByRow } from '../rules/score.ts';
import { type Owner, ownerOf, type View } from '../rules/state.ts';

/** What there is to say of a thing, before it is said in a language. */
export type Known =
  | { readonly is: 'fairy'; readonly kind: Kind; readonly paidBy: readonly Contest[]; readonly unseen: number }
  | { readonly is: 'score'; readonly needs: Counts; readonly held: Held | null }
  | (Ranked & { readonly is: 'soloist'; readonly soloist: Soloist })
  | (Ranked & { readonly is: 'pianist' | 'harpist'; readonly kinds: readonly Kind[] })
  | { readonly is: 'popular'; readonly kind: Kind; readonly standing: readonly Standing[] }
  | (Ranked & { readonly is: 'conductor' })
  | { readonly is: 'faceDown'; readonly worth: number }
  | { readonly is: 'bag'; readonly count: number; readonly left: Counts | null }
  | { readonly is: 'deck'; readonly count: number }
  | { readonly is: 'discard'; readonly cards: readonly Card[] }
  | { readonly is: 'removed'; readonly counts: Counts };

/** How a side stands in a contest. */
export interface Standing {
  readonly owner: Owner;
  readonly points: number;
}

/** A contest with an honour, and whose it is as things stand. */
export interface Ranked {
  readonly standing: readonly Standing[];
  readonly holders: readonly Owner[];
}

/** A score card that somebody keeps, or may choose now. */
interface Held {
  readonly seat: Seat;
  readonly kept: boolean;
  /** What the orchestra still lacks; nothing where the card is met. */
  readonly missing: Counts;
}

const standingIn = (view: View, contest: Contest): Standing[] =>
  pointsByRow(view)[contest].map((points, side) => ({ owner: ownerOf(view, side), points }));

function rankedIn(view: View, contest: Honour): Ranked {
  const points = pointsByRow(view)[contest];
  return {
    standing: standingIn(view, contest),
    holders: holders(points, view.step === 'over').map((side) => ownerOf(view, side)),
  };
}

/** The cards that name the kind; what conductor and soloist pay for changes from orchestra to orchestra. */
function paidBy(kind: Kind, { popular, pianist, harpist }: View): Contest[] {
  const rows: Contest[] = popular === kind ? ['popular'] : [];
  if (PIANIST_KINDS[pianist].includes(kind)) rows.push('pianist');
  if (HARPIST_KINDS[harpist].includes(kind)) rows.push('harpist');
  return rows;
}

export function knownOf(of: ThingId, view: View): Known {
  const colon = of.indexOf(':');
  const [what, which] = [of.slice(0, colon), of.slice(colon + 1)];
  switch (what) {
    case 'fairy': {
      const kind = kindOf(which);
      const unseen = unseenFairies(view)[kind] + (view.left?.[kind] ?? 0);
      return { is: 'fairy', kind, paidBy: paidBy(kind, view), unseen };
    }
    case 'score': {
      const card = cardOf(which);
      return { is: 'score', needs: needsOf(card), held: heldIn(card, view) };
    }
    case 'soloist':
      return { is: 'soloist', soloist: named(SOLOISTS, which), ...rankedIn(view, 'soloist') };
    case 'pianist':
      return { is: 'pianist', kinds: PIANIST_KINDS[named(PIANISTS, which)], ...rankedIn(view, 'pianist') };
    case 'harpist':
      return { is: 'harpist', kinds: HARPIST_KINDS[named(HARPISTS, which)], ...rankedIn(view, 'harpist') };
    default:
      return ofTable(of, view);
  }
}

function ofTable(of: ThingId, view: View): Known {
  switch (of) {
    case 'contest:popular':
      return { is: 'popular', kind: view.popular, standing: standingIn(view, 'popular') };
    case 'contest:conductor':
      return { is: 'conductor', ...rankedIn(view, 'conductor') };
    case 'pile:bag':
      return { is: 'bag', count: view.bag, left: view.left };
    case 'pile:deck':
      return { is: 'deck', count: view.deck };
    case 'pile:discard':
      return { is: 'discard', cards: view.discard };
    case 'pile:removed':
      return { is: 'removed', counts: view.removed };
    case 'pile:bach':
      return { is: 'faceDown', worth: FACE_DOWN_POINTS[view.manner] };
    default:
      throw new Error(`nothing on the table is called ${of}`);
  }
}

function heldIn(card: Card, { scoreCards, dealt, offered, owed, orchestras }: View): Held | null {
  const keeper = scoreCards.findIndex((cards) => cards.includes(card));
  const chooser = offered.includes(card) ? (owed[0] ?? -1) : dealt.findIndex((cards) => cards?.includes(card));
  const seat = keeper < 0 ? chooser : keeper;
  return seat < 0 ? null : { seat, kept: keeper >= 0, missing: missingOf(card, at(orchestras, seat)) };
}
