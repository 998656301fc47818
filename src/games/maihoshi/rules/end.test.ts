import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import type { Event } from './events.ts';
import { act, asked, positionOf } from './sample.ts';
import { isVainLap } from './state.ts';
import { view } from './view.ts';

const NO_SAYO = ['hiougi', 'seoto', 'tokiwa'];
const FOUR = 'kamiyui-red kamiyui-red kamiyui-blue kamiyui-blue';
const ended = (heard: readonly Event[]) => heard.find((event) => event.is === 'roundEnded');
const lap = (heard: readonly Event[]) => heard.find((event) => event.is === 'lap');

rule('end.out', 'A: with hand and reserve empty the round ends at once', () => {
  const state = positionOf({ hands: ['hikeshi-red'] });
  expect(ended(act(state, 'guest hikeshi-red'))).toEqual({
    is: 'roundEnded',
    ending: 'out',
    by: 0,
    bonus: [5, 0, 0],
    inLap: false,
  });
  const held = positionOf({ geisha: NO_SAYO, hands: ['hikeshi-red'], reserves: ['kuge'] });
  expect(ended(act(held, 'guest hikeshi-red'))).toBeUndefined();
  const last = positionOf({ hands: ['hikeshi-red'], round: 3 });
  expect(ended(act(last, 'guest hikeshi-red'))).toMatchObject({ bonus: [10, 0, 0] });
});

rule('end.guests', 'B: as many guests as the first hand had cards call the last lap', () => {
  const hands = ['hikeshi-red kuge'];
  expect(lap(act(positionOf({ hands, guests: [FOUR] }), 'guest hikeshi-red'))).toEqual({
    is: 'lap',
    by: 0,
    cause: 'guests',
    guests: 5,
  });
  expect(lap(act(positionOf({ hands, guests: [FOUR], round: 2 }), 'guest hikeshi-red'))).toBeUndefined();
  expect(lap(act(positionOf({ hands, guests: [`${FOUR} suri-red`], round: 2 }), 'guest hikeshi-red'))).toBeDefined();
});

test('a lap that cannot come, since who calls it goes out with that turn, is known to be vain', () => {
  const isVain = (hand: string, ...more: string[]): readonly boolean[] => {
    const state = positionOf({ geisha: NO_SAYO, hands: [hand], publicity: ['kuge'], guests: [FOUR, 'hikeshi-green'] });
    const called = lap(act(state, `guest ${hand.split(' ')[0]}`));
    act(state, ...more);
    return [called?.is === 'lap' && called.isVain === true, isVainLap(view(state, 1))];
  };
  expect(isVain('suri-red')).toEqual([true, true]);
  expect(isVain('hikyaku-red', 'use')).toEqual([true, true]);
  expect(isVain('suri-red dangoya-green')).toEqual([false, false]);
  // A card may come by these, and with it the lap.
  expect(isVain('kawaraban-red')).toEqual([false, false]);
  expect(isVain('kenjutsu-red')).toEqual([false, false]);
});

rule('end.deck', 'C: an empty deck calls the last lap', () => {
  const state = positionOf({ hands: ['kuge chokushi'], deck: 'suri-red' });
  expect(lap(act(state, 'publicity 1'))).toEqual({ is: 'lap', by: 0, cause: 'deck', guests: 0 });
});

rule('end.lap', 'everybody has one more turn, the caller last', () => {
  const state = positionOf({ hands: ['hikeshi-red kuge'], guests: [FOUR] });
  act(state, 'guest hikeshi-red');
  expect(asked(state)).toEqual(['1 turn']);
  act(state, 'rest', 'rest');
  expect(asked(state)).toEqual(['0 turn']);
  expect(ended(act(state, 'rest'))).toMatchObject({ ending: 'guests', by: 0, bonus: [0, 0, 0] });
});

rule('end.first', 'the turn and its extra turns are finished first, and the first reason alone counts', () => {
  const extra = positionOf({ hands: ['hikeshi-red kuge'], guests: [FOUR] });
  extra.extra = 1;
  act(extra, 'guest hikeshi-red');
  expect(asked(extra)).toEqual(['0 turn']);
  expect(extra.lap).toBe('called');
  const state = positionOf({ hands: ['hikeshi-red kuge'], guests: [FOUR], deck: 'suri-red' });
  act(state, 'guest hikeshi-red');
  expect(asked(state)).toEqual(['1 turn']);
  const second = act(state, 'publicity 1', 'place suri-red');
  expect(lap(second)).toBeUndefined();
  act(state, 'rest');
  expect(asked(state)).toEqual(['0 turn']);
  expect(ended(act(state, 'rest'))).toMatchObject({ ending: 'guests', by: 0, bonus: [0, 0, 0] });
});

test('going out within the last lap ends the round at once', () => {
  const state = positionOf({ hands: ['hikeshi-red kuge', 'kamiyui-green'], guests: [FOUR] });
  act(state, 'guest hikeshi-red');
  expect(ended(act(state, 'guest kamiyui-green'))).toMatchObject({
    ending: 'out',
    by: 1,
    bonus: [0, 5, 0],
    inLap: true,
  });
});

rule('end.caller', 'whoever’s turn it is has called the lap, though another drew the last card', () => {
  const state = positionOf({ hands: ['kawaraban-red kuge'], deck: 'suri-red' });
  expect(lap(act(state, 'guest kawaraban-red', 'target 2'))).toMatchObject({ by: 0 });
  expect(state.lapBy).toBe(0);
});

rule('end.extra', 'an extra turn within the lap belongs to the same player and uses up no turn', () => {
  const state = positionOf({
    hands: ['kuge chokushi', 'sendou-red ohdana-blue'],
    publicity: ['', 'kamiyui-red'],
    deck: 'suri-red',
  });
  act(state, 'publicity 1', 'place suri-red');
  act(state, 'guest sendou-red', 'use');
  expect(asked(state)).toEqual(['1 turn']);
  act(state, 'rest');
  expect(asked(state)).toEqual(['2 turn']);
  act(state, 'rest');
  expect(asked(state)).toEqual(['0 turn']);
  const calling = positionOf({ hands: ['sendou-red kuge'], publicity: ['kenjutsu-red'], guests: [FOUR] });
  act(calling, 'guest sendou-red', 'use');
  expect(asked(calling)).toEqual(['0 turn']);
  act(calling, 'rest', 'rest', 'rest');
  expect(asked(calling)).toEqual(['0 turn']);
  expect(ended(act(calling, 'rest'))).toMatchObject({ ending: 'guests' });
  const last = positionOf({ hands: ['hikeshi-red sendou-red kuge'], publicity: ['kenjutsu-red'], guests: [FOUR] });
  expect(ended(act(last, 'guest hikeshi-red', 'rest', 'rest', 'guest sendou-red', 'use'))).toBeUndefined();
  expect(asked(last)).toEqual(['0 turn']);
  expect(ended(act(last, 'rest'))).toMatchObject({ ending: 'guests', by: 0 });
});

rule('end.moments', 'going out is judged after all effects; guests at each entry; what was met stays met', () => {
  const drawn = positionOf({ hands: ['kawaraban-red'] });
  expect(ended(act(drawn, 'guest kawaraban-red', 'target 0'))).toBeUndefined();
  const reserve = positionOf({ geisha: NO_SAYO, hands: [''], reserves: ['hikeshi-red'] });
  expect(ended(act(reserve, 'reveal'))).toMatchObject({ ending: 'out', by: 0 });
  const falls = positionOf({ geisha: NO_SAYO, hands: ['suri-red kuge'], guests: [FOUR] });
  expect(lap(act(falls, 'guest suri-red', 'target 0'))).toMatchObject({ cause: 'guests' });
  expect(falls.guests[0]).toHaveLength(4);
  const moved = positionOf({
    hands: ['onmitsu-red kuge'],
    publicity: ['suri-red hikeshi-red kenjutsu-red'],
    guests: ['kamiyui-red kamiyui-red hanashika-blue', 'kamiyui-blue'],
  });
  act(moved, 'guest onmitsu-red', 'target 1');
  expect(moved.lap).toBe('running');
  const looked = positionOf({ hands: ['ekisha kuge'], deck: 'suri-red suri-blue' });
  expect(lap(act(looked, 'guest ekisha', 'use', 'take suri-red'))).toBeUndefined();
  const lastOne = positionOf({ hands: ['ekisha kuge'], deck: 'suri-red' });
  expect(lap(act(lastOne, 'guest ekisha', 'use', 'take suri-red'))).toMatchObject({ cause: 'deck' });
});

rule('end.both', 'if A holds together with B or C, A wins', () => {
  const state = positionOf({ hands: ['hikeshi-red'], guests: [FOUR] });
  const heard = act(state, 'guest hikeshi-red');
  expect(lap(heard)).toMatchObject({ cause: 'guests' });
  expect(ended(heard)).toMatchObject({ ending: 'out' });
  expect(state.rounds[0]?.ended).toBe('out');
});

rule('end.idle', 'a whole lap in which nobody does anything calls the last lap by the last of them', () => {
  const state = positionOf();
  const heard = act(state, 'rest', 'rest', 'rest');
  expect(lap(heard)).toEqual({ is: 'lap', by: 2, cause: 'idle', guests: 0 });
  expect(asked(state)).toEqual(['0 turn']);
  expect(ended(act(state, 'rest', 'rest', 'rest'))).toMatchObject({ ending: 'deck', by: 2 });
  const busy = positionOf({ hands: ['kuge hikeshi-red'] });
  expect(lap(act(busy, 'guest hikeshi-red', 'rest', 'rest'))).toBeUndefined();
  expect(lap(act(busy, 'rest'))).toMatchObject({ by: 0, cause: 'idle' });
  const extra = positionOf();
  extra.extra = 1;
  expect(lap(act(extra, 'rest', 'rest', 'rest'))).toBeUndefined();
  expect(lap(act(extra, 'rest'))).toMatchObject({ by: 2 });
  const reserve = positionOf({ geisha: NO_SAYO, reserves: ['', '', 'hikeshi-green'] });
  expect(lap(act(reserve, 'rest', 'rest', 'rest', 'reveal'))).toBeUndefined();
});
