import { expect, test } from 'vitest';
import { SEEK_A } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { hexAt } from '../rules/hexes.ts';
import { at, en, home, ja, said } from './sample.ts';

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
    by: null,
  } as const;
  const second = { ...first, seeker: 1, other: true, gems: 2 } as const;
  expect(said(en, [first, second])).toEqual([
    'A moves both seekers with 2 apples and 2 gems from the tundra by the castle to the portal in the north.',
  ]);
  expect(said(en, [first, { ...second, to: hexAt(0, -2) }])).toEqual([
    'A moves a seeker with 1 apple from the tundra by the castle to the portal in the north and the other with 1 apple and 2 gems to the tundra in the middle.',
  ]);
  expect(said(ja, [first, { ...second, from: hexAt(0, -2), apples: 0, gems: 0 }])).toEqual([
    'Aさんは勇者コマ1体でリンゴ1個を城のとなりのツンドラから北の魔法の門へ運び、もう1体を真ん中のツンドラから北の魔法の門へ動かしました。',
  ]);
  const solved: Event = { is: 'solved', seat: 0, card: 2, side: 0 };
  const less: Event = { is: 'pies', seat: 0, by: -2, now: 1, cause: null };
  const more: Event = { is: 'friendship', seat: 0, by: 2, now: 5, cause: null };
  expect(said(en, [solved, less, more, { is: 'began', seat: 1, last: false, barred: null, tile: null }])).toEqual([
    'A chooses the kind side, pays 2 pies (1 left), and gains 2 friendship (now 5).',
    'It is B’s turn; no action is barred.',
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

test('a deed, all that comes of it and the trophy for it are one line, each thing once', () => {
  const put = { is: 'put', seat: 0, kind: 0, at, rival: 1, left: 9 } as const;
  const friend = { is: 'friendship', seat: 0, by: 1, now: 7, cause: null } as const;
  const claimed = { is: 'claimed', seat: 0, field: 0, count: 2, has: 8, eased: false } as const;
  const away: Event = { ...put, kind: 2, at: hexAt(0, -2), rival: null, left: 0 };
  const seek: Event[] = [
    { is: 'acted', seat: 0, space: SEEK_A, tile: null },
    { is: 'rolled', seat: 0, dice: [0, 0, null, 0, 0] },
  ];
  expect(said(en, seek)).toEqual([
    'A chooses Seek A and rolls tundra twice for apples, tundra for a gem, tundra for a quest.',
  ]);
  expect(said(en, [...seek, put, friend, { ...friend, now: 8 }, claimed, put, away])).toEqual([
    'A chooses Seek A, places 2 apples beside B on the tundra by the castle and 1 quest token (the last of the supply) on the tundra in the middle, gains 2 friendship (now 8), and takes the Friendship trophy (now 2 of 4 trophies).',
  ]);
  const lost: Event = { is: 'lost', kind: 2, terrain: 0, left: 0 };
  expect(said(en, [...seek, lost, put])).toEqual([
    'A chooses Seek A and places 1 apple beside B on the tundra by the castle.',
  ]);
});

test('the last of two kinds is said once', () => {
  const put = { is: 'put', seat: 0, kind: 0, at, rival: null, left: 0 } as const;
  expect(said(en, [put, { ...put, kind: 1 }])).toEqual([
    'A places 1 apple and 1 gem (the last of both) on the tundra by the castle.',
  ]);
  expect(said(ja, [put, { ...put, kind: 1 }])).toEqual([
    'Aさんは城のとなりのツンドラにサプライ最後のリンゴ1個と宝石1個を置きました。',
  ]);
  // Of one alone it comes after the other.
  const [gem, apple] = [{ ...put, kind: 1, left: 3 } as const, put];
  expect(said(en, [apple, gem])[0]).toContain('1 gem and 1 apple (the last of the supply) on');
  expect(said(ja, [apple, gem])[0]).toContain('宝石1個とサプライ最後のリンゴ1個を置きました。');
});

test('a Japanese sentence goes on where a deed only begins', () => {
  const drew: Event = { is: 'drew', seat: 0, pile: 1, tiles: null };
  expect(said(ja, [home])).toEqual(['Aさんは勇者コマをキャンプ地に戻し、アクションマーカーを取り除きました。']);
  expect(said(ja, [drew, { is: 'kept', seat: 0, pile: 1, tile: 0 }])).toEqual([
    'Aさんは制作のパワーアップタイルを3枚引き、「パン屋」を残しました。効果：リンゴ1個を払ってパイ2枚を獲得します。',
  ]);
});
