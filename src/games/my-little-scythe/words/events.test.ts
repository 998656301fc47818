import { expect, test } from 'vitest';
import { plain } from '../../../words/phrase.ts';
import { script } from '../guide/script.ts';
import { rulebook } from '../rulebook/index.ts';
import { SEEK_A } from '../rules/cards.ts';
import type { Event, Force } from '../rules/events.ts';
import { hexAt } from '../rules/hexes.ts';
import type { Reason } from '../rules/reasons.ts';
import { en as enWords } from './en.ts';
import { ja as jaWords } from './ja.ts';
import { voiceOf } from './say.ts';

const [en, ja] = [voiceOf(enWords), voiceOf(jaWords)];

const inEnglish = (event: Event): string => plain(en.sayEvent(event), (seat) => 'AB'[seat] ?? '');
const inJapanese = (event: Event): string => plain(ja.sayEvent(event), (seat) => 'AB'[seat] ?? '');
const at = hexAt(0, -1);

const NOTHING: Force = { pies: 0, spells: [], total: 0, seekers: 1 };
const fought = (more: Partial<Extract<Event, { is: 'fought' }>>): Event => ({
  is: 'fought',
  seat: 0,
  rival: 1,
  at,
  attack: { pies: 2, spells: [1, 3], total: 6, seekers: 2 },
  defence: NOTHING,
  winner: 0,
  ...more,
});

test('a fight says what each set and why somebody won', () => {
  expect(inEnglish(fought({}))).toBe('A: 2 pies and spells of value 1 and 3, total 6. B: nothing, total 0. A wins it.');
  expect(inJapanese(fought({}))).toBe(
    'Aさんはパイ2枚と値1と3の呪文で合計6、Bさんは何も使わずに合計0。パイ投げ競争はAさんの勝ちです。',
  );
  const tied = fought({
    attack: { ...NOTHING, pies: 4, total: 4 },
    defence: { ...NOTHING, pies: 2, spells: [2], total: 4 },
  });
  expect(inEnglish(tied)).toContain('A tie goes to the attacker: A wins it.');
  expect(inJapanese(tied)).toContain('同点なので、パイ投げ競争は攻撃側のAさんの勝ちです。');
  expect(inEnglish(fought({ defence: { ...NOTHING, total: 2 } }))).toContain('B: the Pie Cannon, total 2.');
});

test('a track that has reached its end says that it stays', () => {
  expect(inEnglish({ is: 'friendship', seat: 0, by: 0, now: 10 })).toBe('A: friendship still 10.');
  expect(inJapanese({ is: 'pies', seat: 0, by: 0, now: 10 })).toBe('Aさんのパイは10のままです。');
  expect(inJapanese({ is: 'friendship', seat: 0, by: -3, now: 1 })).toBe('Aさんの友情が3減って1になりました。');
});

test('from one hex of a land to another it says so', () => {
  const moved: Event = { is: 'moved', seat: 0, seeker: 0, from: at, to: hexAt(0, -2), apples: 0, gems: 0 };
  expect(inEnglish(moved)).toBe('A’s seeker goes from the tundra to another tundra.');
  expect(inJapanese({ ...moved, from: hexAt(1, -2) })).toBe('Aさんの勇者コマが魔法の門からツンドラへ進みました。');
});

test('a token for a rival says whose friendship it wins', () => {
  const put: Event = { is: 'put', seat: 0, kind: 0, at, rival: 1 };
  expect(inEnglish(put)).toBe('A places an apple on the tundra, a gift for B.');
  expect(inJapanese(put)).toBe('AさんはBさんのいるツンドラにリンゴを置きました。');
  expect(inEnglish({ ...put, rival: null })).toBe('A places an apple on the tundra.');
});

test('dice are told by what they bring', () => {
  const rolled: Event = { is: 'rolled', seat: 0, dice: [0, 0, 3, null, 5] };
  expect(inEnglish(rolled)).toBe('A rolls tundra twice for apples, desert for a gem, swamp for a quest.');
  expect(inJapanese(rolled)).toBe('Aさんの出目：リンゴはツンドラとツンドラ、宝石は砂漠、クエストは沼。');
  expect(inEnglish({ is: 'acted', seat: 0, space: SEEK_A, tile: null })).toBe('A chooses Seek A.');
});

test('a die that brings nothing says why', () => {
  const lost: Event = { is: 'lost', kind: 2, terrain: 0, left: 0 };
  expect(inEnglish(lost)).toBe('No quest token is left for the tundra.');
  expect(inEnglish({ ...lost, left: 3 })).toBe('No tundra hex is free for a quest token.');
});

test('a quest that is left says what that costs, if anything', () => {
  const left: Event = { is: 'solved', seat: 0, card: 0, side: 2 };
  expect(inEnglish(left)).toBe('A leaves the quest.');
  expect(inEnglish({ ...left, card: 2 })).toBe('A leaves the quest: lose 1 friendship.');
});

test('who loses by little and takes no trophy has accepted nothing', () => {
  const passed: Event = { is: 'passed', seat: 0, step: 'consolation' };
  expect(inEnglish(passed)).toBe('A claims no Fight trophy.');
  expect(inJapanese(passed)).toBe('Aさんはトロフィーを獲得しませんでした。');
});

test('friendship that is full is promised to nobody', () => {
  const bonus: Reason = { is: 'befriends', rule: 'seek.bonus', side: 1, points: 0 };
  expect(plain(en.sayReason(bonus), String)).toBe('A gift for 1: no more friendship.');
  expect(plain(ja.sayReason(bonus), String)).toBe('1さんへの贈り物で、友情はもう増えません。');
  const kind: Reason = { is: 'friendship', rule: 'turn.gains', side: 0, by: 0, now: 10 };
  expect(plain(en.sayReason(kind), String)).toBe('Friendship stays 10.');
  expect(plain(ja.sayReason(kind), String)).toBe('友情は10のままです。');
});

test('tokens are controlled and never in hand', () => {
  const told = [
    ...rulebook.ja.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => plain(text, String))),
    plain(ja.sayRow('controlled'), String),
    ...script.flatMap(({ bubbles }) => bubbles.map(({ said }) => plain(said.ja, String))),
  ];
  expect(told.filter((text) => text.includes('手元'))).toEqual([]);
  expect(plain(ja.sayRow('controlled'), String)).toBe('支配しているリンゴと宝石');
});
