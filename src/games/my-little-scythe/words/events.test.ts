import { expect, test } from 'vitest';
import { plain } from '../../../words/phrase.ts';
import { script } from '../guide/script.ts';
import { rulebook } from '../rulebook/index.ts';
import { SEEK_A } from '../rules/cards.ts';
import type { Event, Force } from '../rules/events.ts';
import { ALL_HEXES, CAMP, hexAt } from '../rules/hexes.ts';
import type { Reason } from '../rules/reasons.ts';
import { at, en, inEnglish, inJapanese, ja } from './sample.ts';

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
  expect(inEnglish(fought({}))).toBe(
    'A sets 2 pies and spells of value 1 and 3: total 6. B sets nothing. A wins the pie fight.',
  );
  expect(inJapanese(fought({}))).toBe(
    'Aさんはパイ2枚と呪文カードの1と3で合計6、Bさんは何もなし。パイ投げ競争はAさんの勝ちです。',
  );
  const tied = fought({
    attack: { ...NOTHING, pies: 4, total: 4 },
    defence: { ...NOTHING, pies: 2, spells: [2], total: 4 },
  });
  expect(inEnglish(tied)).toContain('A tie goes to the attacker: A wins the pie fight.');
  expect(inJapanese(tied)).toContain('同点なので、パイ投げ競争は攻撃側のAさんの勝ちです。');
  expect(inEnglish(fought({ defence: { ...NOTHING, total: 2 } }))).toContain(
    'B sets nothing, and the Pie Cannon adds 2.',
  );
  expect(inJapanese(fought({ defence: { ...NOTHING, total: 2 } }))).toContain('Bさんはパイ大砲の2だけ。');
  expect(inJapanese(fought({ defence: { ...NOTHING, pies: 1, total: 3 } }))).toContain(
    'Bさんはパイ1枚にパイ大砲の2を足して合計3。',
  );
});

test('a track that has reached its end says that it stays', () => {
  expect(inEnglish({ is: 'friendship', seat: 0, by: 0, now: 10, cause: null })).toBe(
    'A stays at friendship 10, the limit.',
  );
  expect(inJapanese({ is: 'pies', seat: 0, by: 0, now: 10, cause: null })).toBe('Aさんは上限のパイ10枚のままです。');
  const less: Event = { is: 'friendship', seat: 0, by: -3, now: 1, cause: null };
  expect(inEnglish(less)).toBe('A loses 3 friendship (now 1).');
  expect(inJapanese(less)).toBe('Aさんは友情レベルが3下がって1になりました。');
});

test('what an attack costs, what a fight uses up and what a camp gives say why', () => {
  const attacked: Event = { is: 'friendship', seat: 0, by: -1, now: 4, cause: 'attack' };
  expect(inEnglish(attacked)).toBe('A loses 1 friendship (now 4).');
  expect(inJapanese(attacked)).toBe('Aさんは攻撃したので友情レベルが1下がって4になりました。');
  expect(inJapanese({ ...attacked, by: 0, now: 0 })).toBe('Aさんは友情レベル0のままです。');
  const used: Event = { is: 'pies', seat: 0, by: -3, now: 0, cause: 'fight' };
  expect(inEnglish(used)).toBe('What was set is spent: A has no pies left.');
  expect(inJapanese(used)).toBe('使ったパイがなくなり、Aさんはパイ0枚になりました。');
  const baked: Event = { is: 'pies', seat: 0, by: 2, now: 5, cause: 'camp' };
  expect(inEnglish(baked)).toBe('A resupplies with 2 pies (now 5 pies).');
  expect(inJapanese(baked)).toBe('Aさんは補給でパイを2枚獲得して5枚になりました。');
  const drawn: Event = { is: 'spell', seat: 0, value: null, now: 3, cause: 'camp' };
  expect(inEnglish(drawn)).toBe('A resupplies with a spell (now 3 spells).');
  expect(inJapanese(drawn)).toBe('Aさんは補給で呪文カードを1枚引いて、手札は3枚になりました。');
  expect(inEnglish({ ...drawn, cause: 'campAgain' })).toBe('A resupplies again with a spell (now 3 spells).');
  expect(inJapanese({ ...drawn, cause: 'campAgain' })).toBe(
    'Aさんは2回目の補給で呪文カードを1枚引いて、手札は3枚になりました。',
  );
  expect(inEnglish({ ...drawn, value: 2, cause: null })).toBe('A draws a value-2 spell (now 3 spells).');
  expect(inJapanese({ ...drawn, value: 2, cause: null })).toBe(
    'Aさんは2の呪文カードを1枚引いて、手札は3枚になりました。',
  );
});

test('a gift names who gets it', () => {
  const given: Event = { is: 'paid', seat: 0, kind: 1, count: 1, from: hexAt(0, -2), to: at, rival: 1 };
  expect(inEnglish(given)).toBe('A gives 1 gem from the tundra in the middle to B on the tundra by the castle.');
  expect(inJapanese(given)).toBe('Aさんは真ん中のツンドラから宝石1個を、城のとなりのツンドラにいるBさんに贈りました。');
  expect(inEnglish({ ...given, to: 'supply', rival: null })).toBe('A pays 1 gem from the tundra in the middle.');
});

test('what is done twice is not told twice in the same words', () => {
  const home: Event = {
    is: 'home',
    seat: 0,
    seeker: 1,
    other: true,
    from: at,
    leaves: false,
    clears: true,
    unmarks: false,
  };
  expect(inEnglish(home)).toBe('A returns the other seeker to camp.');
  expect(inJapanese(home)).toBe('Aさんはもう1体をキャンプ地に戻しました。');
});

test('places of one land are told apart by where they are', () => {
  const moved: Event = {
    is: 'moved',
    seat: 0,
    seeker: 0,
    other: false,
    from: at,
    to: hexAt(0, -2),
    apples: 0,
    gems: 0,
    by: null,
  };
  expect(inEnglish(moved)).toBe('A moves a seeker from the tundra by the castle to the tundra in the middle.');
  expect(inJapanese({ ...moved, from: hexAt(1, -2) })).toBe(
    'Aさんは勇者コマ1体を北の魔法の門から真ん中のツンドラへ動かしました。',
  );
});

test('a token for a rival says whose seeker is there', () => {
  const put: Event = { is: 'put', seat: 0, kind: 0, at, rival: 1, left: 9 };
  expect(inEnglish(put)).toBe('A places 1 apple beside B on the tundra by the castle.');
  expect(inJapanese(put)).toBe('Aさんは城のとなりのツンドラにいるBさんのところにリンゴ1個を置きました。');
  expect(inEnglish({ ...put, rival: null })).toBe('A places 1 apple on the tundra by the castle.');
});

test('who is moved by a quest is the seeker that met it, or one of two', () => {
  const jumped = { is: 'jumped', seat: 0, seeker: 0, from: at, to: hexAt(1, -2), leaves: false } as const;
  expect(inEnglish(jumped)).toBe('A moves that seeker from the tundra by the castle to the portal in the north.');
  expect(inEnglish({ ...jumped, leaves: true })).toContain('A moves one of the two seekers from the tundra');
  expect(inJapanese(jumped)).toBe('Aさんは勇者コマを城のとなりのツンドラから北の魔法の門へ移しました。');
  expect(inJapanese({ ...jumped, leaves: true })).toContain('Aさんは2体のうち1体を城の');
});

test('dice are told by what they bring', () => {
  const rolled: Event = { is: 'rolled', seat: 0, dice: [0, 0, 3, null, 5] };
  expect(inEnglish(rolled)).toBe('A rolls tundra twice for apples, desert for a gem, swamp for a quest.');
  expect(inJapanese(rolled)).toBe(
    'Aさんはダイスを振り、リンゴは2個ともツンドラ、宝石は砂漠、クエストトークンは沼が出ました。',
  );
  expect(inEnglish({ is: 'acted', seat: 0, space: SEEK_A, tile: null })).toBe('A chooses Seek A.');
});

test('a die that brings nothing says why', () => {
  const lost: Event = { is: 'lost', kind: 2, terrain: 0, left: 0 };
  expect(inEnglish(lost)).toBe('The supply has no quest tokens left.');
  expect(inEnglish({ ...lost, left: 3 })).toBe('No tundra hex is free for a quest token.');
});

test('a quest says what was chosen; what comes of it has lines of its own', () => {
  const left: Event = { is: 'solved', seat: 0, card: 0, side: 2 };
  expect(inEnglish(left)).toBe('A leaves the quest.');
  expect(inEnglish({ ...left, card: 2 })).toBe('A leaves the quest.');
  expect(inJapanese(left)).toBe('Aさんは「なにもしない」を選びました。');
  expect(inEnglish({ ...left, side: 0 })).toBe('A chooses the kind side.');
  expect(inJapanese({ ...left, side: 1 })).toBe('Aさんは赤のクエストを選びました。');
});

test('who loses by little takes no trophy without the personality for it', () => {
  const passed: Event = { is: 'passed', seat: 0, step: 'consolation', tile: null };
  expect(inEnglish(passed)).toBe('A shows no personality for the narrow loss.');
  expect(inJapanese(passed)).toBe('Aさんは2以内の差で負けましたが、個性カードは見せませんでした。');
});

test('friendship that is full is promised to nobody', () => {
  const bonus: Reason = { is: 'befriends', rule: 'seek.bonus', side: 1, points: 0 };
  expect(plain(en.sayReason(bonus), String)).toBe('A gift for 1 brings you no more friendship.');
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

test('no two places are told alike', () => {
  for (const voice of [en, ja]) {
    const jumped = ALL_HEXES.map((to) =>
      plain(voice.sayEvent({ is: 'jumped', seat: 0, seeker: 0, from: CAMP, to, leaves: false }), String),
    );
    expect(new Set(jumped).size).toBe(ALL_HEXES.length);
  }
});
