import { expect, test } from 'vitest';
import type { Lang } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import { kindOf } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { act, positionOf } from '../rules/sample.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { voiceOf } from './say.ts';

const VOICES = { en: voiceOf(en), ja: voiceOf(ja) };
const named = (seat: number): string => ['Aya', 'Ben', 'Chie'][seat] ?? '';
const told = (lang: Lang, events: readonly Event[]): string[] =>
  (VOICES[lang].sayEvents?.(events) ?? []).flatMap((phrase) =>
    phrase && phrase.length > 0 ? [plain(phrase, named)] : [],
  );

const FIFTH = { by: 0, cause: 'guests', guests: 5 } as const;
const fifth = (name: string): Event[] => [
  { is: 'guest', seat: 0, card: kindOf(name), from: 'hand', by: null, count: 5 },
  { is: 'lap', ...FIFTH },
];
const out: Event = { is: 'roundEnded', ending: 'out', by: 0, bonus: [5, 0, 0], inLap: false };

test('the final turns that a guest calls are told after its effect', () => {
  const closes: Event[] = [
    { is: 'used', seat: 0, card: kindOf('okappiki-red'), target: 1 },
    { is: 'closed', seat: 1, isOwn: false },
  ];
  expect(told('en', [...fifth('okappiki-red'), ...closes])).toEqual([
    'Aya receives the red Thief-taker as the fifth guest, and by its effect closes Ben’s house until the end of Ben’s next turn. Aya’s fifth guest begins the final turns: after this turn everybody has one more, Aya the last.',
  ]);
});

test('final turns that never come are not told', () => {
  const went = [...fifth('kamiyui-red'), out];
  expect(told('en', went)).toEqual([
    'Aya receives the red Hairdresser as the fifth guest.',
    'Aya has no card left in hand or reserve, and the round ends at once.',
  ]);
  expect(told('ja', went)).toEqual([
    'Ayaさんは5人目の客として赤の髪結いを出しました。',
    'Ayaさんは手札も予約客もなくなり、あがりました。ラウンドはここで終わります。',
  ]);
});

test('an extra turn that follows at once is not told twice, and comes before the final turns', () => {
  const boatman = kindOf('sendou-red');
  const gains: Event[] = [...fifth('sendou-red'), { is: 'used', seat: 0, card: boatman, target: null }];
  expect(told('en', [...gains, { is: 'again', seat: 0 }])).toEqual([
    'Aya receives the red Boatman as the fifth guest, and by its effect takes another turn at once. Aya’s fifth guest begins the final turns: after the extra turn everybody has one more, Aya the last.',
  ]);
  expect(told('ja', [...gains, { is: 'again', seat: 0 }])).toEqual([
    'Ayaさんは5人目の客として赤の船頭を出しました。その効果で続けてもう1回、手番を行うことになりました。Ayaさんの客が5人になったので、追加の手番のあと、最後の1巡に入ります。最後の手番はAyaさんです。',
  ]);
});

test('final turns that an extra turn comes before are told, though the round may end without them', () => {
  const used: Event = { is: 'used', seat: 0, card: kindOf('sendou-red'), target: null };
  const last: Event = { is: 'guest', seat: 0, card: kindOf('kamiyui-red'), from: 'hand', by: null, count: 6 };
  expect(told('en', [...fifth('sendou-red'), used, { is: 'again', seat: 0 }, last, out])).toEqual([
    'Aya receives the red Boatman as the fifth guest, and by its effect takes another turn at once. Aya’s fifth guest begins the final turns: after the extra turn everybody has one more, Aya the last.',
    'Aya receives the red Hairdresser as the sixth guest.',
    'Aya has no card left in hand or reserve, and the round ends at once.',
  ]);
});

test('an extra turn that never comes is not told', () => {
  const guest: Event = { is: 'guest', seat: 0, card: kindOf('sendou-red'), from: 'hand', by: null, count: 3 };
  const used: Event = { is: 'used', seat: 0, card: kindOf('sendou-red'), target: null };
  expect(told('en', [guest, used])).toEqual([
    'Aya receives the red Boatman as the third guest, and by its effect gains another turn after this one.',
  ]);
  expect(told('ja', [guest, used])).toEqual([
    'Ayaさんは3人目の客として赤の船頭を出しました。その効果で、この手番のあと、もう1回手番を行えることになりました。',
  ]);
  expect(told('en', [guest, used, out])[0]).toBe('Aya receives the red Boatman as the third guest.');
  const reserve: Event = { is: 'guest', seat: 0, card: kindOf('kamiyui-red'), from: 'reserve', by: null, count: 4 };
  expect(told('en', [guest, used, reserve, { is: 'again', seat: 0 }, out])).toEqual([
    'Aya receives the red Boatman as the third guest, and by its effect gains another turn after this one.',
    'Aya turns over the reserve, the red Hairdresser, as the fourth guest.',
    'Now comes Aya’s extra turn.',
    'Aya has no card left in hand or reserve, and the round ends at once.',
  ]);
});

test('nobody is told to pass who uses the reserve in the same turn', () => {
  const reserve: Event = { is: 'guest', seat: 0, card: kindOf('kamiyui-red'), from: 'reserve', by: null, count: 1 };
  const rested: Event = { is: 'rested', seat: 0 };
  expect(told('en', [rested, reserve])[0]).toBe('Aya takes no action.');
  expect(told('ja', [reserve, rested])[1]).toBe('Ayaさんは行動をパスしました。');
  expect(told('en', [reserve, { is: 'again', seat: 0 }, rested]).at(-1)).toBe('Aya passes.');
});

test('a reserve that does not come is told with what its owner takes', () => {
  const failed: Event = { is: 'revealed', seat: 0, card: kindOf('kuge'), met: false, count: 1 };
  const drew: Event = { is: 'drew', seat: 0, count: 1, cards: null, by: 'reserve' };
  expect(told('en', [failed, drew])).toEqual([
    'Aya’s unused reserve, the Court Noble, goes back to the hand, as its requirement is not met, and Aya draws 1 card.',
  ]);
  expect(told('ja', [failed, drew])).toEqual([
    'Ayaさんが使わなかった予約客は公家でした。条件を満たさないので、手札に戻りました。Ayaさんは、さらに1枚引きました。',
  ]);
});

test('what is taken at once for one of several reserves is told with that one', () => {
  const failed = (seat: number, name: string): Event => ({
    is: 'revealed',
    seat,
    card: kindOf(name),
    met: false,
    count: 1,
  });
  const drew: Event = { is: 'drew', seat: 1, count: 1, cards: null, by: 'reserve' };
  expect(told('en', [failed(1, 'kuge'), failed(2, 'sadou'), drew])).toEqual([
    'Ben’s unused reserve, the Court Noble, goes back to the hand, as its requirement is not met, and Ben draws 1 card. Chie’s unused reserve, the Tea Master, goes back to the hand, as its requirement is not met.',
  ]);
});

test('reserves that go back and bring nothing yet are told together, after those that come', () => {
  const turned = (seat: number, name: string, met: boolean): Event => ({
    is: 'revealed',
    seat,
    card: kindOf(name),
    met,
    count: 3,
  });
  const all = [turned(1, 'kuge', false), turned(2, 'kamiyui-red', true), turned(0, 'suri-green', false)];
  expect(told('en', all)).toEqual([
    'Chie’s unused reserve, the red Hairdresser, becomes the third guest, with its requirement met. Two unused reserves go back to their owners’ hands, as their requirements are not met: Ben’s, the Court Noble, and Aya’s, the green Pickpocket.',
  ]);
  expect(told('ja', all)).toEqual([
    'Chieさんが使わなかった予約客は赤の髪結いでした。条件を満たし、3人目の客になりました。使わなかった予約客で条件を満たさないのは、Benさんの公家とAyaさんの緑のすりです。それぞれ手札に戻りました。',
  ]);
});

test('the second card of a name that is laid in one turn is told as the other', () => {
  const seller = kindOf('dangoya-blue');
  const events: Event[] = [
    { is: 'drew', seat: 0, count: 2, cards: null, by: 'publicity' },
    { is: 'advertised', seat: 0, card: seller, drew: 2, reputation: [4, 5, 2] },
    { is: 'discarded', seat: 0, card: seller, introducing: false },
  ];
  expect(told('en', events)).toEqual([
    'Aya does publicity: draws 2 cards, places the blue Dango Seller and discards its other copy. Aya’s reputation rises to blue 5.',
  ]);
  const guest: Event = { is: 'guest', seat: 0, card: seller, from: 'hand', by: null, count: 1 };
  const used: Event = { is: 'used', seat: 0, card: seller, target: null };
  const drew: Event = { is: 'drew', seat: 0, count: 1, cards: null };
  expect(told('ja', [guest, used, drew, { is: 'discarded', seat: 0, card: seller, introducing: false }])).toEqual([
    'Ayaさんは1人目の客として青の団子屋を出しました。その効果で1枚引き、手札からもう1枚の青の団子屋を捨てました。',
  ]);
});

test('what these eyes saw drawn is named once where it is laid at once', () => {
  const [courier, heir] = [kindOf('hikyaku-blue'), kindOf('wakadanna-red')];
  const drew = (...cards: number[]): Event => ({ is: 'drew', seat: 0, count: cards.length, cards, by: 'publicity' });
  const placed: Event = { is: 'advertised', seat: 0, card: courier, drew: 1, reputation: [4, 5, 2] };
  expect(told('en', [drew(courier), placed])).toEqual([
    'Aya does publicity: draws the blue Courier and places it. Aya’s reputation rises to blue 5.',
  ]);
  expect(told('ja', [drew(courier), placed])).toEqual([
    'Ayaさんは宣伝を行い、青の飛脚を引き、それを置きました。評判は青が5に上がりました。',
  ]);
  expect(told('en', [drew(heir), placed])[0]).toMatch(/^Aya does publicity: draws the red Young Heir and places the/);
  expect(told('en', [drew(courier, heir), placed])[0]).toContain('and the red Young Heir and places the blue Courier.');
});

test('the other card of a name is told by it where another was named since', () => {
  const courier = kindOf('hikyaku-green');
  const events: Event[] = [
    { is: 'guest', seat: 0, card: courier, from: 'hand', by: null, count: 1 },
    { is: 'used', seat: 0, card: courier, target: null },
    { is: 'drew', seat: 0, count: 2, cards: null, by: 'publicity' },
    { is: 'advertised', seat: 0, card: kindOf('kamiyui-green'), drew: 2, reputation: [3, 3, 4] },
    { is: 'discarded', seat: 0, card: courier, introducing: false },
  ];
  expect(told('en', events)[0]).toContain('places the green Hairdresser and discards the other green Courier.');
});

test('a Fortune Teller’s cards are counted once', () => {
  const teller = kindOf('ekisha');
  const foretold = (of: number): Event[] => [
    { is: 'guest', seat: 0, card: teller, from: 'hand', by: null, count: 1 },
    { is: 'used', seat: 0, card: teller, target: null },
    { is: 'looked', seat: 0, count: of, cards: null },
    { is: 'drew', seat: 0, count: 1, cards: null },
    ...(of > 1 ? [{ is: 'buried', seat: 0, count: of - 1, cards: null } as const] : []),
    { is: 'discarded', seat: 0, card: kindOf('kuge'), introducing: false },
  ];
  expect([3, 2, 1].map((of) => told('en', foretold(of))[0]?.replace(/^.*effect /, ''))).toEqual([
    'looks at the top 3 cards of the deck, takes 1, puts the rest under the deck and discards the Court Noble.',
    'looks at the top 2 cards of the deck, takes 1, puts the other one under the deck and discards the Court Noble.',
    'looks at the top card of the deck, takes it and discards the Court Noble.',
  ]);
  expect([3, 1].map((of) => told('ja', foretold(of))[0]?.replace(/^.*効果で/, ''))).toEqual([
    '山札の上から3枚を確認し、そのうち1枚を手札に加え、残りの2枚を山札の一番下に入れ、手札から公家を捨てました。',
    '山札の上から1枚を確認し、それを手札に加え、手札から公家を捨てました。',
  ]);
});

test('several who draw for reserves that did not come are told together', () => {
  const drew = (seat: number): Event => ({ is: 'drew', seat, count: 1, cards: null, by: 'reserve' });
  expect(told('en', [drew(1)])).toEqual(['For the reserve that went back, Ben draws 1 card.']);
  expect(told('ja', [{ is: 'recalled', seat: 1, card: kindOf('kuge') }])).toEqual([
    '予約客が手札に戻ったので、Benさんはさらに、宣伝に置いていた公家を手札に加えました。',
  ]);
  expect(told('en', [drew(1), drew(2)])).toEqual(['For the reserves that went back, Ben and Chie draw 1 card each.']);
  expect(told('ja', [drew(1), drew(2)])).toEqual([
    '予約客が手札に戻ったので、BenさんとChieさんは、さらに1枚ずつ引きました。',
  ]);
});

test('guests that an Imperial Envoy brings are told with the Envoy', () => {
  const hands = ['chokushi suri-red kuge dangoya-red'];
  const publicity = ['hanashika-red hanashika-blue hanashika-green'];
  const heard = act(
    positionOf({ geisha: ['hiougi', 'seoto', 'tokiwa'], hands, publicity }),
    'guest chokushi',
    'guest suri-red',
    'guest kuge',
  );
  expect(told('en', heard)).toEqual([
    'Aya receives the Imperial Envoy as the first guest, and by its effect also receives the red Pickpocket as the second guest and the Court Noble as the third.',
  ]);
  expect(told('ja', heard)).toEqual([
    'Ayaさんは1人目の客として勅使を出しました。その効果でさらに2人目の客として赤のすり、3人目の客として公家を出しました。',
  ]);
});
