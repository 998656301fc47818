import { expect, test } from 'vitest';
import type { Lang } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import { clueOf } from '../rules/clues.ts';
import { type Kind, kindOf, TOMTE } from '../rules/fairies.ts';
import { FIRST, SECOND } from '../rules/grid.ts';
import { domino } from '../rules/sample.ts';
import type { Called, Event } from '../rules/state.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { voiceOf } from './say.ts';

const VOICES = { en: voiceOf(en), ja: voiceOf(ja) };
const said = (lang: Lang, ...events: readonly Event[]): string =>
  plain(VOICES[lang].sayTurn(0, events) ?? [], (seat) => `seat ${seat}`).replaceAll('\u00a0', ' ');

const MILK = clueOf('A');
const HONEY = clueOf('C');
const placed: Event = { is: 'placed', seat: 0, clue: MILK, cell: FIRST, beside: [], alike: [] };
const refused: Event = { is: 'refused', seat: 0, clue: HONEY, drawn: MILK, again: false };
const done: Event = { is: 'done', seat: 0 };
const called = (kind: Kind): Called => ({
  is: 'called',
  seat: 0,
  kind,
  domino: domino(2, 0, 2, 1),
  cost: 0,
  run: [],
  alike: [],
  tile: null,
  last: false,
  late: false,
  atOnce: false,
});

test('a turn is the clue that was placed and the fairies that were called, in one line', () => {
  const turn = [placed, called(kindOf('nisse2')), called(kindOf('nisse1')), done];
  expect(said('en', ...turn)).toBe('milk · Nisse 2, Nisse 1');
  expect(said('ja', ...turn)).toBe('ミルク、ニッセ2番・ニッセ1番');
  // A line may end behind the dot, and not before it.
  expect(plain(VOICES.en.sayTurn(0, turn) ?? [], String)).toBe('milk\u00a0· Nisse 2, Nisse 1');
});

test('a refusal, the Tomte and a footprint are told, each in its place', () => {
  const tomte: Event = { is: 'tomte', seat: 0, tile: null, first: true };
  const turn = [refused, placed, called(kindOf('nisse3')), tomte, called(TOMTE), done];
  expect(said('en', ...turn)).toBe('refuses honey · milk · Nisse 3 · takes a Tomte · the Tomte');
  expect(said('ja', ...turn)).toBe('はちみつを引き直し、ミルク、ニッセ3番、トムテを獲得、トムテ');
  const tracked: Event = { is: 'tracked', seat: 0, footprint: 0, cell: SECOND, beside: [], alike: [] };
  expect([said('en', tracked), said('ja', tracked)]).toEqual(['footprint', '足跡カード']);
});

test('what the round tells, and what befalls another field, is nobody’s turn', () => {
  const round: readonly Event[] = [
    done,
    { is: 'expert', set: 0, seats: [0, 1], points: 8 },
    { is: 'shown', round: 2, clue: HONEY, first: 1 },
    { is: 'aside', seat: 1, clue: HONEY },
  ];
  expect([said('en', ...round), said('ja', ...round)]).toEqual(['', '']);
});
