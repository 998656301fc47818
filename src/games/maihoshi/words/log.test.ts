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
const NOTHING = { effects: 0, ability: 0, left: 2, bonus: 0, points: 0 };
const told = (lang: Lang, events: readonly Event[]): string[] =>
  (VOICES[lang].sayEvents?.(events) ?? []).flatMap((phrase) => (phrase ? [plain(phrase, named)] : []));
const log = (lang: Lang, events: readonly Event[]): string[] =>
  events.map((event) => plain(VOICES[lang].sayEvent(event), named));

test('a draw that another one’s effect brings is told with whose it is, one of one’s own without', () => {
  const crier = () => positionOf({ hands: ['kawaraban-red kuge'], publicity: ['kamiyui-red'] });
  const other = act(crier(), 'guest kawaraban-red', 'target 1');
  expect(log('en', other)).toContain('Ben draws 1 card because of Aya’s Broadsheet Crier (red).');
  expect(log('ja', other)).toContain('Benさんは、Ayaさんの瓦版屋（赤）の効果で1枚引きました。');
  expect(log('en', act(crier(), 'guest kawaraban-red', 'target 0'))).toContain('Aya draws 1 card.');
  const by = { seat: 0, card: kindOf('kawaraban-red') };
  const own: Event = { is: 'drew', seat: 1, count: 1, cards: [kindOf('kuge')], by };
  expect(log('ja', [own])).toEqual(['Benさんは、Ayaさんの瓦版屋（赤）の効果で公家を引きました。']);
  const troupe = act(positionOf({ hands: ['tabiichiza kuge'] }), 'guest tabiichiza', 'use');
  expect(log('en', troupe)).toContain('Chie draws 1 card because of Aya’s Travelling Troupe.');
});

test('an ability is told by what it did', () => {
  const geisha = ['tokiwa', 'seoto'];
  const bridged = act(positionOf({ geisha, hands: ['hanashika-red kuge'] }), 'guest hanashika-red');
  expect(log('en', bridged)).toContain(
    'Aya meets the requirement of Storyteller (red) by the ability of Tokiwa, Go-between.',
  );
  expect(log('ja', bridged)).toContain(
    'Ayaさんは、芸者の常磐の特殊能力「顔つなぎ」で、噺家（赤）の条件を満たしました。',
  );
  const ebb = positionOf({ geisha: ['seoto', 'hiougi'], hands: ['kuge sadou chokushi'] });
  const fewer = act(ebb, 'introduce kuge', 'introduce sadou', 'draw 1');
  expect(log('en', fewer)).toContain('Aya uses the ability of Seoto, Ebb Tide, and draws one card fewer.');
  const none: Event = { is: 'ability', seat: 0, geisha: 'seoto', count: 0 };
  expect(log('en', [none])).toEqual(['Aya uses the ability of Seoto, Ebb Tide, and draws no card.']);
  expect(log('ja', [none])).toEqual(['Ayaさんは、芸者の瀬音の特殊能力「引き潮」で、カードを引きませんでした。']);
});

test('equal cards are told together, with their number', () => {
  const [kuge, courier] = [kindOf('kuge'), kindOf('hikyaku-blue')];
  const looked: Event = { is: 'looked', seat: 0, count: 3, cards: [courier, courier, kuge] };
  expect(log('en', [looked])).toEqual(['Aya looks at 2 copies of Courier (blue) and Court Noble.']);
  expect(log('ja', [looked])).toEqual(['Ayaさんは飛脚（青）2枚、公家を確認しました。']);
});

test('that a round costs no tokens is said where it would have', () => {
  const of = (income: number): Event => ({ ...NOTHING, is: 'scored', seat: 0, income, penalty: 3 });
  expect(log('en', [of(1), of(3)])).toEqual([
    'Aya takes no tokens: 1 income, −3 for 2 cards left in the hand; a round never costs tokens.',
    'Aya takes no tokens: 3 income, −3 for 2 cards left in the hand.',
  ]);
});

test('the final turns are told with whose guests began them and how many', () => {
  const event: Event = { is: 'lap', by: 0, cause: 'guests', guests: 6 };
  expect(log('en', [event])).toEqual(['Aya has 6 guests: everybody will have one more turn, Aya the last.']);
  expect(log('ja', [event])).toEqual([
    'Ayaさんの客が6人になりました。この手番のあと、最後の1巡に入ります。その最後に手番を行うのはAyaさんです。',
  ]);
});

test('reserves are told with who has placed none', () => {
  const laid = (seats: number[], without: number[]): Event => ({ is: 'laid', seats, without });
  const some = [laid([0, 1], [2]), laid([2], [0, 1]), laid([0, 1, 2], []), laid([], [0, 1, 2])];
  expect(log('en', some)).toEqual([
    'Aya and Ben have each placed a reserve; Chie has none.',
    'Chie has placed a reserve; Aya and Ben have none.',
    'Everybody has placed a reserve.',
    'Nobody has placed a reserve.',
  ]);
  expect(log('ja', some)).toEqual([
    'Ayaさん、Benさんは予約客を伏せました。Chieさんは伏せませんでした。',
    'Chieさんは予約客を伏せました。Ayaさん、Benさんは伏せませんでした。',
    '全員が予約客を伏せました。',
    '予約客を伏せたプレイヤーはいません。',
  ]);
});

test('the steps of one action are told in one line', () => {
  const introduced = act(positionOf({ hands: ['kuge sadou chokushi'] }), 'introduce kuge', 'introduce sadou');
  expect(told('en', introduced)).toEqual(['Aya introduces Court Noble and Tea Master, drawing 2 cards in exchange.']);
  expect(told('ja', introduced)).toEqual(['Ayaさんは紹介で公家、茶頭を捨て、2枚引きました。']);
  const placed = act(positionOf({ hands: ['kamiyui-red kuge'] }), 'publicity 1', 'place kamiyui-red');
  expect(told('en', placed)).toEqual(['Aya does publicity: draws 1 card and places Hairdresser (red).']);
  expect(told('ja', placed)).toEqual(['Ayaさんは宣伝を行い、1枚引き、髪結い（赤）を置きました。']);
  expect(told('en', introduced.slice(0, 1))).toEqual(['Aya introduces Court Noble.']);
});

test('a geisha’s ability is told with what it allowed', () => {
  const ebb = positionOf({ geisha: ['seoto', 'hiougi'], hands: ['kuge sadou chokushi'] });
  const fewer = act(ebb, 'introduce kuge', 'introduce sadou', 'draw 1');
  expect(told('en', fewer)).toEqual([
    'Aya introduces Court Noble and Tea Master, drawing only 1 card in exchange by the ability of Seoto (Ebb Tide).',
  ]);
  const bridge = positionOf({ geisha: ['tokiwa', 'seoto'], hands: ['hanashika-red kuge'] });
  expect(told('ja', act(bridge, 'guest hanashika-red'))).toEqual([
    'Ayaさんは、芸者の常磐の特殊能力「顔つなぎ」で、噺家（赤）の条件を満たしました。Ayaさんは噺家（赤）を客として出しました。',
  ]);
});

test('a guest is told with its effect and what came of it', () => {
  const geisha = ['hiougi', 'seoto', 'tokiwa'];
  const crier = () => positionOf({ geisha, hands: ['kawaraban-red kuge'], publicity: ['kamiyui-red'] });
  expect(told('en', act(crier(), 'guest kawaraban-red', 'target 1'))).toEqual([
    'Aya invites Broadsheet Crier (red) and uses its effect on Ben. Ben draws 1 card.',
  ]);
  expect(told('ja', act(crier(), 'guest kawaraban-red', 'target 1'))).toEqual([
    'Ayaさんは瓦版屋（赤）を客として出し、その効果をBenさんに使いました。Benさんは1枚引きました。',
  ]);
  expect(told('en', act(crier(), 'guest kawaraban-red', 'decline'))).toEqual([
    'Aya invites Broadsheet Crier (red) and does not use its effect.',
  ]);
  const troupe = act(positionOf({ geisha, hands: ['tabiichiza kuge'] }), 'guest tabiichiza', 'use');
  expect(told('en', troupe)).toEqual([
    'Aya invites Travelling Troupe and uses its effect. Ben and Chie each draw 1 card.',
  ]);
});
