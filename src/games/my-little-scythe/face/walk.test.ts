import { expect, test } from 'vitest';
import { APPLE, GEM } from '../rules/cards.ts';
import { CASTLE, hexAt, seatAt } from '../rules/hexes.ts';
import { MOVE } from '../rules/mat.ts';
import { act, deliver, go, type Move, pick, take } from '../rules/move.ts';
import { does, positionOf, type Sample } from '../rules/sample.ts';
import type { State } from '../rules/state.ts';
import { moves } from '../rules/steps/turn.ts';
import { view } from '../rules/view.ts';
import { campOf } from './targets.ts';
import { answerTo, carried, type Half, NOTHING, offerOf, reladen, stepsBefore, walkOf } from './walk.ts';

const SEAT = 0;
const TUNDRA = hexAt(0, -3);
const PORTAL = hexAt(1, -2);
const FAR = hexAt(0, 3);

function walking(sample: Sample): State {
  const state = positionOf(sample);
  does(state, SEAT, act(MOVE));
  return state;
}
const seenIn = (state: State) => ({
  seen: view(state, SEAT),
  offers: moves(state, SEAT).map((move) => ({ move, foresight: [] })),
});
function walkIn(state: State, half: Half = NOTHING) {
  const { seen, offers } = seenIn(state);
  return walkOf(seen, SEAT, offers, half);
}
function tapped(state: State, place: number, half: Half = NOTHING) {
  const { seen, offers } = seenIn(state);
  return answerTo(seen, SEAT, offers, walkOf(seen, SEAT, offers, half), place);
}
/** Makes the small steps that one tap stands for; each of them must be offered in its turn. */
function send(state: State, steps: readonly Move[]): void {
  for (const step of steps) does(state, SEAT, step);
}

test('two seekers at camp are alike, and one of two elsewhere is tapped first', () => {
  expect(walkIn(walking({}))?.seeker).toBe(0);
  const apart = walking({ seekers: [[TUNDRA, FAR]] });
  expect(walkIn(apart)).toBeNull();
  expect(tapped(apart, FAR)).toEqual({ is: 'seeker', seeker: 1 });
  const half: Half = { ...NOTHING, seeker: 1 };
  expect(tapped(apart, TUNDRA, half)).toEqual({ is: 'seeker', seeker: 0 });
  expect(tapped(apart, FAR, half)).toEqual({ is: 'seeker', seeker: null });
});

test('at the choice of an action an own seeker is tapped, and its way begins with the choice of Move', () => {
  const state = positionOf({ seekers: [[TUNDRA, FAR]] });
  expect(walkIn(state)).toBeNull();
  expect(tapped(state, TUNDRA)).toEqual({ is: 'seeker', seeker: 0 });
  expect(tapped(state, hexAt(1, -3))).toBeNull();
  const half: Half = { ...NOTHING, seeker: 0 };
  const answer = tapped(state, hexAt(1, -3), half);
  expect(answer).toEqual({ is: 'go', steps: [act(MOVE), pick(0), go(hexAt(1, -3))] });
  send(state, answer?.is === 'go' ? answer.steps : []);
  expect(state.seats[0]?.seekers).toEqual([hexAt(1, -3), FAR]);
});

test('a tap on the other seeker chooses it, and sends one that has loaded something there', () => {
  const [here, there] = [hexAt(2, -3), PORTAL];
  const state = positionOf({ seekers: [[here, there]], apples: [[here, 3]] });
  expect(tapped(state, there, { ...NOTHING, seeker: 0 })).toEqual({ is: 'seeker', seeker: 1 });
  const laden = tapped(state, there, { ...NOTHING, seeker: 0, apples: 1 });
  expect(laden).toEqual({ is: 'go', steps: [act(MOVE), pick(0), take(APPLE, here), go(there)] });
  expect(tapped(state, here, { ...NOTHING, seeker: 0, apples: 1 })).toEqual({ is: 'seeker', seeker: null });
});

test('a seeker begins no Move that the marker bars', () => {
  const state = positionOf({ seekers: [[TUNDRA, FAR]] });
  seatAt(state, SEAT).marker = MOVE;
  expect(tapped(state, TUNDRA, { ...NOTHING, seeker: 0 })).toBeNull();
});

test('a tap where the seeker can go stands for all the steps until it is there', () => {
  const state = walking({ seekers: [[TUNDRA, FAR]], apples: [[TUNDRA, 3]], gems: [[TUNDRA, 1]] });
  const half: Half = { ...NOTHING, seeker: 0, apples: 2, gems: 5 };
  const answer = tapped(state, hexAt(1, -3), half);
  expect(answer).toEqual({
    is: 'go',
    steps: [pick(0), take(APPLE, TUNDRA), take(APPLE, TUNDRA), take(GEM, TUNDRA), go(hexAt(1, -3))],
  });
  send(state, answer?.is === 'go' ? answer.steps : []);
  expect([state.tokens[APPLE][hexAt(1, -3)], state.tokens[GEM][hexAt(1, -3)], state.tokens[APPLE][TUNDRA]]).toEqual([
    2, 1, 1,
  ]);
});

test('whoever carries goes less far, and what is loaded stays loaded', () => {
  const state = walking({ seekers: [[TUNDRA, FAR]], apples: [[TUNDRA, 2]] });
  const light = walkIn(state, { ...NOTHING, seeker: 0 });
  const laden = walkIn(state, { ...NOTHING, seeker: 0, apples: 1 });
  expect(light?.reach.has(PORTAL)).toBe(true);
  expect(laden?.reach.has(PORTAL)).toBe(false);
  send(state, [pick(0), take(APPLE, TUNDRA)]);
  const walk = walkIn(state);
  expect(walk?.wanted).toEqual({ apples: 1, gems: 0 });
  expect(walk && stepsBefore(walk, 'route', hexAt(1, -3))).toEqual([]);
});

test('a seeker takes along all that lies there, and leaves it where the way is too far with it', () => {
  const state = walking({ seekers: [[TUNDRA, FAR]], apples: [[TUNDRA, 2]] });
  const half: Half = { ...NOTHING, seeker: 0 };
  expect(walkIn(state, half)?.wanted).toEqual({ apples: 2, gems: 0 });
  const near = tapped(state, hexAt(1, -3), half);
  expect(near).toMatchObject({ steps: [pick(0), take(APPLE, TUNDRA), take(APPLE, TUNDRA), go(hexAt(1, -3))] });
  expect(tapped(state, PORTAL, half)).toMatchObject({ steps: [pick(0), go(PORTAL)] });
  expect(tapped(state, hexAt(1, -3), { ...half, apples: 0 })).toMatchObject({ steps: [pick(0), go(hexAt(1, -3))] });
});

test('to a chosen place it takes what it holds, and another load is sent there anew or nowhere', () => {
  const state = walking({ seekers: [[TUNDRA, FAR]], apples: [[TUNDRA, 2]] });
  send(state, [pick(0)]);
  const { seen, offers } = seenIn(state);
  const walk = walkIn(state);
  expect(walk && carried(walk, null)).toEqual({ apples: 2, gems: 0 });
  expect(walk && carried(walk, go(PORTAL))).toEqual({ apples: 0, gems: 0 });
  const one: Half = { ...NOTHING, seeker: 0, apples: 1 };
  const near = hexAt(1, -3);
  expect(reladen(seen, SEAT, offers, one, go(near))).toEqual([take(APPLE, TUNDRA), go(near)]);
  expect(reladen(seen, SEAT, offers, one, go(PORTAL))).toBeNull();
});

test('a hex that one of two seekers alone reaches takes that one', () => {
  const state = walking({ seekers: [[TUNDRA, FAR]] });
  expect(tapped(state, hexAt(1, -3))).toEqual({ is: 'go', steps: [pick(0), go(hexAt(1, -3))] });
  expect(tapped(state, hexAt(3, 0))).toEqual({ is: 'wonder', wish: go(hexAt(3, 0)) });
  const near = walking({ seekers: [[TUNDRA, hexAt(2, -3)]] });
  expect(tapped(near, hexAt(1, -3))).toEqual({ is: 'wonder', wish: go(hexAt(1, -3)) });
});

test('where a seeker cannot go a tap asks why, and the castle asks for a delivery', () => {
  const state = walking({ seekers: [[hexAt(0, -1), FAR]], apples: [[hexAt(0, -1), 2]] });
  const half: Half = { ...NOTHING, seeker: 0 };
  expect(tapped(state, hexAt(0, 2), half)).toEqual({ is: 'wonder', wish: go(hexAt(0, 2)) });
  expect(tapped(state, CASTLE, half)).toMatchObject({ is: 'wonder', wish: { do: 'deliver', kind: APPLE } });
  expect(tapped(state, campOf(1), half)).toBeNull();
  const ready = walking({ seekers: [[hexAt(0, -1), FAR]], apples: [[hexAt(0, -1), 4]] });
  expect(tapped(ready, CASTLE, half)).toBeNull();
});

test('at the choice of an action the castle takes what a tapped seeker can deliver, and is closed without', () => {
  const [here, half] = [hexAt(0, -1), { ...NOTHING, seeker: 0 } as const];
  const short = positionOf({ seekers: [[here, FAR]], apples: [[here, 2]] });
  expect(tapped(short, CASTLE, half)).toBeNull();
  const state = positionOf({ seekers: [[here, FAR]], apples: [[here, 4]] });
  expect(walkIn(state, half)?.reach.has(CASTLE)).toBe(true);
  const answer = tapped(state, CASTLE, half);
  expect(answer).toEqual({ is: 'go', steps: [act(MOVE), deliver(APPLE, 4, 0)] });
  send(state, answer?.is === 'go' ? answer.steps : []);
  expect(state.tokens[APPLE][here]).toBe(0);
});

test('a tap tells of nothing about walking where something else is asked', () => {
  const state = positionOf({ seekers: [[TUNDRA, FAR]] });
  expect(offerOf(seenIn(state).offers, act(MOVE))?.move).toEqual(act(MOVE));
  state.todo.push({ step: 'seek', seat: SEAT });
  expect(tapped(state, TUNDRA)).toBeNull();
});
