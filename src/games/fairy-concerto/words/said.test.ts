import { expect, test } from 'vitest';
import type { Seat } from '../../../engine/ids.ts';
import { Rng } from '../../../engine/rng.ts';
import { LANGS, type Lang } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import { type Card, COMPOSER, countsOf, fairiesOf, kindOf, nobody } from '../rules/cards.ts';
import { asks } from '../rules/moves.ts';
import { choose, dealt, playUntil } from '../rules/sample.ts';
import type { Event, Move, State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { why } from '../rules/why.ts';
import { inLog, VOICES } from './heard.ts';

const rng = () => new Rng(4, 5, 6);
const asked = (lang: Lang, state: State): string => {
  const [ask] = asks(state);
  return ask ? plain(VOICES[lang].sayAsk(ask, view(state, ask.seat)), String) : '';
};
const told = (lang: Lang, event: Event): string => plain(VOICES[lang].sayEvent(event), String);
const refused = (lang: Lang, state: State, wish: Move): string => {
  const reason = why(view(state, 0), 0, wish);
  return reason ? plain(VOICES[lang].sayReason(reason), String) : '';
};

test.each([
  [0, 'Choose 1 of 2', '妖精コマ2個から1個を選ぶ'],
  [2, 'Choose 2 of 4', '妖精コマ4個から2個を選ぶ'],
  [4, 'Choose 3 of 6', '妖精コマ6個から3個を選ぶ'],
  [6, 'Choose 1 of 2', '妖精コマ2個から1個を選ぶ'],
])('alone round %i asks for so many of so many, and for no score card with them', (round, inEnglish, inJapanese) => {
  const state = playUntil(dealt(1), rng(), (now) => now.round === round && now.step === 'choose');
  expect(asked('en', state)).toBe(inEnglish);
  expect(asked('ja', state)).toBe(inJapanese);
});

test.each([
  [2, 'Add 1, remove 1 of 6, keep 1 score card', 'Add 1, remove 1 of 4'],
  [3, 'Choose 1 of 6, keep 1 score card', 'Choose 1 of 5'],
])('%i players are asked for numbers, and in the first draft for a score card too', (seats, first, later) => {
  expect(asked('en', dealt(seats))).toBe(first);
  const next = playUntil(dealt(seats), rng(), ({ draft, step }) => draft === 1 && step === 'choose');
  expect(asked('en', next)).toBe(later);
});

test('alone the dealt score card is asked for by itself', () => {
  const state = playUntil(dealt(1), rng(), ({ step }) => step === 'keep');
  expect(asked('en', state)).toBe('Keep 1 of the 2 dealt score cards');
  expect(asked('ja', state)).toBe('配られた2枚から1枚を保持');
});

test('a turn is said in one line, with the names of those alone who turned over their choices as well', () => {
  const turn = (lang: Lang, by: Seat, ...events: readonly Event[]): string =>
    plain(VOICES[lang].sayTurn(by, events) ?? [], (seat) => ['Aya', 'Ben'][seat] ?? '');
  const none = { removed: null, kept: null, away: null };
  const sealed: Event = { is: 'sealed', seat: 1 };
  const own: Event = { ...none, is: 'revealed', seat: 1, took: [2], removed: 0 };
  const other: Event = { ...none, is: 'revealed', seat: 0, took: [COMPOSER] };
  const drew: Event = { is: 'drew', seat: 0, cards: [0, 1] };
  // A choice in secret is no news beside the one that will be uncovered.
  expect(turn('en', 1, sealed)).toBe('');
  expect(turn('en', 1, sealed, other, own, drew)).toBe('adds a violinist, removes a trumpeter · Aya: a composer');
  expect(turn('ja', 1, sealed, own)).toBe('ヴァイオリニストを加え、トランペッターを取り除く');
  expect(turn('en', 1, { ...own, removed: 2 })).toBe('adds a violinist, removes another');
  expect(turn('ja', 1, { ...own, removed: 2 })).toBe('ヴァイオリニストを加え、もう1個を取り除く');
  expect(turn('en', 0, { is: 'kept', seat: 0, card: 0, away: 1, from: 'composer' }, { is: 'passed', seats: 2 })).toBe(
    'keeps the card for 4 trumpeters',
  );
  const alone: Event = { ...none, is: 'revealed', seat: 0, took: [1, 1] };
  const bach: Event = { is: 'bach', took: [3], cards: 0 };
  expect(turn('en', 0, alone, bach)).toBe('2 drummers · Bach: a hornist');
  expect(turn('ja', 0, alone, bach)).toBe('ドラマー2個／バッハ：ホルニスト');
  // Beside other deeds no score card is spelt out: three lines of a small phone hold all of a draft.
  const kept: Event = { is: 'kept', seat: 0, card: 0, away: 1, from: 'composer' };
  const composer: Event = { ...none, is: 'revealed', seat: 0, took: [COMPOSER] };
  expect(turn('en', 0, composer, kept, bach)).toBe('a composer · keeps a score card · Bach: a hornist');
  // Of two composers the cards are one deed.
  expect(turn('en', 0, composer, kept, { ...kept, card: 3 }, bach)).toBe(
    'a composer · keeps 2 score cards · Bach: a hornist',
  );
  expect(turn('ja', 0, composer, kept, { ...kept, card: 3 })).toBe('作曲家／スコアカード2枚を保持');
  expect(turn('ja', 0, composer, kept, bach)).toBe('作曲家／スコアカード1枚を保持／バッハ：ホルニスト');
  const first = (seat: Seat, card: Card): Event => ({ ...none, is: 'revealed', seat, took: [0], kept: card, away: 9 });
  expect(turn('en', 1, first(0, 0), first(1, 1))).toBe('a trumpeter · Aya: a trumpeter');
  // Alone the whole game is played without another between: only what came last is told.
  const drawn = (round: number): Event => ({ is: 'drawn', round, count: 2, seats: 1 });
  const last: Event = { ...none, is: 'revealed', seat: 0, took: [2] };
  expect(turn('en', 0, alone, bach, drawn(1), last, bach, drawn(2))).toBe('a violinist · Bach: a hornist');
});

test('a fairy that goes when one of its kind came is told as another one', () => {
  const twice: Event = { is: 'revealed', seat: 0, took: [0], removed: 0, kept: null, away: null };
  expect(told('en', twice)).toContain('adds a trumpeter and removes another trumpeter from the game.');
  expect(told('ja', twice)).toContain('トランペッターを加え、もう1個のトランペッターをゲームから取り除きました。');
});

test('two hands are swapped, more are passed to the left', () => {
  expect(told('en', { is: 'passed', seats: 2 })).toBe('Then the two hands are swapped.');
  expect(told('en', { is: 'passed', seats: 3 })).toBe('Then all hands are passed to the left.');
  expect(told('ja', { is: 'passed', seats: 2 })).not.toContain('左');
});

const begun: Event = {
  is: 'begun',
  random: false,
  manner: 'printed',
  popular: kindOf('V'),
  soloist: 'widest',
  pianist: 'TV',
  harpist: 'VH',
};

test('the start is told with the cards that score', () => {
  expect(told('en', begun)).toBe(
    'The popular fairy is a violinist; each of that kind gives 1 point. The conductor gives 2 points for each fairy of a player’s largest kind. For the soloist, the kinds a player has equally many of form a group; the group with the most kinds gives 3 points for each kind in it. The pianist gives 3 points for each pair of trumpeter and violinist, the harpist 3 for each pair of violinist and hornist.',
  );
  expect(told('en', { ...begun, soloist: 'groups' })).toContain(
    'For the soloist, the kinds a player has equally many of form a group; each group gives 3 points, even a group of one kind. The pianist',
  );
  expect(told('en', { ...begun, soloist: 'spread' })).toContain(
    'The soloist gives 3 points for each fairy by which a player’s largest kind outnumbers the smallest that player has.',
  );
  expect(told('ja', begun)).toContain('ピアニストはトランペッターとヴァイオリニストの1組');
  expect(told('en', { ...begun, random: true })).toMatch(/^This game is played with random cards\. The popular fairy/);
  expect(told('en', { ...begun, manner: 'gentle' })).toMatch(
    /^Bach is gentle: each of his score cards is worth 1 point\. The popular fairy/,
  );
  expect(told('ja', { ...begun, manner: 'stern' })).toMatch(
    /^手ごわいバッハです。バッハのスコアカードは1枚7点になります。人気者/,
  );
  expect(told('ja', { ...begun, soloist: 'groups' })).toContain(
    'ソリストは、個数が同じ種類はまとめて1つのグループと数え、グループ1つにつき3点です。',
  );
});

test('what is left is told where it is open', () => {
  const left: Event = { is: 'left', left: countsOf('TTDC'), drawn: countsOf('TTV') };
  expect(told('en', left)).toBe('Not drawn yet: 2 trumpeters, 1 drummer and 1 composer.');
  expect(told('ja', left)).toContain('トランペッター2個、ドラマー1個、作曲家1個');
  const drawn = (seats: number): Event => ({ is: 'drawn', round: 1, count: 3, seats });
  expect(inLog('en', drawn(2), left)).toHaveLength(2);
  // Alone, what is drawn is as much as that.
  expect(inLog('en', drawn(1), left)).toEqual(['Round 2: Aya draws 2 trumpeters and a violinist.']);
  expect(inLog('ja', drawn(1), left)).toEqual([
    '第2ラウンドです。Ayaさんはトランペッター2個とヴァイオリニスト1個を引きました。',
  ]);
  expect(inLog('ja', drawn(2))).toEqual(['第2ラウンドです。2人とも妖精コマを3個ずつ引きました。']);
});

const shown = (seat: Seat, letter: string): Event => ({
  is: 'revealed',
  seat,
  took: [kindOf(letter)],
  removed: null,
  kept: null,
  away: null,
});

test('a draft is one line of the log, with its number and what all add, in seat order, neighbours who add the same together', () => {
  const events: Event[] = [
    { is: 'sealed', seat: 2 },
    { is: 'draft', round: 0, draft: 1, isForced: false },
    ...['T', 'T', 'C'].map((letter, seat) => shown(seat, letter)),
    { is: 'passed', seats: 3 },
  ];
  expect(inLog('en', ...events)).toEqual(['Draft 2: Aya and Ben add a trumpeter each, Chie a composer.']);
  expect(inLog('ja', ...events)).toEqual([
    '2回目のドラフト。AyaさんとBenさんはトランペッター、Chieさんは作曲家を加えました。',
  ]);
  const draft: Event = { is: 'draft', round: 0, draft: 1, isForced: false };
  const all = (...letters: string[]): Event[] => [draft, ...letters.map((letter, seat) => shown(seat, letter))];
  expect(inLog('en', ...all('T', 'V', 'C'))).toEqual([
    'Draft 2: Aya adds a trumpeter, Ben a violinist and Chie a composer.',
  ]);
  expect(inLog('en', ...all('V', 'T', 'T'))).toEqual(['Draft 2: Aya adds a violinist, Ben and Chie a trumpeter each.']);
  expect(inLog('en', ...all('T', 'V', 'T'))).toEqual([
    'Draft 2: Aya adds a trumpeter, Ben a violinist and Chie a trumpeter.',
  ]);
  expect(inLog('en', ...all('C', 'T', 'T', 'T'))).toEqual([
    'Draft 2: Aya adds a composer, the other three a trumpeter each.',
  ]);
  expect(inLog('ja', ...all('C', 'T', 'T', 'T'))).toEqual([
    '2回目のドラフト。Ayaさんは作曲家、ほかの3人はトランペッターを加えました。',
  ]);
  expect(inLog('en', ...all('T', 'T', 'T', 'C'))[0]).toMatch(/^Draft 2: Aya, Ben and Chie add a trumpeter each, /);
  expect(inLog('en', ...all('T', 'T', 'T'))).toEqual(['Draft 2: all three add a trumpeter.']);
  expect(inLog('ja', ...all('T', 'T', 'T'))).toEqual(['2回目のドラフト。3人ともトランペッターを加えました。']);
});

test('whose hand goes to whom is told once, from the first seat on', () => {
  const passed: Event = { is: 'passed', seats: 3 };
  expect(inLog('en', { is: 'dealt', order: [1, 2, 0] }, passed)).toEqual([
    'Each player is dealt two score cards, face down. After every draft the rest of each hand is passed to the left: Ben to Chie, Chie to Aya, Aya to Ben.',
  ]);
  expect(inLog('ja', { is: 'dealt', order: [0, 1] })).toEqual([
    'スコアカードを2枚ずつ、裏向きに配りました。ドラフトのたびに、1個を加え、1個をゲームから取り除き、手の中の残りを相手と交換します。',
  ]);
});

test('where a hand is a single fairy, the log says that there was no choice', () => {
  const events: Event[] = [{ is: 'draft', round: 1, draft: 5, isForced: true }, shown(0, 'T'), shown(1, 'V')];
  expect(inLog('en', ...events)[0]).toMatch(/^Draft 6, the last fairy of each hand: Aya adds a trumpeter/);
  expect(inLog('ja', ...events)[0]).toMatch(
    /^6回目のドラフト。全員、手の中の妖精コマは残り1個です。Ayaさんはトランペッター/,
  );
});

test('with two players each says what it adds and removes, or both together', () => {
  const events: Event[] = [
    { is: 'draft', round: 0, draft: 1, isForced: false },
    { is: 'revealed', seat: 0, took: [0], removed: 1, kept: null, away: null },
    { is: 'revealed', seat: 1, took: [2], removed: 2, kept: null, away: null },
  ];
  expect(inLog('en', ...events)).toEqual([
    'Draft 2: Aya adds a trumpeter and removes a drummer; Ben adds a violinist and removes another violinist.',
  ]);
  const same = [0, 1].map((seat): Event => ({ is: 'revealed', seat, took: [0], removed: 1, kept: null, away: null }));
  const [draft] = events;
  expect(inLog('en', ...(draft ? [draft, ...same] : []))).toEqual([
    'Draft 2: both add a trumpeter and remove a drummer.',
  ]);
  expect(inLog('ja', ...(draft ? [draft, ...same] : []))).toEqual([
    '2回目のドラフト。2人ともトランペッターを加え、ドラマーを取り除きました。',
  ]);
});

test('in the first draft what each keeps is a line of its own', () => {
  const events: Event[] = [
    { is: 'draft', round: 0, draft: 0, isForced: false },
    ...[0, 1].map(
      (seat): Event => ({ is: 'revealed', seat, took: [0], removed: null, kept: 2 * seat, away: 2 * seat + 1 }),
    ),
    { is: 'passed', seats: 3 },
  ];
  expect(inLog('en', ...events)).toEqual([
    'Draft 1: Aya and Ben add a trumpeter each.',
    'Aya keeps the score card for 4 trumpeters. The other, for 4 drummers, is discarded.',
    'Ben keeps the score card for 4 violinists. The other, for 4 hornists, is discarded.',
  ]);
});

test('what a composer draws is told once, when one of the two is kept', () => {
  const [drew, kept]: Event[] = [
    { is: 'drew', seat: 0, cards: [0, 1] },
    { is: 'kept', seat: 0, card: 0, away: 1, from: 'composer' },
  ];
  expect(inLog('en', drew as Event)).toEqual([]);
  expect(inLog('en', kept as Event)).toEqual([
    'For the composer, Aya draws two score cards and keeps the one for 4 trumpeters. The other, for 4 drummers, is discarded.',
  ]);
  expect(inLog('ja', kept as Event)).toEqual([
    'Ayaさんは、作曲家の効果でスコアカードを2枚引き、トランペッター4個のカードを保持しました。ドラマー4個のほうは、捨て札置き場に置きました。',
  ]);
});

test.each(LANGS)('a fairy that is there but once is not said to be missing, in %s', (lang) => {
  const state = choose(dealt(2), () => true);
  state.hands = [countsOf('TDDV'), countsOf('HHHH')];
  const twice = refused(lang, state, { take: [kindOf('T')], remove: kindOf('T') });
  const absent = refused(lang, state, { take: [kindOf('H')], remove: kindOf('T') });
  expect(twice).not.toBe('');
  expect(twice).not.toBe(absent);
});

test('what is refused says how many are chosen at this table', () => {
  const alone = playUntil(dealt(1), rng(), (now) => now.round === 4 && now.step === 'choose');
  expect(refused('en', alone, { keep: 0 })).toContain('you choose 3 fairies');
  const two = playUntil(dealt(2), rng(), (now) => now.draft === 1 && now.step === 'choose');
  expect(refused('en', two, { keep: 0 })).toContain('one fairy to add and one to remove');
});

test.each(LANGS)('in the last draft nothing is said to be passed on, in %s', (lang) => {
  const last = playUntil(dealt(3), rng(), ({ draft, step }) => draft === 5 && step === 'choose');
  const [kind = 0] = fairiesOf(last.hands[0] ?? nobody());
  expect(refused(lang, last, { take: [kind], remove: kind })).not.toMatch(/passed on|渡/);
});
