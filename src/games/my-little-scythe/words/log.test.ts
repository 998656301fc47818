import { expect, test } from 'vitest';
import { plain } from '../../../words/phrase.ts';
import { CAMP_WAGON, MOVE, SEEK_A } from '../rules/cards.ts';
import type { Event, Standing } from '../rules/events.ts';
import { CAMP, hexAt } from '../rules/hexes.ts';
import { act, deliver, go, PASS, pick } from '../rules/move.ts';
import { does, positionOf } from '../rules/sample.ts';
import { en as enWords } from './en.ts';
import { ja as jaWords } from './ja.ts';
import { voiceOf } from './say.ts';

const [en, ja] = [voiceOf(enWords), voiceOf(jaWords)];

const inEnglish = (event: Event): string => plain(en.sayEvent(event), (seat) => 'AB'[seat] ?? '');
const inJapanese = (event: Event): string => plain(ja.sayEvent(event), (seat) => 'AB'[seat] ?? '');
const at = hexAt(0, -1);
const said = (voice: typeof en, events: readonly Event[]): string[] =>
  (voice.sayEvents?.(events) ?? []).flatMap((phrase) =>
    phrase && phrase.length > 0 ? [plain(phrase, (seat) => 'AB'[seat] ?? '')] : [],
  );

test('what goes together is told in one line', () => {
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
  expect(said(en, [first, second])).toEqual([
    'A moves both seekers with 2 apples and 2 gems from the tundra by the castle to the portal between tundra and mountains.',
  ]);
  expect(said(en, [first, { ...second, to: hexAt(0, -2) }])).toEqual([
    'A moves a seeker with 1 apple from the tundra by the castle to the portal between tundra and mountains and the other with 1 apple and 2 gems to the tundra in the middle.',
  ]);
  expect(said(ja, [first, { ...second, from: hexAt(0, -2), apples: 0, gems: 0 }])).toEqual([
    'Aさんは勇者コマ1体でリンゴ1個を城のとなりのツンドラからツンドラと山の間の魔法の門へ運び、もう1体を真ん中のツンドラからツンドラと山の間の魔法の門へ動かしました。',
  ]);
  const solved: Event = { is: 'solved', seat: 0, card: 2, side: 0 };
  const less: Event = { is: 'pies', seat: 0, by: -2, now: 1, cause: null };
  const more: Event = { is: 'friendship', seat: 0, by: 2, now: 5, cause: null };
  expect(said(en, [solved, less, more, { is: 'began', seat: 1, last: false, barred: null, tile: null }])).toEqual([
    'A chooses the kind side, pays 2 pies (1 left), and gains 2 friendship (now 5).',
  ]);
});

test('what was paid one by one is told together, from hex to hex', () => {
  const paid = { is: 'paid', seat: 0, kind: 0, count: 1, from: at, to: 'supply', rival: null } as const;
  const acted: Event = { is: 'acted', seat: 0, space: 5, tile: null };
  const [mine, theirs] = [
    { ...paid, kind: 1 as const },
    { ...paid, from: hexAt(0, -2), kind: 1 as const },
  ];
  expect(said(en, [acted, paid, mine])).toEqual([
    'A chooses Make a power-up and pays 1 apple and 1 gem from the tundra by the castle.',
  ]);
  expect(said(ja, [paid, theirs])).toEqual([
    'Aさんは城のとなりのツンドラからリンゴ1個、真ん中のツンドラから宝石1個を払いました。',
  ]);
});

test('a quest met where the last seeker stopped is told with the way, and its place once', () => {
  const go = { is: 'moved', seat: 0, seeker: 0, other: false, from: CAMP, to: at, apples: 0, gems: 0 } as const;
  const on: Event = { ...go, seeker: 1, other: true, to: hexAt(0, -2) };
  const quest: Event = { is: 'quest', seat: 0, card: 10, at: hexAt(0, -2) };
  const solved: Event = { is: 'solved', seat: 0, card: 10, side: 0 };
  const paid: Event = { is: 'paid', seat: 0, kind: 1, count: 1, from: at, to: 'supply', rival: null };
  const friend: Event = { is: 'friendship', seat: 0, by: 1, now: 4, cause: null };
  const gained: Event = { is: 'gained', seat: 0, apples: 3, gems: 0, at: hexAt(0, -2), now: [4, 1] };
  const told = said(en, [go, on, quest, solved, paid, friend, gained]);
  expect(told[0]).toContain(
    'A moves a seeker from camp to the tundra by the castle and the other to the tundra in the middle, and meets the quest Old Well there. Kind: ',
  );
  expect(told[1]).toBe(
    'A chooses the kind side, pays 1 gem from the tundra by the castle, and gains 1 friendship (now 4) and 3 apples there (now 4 apples).',
  );
  expect(said(ja, [go, { ...on, to: at }])).toEqual([
    'Aさんは勇者コマ2体をキャンプ地から城のとなりのツンドラへ動かしました。',
  ]);
});

test('a quest says in the log what its sides ask for and bring', () => {
  const met = { is: 'quest', seat: 0, card: 10, at } as const;
  expect(said(en, [met])).toEqual([
    'A meets the quest Old Well on the tundra by the castle. Kind: pay 1 gem, gain 3 apples here and 1 friendship. Bold: gain 3 gems here, lose 3 friendship.',
  ]);
  expect(said(en, [{ ...met, card: 2 }])[0]).toContain(' Leave: lose 1 friendship.');
  expect(said(ja, [{ ...met, card: 2 }])[0]).toContain('、なにもしなければ「友情−1」です。');
  expect(inEnglish(met)).toBe('A meets the quest Old Well on the tundra by the castle.');
});

test('a turn says what the marker bars, and a camp that it is taken off', () => {
  const began: Event = { is: 'began', seat: 0, last: false, barred: SEEK_A, tile: null };
  expect(inEnglish(began)).toBe('It is A’s turn; the marker bars Seek A.');
  expect(inJapanese({ ...began, last: true })).toBe('Aさんの最後の手番です。「発見A」は選べません。');
  const home = { is: 'home', seat: 0, seeker: 0, other: false, from: at, clears: true, unmarks: true } as const;
  const other: Event = { ...home, seeker: 1, other: true, unmarks: false };
  expect(said(en, [home, other])).toEqual(['A sends both seekers back to camp and takes the marker off the mat.']);
});

test('a second seeker has a first: one that stays at camp all along is none', () => {
  const state = positionOf({
    seekers: [
      [at, CAMP],
      [CAMP, CAMP],
    ],
    tiles: [[CAMP_WAGON, null]],
  });
  const told = does(state, 0, act(MOVE), pick(1), go(hexAt(1, -2)), PASS, pick(0));
  expect(told.flatMap((event) => (event.is === 'home' ? [event.other] : []))).toEqual([false]);
  expect(said(en, told)).toContain('A uses Camp Wagon and sends a seeker from the tundra by the castle back to camp.');
});

test('a power-up says in the log what it does, a trophy what it was taken for', () => {
  const drew: Event = { is: 'drew', seat: 0, pile: 1, tiles: null };
  expect(said(en, [drew, { is: 'kept', seat: 0, pile: 1, tile: 0 }])).toEqual([
    'A draws three Make power-ups and keeps Bakery: “Pay 1 apple, gain 2 pies”.',
  ]);
  const claimed: Event = { is: 'claimed', seat: 0, field: 7, count: 1, eased: false };
  expect(inEnglish(claimed)).toBe('A takes the Pies trophy for 8 or more pies (now 1 of 4).');
  expect(inEnglish({ ...claimed, field: 6 })).toBe('A takes the Fight trophy (now 1 of 4).');
  expect(inEnglish({ ...claimed, eased: true })).toBe(
    'A shows the Baker personality and takes the Pies trophy with 7 pies (now 1 of 4).',
  );
});

test('the end names only what decided', () => {
  const ended = (standings: readonly Standing[], ...winners: number[]): Event => ({
    ...{ is: 'ended', winners, standings, safety: false },
  });
  expect(
    inEnglish(
      ended(
        [
          [4, 8, 1],
          [3, 9, 9],
        ],
        0,
      ),
    ),
  ).toBe('Only A has 4 trophies. A wins.');
  expect(
    inJapanese(
      ended(
        [
          [4, 8, 1],
          [3, 9, 9],
        ],
        0,
      ),
    ),
  ).toBe('トロフィーが4つあるのはAさんだけです。Aさんの勝ちです。');
  expect(
    inEnglish(
      ended(
        [
          [4, 6, 9],
          [4, 8, 1],
        ],
        1,
      ),
    ),
  ).toBe('A and B have 4 trophies each. Friendship: B with 8, against A’s 6. B wins.');
  expect(
    inEnglish(
      ended(
        [
          [4, 8, 3],
          [4, 8, 1],
        ],
        0,
      ),
    ),
  ).toContain('Friendship: 8 each. Apples and gems controlled: A with 3, against B’s 1. A wins.');
  expect(
    inJapanese(
      ended(
        [
          [4, 8, 1],
          [4, 8, 1],
        ],
        0,
        1,
      ),
    ),
  ).toBe(
    'AさんとBさんのトロフィーは4つずつです。友情レベルは8ずつで同じです。支配しているリンゴと宝石の数は1ずつで同じです。AさんとBさんは、ともに勝者です。',
  );
});

test('the log begins with the order of turns, what each starts with, and what lies in front of the camps', () => {
  const front = [
    { kind: 2, at: hexAt(1, -2) },
    { kind: 0, at: hexAt(1, -3) },
  ] as const;
  const starts: Event = { is: 'starts', seat: 0, begins: true, friendship: 3, pies: 3, spells: 1, front };
  expect(inEnglish(starts)).toBe(
    'A begins, with friendship 3, 3 pies and 1 spell. In front of the camp, between tundra and mountains, lie a quest token on the portal and an apple on the tundra.',
  );
  expect(inJapanese({ ...starts, seat: 1, begins: false, pies: 5 })).toBe(
    '次はBさんです（友情レベル3、パイ5枚、呪文1枚）。キャンプ地の前、ツンドラと山の間には、魔法の門にクエストトークン、ツンドラにリンゴがあります。',
  );
});

test('a delivery says where each token comes from', () => {
  const delivered: Event = { is: 'delivered', seat: 0, kind: 0, by: [3, 1], from: [at, hexAt(1, -2)] };
  expect(said(en, [delivered])).toEqual([
    'A delivers 3 apples from the tundra by the castle and 1 apple from the portal between tundra and mountains.',
  ]);
  expect(said(ja, [{ ...delivered, by: [0, 4], from: [at, at] }])).toEqual([
    'Aさんは城のとなりのツンドラからリンゴ4個を配達しました。',
  ]);
  const state = positionOf({ seekers: [[at, hexAt(0, -2)]], apples: [[at, 4]], friendship: [5] });
  const told = does(state, 0, act(MOVE), deliver(0, 4, 0));
  expect(said(en, told)[0]).toBe(
    'A delivers 4 apples from the tundra by the castle, sends the seeker back to camp, takes the marker off the mat, and takes the Apples trophy (now 1 of 4).',
  );
});

test('what all start with is told once, and of each what others have not', () => {
  const has = { friendship: 3, pies: 3, spells: 1, front: [{ kind: 0, at: hexAt(1, -2) }] } as const;
  const first: Event = { is: 'starts', seat: 0, begins: true, ...has };
  const next = { is: 'starts', seat: 1, begins: false, ...has } as const;
  const lies = 'In front of the camp, between tundra and mountains, lie an apple on the portal.';
  expect(said(en, [first, next])).toEqual([
    `Everybody starts with friendship 3, 3 pies and 1 spell. A begins. ${lies}`,
    `B comes next. ${lies}`,
  ]);
  expect(said(en, [first, { ...next, pies: 5 }])).toEqual([
    `Everybody starts with friendship 3 and 1 spell. A begins, with 3 pies. ${lies}`,
    `B comes next, with 5 pies. ${lies}`,
  ]);
});

test('a deed, all that comes of it and the trophy for it are one line, each thing once', () => {
  const put = { is: 'put', seat: 0, kind: 0, at, rival: 1, left: 9 } as const;
  const friend = { is: 'friendship', seat: 0, by: 1, now: 7, cause: null } as const;
  const claimed = { is: 'claimed', seat: 0, field: 0, count: 2, eased: false } as const;
  const away: Event = { ...put, kind: 2, at: hexAt(0, -2), rival: null, left: 0 };
  const seek: Event[] = [
    { is: 'acted', seat: 0, space: SEEK_A, tile: null },
    { is: 'rolled', seat: 0, dice: [0, 0, null, 0, 0] },
  ];
  expect(said(en, seek)).toEqual([
    'A chooses Seek A and rolls tundra twice for apples, tundra for a gem, tundra for a quest.',
  ]);
  expect(said(en, [...seek, put, friend, { ...friend, now: 8 }, claimed, put, away])).toEqual([
    'A chooses Seek A, places 2 apples beside B on the tundra by the castle and 1 quest token (the last of the supply) on the tundra in the middle, gains 2 friendship (now 8), and takes the Friendship trophy (now 2 of 4).',
  ]);
  const lost: Event = { is: 'lost', kind: 2, terrain: 0, left: 0 };
  expect(said(en, [...seek, lost, put])).toEqual([
    'A chooses Seek A and places 1 apple beside B on the tundra by the castle.',
  ]);
});

test('a trophy says what it is for where nothing before has said it, or where it has sunk again', () => {
  const claimed: Event = { is: 'claimed', seat: 0, field: 2, count: 1, eased: false };
  const spell: Event = { is: 'spell', seat: 0, value: null, now: 3, cause: null };
  expect(said(en, [claimed])).toEqual(['A takes the Spells trophy for 3 or more spells in hand (now 1 of 4).']);
  expect(said(ja, [spell, claimed])).toEqual([
    'Aさんは呪文カードを1枚引いて、手札は3枚になりました。呪文のトロフィーを獲得しました。これで1つ目です。',
  ]);
  expect(said(en, [spell, { is: 'discarded', seat: 0, value: 1, now: 2 }, claimed])[0]).toContain(
    'takes the Spells trophy for 3 or more spells in hand earlier this turn (now 1 of 4)',
  );
  expect(said(en, [{ is: 'discarded', seat: 0, value: 1, now: 3 }, claimed])).toEqual([
    'A discards a value-1 spell (3 left) and takes the Spells trophy (now 1 of 4).',
  ]);
});

test('who comes home resupplies before a trophy is told', () => {
  const home: Event = { is: 'home', seat: 0, seeker: 0, other: false, from: at, clears: true, unmarks: true };
  const claimed: Event = { is: 'claimed', seat: 0, field: 3, count: 1, eased: false };
  const solved: Event = { is: 'solved', seat: 0, card: 11, side: 0 };
  expect(said(en, [solved, home, claimed, { is: 'pies', seat: 0, by: 2, now: 5, cause: 'camp' }])).toEqual([
    'A chooses the kind side, sends the seeker back to camp, takes the marker off the mat, resupplies with 2 pies (now 5), and takes the Quests trophy (now 1 of 4).',
  ]);
});

test('a fight is told when it is decided, and what it used up of both at once', () => {
  const sealed: Event = { is: 'sealed', seat: 0 };
  const fought: Event = {
    ...{ is: 'fought', seat: 0, rival: 1, at, winner: 0 },
    attack: { pies: 2, spells: [], total: 2, seekers: 1 },
    defence: { pies: 0, spells: [1], total: 1, seekers: 1 },
  };
  const attacked: Event = { is: 'attacked', seat: 0, rival: 1, at };
  const less: Event = { is: 'friendship', seat: 0, by: -1, now: 4, cause: 'attack' };
  expect(said(en, [attacked, less, sealed])).toEqual([
    'A attacks B on the tundra by the castle and loses 1 friendship (now 4).',
  ]);
  expect(said(en, [attacked, sealed])).toEqual([
    'A attacks B on the tundra by the castle and by Good Sport loses no friendship.',
  ]);
  expect(said(ja, [attacked])).toEqual([
    'Aさんは城のとなりのツンドラでBさんにパイ投げ競争を挑みました。「フェアプレー」があるので友情レベルは下がりません。',
  ]);
  expect(said(en, [sealed])).toEqual(['A has chosen in secret.']);
  expect(said(en, [{ ...sealed, seat: 1 }, fought])).toEqual([
    'A sets 2 pies. B sets a value-1 spell. A wins the pie fight.',
  ]);
  const pies: Event = { is: 'pies', seat: 0, by: -2, now: 1, cause: 'fight' };
  expect(said(ja, [pies, { is: 'spent', seat: 1, now: 0 }])).toEqual([
    '使ったパイや呪文を払い、残りは、Aさんがパイ1枚、Bさんが呪文0枚です。',
  ]);
});

test('places on a border, which are named after each other, are told from where one stands', () => {
  const [tundra, mountains, middle] = [hexAt(1, -3), hexAt(2, -3), hexAt(0, -2)];
  const one = {
    is: 'moved',
    seat: 0,
    seeker: 0,
    other: false,
    from: tundra,
    to: mountains,
    apples: 0,
    gems: 0,
  } as const;
  const other = { ...one, seeker: 1, other: true } as const;
  expect(said(en, [one])).toEqual(['A moves a seeker from the tundra by the mountains to the mountains next to it.']);
  expect(said(ja, [one])).toEqual(['Aさんは勇者コマ1体を山側のツンドラから隣の山へ動かしました。']);
  expect(said(en, [{ ...one, to: middle }, other])).toEqual([
    'A moves a seeker from the tundra by the mountains to the tundra in the middle and the other to the mountains by the tundra.',
  ]);
  const after = { ...other, from: mountains, to: hexAt(1, -2) };
  expect(said(en, [one, after])).toEqual([
    'A moves a seeker from the tundra by the mountains to the mountains next to it and the other from there to the portal between tundra and mountains.',
  ]);
  expect(said(ja, [one, { ...other, from: middle }])).toEqual([
    'Aさんは勇者コマ1体を山側のツンドラから、もう1体を真ん中のツンドラから、どちらもツンドラ側の山へ動かしました。',
  ]);
});

test('a place is named again where a trophy stands between', () => {
  const moved: Event = {
    ...{ is: 'moved', seat: 0, seeker: 0, other: false, from: CAMP, to: at, apples: 0, gems: 0 },
  };
  const quest: Event = { is: 'quest', seat: 0, card: 10, at };
  const claimed: Event = { is: 'claimed', seat: 0, field: 3, count: 1, eased: false };
  const [told] = said(en, [moved, claimed, quest]);
  expect(told).toContain('takes the Quests trophy for 2 or more quests solved (now 1 of 4).');
  expect(told).toContain('A meets the quest Old Well on the tundra by the castle.');
});

test('a trophy of a quest says what for when another quest has been met since', () => {
  const solved: Event = { is: 'solved', seat: 0, card: 2, side: 0 };
  const claimed: Event = { is: 'claimed', seat: 0, field: 3, count: 1, eased: false };
  const told = said(en, [solved, { is: 'quest', seat: 0, card: 10, at }, claimed]);
  expect(told.at(-1)).toBe('A takes the Quests trophy for 2 or more quests solved (now 1 of 4).');
});

test('the last of two kinds is said once', () => {
  const put = { is: 'put', seat: 0, kind: 0, at, rival: null, left: 0 } as const;
  expect(said(en, [put, { ...put, kind: 1 }])).toEqual([
    'A places 1 apple and 1 gem (the last of both) on the tundra by the castle.',
  ]);
  expect(said(ja, [put, { ...put, kind: 1 }])).toEqual([
    'Aさんは城のとなりのツンドラにリンゴ1個と宝石1個（どちらもサプライの最後）を置きました。',
  ]);
});

test('a Japanese sentence goes on where a deed only begins', () => {
  const home: Event = { is: 'home', seat: 0, seeker: 0, other: false, from: at, clears: true, unmarks: true };
  const drew: Event = { is: 'drew', seat: 0, pile: 1, tiles: null };
  expect(said(ja, [home])).toEqual(['Aさんはその勇者コマをキャンプ地に戻し、アクションマーカーを取り除きました。']);
  expect(said(ja, [drew, { is: 'kept', seat: 0, pile: 1, tile: 0 }])).toEqual([
    'Aさんは制作のパワーアップタイルを3枚引き、「パン屋」を残しました。効果は「リンゴ1個を払ってパイ2枚」です。',
  ]);
});

test('what several gain at once is told together', () => {
  const solved: Event = { is: 'solved', seat: 0, card: 9, side: 0 };
  const own: Event = { is: 'friendship', seat: 0, by: 2, now: 6, cause: null };
  const [one, other, full] = [1, 2, 3].map(
    (seat): Event => ({ is: 'pies', seat, by: seat < 3 ? 1 : 0, now: seat < 3 ? 3 + seat : 10, cause: null }),
  );
  if (!one || !other || !full) throw new Error('three others');
  const told = (voice: typeof en): string =>
    plain(voice.sayEvents?.([solved, own, one, other, full]).at(-1) ?? [], (seat) => 'ABCD'[seat] ?? '');
  expect(told(en)).toBe(
    'A chooses the kind side and gains 2 friendship (now 6). B and C gain 1 pie each (now 4, 5). D stays at 10 pies, the most.',
  );
  expect(told(ja)).toBe(
    'Aさんは青のクエストを選び、友情レベルが2上がって6になりました。BさんとCさんはパイを1枚ずつ獲得し、順に4枚、5枚になりました。Dさんはパイ10枚（最大）のままです。',
  );
});
