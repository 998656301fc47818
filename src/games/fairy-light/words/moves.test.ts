import { expect, test } from 'vitest';
import { LANGS, type Lang } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import { foresee } from '../rules/foresee.ts';
import { cellAt, cellThing } from '../rules/grid.ts';
import { EXCHANGES, ORDERS } from '../rules/moves.ts';
import { kindsOf, positionOf } from '../rules/sample.ts';
import type { Move, State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { en as enWords } from './en.ts';
import { ja as jaWords } from './ja.ts';
import { voiceOf } from './say.ts';

const [en, ja] = [voiceOf(enWords), voiceOf(jaWords)];

const VOICES = { en, ja };
const say = (lang: Lang, move: Move, state: State, seat = state.turn): string =>
  plain(VOICES[lang].sayMove(move, view(state, seat)), String);

test('an exchange names the cards that go back', () => {
  const state = positionOf(['*ring'], { step: 'exchange', sun: 's| S1 S2' });
  expect(say('en', { exchange: [0, 2] }, state)).toBe('Give back the upright cat and 2 suns');
  expect(say('ja', { exchange: [0, 2] }, state)).toBe('コットン（縦）・太陽2を交換する');
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

test('cards exchanged in the dark go into a secret hand: nothing is said to be opened', () => {
  const dark = positionOf(['*ring'], { step: 'exchange', variant: 'dark' });
  const [back, got] = [kindsOf('S1'), kindsOf('S2')];
  const told = (lang: Lang): string =>
    plain(VOICES[lang].sayEvent({ is: 'exchanged', seat: 0, back, got }), () => 'Aya');
  expect(told('en')).toBe('Aya gives back 1 card (1 sun) and gets 2 suns.');
  expect(told('ja')).toBe('Ayaさんは太陽1のカードを太陽2のカードと交換しました。');
  const [reason] = foresee(view(dark, 0), 0, { exchange: [0, 2] });
  expect(reason && plain(ja.sayReason(reason), String)).toBe('ストックの2枚と交換します。');
});

test('a place or card that nobody looks at is said to be so', () => {
  const state = positionOf(['*cross . .', '. S1 .']);
  const explained = (lang: Lang, east: number, south: number): string =>
    plain(VOICES[lang].explain(cellThing(cellAt(east, south)), view(state, 0)), String);
  expect(explained('en', 1, 1)).toBe('1 sun. No cat sees it.');
  expect(explained('ja', 1, 1)).toBe('太陽1のカード。どのコットンからも見えません。');
  expect(explained('en', 0, 1)).toBe('An empty place. 1 cat looks here. A card may go here.');
  expect(explained('ja', 2, 1)).toBe('空いた場所。どのコットンからも見えません。ここに置けます。');
});

test.each(LANGS)('no two choices sound alike in %s, whatever lies open', (lang) => {
  for (const sun of ['S1 S1 S1', 'S2 S1 S2', 's| s- s/']) {
    const exchanging = positionOf(['*ring'], { step: 'exchange', sun });
    expect(new Set(EXCHANGES.map((move) => say(lang, move, exchanging))).size).toBe(EXCHANGES.length);
    const ordering = positionOf(['*ring'], { step: 'order', sun });
    expect(new Set(ORDERS.map((move) => say(lang, move, ordering))).size).toBe(ORDERS.length);
  }
});
