import { expect, test } from 'vitest';
import type { ThingId } from '../../../engine/game.ts';
import { plain } from '../../../words/phrase.ts';
import { LANGS } from '../../../words/voice.ts';
import { CLUES, clueOf, KINDS, SETS, TOMTE } from '../rules/fairies.ts';
import { cellThing, clueThing, costThing, expertThing, fairyThing, tomteThing, trackThing } from '../rules/ids.ts';
import { asks, moves } from '../rules/moves.ts';
import { fieldFrom, positionOf, withFairy } from '../rules/sample.ts';
import type { State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { handles, large } from './large.tsx';

const look = { lang: 'en', eyes: 'onlooker', arePointsCovered: false, names: String } as const;
const state = positionOf(withFairy(fieldFrom('AB'), 'nisse1', -1, 0, -1, 1), {
  step: 'place',
  clue: 'C',
  costs: { fairy1: 'ABC', nisse2: 'CD' },
});
const open = view(state, 'onlooker');
const facts = (thing: ThingId, lang: (typeof LANGS)[number] = 'en'): string =>
  (large(thing, open, { ...look, lang })?.facts ?? []).map((fact) => plain(fact, String)).join(' | ');

test('every clue, fairy and expert card is drawn with facts, beside all of its kind', () => {
  for (const row of [CLUES.map(clueThing), KINDS.map(fairyThing), SETS.map(expertThing)])
    for (const thing of row)
      for (const lang of LANGS) {
        const seen = large(thing, open, { ...look, lang });
        expect(seen?.row).toEqual(row);
        expect(seen?.facts.length).toBeGreaterThan(1);
        expect(seen?.name).not.toBe('');
      }
  for (const kind of KINDS) expect(large(fairyThing(kind), open, look)?.story).toMatch(/\.$/);
});

test('what lies in a field is drawn as what it is', () => {
  const [first = 0] = (open.fields[0]?.clues ?? []).map(({ cell }) => cell);
  expect(large(cellThing(0, first), open, look)?.name).toBe('Milk');
  expect(large(costThing(0, 0), open, look)?.shape).toBeGreaterThan(1);
  expect(large(trackThing(0), open, look)).not.toBeNull();
  expect(large('deck:lead', open, look)).toBeNull();
});

test('a clue tells who wants it, a fairy what she wants and what is left of her', () => {
  expect(facts(clueThing(clueOf('C')))).toMatch(/Fairy 1 Nisse 2/);
  expect(facts(clueThing(clueOf('F')))).toMatch(/No fairy/);
  expect(facts(fairyThing(2))).toMatch(/^3 points \| milkporridgehoney/);
  expect(facts(fairyThing(2), 'ja')).toMatch(/^3点/);
  expect(facts(fairyThing(0))).toMatch(/round 7/);
});

test('a Tomte in hand tells its cost to nobody but its owner', () => {
  let held: State = positionOf(fieldFrom('AB'), {});
  held = { ...held, fields: held.fields.map((field, seat) => (seat === 0 ? { ...field, tomte: 0 } : field)) };
  const factsTo = (eyes: 'onlooker' | 0): number =>
    large(tomteThing(0), view(held, eyes), { ...look, eyes })?.facts.length ?? 0;
  expect(factsTo(0)).toBe(factsTo('onlooker') + 1);
  expect(large(tomteThing(0), view(held, 0), look)?.name).toMatch(/Tomte/);
  expect(handles({ call: TOMTE, domino: 0 }, view(held, 0))).toBe(fairyThing(TOMTE));
});

test('a clue in hand is refused from where it is seen large', () => {
  const [ask] = asks(state);
  const refusal = moves(state, ask?.seat ?? 0).find((move) => 'say' in move);
  expect(refusal && handles(refusal, open)).toBe(clueThing(clueOf('C')));
});
