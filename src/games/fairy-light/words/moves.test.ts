import { expect, test } from 'vitest';
import { LANGS, type Lang, plain } from '../../../words/phrase.ts';
import { EXCHANGES, ORDERS } from '../rules/moves.ts';
import { positionOf } from '../rules/sample.ts';
import type { Move, State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

const VOICES = { en, ja };
const say = (lang: Lang, move: Move, state: State, seat = state.turn): string =>
  plain(VOICES[lang].sayMove(move, view(state, seat)), String);

test('an exchange names the cards that go back', () => {
  const state = positionOf(['*ring'], { step: 'exchange', sun: 's| S1 S2' });
  expect(say('en', { exchange: [0, 2] }, state)).toBe('Give back the upright cat and 2 suns');
  expect(say('ja', { exchange: [0, 2] }, state)).toBe('コットン（縦）・太陽2を取り替える');
});

test('an order names the cards as they will lie', () => {
  const state = positionOf(['*ring'], { step: 'order', sun: 's| S1 S2' });
  expect(say('en', { order: [1, 2, 0] }, state)).toBe('Lay 1 sun, then 2 suns, then the upright cat');
  expect(say('ja', { order: [1, 2, 0] }, state)).toBe('太陽1→太陽2→コットン（縦）の順に並べる');
});

test('the hand is that of whoever decides, in the dark the one that may be seen', () => {
  const moon = positionOf(['*ring'], { step: 'exchange', turn: 1, moon: 'm- M1 M2' });
  expect(say('en', { exchange: [0] }, moon)).toBe('Give back the level cat');
  const dark = positionOf(['*ring'], { step: 'exchange', variant: 'dark', moon: 'm- M1 M2' });
  expect(say('en', { exchange: [1] }, dark, 1)).toBe('Give back 1 moon');
});

test.each(LANGS)('no two choices sound alike in %s, whatever lies open', (lang) => {
  for (const sun of ['S1 S1 S1', 'S2 S1 S2', 's| s- s/']) {
    const exchanging = positionOf(['*ring'], { step: 'exchange', sun });
    expect(new Set(EXCHANGES.map((move) => say(lang, move, exchanging))).size).toBe(EXCHANGES.length);
    const ordering = positionOf(['*ring'], { step: 'order', sun });
    expect(new Set(ORDERS.map((move) => say(lang, move, ordering))).size).toBe(ORDERS.length);
  }
});
