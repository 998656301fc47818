import type { Seat } from '../../../engine/ids.ts';
import { sum } from '../../../engine/lists.ts';
import { ALL_KINDS, KIND_OF_DIE, type Kind, MOVE_PILE, type Tile, type Ware } from './cards.ts';
import { CAMP, type Hex, type Spot } from './hexes.ts';
import { type Flow, type OwnSeat, type Seeker, type SeenSeat, type State, type Table, top } from './state.ts';

export const seatCount = ({ seats }: Table): number => seats.length;
export function seatAt(table: State, seat: Seat): OwnSeat;
export function seatAt(table: Table, seat: Seat): SeenSeat;
export function seatAt({ seats }: Table, seat: Seat): SeenSeat {
  return seats[seat] as SeenSeat;
}
export const whereIs = (table: Table, seat: Seat, seeker: Seeker): Spot => seatAt(table, seat).seekers[seeker];
export const ownsMoveTile = (table: Table, seat: Seat, tile: Tile): boolean =>
  isTile(seatAt(table, seat).tiles[MOVE_PILE], tile);

// Numbers alone are compared fast.
const isTile = (own: Tile | null, tile: Tile): boolean => own !== null && own === tile;

/** How many of a kind lie there; none at camp. */
export const tokensAt = ({ tokens }: Table, kind: Kind, at: Spot): number =>
  at === CAMP ? 0 : (tokens[kind][at] ?? 0);

/** Hexes with a seeker of the seat, each once, the first seeker's first. */
export function fieldsOf(table: Table, seat: Seat): Hex[] {
  const { seekers } = seatAt(table, seat);
  const one = seekers[0];
  const two = seekers[1];
  if (one === CAMP) return two === CAMP ? [] : [two];
  return two === CAMP || two === one ? [one] : [one, two];
}

/** The tokens that a seat controls: those where its seekers are. */
export function controlled(table: Table, seat: Seat, kind: Ware): number {
  const { seekers } = seatAt(table, seat);
  const one = seekers[0];
  const two = seekers[1];
  const first = tokensAt(table, kind, one);
  return two === one ? first : first + tokensAt(table, kind, two);
}

export function countAt(table: Table, seat: Seat, spot: Spot): number {
  const { seekers } = seatAt(table, seat);
  const one = seekers[0];
  const two = seekers[1];
  return (one === spot ? 1 : 0) + (two === spot ? 1 : 0);
}

/** Whose seeker, other than the seat's own, stands there. */
export function rivalAt({ seats }: Table, seat: Seat, hex: Hex): Seat | null {
  for (let other = 0; other < seats.length; other++) {
    if (other !== seat && standsOn(seats[other], hex)) return other;
  }
  return null;
}

export function isOccupied({ seats }: Table, hex: Hex): boolean {
  for (const own of seats) if (standsOn(own, hex)) return true;
  return false;
}

const standsOn = (own: SeenSeat | undefined, hex: Hex): boolean =>
  own !== undefined && (own.seekers[0] === hex || own.seekers[1] === hex);

/** Hexes with seekers of others. */
export function rivalFields(table: Table, seat: Seat): Hex[] {
  const fields: Hex[] = [];
  for (let other = 0; other < table.seats.length; other++) {
    if (other === seat) continue;
    for (const hex of fieldsOf(table, other)) if (!fields.includes(hex)) fields.push(hex);
  }
  return fields;
}

export function goTo(state: State, seat: Seat, seeker: Seeker, spot: Spot): void {
  seatAt(state, seat).seekers[seeker] = spot;
}

/** From a hex back to camp, and a resupply to come; the marker goes off the mat unless a card says otherwise. */
export function sendHome(state: State, seat: Seat, seeker: Seeker, clears: boolean, flow: Flow): void {
  const from = whereIs(state, seat, seeker);
  if (from === CAMP) throw new Error('a seeker comes to camp from camp');
  const own = seatAt(state, seat);
  goTo(state, seat, seeker, CAMP);
  const unmarks = clears && own.marker !== null;
  // rule: camp.marker
  if (clears) own.marker = null;
  const below = top(state);
  const other = below?.step === 'resupply' && below.seat === seat;
  // What is pushed now is done before it.
  if (other) below.again = true;
  state.todo.push({ step: 'resupply', seat });
  const leaves = countAt(state, seat, from) > 0;
  flow.tell?.({ is: 'home', seat, seeker, other, from, leaves, clears, unmarks }, 'all', 'none');
}

/** Tokens that the dice still bring: of each kind no more than the supply has. */
export const leftToPlace = ({ dice, supply }: Table): number =>
  sum(
    ALL_KINDS.map((kind) =>
      Math.min(supply[kind], dice.filter((terrain, die) => terrain !== null && KIND_OF_DIE[die] === kind).length),
    ),
  );

/** Puts tokens from the supply on a hex, as far as it has some; returns how many. */
export function supplyTo(state: State, kind: Kind, hex: Hex, wanted: number): number {
  const count = Math.min(wanted, state.supply[kind]);
  state.supply[kind] -= count;
  setDown(state, kind, hex, count);
  return count;
}

export function takeAway(state: State, kind: Kind, hex: Hex, count: number): void {
  setDown(state, kind, hex, -count);
}
export function setDown({ tokens }: State, kind: Kind, hex: Hex, count: number): void {
  tokens[kind][hex] = (tokens[kind][hex] ?? 0) + count;
}
