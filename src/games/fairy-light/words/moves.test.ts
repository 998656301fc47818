import { expect, test } from 'vitest';
import { plain } from '../../../words/phrase.ts';
import { LANGS, type Lang } from '../../../words/voice.ts';
import { cellAt, cellThing } from '../rules/grid.ts';
import { foresee } from '../rules/index.ts';
import { EXCHANGES, ORDERS } from '../rules/moves.ts';
import { kindsOf, positionOf } from '../rules/sample.ts';
import type { Move, State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { voices as VOICES } from './say.ts';

const { ja } = VOICES;
const say = (lang: Lang, move: Move, state: State, seat = state.turn): string =>
  plain(VOICES[lang].sayMove(move, view(state, seat)), String);

test('an exchange names the cards that go back', () => {
  const state = positionOf(['*ring'], { step: 'exchange', sun: 's| S1 S2' });
  expect(say('en', { exchange: [0, 2] }, state)).toBe('Exchange: upright Cotton, 2-sun card');
  expect(say('ja', { exchange: [0, 2] }, state)).toBe('縦コットンと太陽2つを交換する');
});

test('an order names the cards as they will lie', () => {
  const state = positionOf(['*ring'], { step: 'order', sun: 's| S1 S2' });
  expect(say('en', { order: [1, 2, 0] }, state)).toBe('Order: 1-sun card, 2-sun card, upright Cotton');
  expect(say('ja', { order: [1, 2, 0] }, state)).toBe('太陽1つ→太陽2つ→縦コットンの順に並べる');
});

test('the hand is that of whoever decides, in the dark the one that may be seen', () => {
  const moon = positionOf(['*ring'], { step: 'exchange', turn: 1, moon: 'm- M1 M2' });
  expect(say('en', { exchange: [0] }, moon)).toBe('Exchange: level Cotton');
  const dark = positionOf(['*ring'], { step: 'exchange', variant: 'dark', moon: 'm- M1 M2' });
  expect(say('en', { exchange: [1] }, dark, 1)).toBe('Exchange: 1-moon card');
});

test('cards exchanged in the dark go into a secret hand: nothing is said to be opened', () => {
  const dark = positionOf(['*ring'], { step: 'exchange', variant: 'dark' });
  const [reason] = foresee(view(dark, 0), 0, { exchange: [0, 2] });
  expect(reason && plain(ja.sayReason(reason), String)).toBe('ストックの2枚と交換します。');
});

test('a place or card that nobody looks at is said to be so', () => {
  const state = positionOf(['*cross . .', '. S1 .']);
  const explained = (lang: Lang, east: number, south: number): string =>
    plain(VOICES[lang].explain(cellThing(cellAt(east, south)), view(state, 0)), String);
  expect(explained('en', 1, 1)).toBe('1-sun card. No Cotton sees it.');
  expect(explained('ja', 1, 1)).toBe('太陽1つのカード。ここを示すコットンはありません。');
  expect(explained('en', 0, 1)).toBe('An empty place. 1 Cotton sees it. A card may go here.');
  expect(explained('ja', 2, 1)).toBe('空いた場所。ここを示すコットンはありません。ここに配置できます。');
});

test('while cards are exchanged no place is said to be open yet', () => {
  const state = positionOf(['*cross'], { step: 'exchange' });
  const explained = (lang: Lang): string =>
    plain(VOICES[lang].explain(cellThing(cellAt(1, 0)), view(state, 0)), String);
  expect(explained('en')).toBe('An empty place. 1 Cotton sees it. A card may go here once cards are placed.');
  expect(explained('ja')).toContain('配置が始まると、ここに配置できます。');
});

test.each(LANGS)('no two choices sound alike in %s, whatever lies open', (lang) => {
  for (const sun of ['S1 S1 S1', 'S2 S1 S2', 's| s- s/']) {
    const exchanging = positionOf(['*ring'], { step: 'exchange', sun });
    expect(new Set(EXCHANGES.map((move) => say(lang, move, exchanging))).size).toBe(EXCHANGES.length);
    const ordering = positionOf(['*ring'], { step: 'order', sun });
    expect(new Set(ORDERS.map((move) => say(lang, move, ordering))).size).toBe(ORDERS.length);
  }
});

test.each(LANGS)(
  'in %s a button says where to those alone who do not see the board, and a hint lights the place',
  (lang) => {
    const state = positionOf(['*ring', 'S2']);
    const move = { place: cellAt(1, 1), card: kindsOf('S1')[0] as number };
    const said = VOICES[lang].sayMove(move, view(state, 0));
    expect(said).toContainEqual(
      expect.objectContaining({ icon: '', isPlace: true, text: expect.stringMatching(/1.*1/) }),
    );
    expect(VOICES[lang].marks?.(move, view(state, 0))).toContain(cellThing(move.place));
  },
);
