import type { Seat } from '../../../engine/ids.ts';
import { APPLE, NO_SPACE } from './cards.ts';
import { CAMP, type Hex } from './hexes.ts';
import { type Flow, NOBODY, type State } from './state.ts';

export const SEEKERS = [0, 1] as const;

export const seatCount = (state: State): number => state.pies.length;
export const whereIs = (state: State, seat: Seat, seeker: number): Hex => state.seekers[seat * 2 + seeker] as Hex;

/** Hexes with a seeker of the seat, each once, the first seeker's first. */
export function fieldsOf(state: State, seat: Seat): Hex[] {
  const one = whereIs(state, seat, 0);
  const two = whereIs(state, seat, 1);
  if (one === CAMP) return two === CAMP ? [] : [two];
  return two === CAMP || two === one ? [one] : [one, two];
}

/** The tokens that a seat controls: those where its seekers are. */
export function controlled(state: State, seat: Seat, kind: number): number {
  const tokens = kind === APPLE ? state.apples : state.gems;
  const one = whereIs(state, seat, 0);
  const two = whereIs(state, seat, 1);
  const first = one === CAMP ? 0 : (tokens[one] as number);
  return two === CAMP || two === one ? first : first + (tokens[two] as number);
}

export const countAt = (state: State, seat: Seat, hex: Hex): number =>
  (whereIs(state, seat, 0) === hex ? 1 : 0) + (whereIs(state, seat, 1) === hex ? 1 : 0);

/** Whose seeker, other than the seat's own, stands there, or NOBODY's. */
export function rivalAt(state: State, seat: Seat, hex: Hex): Seat {
  const { seekers } = state;
  for (let each = 0; each < seekers.length; each++) {
    if (seekers[each] === hex && each >> 1 !== seat) return each >> 1;
  }
  return NOBODY;
}

export const isOccupied = (state: State, hex: Hex): boolean => state.seekers.includes(hex);

/** Hexes with seekers of others. */
export function rivalFields(state: State, seat: Seat): Hex[] {
  const fields: Hex[] = [];
  state.seekers.forEach((hex, each) => {
    if (hex !== CAMP && each >> 1 !== seat && !fields.includes(hex)) fields.push(hex);
  });
  return fields;
}

/** Back to camp, and a resupply to come; the marker goes off the mat unless a card says otherwise. */
export function sendHome(state: State, seat: Seat, seeker: number, clears: boolean, flow: Flow): void {
  const from = whereIs(state, seat, seeker);
  state.seekers[seat * 2 + seeker] = CAMP;
  if (clears) state.marker[seat] = NO_SPACE;
  state.todo.push({ step: 'resupply', seat });
  flow.tell?.({ is: 'home', seat, seeker, from, clears }, 'all', 'none');
}

/** Puts tokens from the supply on a hex, as far as it has some; returns how many. */
export function supplyTo(state: State, kind: number, hex: Hex, wanted: number): number {
  const count = Math.min(wanted, state.supply[kind] as number);
  const tokens = kind === APPLE ? state.apples : state.gems;
  state.supply[kind] = (state.supply[kind] as number) - count;
  tokens[hex] = (tokens[hex] as number) + count;
  return count;
}

export function takeAway(state: State, kind: number, hex: Hex, count: number): void {
  const tokens = kind === APPLE ? state.apples : state.gems;
  tokens[hex] = (tokens[hex] as number) - count;
}
export function setDown(state: State, kind: number, hex: Hex, count: number): void {
  takeAway(state, kind, hex, -count);
}
