import { expect, test } from 'vitest';
import { type Phrase, plain } from '../../../words/phrase.ts';
import type { LANGS } from '../../../words/voice.ts';
import type { Event, Force } from '../rules/events.ts';
import { ALL_HEXES, CAMP, hexAt } from '../rules/hexes.ts';
import { MAKE_PIES, MOVE, SEEK_A } from '../rules/mat.ts';
import { act, go, keep, type Move, pick } from '../rules/move.ts';
import { does, positionOf } from '../rules/sample.ts';
import { view } from '../rules/view.ts';
import { voice } from './say.ts';

// Voices and events to check the words with.

const { en, ja } = voice;

const named = (seat: number): string => 'ABCD'[seat] ?? '';
/** One by itself. */
const inEnglish = (event: Event): string => plain(en.sayEvent(event), named);
const inJapanese = (event: Event): string => plain(ja.sayEvent(event), named);
/** The lines of the log. */
const said = (voice: typeof en, events: readonly Event[]): string[] =>
  (voice.sayEvents?.(events) ?? []).flatMap((phrase) => (phrase && phrase.length > 0 ? [plain(phrase, named)] : []));

/** The tundra by the castle, and in the middle. */
const at = hexAt(0, -1);
const middle = hexAt(0, -2);

/** A seeker comes home and takes all with it: the only one there, and its marker comes off. */
const home: Extract<Event, { is: 'home' }> = {
  is: 'home',
  seat: 0,
  seeker: 0,
  other: false,
  from: at,
  leaves: false,
  clears: true,
  unmarks: true,
};

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];
const turn = (by: number, events: readonly Event[], reader: number | null = null): [string, string] => {
  const text = (phrase: Phrase): string => plain(phrase, (seat) => 'ABCD'[seat] ?? '');
  return [text(en.sayTurn(by, events, reader)), text(ja.sayTurn(by, events, reader))];
};
const went = {
  is: 'moved',
  seat: 0,
  seeker: 0,
  other: false,
  from: CAMP,
  to: at,
  apples: 0,
  gems: 0,
  by: null,
} as const;
const placed = { is: 'put', seat: 0, kind: 0, at, rival: null, left: 9 } as const;
const gift: readonly Event[] = [
  { ...placed, rival: 1 },
  { is: 'friendship', seat: 0, by: 1, now: 4, cause: null },
];
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

test('tokens that are placed one after the other share a verb, and a gift tells what it brings', () => {
  const [line = ''] = said(en, [{ is: 'acted', seat: 0, space: SEEK_A, tile: null }, placed]);
  expect(line).toMatch(/Seek A.*apple.*inner tundra/);
  expect(said(en, [placed, { ...placed, kind: 1, at: middle }])).toHaveLength(1);
  const [given = ''] = said(en, gift);
  expect(given).toMatch(/apple with B.*friendship 4/);
  expect(said(en, gift)).toHaveLength(1);
  expect(said(ja, gift).join()).toMatch(/Bさん.*友情4/);
  expect(said(en, [{ ...placed, left: 0 }]).join()).toContain('last');
});

test('dice are told where nothing was placed for them', () => {
  const rolled: Event = { is: 'rolled', seat: 0, dice: [0, 0, 3, null, 5] };
  for (const land of ['tundra', 'desert', 'swamp']) expect(said(en, [rolled]).join()).toContain(land);
  expect(said(en, [rolled, placed]).join()).not.toContain('swamp');
});

test('a die that brings nothing says why, once', () => {
  const lost: Event = { is: 'lost', kind: 0, terrain: 0, left: 0 };
  expect(inEnglish(lost)).toMatch(/no apples/);
  expect(said(en, [lost, lost])).toHaveLength(1);
  expect(said(en, [{ ...placed, left: 0 }, lost])).toHaveLength(1);
  expect(inEnglish({ ...lost, kind: 2, left: 3 })).toMatch(/tundra.*quest/);
  // That quest tokens ran out was told with the last.
  expect(said(en, [placed, { ...lost, kind: 2 }])).toHaveLength(1);
});

test('who moves is told by where from and to, and two on one way in one line', () => {
  expect(said(en, [{ is: 'acted', seat: 0, space: MOVE, tile: null }, went])).toEqual([inEnglish(went)]);
  const both = said(en, [went, { ...went, seeker: 1, other: true, to: middle }]);
  expect(both).toHaveLength(1);
  expect(both.join()).toMatch(/camp.*inner tundra.*middle tundra/);
  expect(inEnglish({ ...went, apples: 2, gems: 1 })).toMatch(/2 apples and 1 gem/);
  expect(inEnglish({ ...went, by: 3 })).toContain('Long Stride');
});

test('no two places are told alike', () => {
  for (const voice of [en, ja]) {
    const lines = ALL_HEXES.map((to) => plain(voice.sayEvent({ ...went, to }), String));
    expect(new Set(lines).size).toBe(ALL_HEXES.length);
  }
});

test('a fight says what each set, the totals, who won, and that a tie is the attacker’s', () => {
  for (const line of [inEnglish(fought({})), inJapanese(fought({}))]) {
    expect(numbersIn(line)).toEqual(['6', '2', '1', '3', '0']);
    expect(line).toMatch(/A.*B.*A/);
  }
  const four: Force = { ...NOTHING, pies: 4, total: 4 };
  const tied = fought({ attack: four, defence: four });
  expect(inEnglish(tied)).toContain('tie');
  expect(inJapanese(tied)).toContain('同点');
  expect(inEnglish(fought({}))).not.toContain('tie');
  const shot = fought({ defence: { ...NOTHING, total: 2 } });
  expect(inEnglish(shot)).toContain('cannon 2');
  expect(inJapanese(shot)).toContain('大砲2');
});

test('an attack names the rival and what it costs, or the card for which it costs nothing', () => {
  const attacked: Event = { is: 'attacked', seat: 0, rival: 1, at };
  const cost: Event = { is: 'friendship', seat: 0, by: -1, now: 4, cause: 'attack' };
  expect(said(en, [attacked, cost]).join()).toMatch(/A attacks B on the inner tundra and loses 1 friendship \(now 4\)/);
  expect(said(en, [attacked, { is: 'passed', seat: 0, step: 'move', tile: null }]).join()).toContain('Good Sport');
  expect(said(en, [went, attacked]).join()).toContain('attacks B there');
});

test('what a fight leaves is told of both, and what was set in secret is not told', () => {
  const spent: Event[] = [
    { is: 'pies', seat: 0, by: -3, now: 0, cause: 'fight' },
    { is: 'spent', seat: 0, now: 1 },
    { is: 'pies', seat: 1, by: -1, now: 2, cause: 'fight' },
  ];
  const lines = said(en, spent);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/A.*no pies.*1 spell/);
  expect(lines[1]).toMatch(/B.*2 pies/);
  expect(numbersIn(inEnglish({ is: 'sealed', seat: 0 }))).toEqual([]);
  expect(numbersIn(inEnglish({ is: 'spell', seat: 0, value: null, now: 3, cause: 'camp' }))).toEqual(['3']);
  expect(inEnglish({ is: 'spell', seat: 0, value: 2, now: 3, cause: null })).toContain('value-2');
});

test('a trophy says what for, which of four it is, and the card that was shown', () => {
  const claimed: Event = { is: 'claimed', seat: 0, field: 7, count: 2, has: 9, eased: false };
  expect(inEnglish(claimed)).toMatch(/Pies trophy for 9 pies \(2 of 4\)/);
  expect(numbersIn(inJapanese(claimed))).toEqual(['9', '2']);
  expect(inEnglish({ ...claimed, field: 2, has: 2 })).toMatch(/3 spells in hand earlier this turn/);
  expect(inEnglish({ ...claimed, has: 7, eased: true })).toMatch(/Baker.*Pies trophy/);
  expect(inJapanese({ ...claimed, has: 7, eased: true })).toMatch(/パン好き.*パイのトロフィー/);
});

test('who comes home, and whose marker comes off', () => {
  expect(inEnglish(home)).toMatch(/home.*marker/);
  expect(inEnglish({ ...home, unmarks: false, other: true })).toMatch(/home.*other/);
  expect(said(en, [{ is: 'used', seat: 0, tile: 7 }, home]).join()).toContain('from the inner tundra');
});

test('a track at its end says that it stays', () => {
  expect(inEnglish({ is: 'friendship', seat: 0, by: 0, now: 10, cause: null })).toMatch(/stays.*10/);
  expect(inJapanese({ is: 'pies', seat: 0, by: 0, now: 10, cause: 'camp' })).toMatch(/10枚のまま/);
});

test('a turn begins with a line of its own only where it is the last, or stands alone', () => {
  const began: Event = { is: 'began', seat: 1, last: false, barred: MAKE_PIES, tile: null };
  expect(inEnglish(began)).toBe('B’s turn.');
  expect(said(en, [placed, began])).toHaveLength(1);
  expect(said(en, [placed, { ...began, last: true }])[1]).toMatch(/B.*last turn/);
});

test('the last turns and the end name who has what', () => {
  expect(inEnglish({ is: 'ending', seat: 0, full: [0, 2], others: 2 })).toMatch(/A and C have four/);
  const ended: Event = {
    is: 'ended',
    winners: [2],
    standings: [
      [4, 6, 9],
      [3, 9, 0],
      [4, 8, 0],
    ],
    safety: false,
  };
  for (const line of [inEnglish(ended), inJapanese(ended)]) expect(numbersIn(line)).toEqual(['4', '3', '4', '6', '8']);
  expect(inEnglish(ended)).toMatch(/^C wins/);
  expect(inEnglish({ ...ended, safety: true })).toContain('Sixty');
});

test('seats that start alike are told so', () => {
  const starts: Event = { is: 'starts', seat: 0, begins: true, friendship: 3, pies: 3, spells: 1 };
  expect(numbersIn(inEnglish(starts))).toEqual(['3', '3', '1']);
  const [, second = '', third = ''] = said(en, [
    starts,
    { ...starts, seat: 1, begins: false },
    { ...starts, seat: 2, begins: false, pies: 5 },
  ]);
  expect(numbersIn(second)).toEqual([]);
  expect(numbersIn(third)).toEqual(['3', '5', '1']);
});

test('a turn in one line is short, each side has a fight its own way, and what was done to the reader comes first', () => {
  const lost = fought({
    winner: 1,
    attack: { ...NOTHING, pies: 2, total: 2 },
    defence: { ...NOTHING, pies: 4, total: 4 },
  });
  expect(turn(0, [lost])).toEqual(['loses to B 2–4', 'Bさんに2対4で負け']);
  expect(turn(1, [lost])).toEqual(['beats A 4–2', 'Aさんに4対2で勝ち']);
  const seek: Event[] = [{ is: 'acted', seat: 0, space: SEEK_A, tile: null }, placed, ...gift];
  expect(turn(0, seek)[0]).toMatch(/^Seek A · an apple for B/);
  expect(turn(0, seek, 1)[0]).toMatch(/^an apple for B · Seek A/);
  expect(turn(0, [went, { ...went, other: true, to: middle }])[0]).toBe('to the tundra · to the middle tundra');
  const others: Event[] = [
    { is: 'acted', seat: 0, space: MAKE_PIES, tile: null },
    { is: 'pies', seat: 0, by: 2, now: 5, cause: null },
    { is: 'pies', seat: 1, by: 1, now: 4, cause: null },
    { is: 'began', seat: 1, last: false, barred: null, tile: null },
  ];
  expect(turn(0, others)[0]).toBe('Make pies · pies +2');
  expect(turn(0, [])).toEqual(['', '']);
});

test('both languages name the same seats and numbers', () => {
  const events: Event[] = [
    placed,
    ...gift,
    went,
    fought({}),
    { is: 'paid', seat: 0, kind: 1, count: 2, from: middle, to: at, rival: 1 },
    { is: 'gained', seat: 0, apples: 3, gems: 0, at, short: true },
    { is: 'launched', seat: 0, kind: 1, from: at, to: middle, rival: 1 },
    { is: 'jumped', seat: 0, seeker: 0, from: at, to: hexAt(1, -2), leaves: true },
    { is: 'discarded', seat: 0, value: 1, now: 2 },
    { is: 'treated', seats: [1, 2], by: 1 },
  ];
  const seats = (lang: (typeof LANGS)[number], event: Event): string[] =>
    [
      ...new Set(
        { en, ja }[lang]
          .sayEvent(event)
          .flatMap((part) => (typeof part !== 'string' && 'name' in part ? [`${part.name}`] : [])),
      ),
    ].sort();
  for (const event of events) expect(seats('ja', event)).toEqual(seats('en', event));
});

const moveSaid = (voice: typeof en, seekers: readonly [number, number]): string => {
  const state = positionOf({ seekers: [[...seekers]] });
  does(state, 0, act(MOVE));
  return plain(voice.sayMove(pick(0), view(state, 0)), () => '').replaceAll('\u00a0', ' ');
};

test('a seeker is called by its place, and one of two there is one of them', () => {
  expect(moveSaid(en, [at, middle])).toContain('the seeker on the inner tundra');
  expect(moveSaid(en, [at, at])).toContain('a seeker on the');
  expect(moveSaid(ja, [at, middle])).toContain('城の隣のツンドラの勇者コマ');
  expect(moveSaid(ja, [at, at])).toContain('勇者コマ1体');
});

test('to go to a rival is called an attack, and to keep a tile says nothing of the others', () => {
  const state = positionOf({
    seekers: [
      [at, CAMP],
      [middle, CAMP],
    ],
  });
  does(state, 0, act(MOVE), pick(0));
  const button = (move: Move): string => plain(en.sayMove(move, view(state, 0)), (seat) => `seat ${seat}`);
  expect(button(go(middle))).toMatch(/^Attack seat 1 on the tundra/);
  expect(button(go(hexAt(1, -2)))).toMatch(/^Go to the portal/);
  expect(button(keep(2, 4))).toBe('Keep Pie Cannon');
});

test('a gift goes to the rival of a place, whether one seeker stands there or two', () => {
  const state = positionOf({
    seekers: [
      [at, at],
      [middle, middle],
    ],
  });
  state.todo.push({ step: 'gift', seat: 0, apples: 1, gems: 0, any: 0 });
  expect(plain(en.sayMove(go(middle), view(state, 0)), () => '')).toMatch(/^Give to the rival on the tundra/);
  expect(plain(ja.sayMove(go(middle), view(state, 0)), () => '')).toMatch(/の相手に贈る$/);
});
