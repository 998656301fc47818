import { expect, test } from 'vitest';
import { LANGS, type Lang } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import type { Event } from '../rules/events.ts';
import { act, positionOf } from '../rules/sample.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { voiceOf } from './say.ts';

const VOICES = { en: voiceOf(en), ja: voiceOf(ja) };
const NO_SAYO = ['hiougi', 'seoto', 'tokiwa'];
const named = (seat: number): string => ['Aya', 'Ben', 'Chie'][seat] ?? '';
const say = (lang: Lang, events: readonly Event[]): string => plain(VOICES[lang].sayTurn(0, events) ?? [], named);

test('a turn tells what was drawn and placed', () => {
  const heard = act(positionOf({ hands: ['kamiyui-red kuge'] }), 'publicity 1', 'place kamiyui-red');
  expect(say('en', heard)).toBe('draws 1 · publicity: Hairdresser\u00a0(red)');
  expect(say('ja', heard)).toBe('1枚引く、宣伝に髪結い（赤）');
});

test('cards that are introduced together are said together', () => {
  const heard = act(positionOf({ hands: ['kuge sadou chokushi'] }), 'introduce kuge', 'introduce sadou');
  expect(say('en', heard)).toBe('introduction: Court Noble and Tea Master · draws 2');
  expect(say('ja', heard)).toBe('公家・茶頭を紹介、2枚引く');
});

test('equal cards that are introduced are counted, and Ebb Tide that draws none says so', () => {
  const ebb: Event = { is: 'ability', seat: 0, geisha: 'seoto', count: 0 };
  const sample = { geisha: NO_SAYO, hands: ['hikyaku-blue hikyaku-blue kuge'] };
  const heard = act(positionOf(sample), 'introduce hikyaku-blue', 'introduce hikyaku-blue');
  expect(say('en', heard)).toBe('introduction: 2 copies of Courier\u00a0(blue) · draws 2');
  expect(say('ja', heard)).toBe('飛脚（青）2枚を紹介、2枚引く');
  expect(say('en', [ebb])).toBe('draws none (Ebb Tide)');
});

test('an effect is told by what it did to whom', () => {
  const sample = { geisha: NO_SAYO, guests: ['kamiyui-red', 'hanashika-blue'] };
  const other = act(positionOf({ ...sample, hands: ['suri-red kuge'] }), 'guest suri-red', 'target 1');
  expect(say('en', other)).toBe('receives Pickpocket\u00a0(red) · puts Ben’s Storyteller\u00a0(blue) under the deck');
  expect(say('ja', other)).toBe('客にすり（赤）、Benさんの噺家（青）を山札の下へ');
  const own = act(positionOf({ ...sample, hands: ['suri-red kuge'] }), 'guest suri-red', 'target 0');
  expect(say('en', own)).toBe('receives Pickpocket\u00a0(red) · puts their Hairdresser\u00a0(red) under the deck');
  const troupe = act(positionOf({ geisha: NO_SAYO, hands: ['tabiichiza kuge'] }), 'guest tabiichiza', 'use');
  expect(say('en', troupe)).toBe('receives Travelling Troupe · lets Ben draw 1 · lets Chie draw 1');
});

test('going out is the end of what is told, whatever the count brings', () => {
  const state = positionOf({ geisha: NO_SAYO, hands: ['hikeshi-red'], reserves: ['', 'kuge'] });
  const heard = act(state, 'guest hikeshi-red');
  expect(heard.map(({ is }) => is)).toContain('revealed');
  expect(say('en', heard)).toBe('receives Fire Brigade\u00a0(red) · goes out');
  expect(say('ja', heard)).toBe('客に火消し（赤）、あがり');
});

test.each(LANGS)('%s: a pass is told, and what matters to nobody is not', (lang) => {
  const passed = act(positionOf({ geisha: NO_SAYO }), 'rest');
  expect(say(lang, passed)).toBe({ en: 'passes', ja: 'パス' }[lang]);
  expect(say(lang, [{ is: 'round', round: 2, hand: 6, starter: 0 }])).toBe('');
});

test('final turns that never come are not said, nor a pass where the reserve was used', () => {
  const reserve: Event = { is: 'guest', seat: 0, card: 0, from: 'reserve', by: null, count: 5 };
  const lap: Event = { is: 'lap', by: 0, cause: 'guests', guests: 5 };
  const out: Event = { is: 'roundEnded', ending: 'out', by: 0, bonus: [5, 0, 0], inLap: false };
  const rested: Event = { is: 'rested', seat: 0 };
  expect(say('en', [rested, reserve, lap, out])).toMatch(/^no action · reserve comes: .* · goes out$/);
  expect(say('ja', [rested, reserve, lap])).toMatch(/^行動はパス、.*、最後の1巡へ$/);
});
