import type { Seat } from '../../../engine/ids.ts';
import { APPLE, LONG_STRIDE, PORTAL_EXPRESS, STRONG_BACK, type Tile } from './cards.ts';
import { CAMP, DOORS, frontOf, HEXES, type Hex, isPortal, NEIGHBOURS, PORTALS } from './hexes.ts';
import { SEEKERS, seatCount, whereIs } from './seekers.ts';
import type { State } from './state.ts';

export const ownsMoveTile = (state: State, seat: Seat, tile: Tile): boolean => state.tiles[seat * 2] === tile;

export const stepsOf = (state: State, seat: Seat, laden: boolean): number => {
  if (laden) return ownsMoveTile(state, seat, STRONG_BACK) ? 2 : 1;
  return ownsMoveTile(state, seat, LONG_STRIDE) ? 3 : 2;
};

/** What a walk has found: for every hex, with the jump still to come or gone, the most steps that were left there; −1 for none. */
const found = new Int8Array(HEXES * 2);
const blocked = new Uint8Array(HEXES);

/** Where the seeker's move may end, in the order of the hexes. */
export function reach(state: State, seat: Seat, seeker: number, laden: boolean): Hex[] {
  found.fill(-1);
  blocked.fill(0);
  const { seekers } = state;
  for (let each = 0; each < seekers.length; each++) {
    const hex = seekers[each] as Hex;
    if (hex !== CAMP && each >> 1 !== seat) blocked[hex] = 1;
  }
  const steps = stepsOf(state, seat, laden);
  const jumps = ownsMoveTile(state, seat, PORTAL_EXPRESS) ? 1 : 0;
  const start = whereIs(state, seat, seeker);
  if (start === CAMP) for (const hex of frontOf(seatCount(state), seat)) walk(hex, steps - 1, jumps);
  else walk(start, steps, jumps);
  const ends: Hex[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    if (hex !== start && ((found[hex] as number) >= 0 || (found[hex + HEXES] as number) >= 0)) ends.push(hex);
  }
  return ends;
}

function walk(hex: Hex, steps: number, jumps: number): void {
  const place = hex + (jumps === 0 ? HEXES : 0);
  if ((found[place] as number) >= steps) return;
  found[place] = steps;
  if (blocked[hex] === 1) return;
  if (jumps > 0 && isPortal(hex)) for (const other of PORTALS) if (other !== hex) walk(other, steps, 0);
  if (steps === 0) return;
  const near = NEIGHBOURS[hex] as readonly Hex[];
  for (let each = 0; each < near.length; each++) walk(near[each] as Hex, steps - 1, jumps);
}

/**
 * Whether a laden seeker can get into the castle without entering a rival's hex. A jump never helps: every portal is at
 * the castle's door already.
 */
export function reachesCastle(state: State, seat: Seat, seeker: number): boolean {
  const hex = whereIs(state, seat, seeker);
  if (hex === CAMP) return false;
  if (DOORS[hex]) return true;
  if (stepsOf(state, seat, true) < 2) return false;
  return (NEIGHBOURS[hex] as readonly Hex[]).some((near) => DOORS[near] && isFree(state, seat, near));
}

const isFree = (state: State, seat: Seat, hex: Hex): boolean =>
  !state.seekers.some((other, each) => other === hex && each >> 1 !== seat);

/** How `wanted` tokens of a kind can be delivered now, as pairs of what each seeker brings. */
export function splits(state: State, seat: Seat, kind: number, wanted: number): (readonly [number, number])[] {
  const tokens = kind === APPLE ? state.apples : state.gems;
  const ready = SEEKERS.map((seeker) => ((state.moved >> seeker) & 1) === 0 && reachesCastle(state, seat, seeker));
  const [one, two] = [whereIs(state, seat, 0), whereIs(state, seat, 1)];
  const stock = [one, two].map((hex) => (hex === CAMP ? 0 : (tokens[hex] as number)));
  const [first = 0, second = 0] = stock;
  const ways: (readonly [number, number])[] = [];
  for (let by = 0; by <= wanted; by++) {
    const rest = wanted - by;
    if (by > 0 && !ready[0]) continue;
    if (rest > 0 && !ready[1]) continue;
    if (one === two ? wanted <= first : by <= first && rest <= second) ways.push([by, rest]);
  }
  return ways;
}
