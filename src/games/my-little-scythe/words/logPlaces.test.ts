import { expect, test } from 'vitest';
import { CAMP_WAGON, MOVE, PORTAL_EXPRESS } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { ALL_HEXES, CAMP, hexAt } from '../rules/hexes.ts';
import { act, deliver, go, PASS, pick } from '../rules/move.ts';
import { does, positionOf } from '../rules/sample.ts';
import { at, en, inEnglish, inJapanese, ja, middle, said } from './sample.ts';

test('places in front of a camp are told from where it is', () => {
  const [tundra, mountains] = [hexAt(1, -3), hexAt(2, -3)];
  const one = {
    is: 'moved',
    seat: 0,
    seeker: 0,
    other: false,
    from: tundra,
    to: mountains,
    apples: 0,
    gems: 0,
    by: null,
  } as const;
  const other = { ...one, seeker: 1, other: true } as const;
  expect(said(en, [one])).toEqual(['A moves a seeker from the tundra in the north to the mountains in the north.']);
  expect(said(ja, [one])).toEqual(['Aさんは勇者コマ1体を北のツンドラから北の山へ動かしました。']);
  expect(said(en, [one, { ...other, from: mountains, to: hexAt(1, -2) }])).toEqual([
    'A moves a seeker from the tundra in the north to the mountains in the north and the other from the mountains in the north to the portal in the north.',
  ]);
  expect(said(ja, [one, { ...other, from: middle }])).toEqual([
    'Aさんは勇者コマ1体を北のツンドラから、もう1体を真ん中のツンドラから、どちらも北の山へ動かしました。',
  ]);
});

test('the power-up that a way takes is told with it', () => {
  const by = PORTAL_EXPRESS;
  const one = {
    is: 'moved',
    seat: 0,
    seeker: 0,
    other: false,
    from: at,
    to: hexAt(-1, 2),
    apples: 2,
    gems: 0,
    by,
  } as const;
  const other = { ...one, seeker: 1, other: true, from: middle, apples: 0 } as const;
  const [first, second] = [one, { ...other, by: null }] as const;
  expect(said(en, [first])).toEqual([
    'A moves a seeker by Portal Express with 2 apples from the tundra by the castle to the portal in the south.',
  ]);
  expect(said(ja, [first])).toEqual([
    'Aさんは「魔法の門特急」を使って勇者コマ1体でリンゴ2個を城のとなりのツンドラから南の魔法の門へ運びました。',
  ]);
  expect(
    said(en, [
      { ...second, seeker: 0, other: false },
      { ...other, from: at, to: middle },
    ]),
  ).toEqual([
    'A moves a seeker from the tundra in the middle to the portal in the south and the other by Portal Express from the tundra by the castle to the tundra in the middle.',
  ]);
  expect(
    said(ja, [
      { ...second, seeker: 0, other: false },
      { ...other, from: at },
    ])[0],
  ).toContain('勇者コマ1体を真ん中のツンドラから、「魔法の門特急」を使ってもう1体を城のとなりのツンドラから、どちらも');
  const also = { ...other, to: middle, from: hexAt(0, -3) };
  expect(said(en, [first, also])[0]).toContain(
    'moves a seeker with 2 apples from the tundra by the castle to the portal in the south and the other from the tundra at the corner to the tundra in the middle, both by Portal Express.',
  );
  expect(said(en, [first, other])[0]).toContain(', both by Portal Express to the portal in');
  expect(said(ja, [first, also])[0]?.split('特急')).toHaveLength(2);
  expect(
    said(en, [
      { ...first, apples: 0 },
      { ...second, from: at },
    ]),
  ).toEqual(['A moves both seekers by Portal Express from the tundra by the castle to the portal in the south.']);
});

test('no name of a place is made of the words of another', () => {
  const wordsOf = (text: string): string => (text.match(/[a-z]+|[^a-z ]/gi) ?? []).sort().join(' ');
  for (const read of [inEnglish, inJapanese]) {
    const named = ALL_HEXES.map((to) =>
      wordsOf(read({ is: 'jumped', seat: 0, seeker: 0, from: CAMP, to, leaves: false })),
    );
    expect(new Set(named).size).toBe(ALL_HEXES.length);
  }
});

test('of two places where seekers went each is named again', () => {
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
  const on: Event = { ...go, seeker: 1, other: true, to: middle };
  const quest: Event = { is: 'quest', seat: 0, card: 10, at: middle, festival: 2 };
  const gained: Event = { is: 'gained', seat: 0, apples: 0, gems: 3, at: middle, now: [0, 3], short: false };
  const [met, brought] = said(en, [go, on, quest, { is: 'solved', seat: 0, card: 10, side: 1 }, gained]);
  expect(met).toContain(
    ' and the other to the tundra in the middle, and meets the quest Old Well on the tundra in the ',
  );
  expect(brought).toBe('A chooses the bold side and gains 3 gems on the tundra in the middle.');
  expect(said(ja, [go, on, { is: 'attacked', seat: 0, rival: 1, at: middle }])[0]).toContain(
    '真ん中のツンドラでBさんにパイ投げ競争を挑みました。',
  );
});

test('a place is named again where a trophy stands between', () => {
  const moved: Event = {
    ...{ is: 'moved', seat: 0, seeker: 0, other: false, from: CAMP, to: at, apples: 0, gems: 0, by: null },
  };
  const quest: Event = { is: 'quest', seat: 0, card: 10, at, festival: 2 };
  const claimed: Event = { is: 'claimed', seat: 0, field: 3, count: 1, has: 2, eased: false };
  const [told] = said(en, [moved, claimed, quest]);
  expect(told).toContain('takes the Quests trophy for 2 quests solved (now 1 of 4 trophies).');
  expect(told).toContain('A meets the quest Old Well on the tundra by the castle.');
});

test('a delivery says where each token comes from', () => {
  const delivered: Event = { is: 'delivered', seat: 0, kind: 0, by: [3, 1], from: [at, hexAt(1, -2)] };
  expect(said(en, [delivered])).toEqual([
    'A delivers 3 apples from the tundra by the castle and 1 apple from the portal in the north.',
  ]);
  expect(said(ja, [{ ...delivered, by: [0, 4], from: [at, at] }])).toEqual([
    'Aさんは城のとなりのツンドラからリンゴ4個を配達しました。',
  ]);
  const state = positionOf({ seekers: [[at, hexAt(0, -2)]], apples: [[at, 4]], friendship: [5] });
  const told = does(state, 0, act(MOVE), deliver(0, 4, 0));
  expect(said(en, told)[0]).toBe(
    'A delivers 4 apples from the tundra by the castle and takes the Apples trophy (now 1 of 4 trophies). A returns the seeker to camp and takes the marker off the mat.',
  );
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
  expect(said(en, told)).toContain('A uses Camp Wagon and returns a seeker from the tundra by the castle to camp.');
});
