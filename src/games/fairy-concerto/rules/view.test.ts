import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { canonical } from '../../../engine/equal.ts';
import { Rng } from '../../../engine/rng.ts';
import { COMPOSER, countsIn, countsOf, FAIRIES, fairiesOf } from './cards.ts';
import { opening } from './index.ts';
import { moves } from './moves.ts';
import { play } from './play.ts';
import { choose, dealt, playUntil } from './sample.ts';
import type { Event, Move, State } from './state.ts';
import { comesBack, conceals, guess, view } from './view.ts';

const rng = () => new Rng(4, 5, 6);
const atDraft = (state: State, draft: number, round = 0): State =>
  playUntil(state, rng(), (now) => now.round === round && now.draft === draft && now.step === 'choose');
const known = (state: State, eyes: number) => view(state, eyes).hands.map((hand) => hand !== null);

rule('house.memory', 'a seat knows the hands that it passed on, and after a lap all of them', () => {
  expect(known(atDraft(dealt(4), 0), 1)).toEqual([false, true, false, false]);
  expect(known(atDraft(dealt(4), 1), 1)).toEqual([false, true, true, false]);
  expect(known(atDraft(dealt(4), 2), 1)).toEqual([false, true, true, true]);
  expect(known(atDraft(dealt(4), 3), 1)).toEqual([true, true, true, true]);
  expect(known(atDraft(dealt(4), 0, 1), 1)).toEqual([false, true, false, false]);
  expect(known(atDraft(dealt(2), 1), 0)).toEqual([true, true]);
});

test('what a seat knows of a hand is what the hand holds', () => {
  for (const seats of [2, 3, 4])
    for (let draft = 0; draft < 3; draft++) {
      const state = atDraft(dealt(seats, { seed: draft }), draft);
      for (let eyes = 0; eyes < seats; eyes++)
        view(state, eyes).hands.forEach((hand, seat) => {
          if (hand) expect(hand).toEqual(state.hands[seat]);
        });
    }
});

test('hands come round again after as many drafts as there are seats', () => {
  expect([0, 1, 2, 3, 4, 5].map((draft) => comesBack(4, draft))).toEqual([false, false, false, false, true, true]);
  expect([0, 1, 2].map((draft) => comesBack(2, draft))).toEqual([false, false, true]);
  expect(comesBack(1, 3)).toBe(false);
});

test('a guess deals the unknown hands anew and leaves the known ones', () => {
  const state = atDraft(dealt(4), 1);
  const seen = view(state, 0);
  const guesses = Array.from({ length: 30 }, (_, salt) => guess(seen, new Rng(salt, 1, 1)));
  for (const { hands } of guesses) expect([hands[0], hands[1]]).toEqual([state.hands[0], state.hands[1]]);
  expect(new Set(guesses.map(({ hands }) => canonical([hands[2], hands[3]]))).size).toBeGreaterThan(20);
  for (const other of guesses) expect(view(other, 0)).toEqual(seen);
});

test('a guess knows nothing of a choice made in secret, nor of dealt score cards', () => {
  const state = dealt(3);
  play(state, 1, moves(state, 1)[0] as Move);
  const guesses = Array.from({ length: 40 }, (_, salt) => guess(view(state, 0), new Rng(salt, 1, 1)));
  expect(new Set(guesses.map(({ chosen }) => chosen[1])).size).toBeGreaterThan(5);
  expect(new Set(guesses.map(({ dealt: cards }) => canonical(cards[1]))).size).toBeGreaterThan(20);
  expect(view(state, 1).chosen[1]).toBe(state.chosen[1]);
  expect(view(state, 0).chosen[1]).not.toBe(state.chosen[1]);
});

test("nobody knows Bach's score cards before the end", () => {
  const state = dealt(1);
  const guesses = Array.from({ length: 40 }, (_, salt) => guess(view(state, 0), new Rng(salt, 1, 1)));
  expect(new Set(guesses.map(({ faceDown }) => faceDown[0])).size).toBeGreaterThan(10);
});

test('a hand that comes is told to its seat alone, and is news only the first time', () => {
  const state = dealt(2);
  state.hands = ['TTTTTT', 'VVVVVV'].map(countsOf);
  const told: unknown[] = [];
  const tell = (event: Event, to: unknown, news: unknown) => {
    if (event.is === 'hand') told.push([event.seat, to, news]);
  };
  choose(state, () => true, tell);
  choose(state, () => true, tell);
  expect(told).toEqual([
    [0, { only: [0] }, [0]],
    [1, { only: [1] }, [1]],
    [0, { only: [0] }, 'none'],
    [1, { only: [1] }, 'none'],
  ]);
});

test('the log begins with what lies open at the start', () => {
  for (const random of [true, false]) {
    const state = dealt(3, { random });
    const left = random ? countsIn(state.bag) : null;
    const { popular, soloist, pianist, harpist } = state;
    expect(opening(view(state, 'onlooker'))).toEqual([
      { is: 'begun', random, manner: 'printed', popular, soloist, pianist, harpist },
      { is: 'dealt', order: [0, 1, 2] },
      { is: 'drawn', round: 0, count: 6, seats: 3 },
      ...(left ? [{ is: 'left', left, drawn: countsIn(state.hands.flatMap(fairiesOf)) }] : []),
    ]);
  }
});

test('while a composer draws on the open table, each seat has a hand that it alone may see', () => {
  const state = dealt(3);
  state.hands[1] = countsOf('CTTTTT');
  choose(state, (move, seat) => seat === 1 && 'take' in move && move.take[0] === COMPOSER);
  playUntil(state, rng(), ({ owed }) => owed[0] === 1);
  expect([0, 1, 2].map((seat) => conceals(view(state, 'onlooker'), seat))).toEqual([true, true, true]);
  expect(conceals(view(state, 1), 1)).toBe(false);
  const last = playUntil(dealt(3), rng(), ({ draft, step }) => draft === 5 && step === 'choose');
  last.hands = ['C', 'T', 'T'].map(countsOf);
  choose(last, () => true);
  expect(last.owed).toEqual([0]);
  expect([0, 1, 2].map((seat) => conceals(view(last, 'onlooker'), seat))).toEqual([false, false, false]);
  const over = playUntil(dealt(2), rng(), ({ step }) => step === 'over');
  expect([0, 1].map((seat) => conceals(view(over, 'onlooker'), seat))).toEqual([false, false]);
});

rule('random.cards', 'with random cards everybody sees how many of each kind are left, and without nobody does', () => {
  const state = dealt(3, { random: true });
  for (const eyes of [0, 'onlooker'] as const) expect(view(state, eyes).left).toEqual(countsIn(state.bag));
  expect(view(dealt(3), 0).left).toBeNull();
});

rule('random.draw', 'with random cards the same fairies are drawn, for the popular one and for hands', () => {
  const { bag, hands, popular } = dealt(3, { random: true });
  const all = [...bag, popular, ...hands.flatMap(fairiesOf)];
  expect(countsIn(all)).toEqual(FAIRIES);
});

rule(
  'house.counted',
  'all draw before what is left can be seen, and two players know the hand of the other by it',
  () => {
    const state = dealt(2, { random: true });
    for (let salt = 0; salt < 10; salt++) expect(guess(view(state, 0), new Rng(salt, 1, 1)).hands).toEqual(state.hands);
    const three = dealt(3, { random: true });
    const hands = Array.from({ length: 20 }, (_, salt) => guess(view(three, 0), new Rng(salt, 1, 1)).hands);
    expect(new Set(hands.map(canonical)).size).toBeGreaterThan(5);
    expect(view(three, 0).hands).toEqual([three.hands[0], null, null]);
    const told: Event[] = [];
    const tell = (event: Event) => told.push(event);
    const last = playUntil(state, rng(), ({ draft, step }) => draft === 2 && step === 'choose');
    while (last.round === 0) choose(last, () => true, tell);
    const after = told.slice(told.findIndex(({ is }) => is === 'drawn'));
    expect(after.map(({ is }) => is)).toEqual(['drawn', 'hand', 'hand', 'left']);
    const drawn = countsIn(last.hands.flatMap(fairiesOf));
    expect(after.at(-1)).toEqual({ is: 'left', left: countsIn(last.bag), drawn });
  },
);
