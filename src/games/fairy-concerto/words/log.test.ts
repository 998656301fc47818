import { expect, test } from 'vitest';
import type { Seat } from '../../../engine/game.ts';
import { plain } from '../../../words/phrase.ts';
import { LANGS, type Lang } from '../../../words/voice.ts';
import { COMPOSER, cardOf, countsOf, kindOf } from '../rules/cards.ts';
import { dealt } from '../rules/sample.ts';
import type { Event } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { voices } from './say.ts';

const named = (seat: Seat): string => ['Aya', 'Ben', 'Chie'][seat] ?? '';
const told = (lang: Lang, ...events: readonly Event[]): string[] =>
  (voices[lang].sayEvents?.(events) ?? []).flatMap((phrase) =>
    phrase && phrase.length > 0 ? [plain(phrase, named)] : [],
  );
const turn = (lang: Lang, by: Seat, ...events: readonly Event[]): string =>
  plain(voices[lang].sayTurn(by, events), named);

const shown = (seat: Seat, letter: string, more: { removed?: string; kept?: string } = {}): Event => ({
  is: 'revealed',
  seat,
  took: [...letter].map(kindOf),
  removed: more.removed ? kindOf(more.removed) : null,
  kept: more.kept ? cardOf(more.kept) : null,
  away: more.kept ? cardOf('HHHH') : null,
});
const kept: Event = { is: 'kept', seat: 0, card: cardOf('TTTT'), away: cardOf('DDDD'), from: 'composer' };
const bach: Event = { is: 'bach', took: [kindOf('H')], cards: 0 };
const draft: Event = { is: 'draft', round: 0, draft: 1, isForced: false };

test('a draft is told in one line, with its number and what each took; what is chosen, dealt, drawn or passed in secret is no news', () => {
  const quiet: Event[] = [
    { is: 'sealed', seat: 2 },
    { is: 'drew', seat: 0, cards: [0, 1] },
    { is: 'passed', seats: 3 },
    { is: 'drawn', round: 1, count: 6, seats: 3 },
    { is: 'hand', seat: 0, hand: countsOf('TD'), passed: true },
    { is: 'left', left: countsOf('TD'), drawn: countsOf('V') },
  ];
  for (const lang of LANGS) expect(told(lang, ...quiet)).toEqual([]);
  expect(told('en', draft, shown(0, 'T'), shown(1, 'T'), shown(2, 'C'))).toEqual([
    'Round 1, draft 2. Aya: a trumpeter · Ben: a trumpeter · Chie: a composer',
  ]);
  expect(told('ja', draft, shown(0, 'T'), shown(1, 'D'))).toEqual([
    '第1ラウンド、2回目のドラフトです。Ayaさん：トランペッター／Benさん：ドラマー',
  ]);
  // What comes after it has its own line.
  expect(told('en', draft, shown(0, 'T', { kept: 'TTTT' }), shown(1, 'C'), kept)).toHaveLength(2);
  expect(told('en', { ...draft, isForced: true })[0]).toMatch(/one fairy/);
});

test('what leaves the game is told with what came, and told from it where both are of a kind', () => {
  expect(told('en', shown(0, 'T', { removed: 'D' }))).toEqual(['Aya adds a trumpeter and removes a drummer.']);
  expect(told('en', shown(0, 'T', { removed: 'T' }))[0]).toMatch(/removes another trumpeter/);
  expect(told('ja', shown(0, 'T', { removed: 'T' }))[0]).toMatch(
    /トランペッターを加え、もう1個のトランペッターを取り除き/,
  );
});

test('a kept score card is told with what it is for', () => {
  expect(told('en', shown(0, 'T', { kept: 'TTTDDD' }))[0]).toMatch(
    /adds a trumpeter.*keeps “3 trumpeters, 3 drummers”/,
  );
  expect(told('ja', shown(0, 'T', { kept: 'TTTDDD' }))[0]).toMatch(/「トランペッター3・ドラマー3」を残し/);
  expect(told('en', shown(0, 'C'), kept)).toEqual(['Aya adds a composer and keeps “4 trumpeters” for the composer.']);
  expect(told('en', { ...kept, from: 'dealt' } as Event)[0]).not.toContain('composer');
});

test('where hands go is told once among three and more', () => {
  expect(told('en', { is: 'dealt', order: [1, 2, 0] })[0]).toMatch(/left.*Ben to Chie, Chie to Aya, Aya to Ben/);
  expect(told('ja', { is: 'dealt', order: [0, 1] })).toEqual([]);
});

test('a turn is said in one line, with the names of others who turned over their choices as well', () => {
  const sealed: Event = { is: 'sealed', seat: 1 };
  const own = shown(1, 'V', { removed: 'T' });
  expect(turn('en', 1, sealed)).toBe('');
  expect(turn('en', 1, sealed, shown(0, 'C'), own)).toBe('+violinist −trumpeter · Aya: a composer');
  expect(turn('ja', 1, own)).toBe('＋ヴァイオリニスト −トランペッター');
  expect(turn('en', 0, kept, { is: 'passed', seats: 2 })).toBe('keeps a score card');
  expect(turn('en', 0, shown(0, 'DD'), bach)).toBe('2 drummers · Bach: a hornist');
  expect(turn('ja', 0, shown(0, 'DD'), bach)).toBe('ドラマー2個、バッハ：ホルニスト');
  // Alone the whole game is one turn: only what came last is told.
  const drawn = (round: number): Event => ({ is: 'drawn', round, count: 2, seats: 1 });
  expect(turn('en', 0, shown(0, 'DD'), bach, drawn(1), shown(0, 'V'), bach, drawn(2))).toBe(
    'a violinist · Bach: a hornist',
  );
});

test('how Bach plays, what he gets and what his cards are worth is told', () => {
  const begun = {
    is: 'begun',
    random: false,
    popular: kindOf('V'),
    soloist: 'widest',
    pianist: 'TV',
    harpist: 'VH',
  } as const;
  for (const lang of LANGS) {
    expect(told(lang, { ...begun, manner: 'printed' })).toEqual([]);
    expect(told(lang, { ...begun, manner: 'stern' })[0]).toMatch(/7/);
    expect(told(lang, { ...begun, manner: 'printed', random: true })).toHaveLength(1);
    expect(told(lang, { is: 'bach', took: [0, COMPOSER], cards: 1 })[0]).toMatch(/(Bach|バッハ).*(1|a score card)/);
    expect(told(lang, { is: 'turned', cards: [0, 4], worth: 3 })[0]).toMatch(/2.*3/);
  }
});

test('points are told by side, the winner once, and who wins a tie with Bach', () => {
  const rows = [2, 8, 9, 6, 3, 5, 6];
  const scored: Event = { is: 'scored', owner: 0, rows, met: 1, of: 3, honours: [], points: 39 };
  const ended = (points: readonly number[], winners: readonly number[], isBach: boolean): Event => ({
    ...{ is: 'ended', points, winners, bach: isBach },
  });
  expect(told('en', scored, ended([39, 30], [0], false))).toEqual(['Aya scores 39 points.', 'Aya wins.']);
  expect(told('ja', ended([39, 39], [1], true))).toEqual(['バッハと同点です。バッハの勝ちです。']);
  expect(told('en', ended([40, 39], [0], true))).toEqual(['Aya wins.']);
  expect(told('ja', ended([39, 39], [0, 1], false))[0]).toMatch(/AyaさんとBenさん/);
});

test.each([
  ['alone as many points as Bach', 1, [39, 39], true],
  ['alone more than Bach', 1, [40, 39], false],
  ['two with as many', 2, [39, 39], false],
] as const)('what decided is said where the points did not: %s', (_, players, totals, isSaid) => {
  const said = LANGS.map((lang) => voices[lang].sayTie?.(view(dealt(players), 0), { rows: [], totals }) ?? null);
  expect(said.map((phrase) => phrase !== null)).toEqual([isSaid, isSaid]);
});
