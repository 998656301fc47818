import { expect, test } from 'vitest';
import type { ThingId } from '../../../engine/game.ts';
import { plain } from '../../../words/phrase.ts';
import { LANGS } from '../../../words/voice.ts';
import { clueOf, FOOTPRINTS, KINDS, type KindName, kindOf, SETS, TOMTE } from '../rules/fairies.ts';
import { FIRST } from '../rules/field.ts';
import { foresee } from '../rules/foresee.ts';
import {
  COMMON_DECK,
  cellThing,
  clueThing,
  costThing,
  expertThing,
  fairyThing,
  fieldThing,
  footprintThing,
  LEAD_DECK,
  tomteThing,
  trackThing,
} from '../rules/ids.ts';
import { REFUSE } from '../rules/moves.ts';
import { clues, fieldFrom, positionOf, tileOf, withFairy } from '../rules/sample.ts';
import { ASIDE, NOT_YET, type Track } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { voiceOf } from './say.ts';
import { recall } from './things.ts';

const [en, ja] = [voiceOf('en'), voiceOf('ja')];

const field = withFairy(fieldFrom('AB', '*.'), 'nisse1', 2, 0, 2, 1);
const state = positionOf(field, { round: 8, costs: { queen: 'ABCDE', nisse1: 'AB' } });
state.footprints = [0, 1, 2, 3, 4, 5];
state.lying[kindOf('nisse1')] = 0;
state.common = clues('CCDDEEFFABABCD');
state.buried = 2;
const seen = view(state, 'onlooker');
const inEnglish = (thing: ThingId): string => plain(en.explain(thing, seen), (seat) => `seat ${seat}`);

test('everything on the table has its own sentence in each language', () => {
  const things: ThingId[] = [
    fieldThing(0),
    LEAD_DECK,
    COMMON_DECK,
    tomteThing(1),
    trackThing(0),
    trackThing(1),
    cellThing(0, FIRST),
    ...FOOTPRINTS.map((_, footprint) => footprintThing(footprint)),
    ...KINDS.flatMap((kind) => [fairyThing(kind), costThing(kind, 0)]),
    ...SETS.map(expertThing),
  ];
  for (const lang of LANGS) {
    const { explain } = { en, ja }[lang];
    const said = things.map((thing) => plain(explain(thing, seen), (seat) => `${seat}`));
    expect(new Set(said).size).toBe(things.length);
    expect(said).not.toContain(plain(explain('nothing:0', seen), String));
  }
});

test('a cell says what lies there', () => {
  expect(inEnglish('cell:0/0,0')).toContain('milk');
  expect(inEnglish('cell:0/0,1')).toContain('footprint');
  expect(inEnglish('cell:0/2,1')).toContain('Nisse 1 lives here');
  expect(inEnglish('cell:0/1,1')).toContain('may go here');
  expect(inEnglish('cell:0/9,9')).toContain('beside no clue');
});

test('a cost says whether it lies there, is still valid, or was taken', () => {
  expect(inEnglish(costThing(kindOf('queen'), 0))).toContain('may be used');
  expect(inEnglish(costThing(kindOf('nisse1'), tileOf('nisse1', 'AB')))).toContain('valid for this round');
  expect(inEnglish(fairyThing(kindOf('nisse1')))).toContain('Valid this round: milk, porridge');
});

test('a footprint says whether it is face down, waits, lies, or had no room', () => {
  const said = (round: number, footprint: Track): string => {
    const own = positionOf(fieldFrom('AB', '*.'), { round });
    own.footprints = [0, 1, 2, 3, 4, 5];
    if (own.fields[0] && typeof footprint === 'string') own.fields[0].footprint = footprint;
    return plain(en.explain(trackThing(0), view(own, 'onlooker')), (seat) => `seat ${seat}`);
  };
  expect(said(6, NOT_YET)).toContain('face down');
  expect(said(7, NOT_YET)).toBe('seat 0’s footprint of milk and porridge waits to be placed.');
  expect(said(8, FIRST)).toBe('seat 0’s footprint of milk and porridge: 1 point now.');
  expect(said(8, ASIDE)).toContain('no room');
});

test('decks say what may still come, and what lies below by refusal', () => {
  expect(inEnglish(COMMON_DECK)).toContain('Below, from the top: honey, berries');
  expect(inEnglish(LEAD_DECK)).toContain('3 of these 4');
  expect(inEnglish(LEAD_DECK)).toMatch(/milk\s0.*porridge\s1.*honey\s0.*berries\s1.*bread\s1.*herb tea\s1/);
  expect(inEnglish(clueThing(clueOf('A')))).toContain('2 in the common deck');
});

/** Whoever takes a refusal back has seen the clue on top, and the deck lies as before. */
test('nothing says of clues in a deck that nobody has seen them', () => {
  const before = positionOf(fieldFrom('AB'), { step: 'place', clue: 'C' });
  const table = view(before, 'onlooker');
  const [reason] = foresee(table, 0, REFUSE);
  if (!reason) throw new Error('refusing foresees nothing');
  for (const lang of LANGS) {
    const { explain, sayReason } = { en, ja }[lang];
    const said = [sayReason(reason), explain(COMMON_DECK, table), explain(clueThing(clueOf('A')), table)];
    const sheets = recall(table, lang).flatMap(({ title, lines }) => [[title], ...lines]);
    for (const phrase of [...said, ...sheets]) expect(plain(phrase, String)).not.toMatch(/seen|見えて|見て/);
  }
});

test('what lies below the common deck is told in its order, and only neighbours alike are counted', () => {
  const deep = positionOf(field, { round: 8 });
  deep.common = clues('CCBEBBBE');
  deep.buried = 6;
  const said = ({ explain }: typeof en): string => plain(explain(COMMON_DECK, view(deep, 'onlooker')), String);
  expect(said(en)).toContain('Below, from the top: porridge, bread, 3 porridge, bread.');
  expect(said(ja)).toContain('その下は、上からおかゆ、パン、おかゆ3枚、パンです。');
});

test('a Tomte in hand is explained to its owner alone', () => {
  const held = positionOf(fieldFrom('AB'), {});
  const own = held.fields[0];
  if (own) own.tomte = tileOf('tomte', 'ABE');
  const said = (eyes: 0 | 1): string => plain(en.explain(tomteThing(0), view(held, eyes)), (seat) => `seat ${seat}`);
  expect(said(0)).toBe('seat 0’s Tomte wants milk, porridge, bread.');
  expect(said(1)).toBe('seat 0 holds a Tomte. Only seat 0 knows its cost.');
  expect(inEnglish(fairyThing(TOMTE))).toContain('third Nisse');
});

test('experts: what one has to do, what it is worth one after another, and who is nearest, the first ones first', () => {
  const royal = positionOf(fieldFrom('AB'), { seats: 3, round: 9 });
  royal.fields[1] = withFairy(fieldFrom('AB'), 'queen', 2, 0, 2, 1);
  royal.fields[2] = withFairy(withFairy(fieldFrom('AB'), 'queen', 2, 0, 2, 1), 'king', -1, 0, -1, 1);
  royal.earned[0] = [null, null, { rank: 0, round: 8 }];
  const said = plain(en.explain(expertThing(0), view(royal, 'onlooker')), (seat) => `seat ${seat}`);
  expect(said).toBe(
    'Experts: have the King and the Queen in your field. One after another they get 8, 6, 4, 3, 2 points; the next gets 6. seat 2 has 8 points, seat 1: 1 of 2, seat 0: 0 of 2.',
  );
});

test('a fairy says to whom she has come', () => {
  expect(inEnglish(fairyThing(kindOf('nisse1')))).toContain('Has come to seat 0.');
  expect(inEnglish(fairyThing(kindOf('queen')))).not.toContain('Has come');
});

test('a fairy says what whoever is on turn has towards her, and what is lacking', () => {
  const near = positionOf(fieldFrom('AB'), { costs: { fairy1: 'ABC', nisse2: 'CD' } });
  const said = (name: KindName): string =>
    plain(en.explain(fairyThing(kindOf(name)), view(near, 'onlooker')), (seat) => `seat ${seat}`);
  expect(said('fairy1')).toContain('seat 0 has milk and porridge, and still needs honey beside that.');
  const met = positionOf(fieldFrom('AB'), { costs: { nisse1: 'AB' } });
  const meets = plain(en.explain(fairyThing(kindOf('nisse1')), view(met, 'onlooker')), (seat) => `seat ${seat}`);
  expect(meets).toContain('seat 0 has what that takes.');
  expect(inEnglish(fairyThing(kindOf('nisse1')))).not.toContain('still needs');
});

test('while points are hidden, neither a field nor a footprint tells what it has brought', () => {
  const now = (thing: ThingId, arePointsCovered: boolean): string[] =>
    [en, ja].map((voice) => plain(voice.explain(thing, seen, arePointsCovered), (seat) => `<${seat}>`));
  for (const said of now(fieldThing(0), false)) expect(said).toMatch(/\d ?(points?|点)/);
  for (const said of now(fieldThing(0), true)) expect(said).not.toMatch(/\d ?(points?|点)/);
  for (const said of now(trackThing(0), true)) expect(said).not.toMatch(/now|いま/);
});
