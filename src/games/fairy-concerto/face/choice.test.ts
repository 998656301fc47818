import { expect, test } from 'vitest';
import { cardOf, countsOf, kindOf } from '../rules/cards.ts';
import { foresee } from '../rules/index.ts';
import { moves } from '../rules/moves.ts';
import { dealt } from '../rules/sample.ts';
import type { Move, State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { isPlain, lackingOf, NOTHING, offerOf, type Picked, pickedOf, type Task, tapped, taskOf } from './choice.ts';

const SEAT = 0;

function taskIn(state: State): Task {
  const seen = view(state, SEAT);
  const offers = moves(state, SEAT).map((move) => ({ move, foresight: foresee(seen, SEAT, move) }));
  return taskOf(seen.hands[SEAT] ?? null, offers);
}

function laid(seats: number, hand: string, more: Partial<State> = {}): State {
  const state = dealt(seats);
  state.hands[SEAT] = countsOf(hand);
  return Object.assign(state, { dealt: state.dealt.map(() => []) }, more);
}

const after = (task: Task, ...places: readonly number[]): Picked =>
  places.reduce((picked, at) => tapped(task, picked, at), NOTHING);
const chosen = (task: Task, picked: Picked): Move | undefined => offerOf(task, picked)?.move;

test('one fairy is one tap, and another tap changes it', () => {
  const task = taskIn(laid(3, 'TTDV'));
  expect(isPlain(task)).toBe(true);
  expect(chosen(task, NOTHING)).toBeUndefined();
  expect(chosen(task, after(task, 3))).toEqual({ take: [kindOf('V')] });
  expect(chosen(task, after(task, 3, 0))).toEqual({ take: [kindOf('T')] });
  expect(after(task, 3, 3)).toEqual(NOTHING);
});

test('what was chosen stays marked while others still choose', () => {
  const { hands } = view(laid(3, 'TTDV'), SEAT);
  const waiting = taskOf(hands[SEAT] ?? null, []);
  expect(pickedOf(waiting, { take: [kindOf('V')] }, NOTHING)).toEqual({ ...NOTHING, take: [3] });
  expect(offerOf(waiting, NOTHING)).toBeNull();
});

test('in the first draft the fairy and the score card make one choice, in either order', () => {
  const state = laid(4, 'TDVHHC');
  const cards = [cardOf('TTTT'), cardOf('VVVCC')];
  state.dealt[SEAT] = cards;
  const task = taskIn(state);
  expect(task.cards).toEqual(cards);
  expect(isPlain(task)).toBe(false);
  expect(chosen(task, after(task, 5))).toBeUndefined();
  expect(chosen(task, { ...NOTHING, keep: cards[1] ?? null })).toBeUndefined();
  const whole = { take: [kindOf('C')], keep: cards[1] };
  expect(chosen(task, { ...after(task, 5), keep: cards[1] ?? null })).toEqual(whole);
});

test('with two players the second tap is for the one that leaves, and lets go of either', () => {
  const task = taskIn(laid(2, 'TTDV'));
  expect(chosen(task, after(task, 0))).toBeUndefined();
  expect(chosen(task, after(task, 0, 1))).toEqual({ take: [0], remove: 0 });
  expect(chosen(task, after(task, 0, 1, 2))).toEqual({ take: [0], remove: kindOf('D') });
  expect(after(task, 0, 1, 0)).toEqual({ take: [], remove: 1, keep: null });
  expect(after(task, 0, 1, 1)).toEqual({ take: [0], remove: null, keep: null });
  expect(chosen(task, after(task, 0, 1, 0, 3))).toEqual({ take: [kindOf('V')], remove: 0 });
});

test('alone so many are mine as the round says, whatever the order of the taps', () => {
  const task = taskIn(laid(1, 'TDVHHC', { round: 4 }));
  expect(task.count).toBe(3);
  expect(chosen(task, after(task, 5, 0))).toBeUndefined();
  expect(chosen(task, after(task, 5, 0, 3))).toEqual({ take: [0, 3, 4] });
  expect(after(task, 5, 0, 3, 1).take).toEqual([0, 3, 1]);
});

test('where nothing is asked any more, nothing is picked but what was chosen', () => {
  const task = taskOf(countsOf('TTDV'), []);
  expect(offerOf(task, NOTHING)).toBeNull();
  expect(pickedOf(task, { take: [kindOf('D')] }, NOTHING)).toEqual({ take: [2], remove: null, keep: null });
});

test('a choice made in the list of moves is seen in the hand, and equal fairies stay as tapped', () => {
  const task = taskIn(laid(2, 'TTDV'));
  expect(pickedOf(task, { take: [0], remove: 0 }, NOTHING)).toEqual({ take: [0], remove: 1, keep: null });
  const half = after(task, 1, 0);
  expect(pickedOf(task, { take: [0], remove: 0 }, half)).toBe(half);
  expect(pickedOf(task, null, half)).toBe(half);
});

test('a choice that is half made says what it lacks', () => {
  const state = laid(2, 'TTDVHC');
  const cards = [cardOf('TTTT'), cardOf('VVVCC')];
  state.dealt[SEAT] = cards;
  const task = taskIn(state);
  expect(lackingOf(task, NOTHING)).toBeNull();
  expect(lackingOf(task, after(task, 0))).toEqual({ take: 0, removes: true, keeps: true });
  expect(lackingOf(task, { ...NOTHING, keep: cards[0] ?? null })).toEqual({ take: 1, removes: true, keeps: false });
  expect(lackingOf(task, { ...after(task, 0, 1), keep: cards[0] ?? null })).toBeNull();
  const alone = taskIn(laid(1, 'TDVHHC', { round: 4 }));
  expect(lackingOf(alone, after(alone, 5))).toEqual({ take: 2, removes: false, keeps: false });
});
