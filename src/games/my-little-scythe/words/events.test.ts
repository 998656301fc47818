import { expect, test } from 'vitest';
import { plain } from '../../../words/phrase.ts';
import { script } from '../guide/script.ts';
import { rulebook } from '../rulebook/index.ts';
import { SEEK_A } from '../rules/cards.ts';
import type { Event, Force } from '../rules/events.ts';
import { ALL_HEXES, hexAt } from '../rules/hexes.ts';
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
  expect(inEnglish(fought({}))).toBe(
    'A: 2 pies and spells of value 1 and 3, total 6. B: nothing, total 0. A wins the fight.',
  );
  expect(inJapanese(fought({}))).toBe(
    'Aさんはパイ2枚と値1と3の呪文カードで合計6、Bさんは何も使わずに合計0。パイ投げ競争はAさんの勝ちです。',
  );
  const tied = fought({
    attack: { ...NOTHING, pies: 4, total: 4 },
    defence: { ...NOTHING, pies: 2, spells: [2], total: 4 },
  });
  expect(inEnglish(tied)).toContain('A tie goes to the attacker: A wins the fight.');
  expect(inJapanese(tied)).toContain('同点なので、パイ投げ競争は攻撃側のAさんの勝ちです。');
  expect(inEnglish(fought({ defence: { ...NOTHING, total: 2 } }))).toContain('B: the Pie Cannon, total 2.');
});

test('a track that has reached its end says that it stays', () => {
  expect(inEnglish({ is: 'friendship', seat: 0, by: 0, now: 10, cause: null })).toBe('A: friendship still 10.');
  expect(inJapanese({ is: 'pies', seat: 0, by: 0, now: 10, cause: null })).toBe('Aさんのパイは10枚のままです。');
  const less: Event = { is: 'friendship', seat: 0, by: -3, now: 1, cause: null };
  expect(inEnglish(less)).toBe('A: friendship −3, now 1.');
  expect(inJapanese(less)).toBe('Aさんの友情レベルが3下がって1になりました。');
});

test('what an attack costs, what a fight uses up and what a camp gives say why', () => {
  const attacked: Event = { is: 'friendship', seat: 0, by: -1, now: 4, cause: 'attack' };
  expect(inEnglish(attacked)).toBe('A attacks: friendship −1, now 4.');
  expect(inJapanese(attacked)).toBe('パイ投げ競争を挑んだので、Aさんの友情レベルが1下がって4になりました。');
  expect(inJapanese({ ...attacked, by: 0, now: 0 })).toBe(
    'パイ投げ競争を挑みましたが、Aさんの友情レベルは0のままです。',
  );
  const used: Event = { is: 'pies', seat: 0, by: -3, now: 0, cause: 'fight' };
  expect(inEnglish(used)).toBe('A pays for the fight: pies −3, now 0.');
  expect(inJapanese(used)).toBe('パイ投げ競争で使ったので、Aさんのパイが3枚減って0枚になりました。');
  const baked: Event = { is: 'pies', seat: 0, by: 2, now: 5, cause: 'camp' };
  expect(inEnglish(baked)).toBe('A resupplies: pies +2, now 5.');
  expect(inJapanese(baked)).toBe('補給で、Aさんのパイが2枚増えて5枚になりました。');
  const drawn: Event = { is: 'spell', seat: 0, value: null, cause: 'camp' };
  expect(inEnglish(drawn)).toBe('A resupplies with a spell.');
  expect(inJapanese(drawn)).toBe('補給で、Aさんは呪文カードを1枚引きました。');
  expect(inEnglish({ ...drawn, cause: 'campAgain' })).toBe('A resupplies again with a spell.');
  expect(inJapanese({ ...drawn, cause: 'campAgain' })).toBe('2回目の補給で、Aさんは呪文カードを1枚引きました。');
  expect(inEnglish({ ...drawn, value: 2, cause: null })).toBe('A draws a value-2 spell.');
  expect(inJapanese({ ...drawn, value: 2, cause: null })).toBe('Aさんは値2の呪文カードを1枚引きました。');
});

test('a gift names who gets it', () => {
  const given: Event = { is: 'paid', seat: 0, kind: 1, count: 1, last: null, from: hexAt(0, -2), to: at, rival: 1 };
  expect(inEnglish(given)).toBe('A gives 1 gem to B’s seeker on the tundra by the castle.');
  expect(inJapanese(given)).toBe('Aさんは、城のとなりのツンドラにいるBさんに宝石を1個贈りました。');
  expect(inEnglish({ ...given, to: 'supply', rival: null })).toBe('A pays 1 gem from the tundra in the middle.');
});

test('what is done twice is not told twice in the same words', () => {
  const paid = { is: 'paid', seat: 0, kind: 0, from: at, to: 'supply', rival: null } as const;
  expect(inEnglish({ ...paid, count: 2, last: null })).toBe('A pays 2 apples from the tundra by the castle.');
  expect(inJapanese({ ...paid, count: 2, last: null })).toBe('Aさんは城のとなりのツンドラのリンゴを2個払いました。');
  expect(inEnglish({ ...paid, count: 1, last: at })).toBe('A pays 1 more apple from the tundra by the castle.');
  expect(inJapanese({ ...paid, count: 1, last: at })).toBe(
    'Aさんは城のとなりのツンドラのリンゴをさらに1個払いました。',
  );
  const elsewhere = { ...paid, count: 1, from: hexAt(0, -2), last: at };
  expect(inEnglish(elsewhere)).toBe('A pays 1 apple from the tundra in the middle.');
  expect(inJapanese(elsewhere)).toBe('Aさんは真ん中のツンドラのリンゴを1個払いました。');
  expect(inEnglish({ ...elsewhere, to: at, rival: 1 })).toBe(
    'A gives 1 more apple to B’s seeker on the tundra by the castle.',
  );
  const put: Event = { is: 'put', seat: 0, kind: 0, again: true, at, rival: null };
  expect(inEnglish(put)).toBe('A places another apple on the tundra by the castle.');
  expect(inJapanese(put)).toBe('Aさんは城のとなりのツンドラにリンゴをもう1個置きました。');
  const home: Event = { is: 'home', seat: 0, seeker: 1, other: true, from: at, clears: true };
  expect(inEnglish(home)).toBe('A’s other seeker returns to camp from the tundra by the castle.');
  expect(inJapanese(home)).toBe('Aさんのもう1体の勇者コマが城のとなりのツンドラからキャンプ地に帰りました。');
});

test('places of one land are told apart by what lies around them', () => {
  const moved: Event = {
    is: 'moved',
    seat: 0,
    seeker: 0,
    other: false,
    from: at,
    to: hexAt(0, -2),
    apples: 0,
    gems: 0,
  };
  expect(inEnglish(moved)).toBe('A’s seeker goes from the tundra by the castle to the tundra in the middle.');
  expect(inJapanese({ ...moved, from: hexAt(1, -2) })).toBe(
    'Aさんの勇者コマがツンドラと山の間の魔法の門から真ん中のツンドラへ進みました。',
  );
});

test('a token for a rival says whose seeker is there', () => {
  const put: Event = { is: 'put', seat: 0, kind: 0, again: false, at, rival: 1 };
  expect(inEnglish(put)).toBe('A places an apple on the tundra by the castle, with B’s seeker there.');
  expect(inJapanese(put)).toBe('AさんはBさんのいる城のとなりのツンドラにリンゴを置きました。');
  expect(inEnglish({ ...put, rival: null })).toBe('A places an apple on the tundra by the castle.');
});

test('dice are told by what they bring', () => {
  const rolled: Event = { is: 'rolled', seat: 0, dice: [0, 0, 3, null, 5] };
  expect(inEnglish(rolled)).toBe('A rolls tundra twice for apples, desert for a gem, swamp for a quest.');
  expect(inJapanese(rolled)).toBe('Aさんの出目：リンゴは2個ともツンドラ、宝石は砂漠、クエストトークンは沼。');
  expect(inEnglish({ is: 'acted', seat: 0, space: SEEK_A, tile: null })).toBe('A chooses Seek A.');
});

test('a die that brings nothing says why', () => {
  const lost: Event = { is: 'lost', kind: 2, terrain: 0, left: 0 };
  expect(inEnglish(lost)).toBe('The supply has no quest token left for the tundra.');
  expect(inEnglish({ ...lost, left: 3 })).toBe('No tundra hex is free for a quest token.');
});

test('a quest says what was chosen; what comes of it has lines of its own', () => {
  const left: Event = { is: 'solved', seat: 0, card: 0, side: 2 };
  expect(inEnglish(left)).toBe('A leaves the quest.');
  expect(inEnglish({ ...left, card: 2 })).toBe('A leaves the quest.');
  expect(inJapanese(left)).toBe('Aさんはクエストで「なにもしない」を選びました。');
  expect(inEnglish({ ...left, side: 0 })).toBe('A chooses the kind side.');
  expect(inJapanese({ ...left, side: 1 })).toBe('Aさんは赤のクエストを解決しました。');
});

test('who loses by little and takes no trophy has accepted nothing', () => {
  const passed: Event = { is: 'passed', seat: 0, step: 'consolation' };
  expect(inEnglish(passed)).toBe('A takes no Fight trophy for a narrow loss.');
  expect(inJapanese(passed)).toBe('Aさんはわずかな差で負け、トロフィーを獲得しませんでした。');
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
    const jumped = ALL_HEXES.map((to) => plain(voice.sayEvent({ is: 'jumped', seat: 0, seeker: 0, to }), String));
    expect(new Set(jumped).size).toBe(ALL_HEXES.length);
  }
});

test('what goes together is told in one line', () => {
  const said = (events: readonly Event[]): string[] =>
    (en.sayEvents?.(events) ?? []).flatMap((phrase) => (phrase ? [plain(phrase, (seat) => 'AB'[seat] ?? '')] : []));
  const first = {
    is: 'moved',
    seat: 0,
    seeker: 0,
    other: false,
    from: at,
    to: hexAt(1, -2),
    apples: 1,
    gems: 0,
  } as const;
  const second = { ...first, seeker: 1, other: true, gems: 2 } as const;
  expect(said([first, second])).toEqual([
    'Both seekers of A go from the tundra by the castle to the portal between tundra and mountains with 2 apples and 2 gems.',
  ]);
  expect(said([first, { ...second, to: hexAt(0, -2) }])).toHaveLength(2);
  const solved: Event = { is: 'solved', seat: 0, card: 2, side: 0 };
  const less: Event = { is: 'pies', seat: 0, by: -2, now: 1, cause: null };
  const more: Event = { is: 'friendship', seat: 0, by: 2, now: 5, cause: null };
  expect(said([solved, less, more, { is: 'began', seat: 1, last: false }])).toEqual([
    'A chooses the kind side. A: pies −2, now 1. A: friendship +2, now 5.',
    'It is B’s turn.',
  ]);
});

test('the log begins with the order of turns and what each starts with', () => {
  const starts: Event = { is: 'starts', seat: 0, begins: true, pies: 3, spells: 1 };
  expect(inEnglish(starts)).toBe('A begins, with 3 pies and 1 spell.');
  expect(inJapanese({ ...starts, seat: 1, begins: false, pies: 5 })).toBe('次はBさんです（パイ5枚、呪文1枚）。');
});
