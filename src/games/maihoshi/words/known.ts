import type { Seat, ThingId } from '../../../engine/ids.ts';
import { cardOf, DECK, type Kind, NONE, type Reputation, thingKind } from '../rules/cards.ts';
import { type Effect, FOLK, type FolkId } from '../rules/folk.ts';
import { GEISHA, type GeishaId, thingGeisha } from '../rules/geisha.ts';
import { MOST_GIVEN } from '../rules/introduce.ts';
import { mayReveal } from '../rules/possible.ts';
import { meets, meetsPlainly, reputationFor, reputationOf } from '../rules/reputation.ts';
import { brokerage, income, penalty, scoringEffects } from '../rules/score.ts';
import { handSize, isCard, type Stage, type Step, type View } from '../rules/state.ts';

/** What there is to say of a thing, before it is said in a language. */
export type Known =
  /** `met`: how its requirement stands, of a card in the hand that is seen. `brings`: a guest’s points by effects. */
  | { readonly is: 'card'; readonly card: Kind; readonly met: Met | null; readonly brings: number }
  | { readonly is: 'geisha'; readonly geisha: GeishaId; readonly at: Engaged | null }
  /** `under`: of the lowest cards those that these eyes know, the undermost first. `unseen`: see there. */
  | { readonly is: 'deck'; readonly count: number; readonly under: readonly Kind[]; readonly unseen: readonly Unseen[] }
  /** The newest first. */
  | { readonly is: 'discard'; readonly cards: readonly Kind[] }
  /** `seen`: cards that went into it in sight of these eyes. */
  | {
      readonly is: 'hand';
      readonly seat: Seat;
      readonly count: number;
      readonly points: number;
      readonly seen: readonly Kind[];
    }
  | {
      readonly is: 'guests';
      readonly seat: Seat;
      readonly count: number;
      readonly points: number;
      /** So many call the last lap. */
      readonly enough: number;
    }
  /** `own`: the geisha's without any publicity. */
  | { readonly is: 'publicity'; readonly seat: Seat; readonly reputation: Reputation; readonly own: Reputation | null }
  | { readonly is: 'noReserve'; readonly seat: Seat }
  /** `seen`: the card, for whoever may see it, and how its requirement stands. */
  | {
      readonly is: 'reserve';
      readonly seat: Seat;
      readonly seen: { readonly card: Kind; readonly met: Met } | null;
    }
  /** How the round stands for a seat; the bonus comes on top of the total. */
  | {
      readonly is: 'sum';
      readonly seat: Seat;
      readonly earned: number;
      readonly penalty: number;
      readonly total: number;
      readonly bonus: number;
    }
  | { readonly is: 'tokens'; readonly seat: Seat; readonly count: number | null }
  /** The sign at the door. */
  | { readonly is: 'door'; readonly seat: Seat; readonly closed: boolean }
  | { readonly is: 'starter'; readonly seat: Seat }
  /** Who has the last turn, once that is settled. */
  | { readonly is: 'lap'; readonly last: Seat | null };

/** Whether a requirement is met, and by what reputation, or not by what. */
export interface Met {
  readonly comes: boolean;
  /** Only by Tokiwa's ability. */
  readonly isBridged: boolean;
  readonly has: number;
}

/** So many cards of a name lie in the deck, or where else these eyes do not see them. */
interface Unseen {
  readonly folk: FolkId;
  readonly count: number;
}

/** At whose house a geisha is, and what she is known for there. */
interface Engaged {
  readonly seat: Seat;
  readonly reputation: Reputation;
  readonly isSpent: boolean;
}

/** `use:0` is the button for that seat’s reserve. `card:suri-red`, `geisha:sayo`, `pile:deck`, `pile:discard`, `marker:starter`, `marker:lap`; `hand:0`, `sum:0` and the like of a seat. */
export function knownOf(thing: ThingId, view: View): Known {
  const card = thingKind(thing);
  if (card !== null) return { is: 'card', card, met: metNow(view, card), brings: broughtBy(view, card) };
  const geisha = thingGeisha(thing);
  if (geisha !== null) return ofGeisha(geisha, view);
  const [what = '', of = ''] = thing.split(':');
  const seat = Number(of);
  switch (what) {
    case 'hand': {
      const count = view.held[seat] ?? 0;
      const seen = view.known.flatMap((each) => (each.seat === seat && !each.aside ? [each.card] : []));
      return { is: 'hand', seat, count, points: penalty(count), seen: view.hands[seat] ? [] : seen };
    }
    case 'guests':
      return {
        is: 'guests',
        seat,
        count: view.guests[seat]?.length ?? 0,
        points: income(view, seat) + scoringEffects(view, seat),
        enough: handSize(view.round),
      };
    case 'publicity':
      return { is: 'publicity', seat, reputation: reputationOf(view, seat), own: ownOf(view, seat) };
    case 'reserve':
    case 'use':
      return ofReserve(view, seat);
    case 'sum':
      return sumOf(view, seat);
    case 'tokens':
      return { is: 'tokens', seat, count: view.tokens[seat] ?? null };
    case 'door':
      return { is: 'door', seat, closed: view.closed[seat] === true };
    case 'marker':
      return of === 'starter'
        ? { is: 'starter', seat: view.starter }
        : { is: 'lap', last: view.lap === 'none' ? null : view.lapBy };
    default:
      return of === 'discard'
        ? { is: 'discard', cards: [...view.discard].reverse() }
        : {
            is: 'deck',
            count: view.deck,
            under: view.under.flatMap(({ card }) => (isCard(card) ? [card] : [])),
            unseen: unseenIn(view),
          };
  }
}

function ownOf({ geisha }: View, seat: Seat): Reputation | null {
  const engaged = geisha[seat];
  return engaged ? GEISHA[engaged] : null;
}

/** By name: the cards of the set without those in sight. */
function unseenIn({ guests, publicity, discard, hands, reserves, looked }: View): readonly Unseen[] {
  const held = hands.flatMap((hand) => hand ?? []);
  const inSight = [
    ...guests.flat(),
    ...publicity.flat(),
    ...discard,
    ...held,
    ...reserves.filter(isCard),
    ...(looked ?? []),
  ];
  return FOLK.map(({ id }) => {
    const isOne = (card: Kind): boolean => cardOf(card).folk === id;
    return { folk: id, count: DECK.filter(isOne).length - inSight.filter(isOne).length };
  }).filter(({ count }) => count > 0);
}

function metNow(view: View, card: Kind): Met | null {
  const seat = view.hands.findIndex((hand) => hand?.includes(card));
  return seat < 0 ? null : metBy(view, seat, card);
}

const metBy = (view: View, seat: Seat, card: Kind): Met => ({
  comes: meets(view, seat, card),
  isBridged: meets(view, seat, card) && !meetsPlainly(view, seat, card),
  has: reputationFor(view, seat, card),
});

/** Beside the income; there is one Rice Broker of each colour, so it is known whose guest it is. */
function broughtBy(view: View, card: Kind): number {
  const host = view.guests.findIndex((row) => row.includes(card));
  return brokerage(card, view.publicity[host]?.length ?? 0);
}

function sumOf(view: View, seat: Seat): Known {
  const earned = income(view, seat) + scoringEffects(view, seat);
  const off = penalty(view.held[seat] ?? 0);
  return { is: 'sum', seat, earned, penalty: off, total: Math.max(0, earned - off), bonus: view.bonus[seat] ?? 0 };
}

function ofReserve(view: View, seat: Seat): Known {
  const card = view.reserves[seat] ?? NONE;
  if (card === NONE) return { is: 'noReserve', seat };
  return { is: 'reserve', seat, seen: isCard(card) ? { card, met: metBy(view, seat, card) } : null };
}

function ofGeisha(geisha: GeishaId, view: View): Known {
  const seat = view.geisha.indexOf(geisha);
  if (seat < 0) return { is: 'geisha', geisha, at: null };
  return {
    is: 'geisha',
    geisha,
    at: { seat, reputation: reputationOf(view, seat), isSpent: view.spent[seat] === true },
  };
}

/** What is asked, told apart where a turn has narrowed down what there is to choose. */
export type Asked = Exclude<Stage, 'over' | 'turn'> | Exclude<Step['is'], 'effect'> | 'reserveOrEnd' | 'end';

/** The action of a turn, by what there is to choose. */
export interface TurnAsked {
  readonly isLast: boolean;
  readonly isClosed: boolean;
  readonly hasHand: boolean;
  /** A card of the hand could come as a guest, as far as these eyes know. */
  readonly hasGuest: boolean;
  /** The reserve could be used now. */
  readonly hasReserve: boolean;
  /** Extra turns that come after this one. */
  readonly extra: number;
}

type Asking =
  | Asked
  | { readonly is: 'turn'; readonly of: TurnAsked }
  | { readonly is: 'effect'; readonly effect: Effect; readonly again: boolean }
  /** Introduced are so many, and only how many to draw is left to say. */
  | { readonly is: 'ebb'; readonly given: number };

/** Null: nothing is asked any more. */
export function askedIn(view: View, seat: Seat): Asking | null {
  if (view.stage === 'over') return null;
  if (view.stage !== 'turn') return view.stage;
  const step = view.steps.at(-1);
  if (step?.is === 'effect') return { is: 'effect', effect: cardOf(step.card).effect, again: step.done > 0 };
  const hasHand = (view.held[seat] ?? 0) > 0;
  if (step?.is === 'introduce' && (step.given === MOST_GIVEN || !hasHand)) return { is: 'ebb', given: step.given };
  if (step) return step.is;
  const reserve = view.reserves[seat];
  const isMet = isCard(reserve) && meets(view, seat, reserve);
  if (!view.acted) {
    const isClosed = view.closed[seat] === true;
    const hasGuest = !isClosed && (view.hands[seat]?.some((card) => meets(view, seat, card)) ?? hasHand);
    const hasReserve = isMet && mayReveal(view);
    return {
      is: 'turn',
      of: { isLast: view.lap === 'running', isClosed, hasHand, hasGuest, hasReserve, extra: view.extra },
    };
  }
  return isCard(reserve) && !isMet ? 'end' : 'reserveOrEnd';
}
