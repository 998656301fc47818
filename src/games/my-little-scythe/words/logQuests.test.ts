import { expect, test } from 'vitest';
import { plain } from '../../../words/phrase.ts';
import type { Event } from '../rules/events.ts';
import { CAMP } from '../rules/hexes.ts';
import { at, en, inEnglish, ja, said } from './sample.ts';

test('a quest met where both went is told with the way, and its place once', () => {
  const go = {
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
  const on: Event = { ...go, seeker: 1, other: true };
  const quest: Event = { is: 'quest', seat: 0, card: 10, at, festival: 2 };
  const solved: Event = { is: 'solved', seat: 0, card: 10, side: 0 };
  const paid: Event = { is: 'paid', seat: 0, kind: 1, count: 1, from: at, to: 'supply', rival: null };
  const friend: Event = { is: 'friendship', seat: 0, by: 1, now: 4, cause: null };
  const gained: Event = { is: 'gained', seat: 0, apples: 3, gems: 0, at, now: [4, 1], short: false };
  const told = said(en, [go, on, quest, solved, paid, friend, gained]);
  expect(told[0]).toContain(
    'A moves both seekers from camp to the tundra by the castle and meets the quest Old Well there. Kind: ',
  );
  expect(told[1]).toBe(
    'A chooses the kind side, pays 1 gem from the tundra by the castle, gains 1 friendship (now 4), and gains 3 apples there (now 4 apples).',
  );
  expect(said(en, [gained])).toEqual(['A gains 3 apples on the tundra by the castle (now 4 apples there).']);
  expect(said(ja, [gained])).toEqual([
    'Aさんは城のとなりのツンドラでリンゴ3個を獲得し、そのマスにはリンゴ4個が集まりました。',
  ]);
  expect(said(en, [{ ...gained, now: [3, 0], short: true }])).toEqual([
    'A gains 3 apples (the last of the supply) on the tundra by the castle.',
  ]);
  expect(said(ja, [go, on])).toEqual(['Aさんは勇者コマ2体をキャンプ地から城のとなりのツンドラへ動かしました。']);
});

test('a quest says in the log what its sides ask for and bring', () => {
  const met = { is: 'quest', seat: 0, card: 10, at, festival: 2 } as const;
  expect(said(en, [met])).toEqual([
    'A meets the quest Old Well on the tundra by the castle. Kind: pay 1 gem, gain 3 apples here and 1 friendship. Bold: gain 3 gems here, lose 3 friendship.',
  ]);
  expect(said(en, [{ ...met, card: 2 }])[0]).toContain(' Leave: lose 1 friendship.');
  expect(said(ja, [{ ...met, card: 2 }])[0]).toContain('、なにもしなければ「友情−1」です。');
  const feast: Event = { ...met, card: 9, festival: 3 };
  expect(said(en, [feast])[0]).toContain(' Bold: gain 3 pies, lose 3 friendship. Leave: ');
  expect(said(ja, [feast])[0]).toContain('赤のクエストは「パイ3枚を獲得し、友情−3」、');
  expect(said(en, [{ ...met, festival: null }])).toEqual(['A meets the quest Old Well on the tundra by the castle.']);
  expect(inEnglish(met)).toBe('A meets the quest Old Well on the tundra by the castle.');
});

test('a trophy that is taken between a quest and what is chosen is told before the quest', () => {
  const solved: Event = { is: 'solved', seat: 0, card: 2, side: 0 };
  const quest: Event = { is: 'quest', seat: 0, card: 10, at, festival: 2 };
  const claimed: Event = { is: 'claimed', seat: 0, field: 3, count: 1, has: 2, eased: false };
  const [, told] = said(en, [solved, quest, claimed, { ...solved, card: 10 }]);
  expect(told).toContain(
    'A takes the Quests trophy for 2 quests solved (now 1 of 4 trophies). A meets the quest Old Well on the tundra by the castle.',
  );
  expect(said(en, [quest, { ...claimed, has: 3 }])[0]).toContain(
    'A takes the Quests trophy for 3 quests solved (now 1 ',
  );
});

test('what several gain at once is told together', () => {
  const solved: Event = { is: 'solved', seat: 0, card: 9, side: 0 };
  const own: Event = { is: 'friendship', seat: 0, by: 2, now: 6, cause: null };
  const treated: Event = { is: 'treated', seats: [1, 2], by: 1, now: [4, 5] };
  const full: Event = { is: 'pies', seat: 3, by: 0, now: 10, cause: null };
  const told = (voice: typeof en, ...gained: readonly Event[]): string =>
    plain(voice.sayEvents?.([solved, own, ...gained]).at(-1) ?? [], (seat) => 'ABCD'[seat] ?? '');
  expect(told(en, treated, full)).toBe(
    'A chooses the kind side and gains 2 friendship (now 6). 1 pie each goes to B (now 4) and C (now 5). D stays at 10 pies, the limit.',
  );
  expect(told(ja, treated, full)).toBe(
    'Aさんは青のクエストを選び、友情レベルが2上がって6になりました。ほかのプレイヤーはパイを1枚ずつ獲得し、Bさんは4枚、Cさんは5枚になりました。Dさんは上限のパイ10枚のままです。',
  );
  expect(inEnglish({ ...treated, now: [4, 4] })).toBe('B and C gain 1 pie each (all now 4).');
  expect(inEnglish({ ...treated, seats: [1], now: [4] })).toBe('B gains 1 pie (now 4).');
  expect(told(ja, { ...treated, now: [4, 4] })).toContain(
    'BさんとCさんはパイを1枚ずつ獲得し、それぞれ4枚になりました。',
  );
  expect(told(ja, { ...treated, seats: [1], now: [4] })).toContain('Bさんはパイを1枚獲得し、4枚になりました。');
});
