import { expect, test } from 'vitest';
import type { Seat } from '../engine/game.ts';
import { phrase as p, placeSign, plain } from './phrase.ts';
import { both, catalogues, chief, deed, doing, first, hitting, line, type Sayings, silent, tellers } from './tell.ts';

type Event =
  | { readonly is: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly is: 'placed'; readonly seat: Seat }
  | { readonly is: 'began'; readonly seat: Seat }
  | { readonly is: 'shown'; readonly seat: Seat }
  | { readonly is: 'robbed'; readonly seat: Seat; readonly from: Seat }
  | { readonly is: 'paid'; readonly seat: Seat; readonly what: string }
  | { readonly is: 'won'; readonly seat: Seat }
  | { readonly is: 'over' };

const sayings: Sayings<Event> = {
  drew: ({ count }, { after }) =>
    deed(p`draws ${count}${after.length === 0 ? ' at last' : ''}`, p`${count}枚引き`, p`+${count}`, p`＋${count}`),
  placed: (_, { before }) => deed(p`${before ? 'also ' : ''}places`, p`置き`),
  began: () => first(p`begins`, p`始め`),
  shown: ({ seat }, { turnOf }) => silent(p`${turnOf === seat ? '' : 'other '}shown`, p`公開`),
  robbed: ({ from }) => hitting(from, deed(p`robs`, p`奪い`, p`robs`, p`奪う`)),
  paid: ({ what }) => doing(p`pays`, p`を払い`, p`${what}`, p`${what}`),
  won: () => chief(first(p`wins a medal`, p`勝ち`, p`a medal`, p`メダル`)),
  over: () => line(p`It is over.`, p`終わりです。`),
};
const told = tellers(sayings);
const text = (phrase: Parameters<typeof plain>[0] | null): string | null =>
  phrase && plain(phrase, (seat) => ['Aya', 'Ben'][seat] ?? '');
const say = (events: readonly Event[], lang: 'en' | 'ja' = 'en') => told[lang].sayEvents(events).map(text);

const drew: Event = { is: 'drew', seat: 0, count: 2 };
const placed: Event = { is: 'placed', seat: 0 };

test('deeds of one seat in a row are one sentence, told in the last of their lines', () => {
  expect(say([drew, placed])).toEqual([null, 'Aya draws 2 and also places.']);
  expect(say([drew, placed], 'ja')).toEqual([null, 'Ayaさんは2枚引き、置きました。']);
});

test('deeds of one verb in a row say it once', () => {
  const [one, two]: Event[] = [
    { is: 'paid', seat: 0, what: 'X' },
    { is: 'paid', seat: 0, what: 'Y' },
  ];
  if (!one || !two) throw new Error('nothing is paid');
  expect(say([one])).toEqual(['Aya pays X.']);
  expect(say([one, two])).toEqual([null, 'Aya pays X and Y.']);
  expect(say([drew, one, two])).toEqual([null, null, 'Aya draws 2, and pays X and Y.']);
  expect(say([one, two], 'ja')).toEqual([null, 'AyaさんはX、Yを払いました。']);
  expect(say([one, placed, two])).toEqual([null, null, 'Aya pays X, also places and pays Y.']);
});

test('a first deed, another seat and a line each end a sentence', () => {
  expect(say([drew, { is: 'began', seat: 0 }])).toEqual(['Aya draws 2.', 'Aya begins.']);
  expect(say([drew, { is: 'placed', seat: 1 }])).toEqual(['Aya draws 2.', 'Ben also places.']);
  expect(say([drew, { is: 'over' }])).toEqual(['Aya draws 2.', 'It is over.']);
});

test('a sentence that would not fit two lines of a small phone is told as two', () => {
  const many = Array.from({ length: 20 }, (): Event => drew);
  const told = say(many).filter((line) => line !== null);
  expect(told.length).toBeGreaterThan(1);
  for (const line of told) expect(line?.length).toBeLessThanOrEqual(86);
  expect(told.join(' ').match(/draws/g)).toHaveLength(20);
});

test('a place takes the room of its sign, and not of its words', () => {
  const far: Sayings<Event> = {
    ...sayings,
    placed: () => deed(p`places ${placeSign('spot', '(far away) '.repeat(9))}`, p`置き`),
  };
  expect(tellers(far).en.sayEvents([drew, placed])[0]).toBeNull();
});

test('a silent event says nothing, and breaks no sentence', () => {
  const shown: Event = { is: 'shown', seat: 0 };
  expect(say([shown])).toEqual(['']);
  expect(say([drew, shown, placed])).toEqual([null, '', 'Aya draws 2 and also places.']);
  expect(say([drew, shown])).toEqual(['Aya draws 2.', '']);
});

test('what a turn was about stands before all else of it, but for what was done to the seat that reads it', () => {
  const turn: Event[] = [drew, { is: 'robbed', seat: 0, from: 1 }, { is: 'won', seat: 0 }];
  expect(plain(told.en.sayTurn(0, turn, null), String)).toBe('a medal · +2 · robs');
  expect(plain(told.en.sayTurn(0, turn, 1), String)).toBe('robs · a medal · +2');
});

test('a turn in one line begins with what was done to the seat that reads it', () => {
  const turn: Event[] = [drew, { is: 'shown', seat: 0 }, { is: 'robbed', seat: 0, from: 1 }];
  const summary = (reader: Seat | null): string | null => text(told.en.sayTurn(0, turn, reader));
  expect(summary(null)).toBe('+2 · shown · robs');
  expect(summary(1)).toBe('robs · +2 · shown');
});

test('a summary knows whose turn it sums up', () => {
  expect(text(told.en.sayTurn(0, [{ is: 'shown', seat: 0 }]))).toBe('shown');
  expect(text(told.en.sayTurn(1, [{ is: 'shown', seat: 0 }]))).toBe('other shown');
});

test('one event by itself is a whole sentence', () => {
  expect(text(told.en.sayEvent(drew))).toBe('Aya draws 2 at last.');
  expect(text(told.ja.sayEvent(placed))).toBe('Ayaさんは置きました。');
});

test('texts side by side make one catalogue a language', () => {
  const words = catalogues({
    deck: both('Deck', '山札'),
    left: both(
      (n: number) => `${n} left`,
      (n) => `残り${n}`,
    ),
  });
  expect([words.en.deck, words.ja.left(3)]).toEqual(['Deck', '残り3']);
});
