import type { Eyes, Seat } from '../../../engine/game.ts';
import type { Kind } from './cards.ts';
import type { Knower, Open, State, View } from './state.ts';

// Who remembers which card went into whose hand. Each observer counts alone, so every entry is of one observer: after
// a card of a kind has left a hand in sight of all, each is sure of one card of that kind less.

/** A card in a hand that was seen on its way there. */
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

export function rowsOf(rows: readonly (readonly Kind[])[]): Kind[][] {
  const copied: Kind[][] = [];
  for (const row of rows) copied.push(row.slice());
  return copied;
}

/** Whether a card of this kind lies face up: as a guest, as publicity or discarded. */
export const liesOpen = ({ guests, publicity, discard }: Open, card: Kind): boolean =>
  [...guests, ...publicity, discard].some((row) => row.includes(card));

/** What does not lie open. */
type Hidden = Omit<State, keyof Open>;

/**
 * A state with the open part of another one or of a view, in lists of its own. It is written out, in the order of the
 * dealt state, for the sake of search: states that are made in several ways are slow to play.
 */
export const stateOf = (of: State | View, hidden: Hidden): State => ({
  mode: of.mode,
  tokensOpen: of.tokensOpen,
  stage: of.stage,
  round: of.round,
  starter: of.starter,
  turn: of.turn,
  geisha: of.geisha.slice(),
  served: of.served.slice(),
  spent: of.spent.slice(),
  closed: of.closed.slice(),
  hands: hidden.hands,
  reserves: hidden.reserves,
  sealed: hidden.sealed,
  guests: rowsOf(of.guests),
  publicity: rowsOf(of.publicity),
  reputation: of.reputation.slice(),
  deck: hidden.deck,
  under: hidden.under,
  looking: of.looking,
  discard: of.discard.slice(),
  known: hidden.known,
  steps: of.steps.slice(),
  business: of.business,
  acted: of.acted,
  rested: of.rested,
  revealed: of.revealed,
  fresh: of.fresh,
  extra: of.extra,
  idle: of.idle,
  lap: of.lap,
  lapBy: of.lapBy,
  lapCause: of.lapCause,
  owed: of.owed.slice(),
  ended: of.ended,
  endedBy: of.endedBy,
  ready: of.ready.slice(),
  bonus: of.bonus.slice(),
  tokens: hidden.tokens,
  rounds: of.rounds.slice(),
});
