import { expect, test } from 'vitest';
import { type Phrase, plain } from '../../../words/phrase.ts';
import { APPLE, type GEM, MAKE_PIES, MOVE, QUEST, SEEK_A } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { CAMP, hexAt } from '../rules/hexes.ts';
import { act, go, pick } from '../rules/move.ts';
import { does, positionOf } from '../rules/sample.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { voiceOf } from './say.ts';

const voices = { en: voiceOf(en), ja: voiceOf(ja) };
const at = hexAt(0, -1);
const said = (events: readonly Event[], by = 0): [english: string, japanese: string] => {
  const text = (phrase: Phrase | undefined): string => plain(phrase ?? [], (seat) => 'AB'[seat] ?? '');
  return [text(voices.en.sayTurn(by, events)), text(voices.ja.sayTurn(by, events))];
};

test('a turn of seeking says how many tokens were placed, and what they brought', () => {
  const state = positionOf({
    seekers: [
      [CAMP, CAMP],
      [at, CAMP],
    ],
  });
  const placed = (kind: typeof APPLE | typeof GEM | typeof QUEST, rival: number | null): Event => ({
    ...{ is: 'put', seat: 0, kind, at, rival, left: 9 },
  });
  const told = [
    ...does(state, 0, act(SEEK_A)),
    placed(APPLE, 1),
    placed(APPLE, null),
    placed(QUEST, null),
    { is: 'friendship', seat: 0, by: 1, now: 4, cause: null } as const,
  ];
  expect(said(told)).toEqual([
    'Seek A · 2 apples and 1 quest token placed · friendship +1',
    '発見A、リンゴ2個とクエストトークン1個を配置、友情+1',
  ]);
});

test('two seekers that end on one hex went there both, and another hex of the same land is another', () => {
  const go = {
    is: 'moved',
    seat: 0,
    seeker: 0,
    other: false,
    from: CAMP,
    to: at,
    apples: 1,
    gems: 0,
    by: null,
  } as const;
  const on = { ...go, seeker: 1, other: true, apples: 0, gems: 2 } as const;
  expect(said([go, on])).toEqual([
    'both to the tundra with 1 apple and 2 gems between them',
    '2体でリンゴ1個と宝石2個をツンドラへ',
  ]);
  expect(
    said([
      { ...go, apples: 0 },
      { ...on, gems: 0 },
    ])[0],
  ).toBe('both to the tundra');
  expect(said([go, { ...on, to: hexAt(0, -2) }])).toEqual([
    '1 apple to the tundra · 2 gems to another tundra',
    'リンゴ1個をツンドラへ、宝石2個をもう1つのツンドラへ',
  ]);
  expect(said([go, { ...on, to: hexAt(0, 1), gems: 0 }])[0]).toBe('1 apple to the tundra · to the desert');
});

test('a turn of moving says where to, and what came of it there', () => {
  const state = positionOf({ seekers: [[hexAt(0, -3), CAMP]], apples: [[hexAt(0, -3), 2]] });
  const told = does(state, 0, act(MOVE), pick(0), go(hexAt(0, -2)));
  told.push(
    { is: 'solved', seat: 0, card: 0, side: 1 },
    { is: 'claimed', seat: 0, field: 7, count: 1, has: 8, eased: false },
  );
  const fought: Event = {
    ...{ is: 'fought', seat: 0, rival: 1, at, winner: 1 },
    attack: { pies: 2, spells: [], total: 2, seekers: 1 },
    defence: { pies: 4, spells: [], total: 4, seekers: 1 },
  };
  told.push(fought);
  expect(said([fought], 1)).toEqual(['pie fight with A won 4 to 2', 'Aさんとのパイ投げ競争に4対2で勝ち']);
  expect(said(told)).toEqual([
    'Move · to the tundra · Empty Basket: bold · Pies trophy · pie fight with B lost 2 to 4',
    '移動、ツンドラへ、「からっぽのかご」（赤のクエスト）、パイのトロフィー、Bさんとのパイ投げ競争に2対4で負け',
  ]);
});

test('what another seat gains, and whose turn begins, is no part of it', () => {
  const told: Event[] = [
    { is: 'acted', seat: 0, space: MAKE_PIES, tile: null },
    { is: 'pies', seat: 0, by: 2, now: 5, cause: null },
    { is: 'pies', seat: 1, by: 1, now: 4, cause: null },
    { is: 'spell', seat: 1, value: null, now: 2, cause: null },
    { is: 'began', seat: 1, last: false, barred: null, tile: null },
  ];
  expect(said(told)).toEqual(['Make pies · pies +2', 'パイを作る、パイ+2枚']);
});

test('a turn of which nothing matters is not told', () => {
  expect(said([{ is: 'passed', seat: 0, step: 'after', tile: null }])).toEqual(['', '']);
  expect(said([])).toEqual(['', '']);
  expect(said([{ is: 'sealed', seat: 1 }])[0]).toBe('a choice in secret');
});
