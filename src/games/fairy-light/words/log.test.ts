import { expect, test } from 'vitest';
import type { ThingId } from '../../../engine/game.ts';
import { plain } from '../../../words/phrase.ts';
import { LANGS, type Lang } from '../../../words/voice.ts';
import { BACKS } from '../rules/cards.ts';
import { CELLS, cellAt, cellThing, eastOf, START, southOf } from '../rules/grid.ts';
import { kindsOf } from '../rules/sample.ts';
import type { Event } from '../rules/state.ts';
import { voices } from './say.ts';

const NAMES = ['Aya', 'Ben'];
const told = (lang: Lang, ...events: readonly Event[]): string[] =>
  (voices[lang].sayEvents?.(events) ?? []).flatMap((phrase) =>
    phrase && phrase.length > 0 ? [plain(phrase, (seat) => NAMES[seat] ?? '')] : [],
  );
const turn = (lang: Lang, seat: number, ...events: readonly Event[]): string =>
  plain(voices[lang].sayTurn(seat, events), String);
const [S1 = 0] = kindsOf('S1');
type Of<Is extends Event['is']> = Extract<Event, { is: Is }>;
const exchanged = (back: string, got: string, isAll = false, isSecret = false, seat = 0): Of<'exchanged'> => ({
  ...{ is: 'exchanged', seat, back: kindsOf(back), got: kindsOf(got), isAll, isSecret },
});
const placed = (cell: number, isFaceDown = false): Of<'placed'> => ({
  ...{ is: 'placed', seat: 0, card: S1, cell, isFaceDown, isLast: false },
});
const opened = (card: number | null, isLast = false, isSecret = false): Of<'opened'> => ({
  ...{ is: 'opened', seat: 0, card, isLast, isSecret },
});

test('who plays what and who begins is told, and where places are counted from; what was dealt lies there', () => {
  const begins: Event = { is: 'begins', variant: 'dark', sun: 1, moon: 0, first: 0 };
  const [line = '', start = '', ...more] = told(
    'en',
    begins,
    { is: 'started', card: kindsOf('*cross')[0] as number },
    { is: 'laid', seat: 0, cards: kindsOf('S1 S1 S2') },
  );
  expect(line).toMatch(/^Dark forest.*Ben plays Sun.*Aya plays Moon.*Aya goes first/);
  expect(start).toContain('cross');
  expect(more).toEqual([]);
  expect(told('ja', begins)[0]).toMatch(/暗闇の森.*Benさんが太陽.*Ayaさんが月.*Ayaさんが先攻/);
  expect(told('en', { ...begins, variant: 'standard' })[0]).toMatch(/^Ben plays Sun/);
});

test('an exchange names what went and what came, equal cards together; all is said as all, and none as none', () => {
  expect(told('en', exchanged('S1 S1', 'S2 s-'))).toEqual([
    'Aya exchanges two 1-sun cards for a 2-sun card and the level Cotton.',
  ]);
  expect(told('ja', exchanged('S1 S1', 'S2 s-'))[0]).toMatch(/太陽1つ2枚を太陽2つと横コットンに交換/);
  expect(told('en', exchanged('S1 S2 S1', 's| S1 S1', true))[0]).toMatch(/all 3 cards for .*upright Cotton.*two 1-sun/);
  expect(told('en', exchanged('', ''))[0]).toMatch(/^Aya exchanges no cards/);
  const ordered: Event = { is: 'ordered', seat: 0, cards: kindsOf('S1 S2 s|') };
  expect(told('en', ordered)[0]).toMatch(/1-sun card, 2-sun card, upright Cotton/);
  expect(told('ja', ordered)[0]).toMatch(/太陽1つ、太陽2つ、縦コットン/);
});

test('a choice in secret is no news, and tells nothing of what was chosen', () => {
  expect(told('en', { is: 'sealed', seat: 0 })).toEqual([]);
  expect(turn('en', 0, { is: 'sealed', seat: 0 })).toBe('');
  const both: readonly Event[] = [{ is: 'sealed', seat: 1 }, exchanged('S1', 'S2', false, true)];
  expect(turn('en', 1, ...both)).toBe('');
  expect(turn('en', 0, ...both)).toBe('exchanges 1 card');
  for (const lang of LANGS) expect(told(lang, { is: 'settled' })[0]).not.toMatch(/\d/);
});

test('a card is told with the one that takes its place, in one sentence, and what became of the forest by itself', () => {
  expect(told('en', placed(cellAt(-2, 1)), opened(S1))).toEqual([
    'Aya places a 1-sun card (2 left, 1 down) and reveals a 1-sun card.',
  ]);
  expect(told('ja', placed(cellAt(-2, 1)), opened(S1))).toEqual([
    'Ayaさんは太陽1つを左2・下1の場所に配置し、太陽1つを公開しました。',
  ]);
  expect(told('en', placed(cellAt(0, 1)), { is: 'framed', axis: 'rows' })).toHaveLength(2);
  expect(told('en', opened(S1, true))[0]).toMatch(/1-sun card.*last/);
  expect(turn('en', 0, placed(cellAt(0, 1)), opened(S1))).toBe('places a 1-sun card · reveals a 1-sun card');
});

test('a card that is placed or drawn face down is named to its owner alone', () => {
  expect(told('en', placed(cellAt(0, 1), true))[0]).toMatch(/1-sun card face down/);
  const unseen: Event = { ...placed(cellAt(0, 1), true), card: BACKS[0] };
  for (const lang of LANGS) {
    expect(told(lang, unseen)[0]).not.toMatch(/sun|太陽/i);
    expect(told(lang, opened(null, false, true))).toEqual([]);
    expect(told(lang, opened(null, true, true))).toHaveLength(1);
    expect(turn(lang, 0, unseen, opened(null, false, true))).not.toMatch(/sun|太陽/i);
  }
  expect(told('ja', opened(S1, false, true))[0]).toMatch(/引きました/);
});

test.each(LANGS)('in %s no two places are told in the same words, and a tap on one shows it', (lang) => {
  const places = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => cell !== START);
  const heard = places.flatMap((cell) => told(lang, placed(cell)));
  expect(new Set(heard).size).toBe(places.length);
  const linked = (cell: number): ThingId[] =>
    voices[lang]
      .sayEvent(placed(cell))
      .flatMap((part) => (typeof part === 'object' && 'thing' in part ? part.thing : []));
  for (const cell of places.slice(0, 9)) expect(linked(cell)).toEqual([cellThing(cell), cellThing(cell)]);
  expect(eastOf(START) + southOf(START)).toBe(0);
});

test('a Cotton is told with its count and whose heart it is; scoring is announced once', () => {
  const scored = (suns: number, moons: number): Event => ({
    ...{ is: 'scored', card: kindsOf('s|')[0] as number, cell: cellAt(0, 1), suns, moons },
    heart: suns > moons ? 0 : suns < moons ? 1 : null,
  });
  const [first = '', second = '', third = ''] = told('en', scored(2, 0), scored(1, 10), scored(1, 1));
  expect(first).toMatch(/^Scoring\. Sun’s upright Cotton: 2 suns.*0 moons.*heart for Sun/);
  expect(second).toMatch(/^Sun’s upright Cotton: 1 sun\s.*10 moons.*heart for Moon/);
  expect(third).toMatch(/no heart/);
  // A bare 2 after a word is heard as に.
  expect(told('ja', scored(2, 0), scored(1, 10))).toEqual([
    '得点計算です。太陽の縦コットンは太陽2つ、月なしで、ハートは太陽に渡ります。',
    '太陽の縦コットンは太陽1個、月10個で、ハートは月に渡ります。',
  ]);
});

test('hearts are told with those that nobody has, and who won', () => {
  const ended = (hearts: readonly number[], winner: number | null): Event => ({
    ...{ is: 'ended', hearts, sun: 1, moon: 0, winner },
  });
  expect(told('en', ended([5, 4], 1))).toEqual(['Hearts: Ben (Sun) 5, Aya (Moon) 4. Ben wins.']);
  expect(told('en', ended([4, 4], null))[0]).toMatch(/neither 1\. It is a draw/);
  expect(told('ja', ended([5, 2], 0))[0]).toMatch(/Benさんが5枚.*Ayaさんが2枚.*2枚.*Ayaさんの勝ち/);
});
