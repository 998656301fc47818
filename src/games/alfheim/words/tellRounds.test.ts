import { expect, test } from 'vitest';
import { clueOf } from '../rules/clues.ts';
import type { ExpertSet } from '../rules/fairies.ts';
import { tileOf } from '../rules/sample.ts';
import type { Event } from '../rules/state.ts';
import { told } from './heard.ts';

test('all experts of a round are told together', () => {
  const expert = (set: ExpertSet, points: number, ...seats: number[]): Event => ({ is: 'expert', set, seats, points });
  expect(told('en', [expert(1, 7, 0), expert(2, 5, 0)])).toEqual([
    'The round ends: Aya takes the 7-point expert card for the three Fairies, and the 5-point one for the Tomte.',
  ]);
  expect(told('en', [expert(1, 7, 0, 2), expert(2, 5, 1)])).toEqual([
    'The round ends: Aya and Chie each take a 7-point expert card for the three Fairies; Ben takes the 5-point expert card for the Tomte.',
  ]);
  expect(told('ja', [expert(1, 7, 0), expert(2, 5, 1, 2)])).toEqual([
    'ラウンドの終わりに、Ayaさんは「フェアリー3種」のエキスパートカードで7点、BenさんとChieさんは「トムテ」のエキスパートカードでそれぞれ5点を得ました。',
  ]);
});

test('a field’s first two clues are told from left to right', () => {
  const pair: Event = { is: 'pair', seat: 0, clues: [3, 4] };
  expect(told('en', [pair])).toEqual(['Aya’s field begins with honey on the left and berries on the right.']);
});

test('a Tomte is told to others without the cost', () => {
  const tomte = (tile: number | null, first = true): Event => ({ is: 'tomte', seat: 0, tile, first });
  // That goes without saying of the next one.
  expect(told('ja', [tomte(null), tomte(null, false)])).toEqual([
    'Ayaさんは3種のニッセをそろえ、トムテを1枚受け取りました。コストはほかのプレイヤーには見えません。',
    'Ayaさんは3種のニッセをそろえ、トムテを1枚受け取りました。',
  ]);
  expect(told('en', [tomte(null, false)])).toEqual(['Aya now has all three Nisse and takes a Tomte.']);
  expect(told('en', [tomte(null), tomte(tileOf('tomte', 'ABE'))])).toEqual([
    'Aya now has all three Nisse and takes a Tomte, whose cost nobody else sees.',
    'Aya now has all three Nisse and takes a Tomte, which comes for milk, porridge and bread.',
  ]);
});

test('what there is no room for is told', () => {
  const aside: Event[] = [
    { is: 'aside', seat: 0, clue: clueOf('C') },
    { is: 'aside', seat: 1, clue: null },
  ];
  expect(told('en', aside)).toEqual([
    'Aya’s field has no room for honey, so it is set aside.',
    'Ben’s field has no room for the footprint, so it is set aside.',
  ]);
  expect(told('ja', aside)).toEqual([
    'はちみつは、Ayaさんの場に配置する場所がないため、ゲームから取り除きました。',
    '足跡カードは、Benさんの場に配置する場所がないため、ゲームから取り除きました。',
  ]);
});

test('points are told with what they are for, and the winner with the points', () => {
  const counted = (fairies: number, experts: number, footprint: number): Event => ({
    is: 'counted',
    seat: 0,
    parts: { fairies, experts, footprint },
  });
  expect(told('en', [counted(7, 0, 1), counted(4, 0, 0), counted(0, 0, 0)])).toEqual([
    'Aya has 8 points: 7 for fairies and 1 for the footprint.',
    'Aya has 4 points, all for fairies.',
    'Aya has no points.',
  ]);
  expect(told('ja', [counted(7, 5, 1), counted(4, 0, 0)])).toEqual([
    'Ayaさんは妖精カードで7点、エキスパートカードで5点、足跡カードで1点、合わせて13点です。',
    'Ayaさんは妖精カードだけで4点です。',
  ]);
  const ended = (...winners: number[]): Event => ({ is: 'ended', points: [8, 8, 3], winners });
  expect(told('ja', [ended(0), ended(0, 1)])).toEqual([
    'Ayaさんの勝ちです。',
    '8点で並び、AyaさんとBenさんの2人の勝ちです。',
  ]);
  expect(told('en', [ended(0), ended(0, 1)])).toEqual([
    'Aya wins.',
    'With 8 points each, Aya and Ben share the victory.',
  ]);
});
