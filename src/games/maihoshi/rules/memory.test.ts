import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { canonical } from '../../../engine/equal.ts';
import { Rng } from '../../../engine/rng.ts';
import { kindOf, NONE } from './cards.ts';
import { act, dealt, playOn, positionOf } from './sample.ts';
import { HIDDEN } from './state.ts';
import { guess, view } from './view.ts';

const NO_SAYO = ['hiougi', 'seoto', 'tokiwa'];
const guesses = (state: ReturnType<typeof positionOf>, seat: number) =>
  Array.from({ length: 30 }, (_, salt) => guess(view(state, seat), seat, new Rng(salt, 1, 1)));

rule('secret.hands', 'hands and reserves are private; that there is a reserve is not', () => {
  const state = positionOf({ geisha: NO_SAYO, hands: ['kuge suri-red'], reserves: ['chokushi'] });
  const seen = view(state, 1);
  expect(seen.hands[0]).toBeNull();
  expect(seen.held).toEqual([2, 1, 1]);
  expect(seen.reserves).toEqual([HIDDEN, NONE, NONE]);
  expect(view(state, 0).reserves[0]).toBe(kindOf('chokushi'));
  const texts = guesses(state, 1).map(({ hands, reserves }) => canonical([hands[0], reserves[0]]));
  expect(new Set(texts).size).toBeGreaterThan(10);
});

rule('secret.deck', 'cards put openly under the deck keep their place in every memory', () => {
  const state = positionOf({ geisha: NO_SAYO, hands: ['suri-red kuge'], guests: ['', 'kamiyui-red'] });
  act(state, 'guest suri-red', 'target 1');
  expect(view(state, 'onlooker').under).toEqual([expect.objectContaining({ card: kindOf('kamiyui-red') })]);
  for (const guessed of guesses(state, 2)) expect(guessed.deck[0]).toBe(kindOf('kamiyui-red'));
});

test('cards seen by the Fortune Teller are known under the deck to that seat alone', () => {
  const state = positionOf({ hands: ['ekisha kuge'], deck: 'suri-red suri-blue suri-green sadou tabiichiza' });
  act(state, 'guest ekisha', 'use', 'take suri-red', 'bury suri-blue suri-green', 'discard suri-red');
  expect(view(state, 0).under.map(({ card }) => card)).toEqual([kindOf('suri-green'), kindOf('suri-blue')]);
  expect(view(state, 1).under.map(({ card }) => card)).toEqual([HIDDEN, HIDDEN]);
  for (const guessed of guesses(state, 0)) expect(guessed.deck.slice(0, 2)).toEqual(state.deck.slice(0, 2));
});

test('a card that was known in its place is known in the hand that drew it', () => {
  const state = positionOf({ geisha: NO_SAYO, hands: ['suri-red kuge'], guests: ['', 'kamiyui-red'], deck: '' });
  act(state, 'guest suri-red', 'target 1', 'publicity 1');
  expect(view(state, 2).known).toEqual([{ seat: 1, card: kindOf('kamiyui-red'), aside: false }]);
  for (const guessed of guesses(state, 2)) expect(guessed.hands[1]).toContain(kindOf('kamiyui-red'));
  act(state, 'place kamiyui-red');
  expect(view(state, 2).known).toEqual([]);
});

test('publicity that went back to a hand is remembered there, or aside once a reserve is laid', () => {
  const state = positionOf({
    geisha: ['sayo', 'yukishiro'],
    hands: ['kenjutsu-red kuge', 'chokushi'],
    publicity: ['kamiyui-red', 'suri-blue'],
    reserves: ['', 'hikeshi-red'],
  });
  act(state, 'guest kenjutsu-red', 'target 1');
  expect(view(state, 0).knownToAll).toEqual([{ seat: 1, card: kindOf('suri-blue'), aside: false }]);
  act(state, 'reveal', 'aside suri-blue');
  expect(view(state, 0).known).toEqual([{ seat: 1, card: kindOf('suri-blue'), aside: true }]);
  const places = guesses(state, 0).map(({ hands, reserves }) => {
    expect([...(hands[1] ?? []), reserves[1]]).toContain(kindOf('suri-blue'));
    return reserves[1] === kindOf('suri-blue');
  });
  expect(new Set(places).size).toBe(2);
});

test('a guess looks the same to the seat that makes it, all through random games', () => {
  for (let seed = 0; seed < 12; seed++) {
    const state = dealt({ seats: 2 + (seed % 5), seed });
    const rng = new Rng(seed, 7, 7);
    while (state.stage !== 'over') {
      playOn(state, rng, 5);
      const seat = rng.below(state.hands.length);
      const seen = view(state, seat);
      expect(canonical(view(guess(seen, seat, rng), seat))).toBe(canonical(seen));
    }
  }
});
