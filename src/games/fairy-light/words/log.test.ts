import { expect, test } from 'vitest';
import { LANGS, type Lang } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import { BACKS } from '../rules/cards.ts';
import { CELLS, cellAt, eastOf, START, southOf } from '../rules/grid.ts';
import { opening } from '../rules/opening.ts';
import { dealt, kindsOf, positionOf } from '../rules/sample.ts';
import type { Event, State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { en as enWords } from './en.ts';
import { ja as jaWords } from './ja.ts';
import { voiceOf } from './say.ts';

const [en, ja] = [voiceOf(enWords), voiceOf(jaWords)];

const VOICES = { en, ja };
const told = (lang: Lang, ...events: readonly Event[]): string[] =>
  (VOICES[lang].sayEvents?.(events) ?? []).flatMap((phrase) =>
    phrase && phrase.length > 0 ? [plain(phrase, (seat) => ['Aya', 'Ben'][seat] ?? '')] : [],
  );

test('cards that look the same are told together', () => {
  const exchanged: Event = {
    is: 'exchanged',
    seat: 0,
    back: kindsOf('S1 S1'),
    got: kindsOf('S2 s-'),
    isAll: false,
    isSecret: false,
  };
  const ordered: Event = { is: 'ordered', seat: 0, cards: kindsOf('S1 S1 s|') };
  const said = (lang: Lang, event: Event): string => plain(VOICES[lang].sayEvent(event), () => 'Aya');
  expect(said('en', exchanged)).toBe('Aya exchanges two 1-sun cards for a 2-sun card and Sun’s level Cotton.');
  expect(said('ja', exchanged)).toBe(
    'Ayaさんは太陽1つのカード2枚を、新しく公開した太陽2つのカードと太陽の横コットンに交換しました。',
  );
  expect(said('en', ordered)).toContain('From the left, Aya now has two 1-sun cards, then Sun’s upright Cotton.');
  expect(said('ja', ordered)).toContain('左から、太陽1つのカード2枚、太陽の縦コットンの順に');
});

test('a card like one that went back is told as another one', () => {
  const [one, two] = [kindsOf('S1'), kindsOf('S1 S1')];
  const event = (back: readonly number[], got: readonly number[]): Event => ({
    is: 'exchanged',
    seat: 0,
    back,
    got,
    isAll: false,
    isSecret: false,
  });
  expect(told('en', event(one, one))).toEqual(['Aya exchanges a 1-sun card for another 1-sun card.']);
  expect(told('en', event(two, two))).toEqual(['Aya exchanges two 1-sun cards for two other 1-sun cards.']);
  expect(told('ja', event(one, one))).toEqual([
    'Ayaさんは太陽1つのカードを、新しく公開した太陽1つのカードに交換しました。',
  ]);
});

test('the log begins with who plays what, who begins, and what lies open', () => {
  const begins: Event = { is: 'begins', variant: 'standard', sun: 1, moon: 0, first: 0 };
  expect(told('en', begins)).toEqual(['This is the standard game. Ben plays Sun, Aya plays Moon. Aya goes first.']);
  expect(told('ja', begins)).toEqual(['基本の森で遊びます。Benさんが太陽、Ayaさんが月です。Ayaさんが先攻です。']);
  const alike: Event = { is: 'laid', seat: 0, cards: kindsOf('S1 S1 S1') };
  expect(told('ja', alike)).toEqual(['Ayaさんの公開カードは、太陽1つのカード3枚です。']);
  const inTheDark: Event = { ...begins, variant: 'dark' };
  expect(told('en', inTheDark)[0]).toMatch(/^This game is played in the dark forest\. Ben plays Sun/);
  expect(told('ja', inTheDark)[0]).toMatch(/^暗闇の森で遊びます。Benさんが太陽/);
  const begun = (state: State): Event[] => opening(view(state, 'onlooker'));
  expect(begun(dealt('standard')).map(({ is }) => is)).toEqual(['begins', 'started', 'laid', 'laid']);
  const laid = told('en', ...begun(positionOf(['*cross'], { sun: 'S1 S2 s|', moon: 'M1 M1 m-' })));
  expect(laid.slice(1)).toEqual([
    'The start card is the cross Cotton. It sees every card straight up, straight down, straight left and straight right.',
    'Aya’s open cards: a 1-sun card, a 2-sun card and Sun’s upright Cotton.',
    'Ben’s open cards: two 1-moon cards and Moon’s level Cotton.',
  ]);
  expect(told('en', ...begun(dealt('free'))).at(-1)).toMatch(/all twelve cards/);
  expect(told('ja', ...begun(dealt('dark'))).at(-1)).toBe('2人とも、秘密の手札を3枚持っています。');
});

test('an exchange and the order after it are one line', () => {
  const events: Event[] = [
    { is: 'exchanged', seat: 0, back: kindsOf('S1'), got: kindsOf('s|'), isAll: false, isSecret: false },
    { is: 'ordered', seat: 0, cards: kindsOf('S1 S1 s|') },
  ];
  expect(told('en', ...events)).toEqual([
    'Aya exchanges a 1-sun card for Sun’s upright Cotton. From the left, Aya now has two 1-sun cards, then Sun’s upright Cotton.',
  ]);
  expect(told('ja', ...events)).toHaveLength(1);
});

test('of an exchange of all cards nothing is told twice', () => {
  const exchanged: Event = {
    is: 'exchanged',
    seat: 0,
    back: kindsOf('S1 S2 S1'),
    got: kindsOf('s| S1 S1'),
    isAll: true,
    isSecret: false,
  };
  const ordered: Event = { is: 'ordered', seat: 0, cards: kindsOf('S1 s| S1') };
  expect(told('en', exchanged, ordered)).toEqual([
    'Aya exchanges all three cards. From the left, Aya now has a 1-sun card, then Sun’s upright Cotton, then a 1-sun card.',
  ]);
  expect(told('ja', exchanged, ordered)).toEqual([
    'Ayaさんは3枚とも交換しました。新しい3枚の並び順は、左から、太陽1つのカード、太陽の縦コットン、太陽1つのカードです。',
  ]);
  // Before they are put in order, and in the dark, where they never are.
  expect(told('en', exchanged)).toEqual([
    'Aya exchanges all three cards for Sun’s upright Cotton and two 1-sun cards.',
  ]);
  expect(told('ja', { ...exchanged, isSecret: true })).toEqual([
    'Ayaさんは3枚とも、新しく引いた太陽の縦コットンと太陽1つのカード2枚に交換しました。',
  ]);
  expect(told('en', { ...exchanged, back: kindsOf('S1 S2'), got: kindsOf('S1 s|') })).toEqual([
    'Aya exchanges both cards for a 1-sun card and Sun’s upright Cotton.',
  ]);
});

test('what both choose in secret is told once', () => {
  expect(told('en', { is: 'sealed', seat: 0 })).toEqual([]);
  expect(told('ja', { is: 'sealed', seat: 1 }, { is: 'settled' })).toEqual([
    '2人とも、手札の交換を、相手に見せずに済ませました。',
  ]);
});

const [S1 = 0] = kindsOf('S1');
const placedAt = (east: number, south: number, isLast = false): Extract<Event, { is: 'placed' }> => ({
  is: 'placed',
  seat: 0,
  card: S1,
  cell: cellAt(east, south),
  isFaceDown: false,
  isLast,
});

test('a card is told with the one that takes its place, and then what became of the forest', () => {
  const placed = placedAt(0, 1);
  const opened: Extract<Event, { is: 'opened' }> = { is: 'opened', seat: 0, card: S1, isLast: false, isSecret: false };
  const framed: Event = { is: 'framed', axis: 'rows' };
  expect(told('en', placed, framed, opened)).toEqual([
    'Aya places a 1-sun card below the start card, then reveals a 1-sun card. The forest is now five cards high and can grow no taller.',
  ]);
  expect(told('ja', placed, { ...opened, card: null, isSecret: true })).toEqual([
    'Ayaさんは太陽1つのカードを、スタートカードのすぐ下に配置し、1枚引きました。',
  ]);
  expect(told('en', placed, { ...opened, isLast: true })[0]).toMatch(
    /then reveals a 1-sun card\. Aya’s stock is now empty\.$/,
  );
  expect(told('ja', placed, { ...opened, isLast: true })[0]).toMatch(
    /太陽1つのカードを公開しました。これでAyaさんのストックはなくなりました。$/,
  );
  expect(told('en', placed, framed)).toHaveLength(1);
});

test('what is drawn into a secret hand is not said to be revealed', () => {
  const opened: Event = { is: 'opened', seat: 0, card: S1, isLast: false, isSecret: true };
  const [seen, hidden]: Event[] = [opened, { ...opened, card: null, isLast: true }];
  expect(told('en', seen as Event)).toEqual(['Aya draws a 1-sun card.']);
  expect(told('en', hidden as Event)).toEqual(['Aya draws a card. Aya’s stock is now empty.']);
  expect(told('ja', seen as Event)).toEqual(['Ayaさんは太陽1つのカードを引きました。']);
  expect(told('ja', hidden as Event)).toEqual(['Ayaさんは1枚引きました。これでAyaさんのストックはなくなりました。']);
});

test.each<[east: number, south: number, string, string]>([
  [0, -1, 'above the start card', 'スタートカードのすぐ上'],
  [-1, -1, 'at the upper left corner of the start card', 'スタートカードの左斜め上'],
  [-2, 0, 'two places to the left of the start card', 'スタートカードの2つ左'],
  [0, 3, 'three places below the start card', 'スタートカードの3つ下'],
  [2, -1, 'one place above the start card and two to the right', 'スタートカードの2つ右、1つ上'],
])('a place is told from the start card: %i, %i', (east, south, inEnglish, inJapanese) => {
  expect(told('en', placedAt(east, south))).toEqual([`Aya places a 1-sun card ${inEnglish}.`]);
  expect(told('ja', placedAt(east, south))).toEqual([`Ayaさんは太陽1つのカードを、${inJapanese}に配置しました。`]);
});

test('the last place is told as every other, and that the forest is full', () => {
  const last = placedAt(0, 1, true);
  expect(told('en', last)).toEqual(['Aya places a 1-sun card below the start card. The forest is full.']);
  expect(told('ja', last)).toEqual([
    'Ayaさんは太陽1つのカードを、スタートカードのすぐ下に配置しました。これで森が完成しました。',
  ]);
});

test('a card that is laid face down is told with its face to its owner alone', () => {
  const down: Event = { ...placedAt(0, 1), isFaceDown: true };
  expect(told('en', down)).toEqual(['Aya places a 1-sun card (face down) below the start card.']);
  expect(told('en', { ...down, card: BACKS[0] })).toEqual(['Aya places a face-down card below the start card.']);
});

test('a row of the forest is told card by card', () => {
  const row: Event = { is: 'row', row: 1, cards: kindsOf('S1 M1 M1 *ring M1') };
  expect(told('en', row)).toEqual([
    'The top row, from the left: a 1-sun card, a 1-moon card, a 1-moon card, the start card and a 1-moon card.',
  ]);
  expect(told('ja', row)).toEqual([
    '上から1段目は、左から、太陽1つのカード、月1つのカード、月1つのカード、スタートカード、月1つのカードです。',
  ]);
});

test('what a Cotton counts is told so that no number is heard as another word', () => {
  const scored = (suns: number, moons: number): Event => ({
    is: 'scored',
    card: kindsOf('s|')[0] as number,
    cell: cellAt(0, 1),
    suns,
    moons,
    heart: suns > moons ? 0 : 1,
  });
  expect(told('ja', scored(2, 0), scored(1, 10))).toEqual([
    '得点計算です。コットンを、上の段から順に数えます。太陽の縦コットンは、太陽2つ、月なしで、ハートは太陽に渡ります。',
    '太陽の縦コットンは、太陽1個、月10個で、ハートは月に渡ります。',
  ]);
  expect(told('en', scored(2, 0))).toEqual([
    'Now the Cottons are scored, row by row from the top. Sun’s upright Cotton: 2 suns\u00a0to\u00a00 moons, a heart for Sun.',
  ]);
});

test.each(LANGS)('in %s no two places are told in the same words', (lang) => {
  const places = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => cell !== START);
  const heard = places.flatMap((cell) => told(lang, placedAt(eastOf(cell), southOf(cell))));
  expect(new Set(heard).size).toBe(places.length);
});

test('hearts are told with those that nobody has, and the winner once', () => {
  const ended = (hearts: readonly number[], winner: number | null): Event => ({
    is: 'ended',
    hearts,
    sun: 1,
    moon: 0,
    winner,
  });
  expect(told('en', ended([5, 4], 1))).toEqual([
    'Of the nine hearts, Ben has 5 as Sun and Aya has 4 as Moon. Ben wins.',
  ]);
  expect(told('en', ended([4, 4], null))).toEqual([
    'Of the nine hearts, Ben has 4 as Sun and Aya has 4 as Moon; 1 went to neither. It is a draw.',
  ]);
  expect(told('ja', ended([5, 2], 0))).toEqual([
    'ハート9枚のうち、太陽のBenさんが5枚、月のAyaさんが2枚、どちらにも渡らなかったものが2枚です。Ayaさんの勝ちです。',
  ]);
});
