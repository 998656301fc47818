import type { Eyes, Seat } from '../../../engine/ids.ts';
import { KINDS, type Kind } from './cards.ts';
import type { Known, State } from './state.ts';

// Who remembers which card went into whose hand. Each observer counts alone, so every entry is of one observer: after
// a card of a kind has left a hand in sight of all, each is sure of one card of that kind less.

/** The open table remembers too: it is one observer more. */
export const ONLOOKER: Seat = 6;
const OBSERVERS = 7;
const SEATS = 6;

export const bitOf = (observer: Seat): number => 1 << observer;
export const everybody = (state: Pick<State, 'hands'>): number => (1 << state.hands.length) - 1 + (1 << ONLOOKER);
export const observerOf = (eyes: Eyes): Seat => (eyes === 'onlooker' ? ONLOOKER : eyes);

const entryOf = (observer: Seat, seat: Seat, card: Kind, aside: number): number =>
  ((aside * KINDS + card) * SEATS + seat) * OBSERVERS + observer;
const ASIDE = KINDS * SEATS * OBSERVERS;
export const observerIn = (entry: number): Seat => entry % OBSERVERS;
const seatOf = (entry: number): Seat => Math.floor(entry / OBSERVERS) % SEATS;
const cardOf = (entry: number): Kind => Math.floor(entry / (OBSERVERS * SEATS)) % KINDS;

/** These observers saw this card go into that hand. */
export function learn(state: State, seat: Seat, card: Kind, observers: number): void {
  for (let observer = 0; observer < OBSERVERS; observer++)
    if (observers & bitOf(observer) && observer !== seat) state.known.push(entryOf(observer, seat, card, 0));
}

/** A card of this kind left the hand in sight of all. */
export function forget(state: State, seat: Seat, card: Kind): void {
  if (state.known.length === 0) return;
  for (let observer = 0; observer < OBSERVERS; observer++) {
    const entry = entryOf(observer, seat, card, 0);
    if (!drop(state.known, entry)) drop(state.known, entry + ASIDE);
  }
}

/** A card went from the hand into the reserve: whatever was known of the hand may be either now. */
export function veil(state: State, seat: Seat): void {
  const { known } = state;
  for (let at = 0; at < known.length; at++) {
    const entry = known[at] as number;
    if (entry < ASIDE && seatOf(entry) === seat) known[at] = entry + ASIDE;
  }
}

/** The reserve was turned over: it was this card, so all else is in the hand. */
export function unveil(state: State, seat: Seat, card: Kind): void {
  const { known } = state;
  if (known.length === 0) return;
  for (let observer = 0; observer < OBSERVERS; observer++) drop(known, entryOf(observer, seat, card, 0) + ASIDE);
  for (let at = 0; at < known.length; at++) {
    const entry = known[at] as number;
    if (entry >= ASIDE && seatOf(entry) === seat) known[at] = entry - ASIDE;
  }
}

/** What one observer remembers, in a fixed order. */
export const memoryOf = (state: Pick<State, 'known'>, observer: Seat): Known[] =>
  state.known
    .filter((entry) => observerIn(entry) === observer)
    .sort((one, other) => one - other)
    .map((entry) => ({ seat: seatOf(entry), card: cardOf(entry), aside: entry >= ASIDE }));

export const entriesOf = (memory: readonly Known[], observer: Seat): number[] =>
  memory.map(({ seat, card, aside }) => entryOf(observer, seat, card, aside ? 1 : 0));

function drop(entries: number[], entry: number): boolean {
  const at = entries.indexOf(entry);
  if (at < 0) return false;
  entries.splice(at, 1);
  return true;
}
