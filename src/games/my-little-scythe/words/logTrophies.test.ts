import { expect, test } from 'vitest';
import { MAKE_POWER_UP } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { en, home, inEnglish, inJapanese, ja, said } from './sample.ts';

test('a power-up says in the log what it does, a trophy what it was taken for', () => {
  const drew: Event = { is: 'drew', seat: 0, pile: 1, tiles: null };
  expect(said(en, [drew, { is: 'kept', seat: 0, pile: 1, tile: 0 }])).toEqual([
    'A draws three Make power-ups and keeps Bakery (its effect: Pay 1 apple, gain 2 pies).',
  ]);
  const acted: Event = { is: 'acted', seat: 0, space: MAKE_POWER_UP, tile: null };
  const kept: Event = { is: 'kept', seat: 0, pile: 1, tile: 0 };
  expect(said(en, [acted, kept])[0]).toContain('gain 2 pies), and moves the marker onto Bakery.');
  expect(said(ja, [acted, kept])[0]).toContain('パイ2枚を獲得します。アクションマーカーを「パン屋」に移しました。');
  expect(said(en, [acted, { ...kept, pile: 0 }])[0]).not.toContain('marker');
  const claimed: Event = { is: 'claimed', seat: 0, field: 7, count: 1, has: 8, eased: false };
  expect(inEnglish(claimed)).toBe('A takes the Pies trophy for 8 pies (now 1 of 4 trophies).');
  expect(inEnglish({ ...claimed, field: 6 })).toBe('A takes the Fight trophy (now 1 of 4 trophies).');
  expect(inEnglish({ ...claimed, eased: true })).toBe(
    'A shows the Baker personality and takes the Pies trophy with 7 pies (now 1 of 4 trophies).',
  );
});

test('what a personality makes easier is told once', () => {
  const claimed = { is: 'claimed', seat: 0, field: 7, count: 1, has: 7, eased: true } as const;
  const baked: Event = { is: 'pies', seat: 0, by: 2, now: 7, cause: null };
  expect(said(en, [baked, claimed])).toEqual([
    'A gains 2 pies (now 7 pies), shows the Baker personality, and takes the Pies trophy (now 1 of 4 trophies).',
  ]);
  expect(said(ja, [baked, claimed])).toEqual([
    'Aさんはパイを2枚獲得して7枚になりました。個性カード「パン好き」を見せ、パイのトロフィーを獲得しました。1つ目のトロフィーです。',
  ]);
  expect(said(en, [{ ...baked, by: -1, now: 6 }, claimed])[0]).toContain('the Pies trophy with 7 pies (');
  // It asks for friendship beside.
  const drawn: Event = { is: 'spell', seat: 0, value: null, now: 2, cause: null };
  expect(said(en, [drawn, { ...claimed, field: 2 }])[0]).toContain('with 2 spells in hand and friendship 6 or more (');
});

test('a trophy says what it is for where nothing before has said it, or where it has sunk again', () => {
  const claimed: Event = { is: 'claimed', seat: 0, field: 2, count: 1, has: 3, eased: false };
  const spell: Event = { is: 'spell', seat: 0, value: null, now: 3, cause: null };
  expect(said(en, [claimed])).toEqual(['A takes the Spells trophy for 3 spells in hand (now 1 of 4 trophies).']);
  expect(said(ja, [spell, claimed])).toEqual([
    'Aさんは呪文カードを1枚引いて、手札は3枚になりました。呪文のトロフィーを獲得しました。1つ目のトロフィーです。',
  ]);
  expect(said(ja, [{ ...claimed, has: 5 }])).toEqual([
    'Aさんは手札に呪文5枚で、呪文のトロフィーを獲得しました。1つ目のトロフィーです。',
  ]);
  expect(inJapanese({ ...claimed, field: 3, has: 4 })).toContain('解決したクエスト4つで、クエストのトロフィーを');
  expect(inEnglish({ ...claimed, field: 0, has: 10 })).toContain('takes the Friendship trophy for friendship 10 (now');
  const less = { ...claimed, has: 2 };
  expect(said(en, [spell, { is: 'discarded', seat: 0, value: 1, now: 2 }, less])[0]).toContain(
    'takes the Spells trophy for 3 spells in hand earlier this turn (now 1 of 4 trophies)',
  );
  expect(inJapanese(less)).toBe(
    'Aさんはこの手番で一時は手札に呪文3枚となっていたので、呪文のトロフィーを獲得しました。1つ目のトロフィーです。',
  );
  expect(said(en, [{ is: 'discarded', seat: 0, value: 1, now: 3 }, claimed])).toEqual([
    'A discards a value-1 spell (3 left) and takes the Spells trophy (now 1 of 4 trophies).',
  ]);
});

test('who comes home resupplies before a trophy is told', () => {
  const claimed: Event = { is: 'claimed', seat: 0, field: 3, count: 1, has: 2, eased: false };
  const solved: Event = { is: 'solved', seat: 0, card: 11, side: 0 };
  expect(said(en, [solved, home, claimed, { is: 'pies', seat: 0, by: 2, now: 5, cause: 'camp' }])).toEqual([
    'A chooses the kind side, returns the seeker to camp, takes the marker off the mat, resupplies with 2 pies (now 5 pies), and takes the Quests trophy for 2 quests solved (now 1 of 4 trophies).',
  ]);
});
