import { expect, test } from 'vitest';
import { LANGS, type Lang } from '../../../words/lang.ts';
import { type Phrase, plain } from '../../../words/phrase.ts';
import { foresee } from '../rules/foresee.ts';
import { cellAt, cellThing } from '../rules/grid.ts';
import { EXCHANGES, ORDERS } from '../rules/moves.ts';
import { kindsOf, positionOf } from '../rules/sample.ts';
import type { Event, Move, State } from '../rules/state.ts';
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
  expect(say('en', { exchange: [0, 2] }, state)).toBe('Exchange: upright Cotton, 2-sun card');
  expect(say('ja', { exchange: [0, 2] }, state)).toBe('コットン（縦）と太陽2を交換する');
});

test('an order names the cards as they will lie', () => {
  const state = positionOf(['*ring'], { step: 'order', sun: 's| S1 S2' });
  expect(say('en', { order: [1, 2, 0] }, state)).toBe('Order: 1-sun card, 2-sun card, upright Cotton');
  expect(say('ja', { order: [1, 2, 0] }, state)).toBe('太陽1→太陽2→コットン（縦）の順に並べる');
});

test('the hand is that of whoever decides, in the dark the one that may be seen', () => {
  const moon = positionOf(['*ring'], { step: 'exchange', turn: 1, moon: 'm- M1 M2' });
  expect(say('en', { exchange: [0] }, moon)).toBe('Exchange: level Cotton');
  const dark = positionOf(['*ring'], { step: 'exchange', variant: 'dark', moon: 'm- M1 M2' });
  expect(say('en', { exchange: [1] }, dark, 1)).toBe('Exchange: 1-moon card');
});

test('cards exchanged in the dark go into a secret hand: nothing is said to be opened', () => {
  const dark = positionOf(['*ring'], { step: 'exchange', variant: 'dark' });
  const [back, got] = [kindsOf('S1'), kindsOf('S2')];
  const told = (lang: Lang): string =>
    plain(VOICES[lang].sayEvent({ is: 'exchanged', seat: 0, back, got }), () => 'Aya');
  expect(told('en')).toBe('Aya returns a 1-sun card, and gets a 2-sun card.');
  expect(told('ja')).toBe('Ayaさんは太陽1を戻し、太陽2を受け取りました。');
  const [reason] = foresee(view(dark, 0), 0, { exchange: [0, 2] });
  expect(reason && plain(ja.sayReason(reason), String)).toBe('ストックの2枚と交換します。');
});

test('cards that look the same are told together', () => {
  const exchanged: Event = { is: 'exchanged', seat: 0, back: kindsOf('S1 s| S1'), got: kindsOf('S1 S1 S1') };
  const ordered: Event = { is: 'ordered', seat: 0, cards: kindsOf('S1 S1 s|') };
  const told = (lang: Lang, event: Event): string => plain(VOICES[lang].sayEvent(event), () => 'Aya');
  expect(told('en', exchanged)).toBe(
    'Aya returns two 1-sun cards and Sun’s upright Cotton, and gets three 1-sun cards.',
  );
  expect(told('ja', exchanged)).toBe(
    'Ayaさんは太陽1のカード2枚と太陽のコットン（縦）を戻し、太陽1のカード3枚を受け取りました。',
  );
  expect(told('en', ordered)).toContain('from the left: two 1-sun cards, then Sun’s upright Cotton.');
  expect(told('ja', ordered)).toContain('左から太陽1のカード2枚、太陽のコットン（縦）の順に');
});

test('a place or card that nobody looks at is said to be so', () => {
  const state = positionOf(['*cross . .', '. S1 .']);
  const explained = (lang: Lang, east: number, south: number): string =>
    plain(VOICES[lang].explain(cellThing(cellAt(east, south)), view(state, 0)), String);
  expect(explained('en', 1, 1)).toBe('1-sun card. No Cotton sees it.');
  expect(explained('ja', 1, 1)).toBe('太陽1のカード。ここを示すコットンはありません。');
  expect(explained('en', 0, 1)).toBe('An empty place. 1 Cotton sees it. A card may go here.');
  expect(explained('ja', 2, 1)).toBe('空いた場所。ここを示すコットンはありません。ここに配置できます。');
});

test.each(LANGS)('no two choices sound alike in %s, whatever lies open', (lang) => {
  for (const sun of ['S1 S1 S1', 'S2 S1 S2', 's| s- s/']) {
    const exchanging = positionOf(['*ring'], { step: 'exchange', sun });
    expect(new Set(EXCHANGES.map((move) => say(lang, move, exchanging))).size).toBe(EXCHANGES.length);
    const ordering = positionOf(['*ring'], { step: 'order', sun });
    expect(new Set(ORDERS.map((move) => say(lang, move, ordering))).size).toBe(ORDERS.length);
  }
});

test.each(LANGS)('in %s a place is a small map on button and log, and words for those who do not see it', (lang) => {
  const state = positionOf(['*ring', 'S2']);
  const cell = cellAt(1, 1);
  const card = kindsOf('S1')[0] as number;
  const said = VOICES[lang].sayMove({ place: cell, card }, view(state, 0));
  const told = VOICES[lang].sayEvent({ is: 'placed', seat: 0, card, cell });
  for (const phrase of [said, told]) expect(phrase).toContainEqual(expect.objectContaining({ icon: cellThing(cell) }));
  const written = (phrase: Phrase) => phrase.filter((part) => typeof part === 'string' || !('icon' in part));
  for (const phrase of [said, told]) expect(plain(written(phrase), () => 'Aya')).not.toMatch(/east|south|東|南/);
  // A tap on what was placed lights it where it lies.
  expect(told).toContainEqual(expect.objectContaining({ thing: cellThing(cell) }));
});

const told = (lang: Lang, ...events: readonly Event[]): string[] =>
  (VOICES[lang].sayEvents?.(events) ?? []).flatMap((phrase) =>
    phrase ? [plain(phrase, (seat) => ['Aya', 'Ben'][seat] ?? '')] : [],
  );

test('the log begins with who plays what and who begins', () => {
  const begins: Event = { is: 'begins', sun: 1, moon: 0, first: 0 };
  expect(told('en', begins)).toEqual(['Ben plays the sun, Aya the moon. Aya begins.']);
  expect(told('ja', begins)).toEqual(['Benさんが太陽、Ayaさんが月です。Ayaさんが先攻です。']);
});

test('a card is told with the one that takes its place, and then what became of the forest', () => {
  const [card = 0] = kindsOf('S1');
  const placed: Event = { is: 'placed', seat: 0, card, cell: cellAt(0, 1) };
  const opened: Event = { is: 'opened', seat: 0, card };
  const framed: Event = { is: 'framed', axis: 'rows' };
  expect(told('en', placed, framed, opened)).toEqual([
    'Aya places a 1-sun card (1 south) and reveals a 1-sun card from the stock. The forest is now five cards high and grows no taller.',
  ]);
  expect(told('ja', placed, { ...opened, card: null })).toEqual([
    'Ayaさんは太陽1を配置し（南1）、ストックから1枚引きました。',
  ]);
  expect(told('en', placed, framed)).toHaveLength(2);
});
