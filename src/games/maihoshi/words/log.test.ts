import { expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import type { Lang } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import { kindOf } from '../rules/cards.ts';
import { deal } from '../rules/deal.ts';
import type { Event } from '../rules/events.ts';
import { opening } from '../rules/opening.ts';
import { act, positionOf } from '../rules/sample.ts';
import { view } from '../rules/view.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { voiceOf } from './say.ts';

const VOICES = { en: voiceOf(en), ja: voiceOf(ja) };
const named = (seat: number): string => ['Aya', 'Ben', 'Chie'][seat] ?? '';
const GEISHA = ['hiougi', 'seoto', 'tokiwa'];
const told = (lang: Lang, events: readonly Event[]): string[] =>
  (VOICES[lang].sayEvents?.(events) ?? []).flatMap((phrase) => (phrase ? [plain(phrase, named)] : []));
const log = (lang: Lang, events: readonly Event[]): string[] =>
  events.map((event) => plain(VOICES[lang].sayEvent(event), named));

test('a draw that another one’s effect brings is told with whose it is, one of one’s own without', () => {
  const crier = () => positionOf({ hands: ['kawaraban-red kuge'], publicity: ['kamiyui-red'] });
  const other = act(crier(), 'guest kawaraban-red', 'target 1');
  expect(log('en', other)).toContain('Ben draws 1 card by the effect of Aya’s guest, the red Broadsheet Crier.');
  expect(log('ja', other)).toContain('Benさんは、Ayaさんの赤の瓦版屋の効果で1枚引きました。');
  expect(log('en', act(crier(), 'guest kawaraban-red', 'target 0'))).toContain('Aya draws 1 card.');
  const by = { seat: 0, card: kindOf('kawaraban-red') };
  const own: Event = { is: 'drew', seat: 1, count: 1, cards: [kindOf('kuge')], by };
  expect(log('ja', [own])).toEqual(['Benさんは、Ayaさんの赤の瓦版屋の効果で公家を引きました。']);
});

test('an ability is told by what it did', () => {
  const ebb = positionOf({ geisha: ['seoto', 'hiougi'], hands: ['kuge sadou chokushi'] });
  const fewer = act(ebb, 'introduce kuge', 'introduce sadou', 'draw 1');
  expect(log('en', fewer)).toContain('Aya uses Ebb Tide and draws one card fewer.');
  expect(told('en', fewer)).toEqual([
    'Aya does an introduction: discards the Court Noble and the Tea Master, and by Ebb Tide draws only 1 card.',
  ]);
  const none: Event = { is: 'ability', seat: 0, geisha: 'seoto', count: 0 };
  expect(log('en', [none])).toEqual(['Aya uses Ebb Tide and draws no card.']);
  expect(log('ja', [none])).toEqual(['Ayaさんは特殊能力「引き潮」で、カードを引きませんでした。']);
  const bridge = positionOf({ geisha: ['tokiwa', 'seoto'], hands: ['hanashika-red kuge'] });
  expect(told('ja', act(bridge, 'guest hanashika-red'))).toEqual([
    'Ayaさんは、特殊能力「顔つなぎ」を使って条件を満たし、1人目の客として赤の噺家を出しました。',
  ]);
  const second: readonly Event[] = [
    { is: 'ability', seat: 0, geisha: 'yukishiro' },
    { is: 'aside', seat: 0, card: null },
  ];
  expect(told('en', second)).toEqual(['By Second in Line, Aya places a new reserve.']);
});

test('equal cards are told together, with their number', () => {
  const [kuge, courier] = [kindOf('kuge'), kindOf('hikyaku-blue')];
  const looked: Event = { is: 'looked', seat: 0, count: 3, cards: [courier, courier, kuge] };
  expect(log('en', [looked])).toEqual(['Aya looks at 2 copies of the blue Courier and the Court Noble.']);
  expect(log('ja', [looked])).toEqual(['Ayaさんは青の飛脚2枚と公家を確認しました。']);
  const dealt: Event = { is: 'dealt', seat: 0, cards: [courier, courier, kuge, kindOf('sadou')] };
  expect(log('ja', [dealt])).toEqual(['Ayaさんに青の飛脚2枚、公家、茶頭が配られました。']);
});

test('the final turns are told with how many guests began them', () => {
  const event: Event = { is: 'lap', by: 0, cause: 'guests', guests: 6 };
  expect(log('en', [event])).toEqual([
    'Aya’s sixth guest begins the final turns: after this turn everybody has one more, Aya the last.',
  ]);
  expect(log('ja', [event])).toEqual([
    'Ayaさんの客が6人になったので、この手番のあと、最後の1巡に入ります。最後の手番はAyaさんです。',
  ]);
});

test('a game begins with geisha, hands and reserves in the order in which they come', () => {
  const beginning = (geisha: string): readonly Event['is'][] => {
    const state = deal({ seats: 3, options: { geisha }, first: 0 }, new Rng(1, 2, 3));
    return opening(view(state, 'onlooker')).map(({ is }) => is);
  };
  expect(beginning('dealt')).toEqual(['geisha', 'geisha', 'geisha', 'round']);
  expect(beginning('chosen')).toEqual(['choosing']);
  expect(beginning('management')).toEqual(['round', 'choosing']);
  expect(log('en', [{ is: 'round', round: 2, hand: 6, starter: 0 }])).toEqual(['Round 2: everybody is dealt 6 cards.']);
});

test('reserves are told once, with who has placed none, who never can and who begins', () => {
  const laid = (seats: number[], without: number[], barred: number[] = [], again = false): Event => ({
    is: 'laid',
    seats,
    without,
    barred,
    again,
    starter: 1,
  });
  // It is known from the round before why somebody never can.
  expect(log('en', [laid([2], [0, 1], [0], true)])).toEqual([
    'Chie has placed a reserve; Ben has not; Aya cannot. Ben begins.',
  ]);
  expect(log('ja', [laid([1, 2], [0], [0], true)])).toEqual([
    'BenさんとChieさんは予約客を伏せました。Ayaさんは伏せられません。Benさんから始めます。',
  ]);
  const some = [laid([0, 1], [2]), laid([2], [0, 1], [0]), laid([0, 1, 2], []), laid([], [0, 1, 2])];
  expect(log('en', some)).toEqual([
    'Aya and Ben have placed a reserve; Chie has not. Ben begins.',
    'Chie has placed a reserve; Ben has not; Aya cannot, under Sayo’s Curfew. Ben begins.',
    'Everybody has placed a reserve. Ben begins.',
    'Nobody has placed a reserve. Ben begins.',
  ]);
  expect(log('ja', some)).toEqual([
    'AyaさんとBenさんは予約客を伏せました。Chieさんは伏せませんでした。Benさんから始めます。',
    'Chieさんは予約客を伏せました。Benさんは伏せませんでした。Ayaさんは、芸者が小夜なので伏せられません。Benさんから始めます。',
    '全員が予約客を伏せました。Benさんから始めます。',
    '予約客を伏せたプレイヤーはいません。Benさんから始めます。',
  ]);
});

test('the steps of one action are told in one line, and what they did to the reputation', () => {
  const introduced = act(positionOf({ hands: ['kuge sadou chokushi'] }), 'introduce kuge', 'introduce sadou');
  expect(told('en', introduced)).toEqual([
    'Aya does an introduction: discards the Court Noble and the Tea Master, and draws 2 cards.',
  ]);
  expect(told('ja', introduced)).toEqual(['Ayaさんは紹介で公家と茶頭を捨て、2枚引きました。']);
  const placed = act(positionOf({ geisha: GEISHA, hands: ['kamiyui-red kuge'] }), 'publicity 1', 'place kamiyui-red');
  expect(told('en', placed)).toEqual([
    'Aya does publicity: draws 1 card and places the red Hairdresser. Aya’s reputation rises to red 7.',
  ]);
  expect(told('ja', placed)).toEqual([
    'Ayaさんは宣伝を行い、1枚引き、赤の髪結いを置きました。評判は赤が7に上がりました。',
  ]);
  expect(told('en', introduced.slice(0, 1))).toEqual(['Aya does an introduction: discards the Court Noble.']);
});

test('the end of the deck is told when the action has been', () => {
  const events: readonly Event[] = [
    { is: 'drew', seat: 0, count: 1, cards: null, by: 'publicity' },
    { is: 'lap', by: 0, cause: 'deck', guests: 2 },
    { is: 'advertised', seat: 0, card: kindOf('kamiyui-red'), drew: 1, reputation: [7, 3, 2] },
  ];
  expect(told('en', events)).toEqual([
    'Aya does publicity: draws 1 card and places the red Hairdresser. Aya’s reputation rises to red 7. The empty deck begins the final turns: after this turn everybody has one more, Aya the last.',
  ]);
});

test('a reserve that an ability lets come at the end is told once', () => {
  const card = kindOf('kamiyui-blue');
  const events: readonly Event[] = [
    { is: 'revealed', seat: 0, card, met: true, count: 4 },
    { is: 'ability', seat: 0, geisha: 'tokiwa', card },
  ];
  expect(told('en', events)).toEqual([
    'Aya’s unused reserve, the blue Hairdresser, becomes the fourth guest, with its requirement met by Go-between.',
  ]);
  expect(told('ja', events)).toEqual([
    'Ayaさんが使わなかった予約客は青の髪結いでした。特殊能力「顔つなぎ」で条件を満たし、4人目の客になりました。',
  ]);
});

test('a guest is told with its number, its effect and what came of it', () => {
  const crier = () => positionOf({ geisha: GEISHA, hands: ['kawaraban-red kuge'], publicity: ['kamiyui-red'] });
  expect(told('en', act(crier(), 'guest kawaraban-red', 'target 1'))).toEqual([
    'Aya receives the red Broadsheet Crier as the first guest, and by its effect lets Ben draw 1 card.',
  ]);
  expect(told('ja', act(crier(), 'guest kawaraban-red', 'target 1'))).toEqual([
    'Ayaさんは1人目の客として赤の瓦版屋を出しました。その効果でBenさんに1枚引かせました。',
  ]);
  expect(told('en', act(crier(), 'guest kawaraban-red', 'decline'))).toEqual([
    'Aya receives the red Broadsheet Crier as the first guest, but does not use its effect.',
  ]);
  const troupe = act(positionOf({ geisha: GEISHA, hands: ['tabiichiza kuge'] }), 'guest tabiichiza', 'use');
  expect(told('en', troupe)).toEqual([
    'Aya receives the Travelling Troupe as the first guest, and by its effect lets Ben and Chie draw 1 card each.',
  ]);
});

test('a guest that another one brings is told as that, and no effect twice', () => {
  const heir = () => positionOf({ geisha: GEISHA, hands: ['wakadanna-red hikyaku-blue kuge'] });
  const chain = act(heir(), 'guest wakadanna-red', 'guest hikyaku-blue', 'decline');
  expect(told('en', chain)).toEqual([
    'Aya receives the red Young Heir as the first guest.',
    'By the effect of the red Young Heir, Aya also receives the blue Courier as the second guest, but does not use its effect.',
  ]);
  expect(told('ja', chain)).toEqual([
    'Ayaさんは1人目の客として赤の若旦那を出しました。',
    'Ayaさんは、赤の若旦那の効果で、さらに2人目の客として青の飛脚を出しましたが、効果は使いませんでした。',
  ]);
});

test('what an effect takes away is told with what is left', () => {
  const sample = { geisha: GEISHA, guests: ['kamiyui-red', 'hanashika-blue kamiyui-blue'] };
  const sunk = act(positionOf({ ...sample, hands: ['suri-red kuge'] }), 'guest suri-red', 'target 1');
  expect(told('en', sunk)).toEqual([
    'Aya receives the red Pickpocket as the second guest, and by its effect puts Ben’s newest guest, the blue Hairdresser, under the deck. Ben has 1 guest left.',
  ]);
});

test('a geisha is told with her ability and her values, and one who is chosen again by her name', () => {
  const chosen = (again: boolean): Event => ({ is: 'chosen', seat: 0, geisha: 'seoto', again });
  expect(told('en', [{ is: 'choosing' }, chosen(false), chosen(true)]).filter(Boolean)).toEqual([
    'Aya chooses the geisha Seoto, with the Ebb Tide ability and a reputation of red 1, blue 5 and green 3.',
    'Aya chooses Seoto again.',
  ]);
  expect(told('ja', [{ is: 'choosing' }, { is: 'geisha', seat: 0, geisha: 'seoto' }]).filter(Boolean)).toEqual([
    'Ayaさんの芸者は瀬音です。特殊能力は「引き潮」、評判は赤1・青5・緑3です。',
  ]);
});

test('an effect that finds nobody is told with its guest', () => {
  const alone = () => positionOf({ geisha: GEISHA, hands: ['suri-red kuge'] });
  expect(told('en', act(alone(), 'guest suri-red'))[0]).toBe(
    'Aya receives the red Pickpocket as the first guest, with nobody to use its effect on.',
  );
  expect(told('ja', act(alone(), 'guest suri-red'))[0]).toBe(
    'Ayaさんは1人目の客として赤のすりを出しました。効果の対象になるプレイヤーはいませんでした。',
  );
});

test('final turns that nobody’s action begins come after no turn', () => {
  const lap: Event = { is: 'lap', by: 0, cause: 'idle', guests: 0 };
  expect(log('en', [lap])).toEqual([
    'All have passed in turn. That begins the final turns: everybody has one more, Aya the last.',
  ]);
});
