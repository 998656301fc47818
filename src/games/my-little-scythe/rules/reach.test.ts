import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import type { Seat } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { APPLE, fieldOf, GEM, WARES, type Ware } from './cards.ts';
import {
  ALL_HEXES,
  CAMP,
  CASTLE,
  distance,
  frontOf,
  HEXES,
  type Hex,
  hexAt,
  isPortal,
  type Spot,
  seatAt,
} from './hexes.ts';
import { LONG_STRIDE, MOVE_PILE, PORTAL_EXPRESS, STRONG_BACK, TO_DELIVER } from './mat.ts';
import { act, deliver, go, pick, take } from './move.ts';
import { does, offers, positionOf, randomPosition } from './sample.ts';
import { SEEKERS, type Seeker, type State } from './state.ts';
import { moves } from './steps/turn.ts';
import { deliveries, neededFor, reach } from './steps/walk.ts';
import { copy, view } from './view.ts';
import { why } from './why.ts';

const at = hexAt;

/** The same without power-ups. */
function bare(state: State): State {
  const other = copy(state);
  for (const own of other.seats) own.tiles = [null, null];
  return other;
}

/** How so many can be delivered by seat 0, whose personality would ease three. */
function splits(state: State, kind: Ware, wanted: number): (readonly [number, number])[] {
  const other = copy(state);
  seatAt(other, 0).personality = fieldOf(kind);
  return deliveries(other, 0, wanted < TO_DELIVER).flatMap((move) => (move.kind === kind ? [move.by] : []));
}

rule('move.steps', 'a seeker without tokens goes up to two steps, and portals are one step apart', () => {
  const state = positionOf({ seekers: [[at(0, -3), CAMP]] });
  const ends = reach(state, 0, 0, false);
  expect(ends).toContain(at(0, -1));
  expect(ends).not.toContain(at(3, -3));
  expect(ends).not.toContain(CASTLE);
  const onPortal = positionOf({ seekers: [[at(1, -2), CAMP]] });
  expect(reach(onPortal, 0, 0, false)).toEqual(expect.arrayContaining([at(-1, 2), at(-1, 3), at(0, 1)]));
  does(state, 0, act(0), pick(0));
  expect(why(view(state, 0), 0, go(at(0, 3)))).toMatchObject({ rule: 'move.steps' });
});

test('before a seeker is chosen, a hex that one of them reaches is no step too far', () => {
  const state = positionOf({ seekers: [[at(0, -3), CAMP]] });
  does(state, 0, act(0));
  expect(why(view(state, 0), 0, go(at(0, -1)))).toMatchObject({ is: 'seekerFirst', rule: 'move.seekers' });
  expect(why(view(state, 0), 0, go(at(0, 3)))).toMatchObject({ is: 'steps', steps: 2 });
});

rule('move.end', 'no move ends where it began', () => {
  const state = positionOf({ seekers: [[at(0, 1), CAMP]] });
  expect(reach(state, 0, 0, false)).not.toContain(at(0, 1));
  does(state, 0, act(0), pick(0));
  expect(why(view(state, 0), 0, go(at(0, 1)))).toMatchObject({ rule: 'move.end' });
});

rule('map.fronts', 'from camp a seeker steps onto one of the three hexes before it, and goes on from there', () => {
  const state = positionOf();
  const ends = reach(state, 0, 0, false);
  expect(ends).toEqual(expect.arrayContaining([at(1, -2), at(1, -3), at(2, -3), at(-1, 2)]));
  expect(ends).not.toContain(at(-1, -2));
  expect(reach(state, 1, 0, false)).toContain(at(-1, 3));
});

rule('move.cargo', 'a laden seeker goes one step', () => {
  const state = positionOf({ seekers: [[at(0, -3), CAMP]], apples: [[at(0, -3), 2]], gems: [[at(0, -2), 3]] });
  does(state, 0, act(0), pick(0), take(APPLE, at(0, -3)));
  expect(offers(state, 0, go(at(0, -1)))).toBe(false);
  expect(why(view(state, 0), 0, go(at(0, -1)))).toMatchObject({ is: 'steps', rule: 'move.cargo', steps: 1 });
  does(state, 0, go(at(0, -2)));
  expect([state.tokens[APPLE][at(0, -3)], state.tokens[APPLE][at(0, -2)], state.tokens[GEM][at(0, -2)]]).toEqual([
    1, 1, 3,
  ]);
  does(state, 0, pick(1), go(at(1, -2)));
  expect(seatAt(state, 0).seekers).toEqual([at(0, -2), at(1, -2)]);
});

rule('move.cargo', 'gems weigh like apples, and no more are picked up than lie there', () => {
  const state = positionOf({ seekers: [[at(0, -3), CAMP]], gems: [[at(0, -3), 1]] });
  does(state, 0, act(0), pick(0), take(GEM, at(0, -3)));
  expect(offers(state, 0, take(GEM, at(0, -3)))).toBe(false);
  expect([offers(state, 0, go(at(0, -1))), offers(state, 0, go(at(0, -2)))]).toEqual([false, true]);
});

rule('move.load', 'only what lies where the seeker starts is picked up', () => {
  const state = positionOf({ seekers: [[at(0, -3), CAMP]], apples: [[at(0, -3), 2]], gems: [[at(0, -2), 3]] });
  does(state, 0, act(0), pick(0), take(APPLE, at(0, -3)));
  expect(why(view(state, 0), 0, take(GEM, at(0, -2)))).toMatchObject({ rule: 'move.load' });
});

rule('move.load', 'the second seeker may pick up what the first has set down', () => {
  const state = positionOf({ seekers: [[at(0, -3), at(0, -2)]], apples: [[at(0, -3), 2]] });
  does(state, 0, act(0), pick(0), take(APPLE, at(0, -3)), take(APPLE, at(0, -3)), go(at(0, -2)));
  does(state, 0, pick(1), take(APPLE, at(0, -2)), go(at(0, -1)));
  expect([state.tokens[APPLE][at(0, -2)], state.tokens[APPLE][at(0, -1)]]).toEqual([1, 1]);
});

rule('move.rival', 'a rival’s hex can be entered but not passed', () => {
  const ring = [at(0, -2), at(1, -3)] as const;
  const state = positionOf({ seekers: [[at(0, -3), CAMP], [...ring]] });
  const ends = reach(state, 0, 0, false);
  expect(ends).toEqual(expect.arrayContaining([...ring]));
  expect(ends).not.toContain(at(0, -1));
  expect(ends).not.toContain(at(2, -3));
});

rule('deliver.reach', 'the castle is a step from its six neighbours and from every portal', () => {
  for (const [hex, ways] of [
    [at(1, 0), 1],
    [at(-1, 2), 1],
    [at(2, 0), 0],
  ] as const) {
    const state = positionOf({ seekers: [[hex, CAMP]], apples: [[hex, 5]] });
    expect(splits(state, APPLE, 4)).toHaveLength(ways);
  }
});

rule('deliver.reach', 'with a strong back the way leads over a hex without rivals', () => {
  const far = at(3, 0);
  const near = at(2, 0);
  const state = positionOf({ seekers: [[near, CAMP]], gems: [[near, 4]], tiles: [[STRONG_BACK, null]] });
  expect(splits(state, GEM, 4)).toEqual([[4, 0]]);
  const tooFar = positionOf({ seekers: [[far, CAMP]], gems: [[far, 4]], tiles: [[STRONG_BACK, null]] });
  expect(splits(tooFar, GEM, 4)).toEqual([]);
  seatAt(state, 1).seekers = [at(1, 0), at(2, -1)];
  expect(splits(state, GEM, 4)).toEqual([[4, 0]]);
  const shut = positionOf({
    seats: 3,
    seekers: [
      [near, CAMP],
      [at(1, 0), at(2, -1)],
      [at(1, 1), CAMP],
    ],
    gems: [[near, 4]],
    tiles: [[STRONG_BACK, null]],
  });
  expect(splits(shut, GEM, 4)).toEqual([]);
  does(shut, 0, act(0));
  expect(why(view(shut, 0), 0, deliver(GEM, 4, 0))).toMatchObject({ rule: 'deliver.reach' });
});

rule('tile.long-stride', 'without tokens three steps are allowed', () => {
  const state = positionOf({ seekers: [[at(0, 3), CAMP]], tiles: [[LONG_STRIDE, null]] });
  expect(reach(state, 0, 0, false)).toContain(at(3, 0));
  expect(reach(state, 0, 0, true)).toEqual(reach(bare(state), 0, 0, true));
});

rule('tile.strong-back', 'with tokens two steps are allowed', () => {
  const state = positionOf({ seekers: [[at(0, 3), CAMP]], tiles: [[STRONG_BACK, null]] });
  expect(reach(state, 0, 0, true)).toEqual(reach(bare(state), 0, 0, false));
});

rule('tile.portal-express', 'one jump from portal to portal costs no step', () => {
  const state = positionOf({ seekers: [[at(2, -3), CAMP]], tiles: [[PORTAL_EXPRESS, null]] });
  expect(reach(state, 0, 0, false)).toContain(at(-1, 3));
  expect(reach(state, 0, 0, true)).toContain(at(-1, 2));
  expect(reach(state, 0, 0, true)).not.toContain(at(-1, 3));
  expect(reach(state, 0, 1, false)).toContain(at(-3, 2));
});

test('a power-up is needed where nobody else would come', () => {
  const state = positionOf({ seekers: [[at(2, -3), CAMP]], tiles: [[PORTAL_EXPRESS, null]] });
  expect(neededFor(state, 0, 0, false, at(-1, 3))).toBe(PORTAL_EXPRESS);
  expect(neededFor(state, 0, 0, false, at(-1, 2))).toBeNull();
  expect(neededFor(state, 0, 0, true, at(-1, 2))).toBe(PORTAL_EXPRESS);
  const told = does(state, 0, act(0), pick(0), go(at(-1, 3)));
  expect(told.flatMap((event) => (event.is === 'moved' ? [event.by] : []))).toEqual([PORTAL_EXPRESS]);
});

/** The rules of movement word for word: every path, step by step. */
function literalReach(state: State, seat: Seat, seeker: Seeker, laden: boolean): Hex[] {
  const own = seatAt(state, seat);
  const tile = own.tiles[MOVE_PILE];
  const start = own.seekers[seeker];
  const ends = new Set<Hex>();
  const areNeighbours = (one: Hex, other: Hex): boolean =>
    one !== other && (distance(one, other) === 1 || (isPortal(one) && isPortal(other)));
  const from = (spot: Spot, stepsLeft: number, mayJump: boolean): void => {
    for (let next = 0; next < HEXES; next++) {
      if (next === CASTLE) continue;
      const step = spot === CAMP ? frontOf(state.seats.length, seat).includes(next) : areNeighbours(spot, next);
      if (step && stepsLeft > 0) arrive(next, stepsLeft - 1, mayJump);
      const jump = mayJump && spot !== CAMP && isPortal(spot) && isPortal(next) && spot !== next;
      if (jump) arrive(next, stepsLeft, false);
    }
  };
  const arrive = (hex: Hex, stepsLeft: number, mayJump: boolean): void => {
    if (hex !== start) ends.add(hex);
    if (!isRivals(state, seat, hex)) from(hex, stepsLeft, mayJump);
  };
  const steps = laden ? (tile === STRONG_BACK ? 2 : 1) : tile === LONG_STRIDE ? 3 : 2;
  from(start, steps, tile === PORTAL_EXPRESS);
  return [...ends].sort((one, other) => one - other);
}
const isRivals = (state: State, seat: Seat, hex: Hex): boolean =>
  state.seats.some(({ seekers }, other) => other !== seat && seekers.includes(hex));

/** Every way to share out a delivery, each seeker walking to the castle for itself. */
function literalSplits(state: State, kind: Ware, wanted: number): string[] {
  const { tiles, seekers } = seatAt(state, 0);
  const steps = tiles[MOVE_PILE] === STRONG_BACK ? 2 : 1;
  const gets = (spot: Spot, left: number): boolean => {
    if (left === 0 || spot === CAMP) return false;
    if (distance(spot, CASTLE) === 1 || isPortal(spot)) return true;
    return ALL_HEXES.some(
      (next) => next !== CASTLE && distance(spot, next) === 1 && !isRivals(state, 0, next) && gets(next, left - 1),
    );
  };
  const found: string[] = [];
  for (let one = 0; one <= wanted; one++) {
    const brings = [one, wanted - one] as const;
    const joint = one > 0 && one < wanted;
    const apart = SEEKERS.every((seeker) => {
      const [spot, count] = [seekers[seeker], brings[seeker]];
      if (count === 0) return true;
      if (state.moved[seeker] || spot === CAMP) return false;
      const shares = seekers[0] === seekers[1] && joint;
      return gets(spot, steps) && (state.tokens[kind][spot] ?? 0) >= (shares ? wanted : count);
    });
    if (apart && !(joint && state.moved.includes(true))) found.push(brings.join());
  }
  return found;
}

const POSITIONS = Number(process.env.ENZA_GAMES ?? 30) * 20;

test('reachable hexes and deliveries are those of the rules taken word for word', { timeout: 0 }, () => {
  for (let seed = 0; seed < POSITIONS; seed++) {
    const state = randomPosition(new Rng(seed, 11, 12));
    for (const seeker of SEEKERS)
      for (const laden of [false, true])
        expect(reach(state, 0, seeker, laden), `position ${seed}`).toEqual(literalReach(state, 0, seeker, laden));
    for (const kind of WARES)
      for (const wanted of [3, 4])
        expect(splits(state, kind, wanted).map((by) => by.join())).toEqual(literalSplits(state, kind, wanted));
  }
});

test('a seeker that chooses its way is offered what can be reached and what can be picked up', () => {
  for (let seed = 0; seed < 100; seed++) {
    const state = randomPosition(new Rng(seed, 13, 14));
    state.moved = [false, false];
    does(state, 0, act(0), pick(0));
    const ends = moves(state, 0).flatMap((move) => (move.do === 'go' ? [move.to] : []));
    expect(ends).toEqual(literalReach(state, 0, 0, false));
  }
});
