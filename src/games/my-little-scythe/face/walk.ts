import { useEffect, useRef, useState } from 'preact/hooks';
import type { Offer, Seat } from '../../../engine/game.ts';
import { APPLE, GEM, WARES, type Ware } from '../rules/cards.ts';
import { CASTLE, type Hex, tokensAt, whereIs } from '../rules/hexes.ts';
import { MOVE, TO_DELIVER } from '../rules/mat.ts';
import { act, deliver, go, type Move, moveId, pick, take } from '../rules/move.ts';
import { SEEKERS, type Seeker, type Step, top, type View } from '../rules/state.ts';
import { deliveries, reach } from '../rules/steps/walk.ts';
import { isCamp, placeOfSeeker, type Target } from './targets.ts';

/** What has been tapped before it is a move: a seeker, what it shall carry, and a die. */
export interface Half {
  readonly seeker: Seeker | null;
  /** Null: as many as lie there, but for a way that is too far with a load. */
  readonly apples: number | null;
  readonly gems: number | null;
  readonly die: number | null;
}
export const NOTHING: Half = { seeker: null, apples: null, gems: null, die: null };

/** A seeker about to go: what lies where it stands, what it has picked up, what it shall carry, where it can go so. */
export interface Walk {
  readonly seeker: Seeker;
  readonly from: Target;
  readonly stock: Load;
  readonly loaded: Load;
  readonly wanted: Load;
  /** Somebody has said how much it shall carry. */
  readonly counted: boolean;
  readonly reach: ReadonlySet<Hex>;
  /** Of these, where it comes only without the load. */
  readonly light: ReadonlySet<Hex>;
  /** Tapped, not only the one that is left. */
  readonly tapped: boolean;
  /** Chosen for the rules too, not on the table alone. */
  readonly picked: boolean;
}
export interface Load {
  readonly apples: number;
  readonly gems: number;
}
const NO_LOAD: Load = { apples: 0, gems: 0 };

/** Where the action is still to be chosen, a tapped seeker begins a Move. */
export const pickable = (offers: readonly Offer<Move>[]): Seeker[] =>
  offers.flatMap(({ move }) => (move.do === 'pick' ? [move.seeker] : isStart(move) ? SEEKERS : []));
const isStart = (move: Move): boolean => move.do === 'act' && move.space === MOVE;

export function walkOf(view: View, seat: Seat, offers: readonly Offer<Move>[], half: Half): Walk | null {
  const pending = top(view);
  if (pending?.step === 'route') return walking(view, seat, pending.seeker, pending, half, true);
  if (pending?.step !== 'move' && pending?.step !== 'action') return null;
  const ready = pickable(offers);
  const only = pending.step === 'move' ? onlyOf(view, seat, ready) : null;
  const seeker = half.seeker !== null && ready.includes(half.seeker) ? half.seeker : only;
  return seeker === null ? null : walking(view, seat, seeker, NO_LOAD, half, false);
}
/** Two in one place are alike. */
function onlyOf(view: View, seat: Seat, ready: readonly Seeker[]): Seeker | null {
  const places = new Set(ready.map((seeker) => placeOfSeeker(view, seat, seeker)));
  return places.size === 1 ? (ready[0] ?? null) : null;
}

function walking(view: View, seat: Seat, seeker: Seeker, { apples, gems }: Load, half: Half, picked: boolean): Walk {
  const from = placeOfSeeker(view, seat, seeker);
  const here = whereIs(view, seat, seeker);
  const stock = { apples: tokensAt(view, APPLE, here), gems: tokensAt(view, GEM, here) };
  // Where loading has begun, no more is meant than what was said.
  const unsaid = apples + gems > 0 ? NO_LOAD : stock;
  const wanted = {
    apples: Math.max(apples, Math.min(half.apples ?? unsaid.apples, stock.apples)),
    gems: Math.max(gems, Math.min(half.gems ?? unsaid.gems, stock.gems)),
  };
  const counted = half.apples !== null || half.gems !== null;
  const ends = reach(view, seat, seeker, sumOf(wanted) > 0);
  const mayLeaveIt = !counted && apples + gems === 0 && sumOf(wanted) > 0;
  const light = mayLeaveIt ? reach(view, seat, seeker, false).filter((hex) => !ends.includes(hex)) : [];
  if (top(view)?.step === 'action' && deliveryFrom(view, seat)) ends.push(CASTLE);
  return {
    seeker,
    from,
    stock,
    loaded: { apples, gems },
    wanted,
    counted,
    reach: new Set([...ends, ...light]),
    light: new Set(light),
    tapped: half.seeker === seeker,
    picked,
  };
}
const sumOf = ({ apples, gems }: Load): number => apples + gems;

/** The small steps before the seeker can be sent there: choose Move and it, pick up what it shall carry. */
export function stepsBefore(walk: Walk, step: Step | undefined, to: Hex): Move[] {
  const { seeker, from, loaded, picked } = walk;
  const wanted = walk.light.has(to) ? loaded : walk.wanted;
  const takes = (kind: Ware, count: number): Move[] => Array.from({ length: count }, () => take(kind, from));
  return [
    ...(step === 'action' ? [act(MOVE)] : []),
    ...(picked ? [] : [pick(seeker)]),
    ...takes(APPLE, wanted.apples - loaded.apples),
    ...takes(GEM, wanted.gems - loaded.gems),
  ];
}

/** What a seeker takes along: to where it has been sent what it holds, until then what is meant. */
export const carried = ({ counted, loaded, wanted }: Walk, chosen: Move | null): Load =>
  chosen?.do === 'go' && !counted ? loaded : wanted;

/** The way to the chosen place with another load; null: with that it does not come there. */
export function reladen(
  view: View,
  seat: Seat,
  offers: readonly Offer<Move>[],
  half: Half,
  chosen: Move,
): readonly Move[] | null {
  const walk = walkOf(view, seat, offers, half);
  if (chosen.do !== 'go' || !walk?.reach.has(chosen.to)) return null;
  return [...stepsBefore(walk, top(view)?.step, chosen.to), chosen];
}

/** What a tap on the map means while seekers move. */
export type Answer =
  | { readonly is: 'seeker'; readonly seeker: Seeker | null }
  | { readonly is: 'go'; readonly steps: readonly Move[] }
  | { readonly is: 'wonder'; readonly wish: Move };

/** Null: nothing that has to do with walking. */
export function answerTo(
  view: View,
  seat: Seat,
  offers: readonly Offer<Move>[],
  walk: Walk | null,
  place: Target,
): Answer | null {
  const step = top(view)?.step;
  if (step !== 'action' && step !== 'move' && step !== 'route') return null;
  // Whoever has loaded something goes on, to where the other one stands too; before that it is chosen instead.
  const isLaden = walk?.counted === true && sumOf(walk.wanted) > 0;
  if (step !== 'route' && !(isLaden && walk.reach.has(place))) {
    const here = pickable(offers).find((seeker) => placeOfSeeker(view, seat, seeker) === place);
    if (here !== undefined) return { is: 'seeker', seeker: walk?.tapped && walk.from === place ? null : here };
  }
  if (isCamp(place)) return null;
  if (walk && step === 'action' && place === CASTLE) {
    const delivery = deliveryFrom(view, seat);
    return delivery && { is: 'go', steps: [act(MOVE), delivery] };
  }
  if (walk?.reach.has(place)) return { is: 'go', steps: [...stepsBefore(walk, step, place), go(place)] };
  if (step === 'action') return null;
  const only = walk || place === CASTLE ? null : onlyWalkTo(view, seat, offers, place);
  if (only) return { is: 'go', steps: [...stepsBefore(only, step, place), go(place)] };
  if (step === 'move' && place === CASTLE) {
    return offers.some(({ move }) => move.do === 'deliver') ? null : { is: 'wonder', wish: deliveryWish(view, seat) };
  }
  return { is: 'wonder', wish: go(place) };
}

/** Where none is tapped yet, and one of two alone can go there. */
function onlyWalkTo(view: View, seat: Seat, offers: readonly Offer<Move>[], place: Hex): Walk | null {
  const walks = pickable(offers).map((seeker) => walking(view, seat, seeker, NO_LOAD, NOTHING, false));
  const [one, ...others] = walks.filter((walk) => walk.reach.has(place));
  return one && others.length === 0 ? one : null;
}

/** A tapped seeker brings to the castle what lies ready, as its Move begins; another way is chosen beside the map. */
const deliveryFrom = (view: View, seat: Seat): Move | null =>
  deliveries(view, seat, false)[0] ?? deliveries(view, seat, true)[0] ?? null;

/** What to ask about where a castle is tapped that nothing can be delivered to: the heap that comes nearest. */
function deliveryWish(view: View, seat: Seat): Move {
  const heaps = SEEKERS.flatMap((seeker) =>
    WARES.map((kind) => ({ seeker, kind, count: tokensAt(view, kind, whereIs(view, seat, seeker)) })),
  );
  const [best] = heaps.sort((one, other) => other.count - one.count);
  return best?.seeker === 1 ? deliver(best.kind, 0, TO_DELIVER) : deliver(best?.kind ?? APPLE, TO_DELIVER, 0);
}

export const offerOf = (offers: readonly Offer<Move>[], wish: Move): Offer<Move> | null =>
  offers.find(({ move }) => moveId(move) === moveId(wish)) ?? null;

interface Plan {
  readonly steps: readonly Move[];
  readonly ends: 'chosen' | 'made';
}
const NO_PLAN: Plan = { steps: [], ends: 'chosen' };

/**
 * One tap can mean several small moves: choose a seeker, load three apples, go there. All but the last are made one
 * after the other, as soon as each is offered; the last is only chosen, so that it can be seen before it is made, unless
 * more of the same is to come.
 */
export function usePlan(
  offers: readonly Offer<Move>[],
  selected: Offer<Move> | null,
  select: (offer: Offer<Move> | null) => void,
  commit: (offer: Offer<Move>) => void,
): (steps: readonly Move[], ends?: Plan['ends']) => void {
  const [plan, setPlan] = useState(NO_PLAN);
  const { ends } = plan;
  const [next, ...rest] = plan.steps;
  const offer = next ? offerOf(offers, next) : null;
  const sentAt = useRef<readonly Offer<Move>[] | null>(null);
  useEffect(() => {
    if (!next || offers.length === 0) return;
    if (sentAt.current !== null && sentAt.current !== offers) {
      sentAt.current = null;
      setPlan({ steps: rest, ends });
    } else if (!offer) setPlan(NO_PLAN);
    else if (rest.length === 0 && ends === 'chosen') {
      setPlan(NO_PLAN);
      if (selected !== offer) select(offer);
    } else {
      sentAt.current = offers;
      commit(offer);
    }
  }, [plan, offers, selected]);
  return (steps, how = 'chosen') => {
    sentAt.current = null;
    setPlan({ steps, ends: how });
  };
}
