import { expect, test } from 'vitest';
import { FIGHT, PIES, SPELL_HAND } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { at, en, ja, said } from './sample.ts';

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
    '使ったパイと呪文がなくなり、Aさんはパイ1枚、Bさんは呪文0枚になりました。',
  ]);
});

test('the trophy of a fight is told before anybody goes home, and what was set is counted no more', () => {
  const at0 = { seat: 0, by: 2, now: 6 } as const;
  const gone: Event = {
    ...{ is: 'home', seat: 0, seeker: 0, other: false, from: at },
    ...{ leaves: false, clears: true, unmarks: false },
  };
  const told: Event[] = [
    { is: 'claimed', seat: 1, field: FIGHT, count: 1, has: 0, eased: false },
    gone,
    { is: 'pies', ...at0, cause: 'camp' },
    { is: 'spell', seat: 0, value: null, now: 6, cause: 'campAgain' },
  ];
  const spent: Event = { is: 'pies', seat: 0, by: -3, now: 3, cause: 'fight' };
  expect(said(en, told)).toEqual([
    'B takes the Fight trophy (now 1 of 4 trophies). A returns the seeker to camp, resupplies with 2 pies (now 6 pies), and resupplies again with a spell (now 6 spells).',
  ]);
  expect(said(en, [...told, spent])[0]).toContain(
    'resupplies with 2 pies, and resupplies again with a spell (now 6 spells). What was set is spent: A has 3 pies left.',
  );
  expect(said(en, [{ ...gone, leaves: true }])).toEqual(['A returns one of the two seekers to camp.']);
  expect(said(ja, [{ ...gone, leaves: true }])).toEqual(['Aさんは2体のうち1体をキャンプ地に戻しました。']);
  // What stands for a moment may bring a trophy.
  const used: Event[] = [
    { ...spent, by: -3, now: 5 },
    { is: 'spent', seat: 0, now: 2 },
  ];
  const more: Event = { is: 'pies', seat: 0, by: 2, now: 8, cause: 'camp' };
  const drawn: Event = { is: 'spell', seat: 0, value: null, now: 3, cause: 'campAgain' };
  expect(said(en, [gone, more, drawn, ...used])[0]).toContain(
    'resupplies with 2 pies (8 pies for a moment), and resupplies again with a spell (3 in hand for a moment). What',
  );
  expect(said(ja, [gone, more, drawn, ...used])[0]).toContain('補給でパイを2枚獲得して一時は8枚になりました。');
  expect(said(en, [gone, { ...drawn, now: 2 }, ...used])[0]).toContain('with a spell. What was set');
  const spells: Event = { is: 'claimed', seat: 0, field: SPELL_HAND, count: 1, has: 3, eased: false };
  expect(said(en, [gone, drawn, spells, { is: 'spent', seat: 0, now: 2 }])[0]).toContain(
    '(3 in hand for a moment), and takes the Spells trophy (now 1 of 4 trophies). What was set is spent',
  );
  // Taken with the spells that are about to be spent: said while they are still there.
  expect(said(en, [gone, spells, { is: 'spent', seat: 0, now: 2 }, { ...spells, field: PIES, has: 8 }])[0]).toContain(
    'takes the Spells trophy for 3 spells in hand (now 1 of 4 trophies). What was set is spent: A has 2 spells left. A takes the Pies trophy',
  );
  expect(said(ja, [...told, spent])[0]).toContain('補給でパイを2枚獲得しました。2回目の補給で');
  expect(said(ja, [...told, { is: 'spent', seat: 0, now: 5 }])[0]).toContain(
    '2回目の補給で呪文カードを1枚引いて、手札は一時6枚になりました。使った呪文がなくなり、Aさんは呪文5枚になりました。',
  );
});
