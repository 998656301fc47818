import type { Eyes, Seat } from '../../../engine/ids.ts';
import type { Kind } from './cards.ts';
import type { Knower, State } from './state.ts';

// Who remembers which card went into whose hand. Each observer counts alone, so every entry is of one observer: after
// a card of a kind has left a hand in sight of all, each is sure of one card of that kind less.

/** A card in somebody's hand that was seen on its way there. */
export interface Known {
  readonly seat: Seat;
  readonly card: Kind;
  /** A reserve was laid from that hand since, and it may be this card. */
  readonly aside: boolean;
}

/** What one observer knows. Frozen: copies of a state may share it. */
export interface Memory extends Known {
  /** The open table remembers too. */
  readonly observer: Eyes;
}

const entryOf = (observer: Eyes, seat: Seat, card: Kind, aside: boolean): Memory =>
  Object.freeze({ observer, seat, card, aside });

type Remembering = Pick<State, 'known'>;

export const knows = (knower: Knower, eyes: Eyes): boolean => knower === 'everybody' || knower === eyes;

/** The knower, or everybody, saw this card go into that hand; once the round is over nobody keeps that in mind. */
export function learn({ known, hands, stage }: State, seat: Seat, card: Kind, knower: Knower): void {
  if (stage === 'settle') return;
  if (knower !== 'everybody') {
    if (knower !== seat) known.push(entryOf(knower, seat, card, false));
    return;
  }
  for (let observer = 0; observer < hands.length; observer++)
    if (observer !== seat) known.push(entryOf(observer, seat, card, false));
  known.push(entryOf('onlooker', seat, card, false));
}

/** A card of this kind left the hand in sight of all. */
export function forget(state: State, seat: Seat, card: Kind): void {
  if (!isRemembered(state, seat, card)) return;
  eachObserver(state, (observer) => {
    if (!drop(state, observer, seat, card, false)) drop(state, observer, seat, card, true);
  });
}

/** A card went from the hand into the reserve: whatever was known of the hand may be either now. */
export const veil = (state: State, seat: Seat): void => setAllAside(state, seat, true);

/** The reserve was turned over: it was this card, so all else is in the hand. */
export function unveil(state: State, seat: Seat, card: Kind): void {
  if (state.known.length === 0) return;
  if (isRemembered(state, seat, card)) eachObserver(state, (observer) => drop(state, observer, seat, card, true));
  setAllAside(state, seat, false);
}

/** All that this observer alone knew is gone for good; what the open table knows of the others stays. */
export function keepCommon(state: Remembering, observer: Seat): void {
  const { known } = state;
  if (known.length === 0) return;
  const others = known.filter((each) => each.observer !== observer);
  const common = others.filter((each) => each.observer === 'onlooker' && each.seat !== observer);
  state.known = [...others, ...asMemory(common, observer)];
}

/** What one observer remembers, in a fixed order. */
export const memoryOf = ({ known }: Remembering, eyes: Eyes): Known[] =>
  known
    .filter(({ observer }) => observer === eyes)
    .sort((one, other) => Number(one.aside) - Number(other.aside) || one.card - other.card || one.seat - other.seat)
    .map(({ seat, card, aside }) => ({ seat, card, aside }));

export const asMemory = (known: readonly Known[], observer: Eyes): Memory[] =>
  known.map(({ seat, card, aside }) => entryOf(observer, seat, card, aside));

function eachObserver({ hands }: Pick<State, 'hands'>, visit: (observer: Eyes) => void): void {
  for (let seat = 0; seat < hands.length; seat++) visit(seat);
  visit('onlooker');
}

function isRemembered({ known }: Remembering, seat: Seat, card: Kind): boolean {
  for (const each of known) if (each.seat === seat && each.card === card) return true;
  return false;
}

function setAllAside({ known }: Remembering, seat: Seat, aside: boolean): void {
  known.forEach((each, at) => {
    if (each.seat === seat && each.aside !== aside) known[at] = entryOf(each.observer, seat, each.card, aside);
  });
}

/** Takes away one such entry; false: there was none. */
function drop({ known }: Remembering, observer: Eyes, seat: Seat, card: Kind, aside: boolean): boolean {
  const at = known.findIndex(
    (each) => each.card === card && each.seat === seat && each.observer === observer && each.aside === aside,
  );
  if (at < 0) return false;
  known.splice(at, 1);
  return true;
}
