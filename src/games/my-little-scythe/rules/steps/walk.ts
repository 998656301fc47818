import type { Seat } from '../../../../engine/game.ts';
import { APPLE, fieldOf, GEM, WARES, type Ware } from '../cards.ts';
import {
  CAMP,
  controlled,
  DOORS,
  frontOf,
  goTo,
  HEXES,
  type Hex,
  isPortal,
  neighboursOf,
  PORTALS,
  rivalAt,
  seatAt,
  seatCount,
  sendHome,
  setDown,
  takeAway,
  tokensAt,
  whereIs,
} from '../hexes.ts';
import type { Tile } from '../mat.ts';
import { LONG_STRIDE, MOVE_PILE, PORTAL_EXPRESS, STRONG_BACK, TO_DELIVER, TO_DELIVER_EASED } from '../mat.ts';
import type { Deliver, Move, StepRules } from '../move.ts';
import { answer, deliver, go, neverSettles, PASS, pick, take } from '../move.ts';
import type { DeliveryFault } from '../reasons.ts';
import type { BySeeker, Flow, Plain, Route, Seeker, State, Table } from '../state.ts';
import { broughtBy, bySeeker, SEEKERS } from '../state.ts';
import { award, canEase, mayEase, mayTake } from '../trophies.ts';

const tileOf = (table: Table, seat: Seat): Tile | null => seatAt(table, seat).tiles[MOVE_PILE];
const stepsBy = (tile: Tile | null, laden: boolean): number => {
  // rule: tile.strong-back
  if (laden) return tile === STRONG_BACK ? 2 : 1;
  // rule: tile.long-stride
  return tile === LONG_STRIDE ? 3 : 2;
};
export const stepsOf = (table: Table, seat: Seat, laden: boolean): number => stepsBy(tileOf(table, seat), laden);

const NEVER = -1;
/** What a walk has found: for every hex, with the jump still to come or gone, the most steps that were left there. */
const found = new Int8Array(HEXES * 2);
const leftAt = (place: number): number => found[place] ?? NEVER;
const blocked = new Uint8Array(HEXES);

/** The power-up without which the seeker's move could not end there. */
export const neededFor = (table: Table, seat: Seat, seeker: Seeker, laden: boolean, to: Hex): Tile | null =>
  reach(table, seat, seeker, laden, null).includes(to) ? null : tileOf(table, seat);

/** Where the seeker's move may end, in the order of the hexes. */
export function reach(
  table: Table,
  seat: Seat,
  seeker: Seeker,
  laden: boolean,
  tile: Tile | null = tileOf(table, seat),
): Hex[] {
  found.fill(NEVER);
  blocked.fill(0);
  const { seats } = table;
  for (let other = 0; other < seats.length; other++) {
    if (other === seat) continue;
    const { seekers } = seatAt(table, other);
    if (seekers[0] !== CAMP) blocked[seekers[0]] = 1;
    if (seekers[1] !== CAMP) blocked[seekers[1]] = 1;
  }
  const steps = stepsBy(tile, laden);
  // rule: tile.portal-express
  const jumps = tile === PORTAL_EXPRESS ? 1 : 0;
  const start = whereIs(table, seat, seeker);
  if (start === CAMP) for (const hex of frontOf(seatCount(table), seat)) walk(hex, steps - 1, jumps);
  else walk(start, steps, jumps);
  const ends: Hex[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    if (hex !== start && (leftAt(hex) !== NEVER || leftAt(hex + HEXES) !== NEVER)) ends.push(hex);
  }
  return ends;
}

function walk(hex: Hex, steps: number, jumps: number): void {
  const place = hex + (jumps === 0 ? HEXES : 0);
  if (leftAt(place) >= steps) return;
  found[place] = steps;
  // rule: move.rival
  if (blocked[hex] === 1) return;
  if (jumps > 0 && isPortal(hex)) for (const other of PORTALS) if (other !== hex) walk(other, steps, 0);
  if (steps === 0) return;
  const near = neighboursOf(hex);
  for (const next of near) walk(next, steps - 1, jumps);
}

/**
 * Whether a laden seeker can get into the castle without entering a rival's hex. A jump never helps: every portal is at
 * the castle's door already.
 */
function reachesCastle(table: Table, seat: Seat, seeker: Seeker): boolean {
  const hex = whereIs(table, seat, seeker);
  if (hex === CAMP) return false;
  if (DOORS[hex]) return true;
  if (stepsOf(table, seat, true) < 2) return false;
  return neighboursOf(hex).some((near) => DOORS[near] && rivalAt(table, seat, near) === null);
}

export const isEasedDelivery = ({ by }: Deliver): boolean => broughtBy(by) < TO_DELIVER;

/** Why apples or gems cannot be delivered so; null if they can. */
export function deliveryFault(table: Table, seat: Seat, { kind, by }: Deliver): DeliveryFault | null {
  const count = broughtBy(by);
  if (count !== TO_DELIVER && count !== TO_DELIVER_EASED) return 'deliver.four';
  const field = fieldOf(kind);
  if (!mayTake(table, seat, field)) return 'deliver.trophy';
  if (by[0] > 0 && by[1] > 0 && (table.moved[0] || table.moved[1])) return 'deliver.joint';
  if (isShort(table, seat, kind, by)) return 'deliver.four';
  const carriers = SEEKERS.filter((seeker) => by[seeker] > 0);
  if (!carriers.every((seeker) => reachesCastle(table, seat, seeker))) return 'deliver.reach';
  if (carriers.some((seeker) => table.moved[seeker])) return 'move.seekers';
  if (count === TO_DELIVER || canEase(table, seat, field)) return null;
  return mayEase(table, seat, field) ? 'trophy.personality' : 'deliver.four';
}

/** Two on one hex bring what lies there together. */
function isShort(table: Table, seat: Seat, kind: Ware, [one, two]: BySeeker<number>): boolean {
  const here = whereIs(table, seat, 0);
  const there = whereIs(table, seat, 1);
  if (here === there) return one + two > tokensAt(table, kind, here);
  return one > tokensAt(table, kind, here) || two > tokensAt(table, kind, there);
}

/** Every way to deliver apples, then gems: four, or three that a personality may ease. */
export function deliveries(table: Table, seat: Seat, eased: boolean): Deliver[] {
  // rule: person.farmer, person.miner
  const wanted = eased ? TO_DELIVER_EASED : TO_DELIVER;
  const made: Deliver[] = [];
  for (const kind of WARES) {
    if (controlled(table, seat, kind) < wanted) continue;
    for (let by = 0; by <= wanted; by++) {
      const way = deliver(kind, by, wanted - by);
      if (deliveryFault(table, seat, way) === null) made.push(way);
    }
  }
  return made;
}

/** The tokens go to the supply, the trophy is taken, and the seeker who brought them goes to camp. */
function bring(state: State, seat: Seat, move: Deliver, flow: Flow): void {
  const { kind, by } = move;
  flow.tell?.({ is: 'delivered', seat, kind, by }, 'all', 'none');
  award(state, seat, fieldOf(kind), isEasedDelivery(move), flow);
  state.supply[kind] += broughtBy(by);
  for (const seeker of SEEKERS) {
    const hex = whereIs(state, seat, seeker);
    if (by[seeker] === 0 || hex === CAMP) continue;
    takeAway(state, kind, hex, by[seeker]);
    state.moved = bySeeker(state.moved, seeker, true);
    sendHome(state, seat, seeker, true, flow);
  }
}

/** Which seeker moves next, or a delivery; once one has moved the other may stay. */
export const move: StepRules<Plain<'move'>> = {
  settle(state) {
    if (!(state.moved[0] && state.moved[1])) return false;
    state.todo.pop();
    return true;
  },
  moves(table, { seat }) {
    const { moved } = table;
    const made: Move[] = [];
    for (const seeker of SEEKERS) if (!moved[seeker]) made.push(pick(seeker));
    made.push(...deliveries(table, seat, false));
    if (moved[0] || moved[1]) made.push(PASS);
    made.push(...deliveries(table, seat, true));
    return made;
  },
  play(state, { seat, step }, chosen, flow) {
    if (chosen.do === 'deliver') bring(state, seat, chosen, flow);
    else if (chosen.do === 'pick') state.todo.push({ step: 'route', seat, seeker: chosen.seeker, apples: 0, gems: 0 });
    else {
      state.todo.pop();
      flow.tell?.({ is: 'passed', seat, step, tile: null }, 'all', 'none');
    }
  },
};

/** Tokens are taken up one by one, then the seeker goes where it can with or without them. */
export const route: StepRules<Route> = {
  settle: neverSettles,
  moves(table, { seat, seeker, apples, gems }) {
    const made: Move[] = reach(table, seat, seeker, apples + gems > 0).map(go);
    const hex = whereIs(table, seat, seeker);
    if (hex === CAMP) return made;
    if (tokensAt(table, APPLE, hex) > apples) made.push(take(APPLE, hex));
    if (tokensAt(table, GEM, hex) > gems) made.push(take(GEM, hex));
    return made;
  },
  play(state, pending, chosen, flow) {
    if (chosen.do === 'take') {
      if (chosen.kind === APPLE) pending.apples++;
      else pending.gems++;
      return;
    }
    const { to } = answer(chosen, 'go');
    const { seat, seeker, apples, gems } = pending;
    const from = whereIs(state, seat, seeker);
    const other = state.moved[0] || state.moved[1];
    const by = flow.tell ? neededFor(state, seat, seeker, apples + gems > 0, to) : null;
    state.todo.pop();
    goTo(state, seat, seeker, to);
    state.moved = bySeeker(state.moved, seeker, true);
    if (from !== CAMP) {
      takeAway(state, APPLE, from, apples);
      setDown(state, APPLE, to, apples);
      takeAway(state, GEM, from, gems);
      setDown(state, GEM, to, gems);
    }
    flow.tell?.({ is: 'moved', seat, seeker, other, from, to, apples, gems, by }, 'all', 'none');
  },
};
