import { expect, test } from 'vitest';
import { shapes } from '../../../tests/drawings.ts';
import { plain } from '../../../words/phrase.ts';
import { LANGS } from '../../../words/voice.ts';
import { CARDS, cardOf, cardThing, GEISHA_IDS, geishaThing, thingKind } from '../rules/cards.ts';
import { moves } from '../rules/legal.ts';
import { positionOf } from '../rules/sample.ts';
import { view } from '../rules/view.ts';
import { handles, large } from './large.tsx';

const state = positionOf({
  geisha: ['hiougi', 'seoto'],
  hands: ['suri-blue kuge suri-blue', 'sadou'],
  guests: ['hanashika-red', 'kamiyui-red hikeshi-red'],
  reserves: ['dangoya-red'],
});
const seen = view(state, 0);
const look = { eyes: 0, arePointsCovered: false, names: String } as const;

test.each(LANGS)('%s: every card and geisha is seen large, with its own name and what is printed on it', (lang) => {
  const things = [...CARDS.map((_, kind) => cardThing(kind)), ...GEISHA_IDS.map(geishaThing)];
  const told = things.map((thing) => {
    const of = large(thing, seen, { ...look, lang });
    expect(shapes(of?.picture).length).toBeGreaterThan(4);
    const facts = of?.facts.map((fact) => plain(fact, String)) ?? [];
    const kind = thingKind(thing);
    if (kind !== null)
      for (const number of [cardOf(kind).requirement, cardOf(kind).income]) expect(facts.join()).toContain(`${number}`);
    return `${of?.name} ${facts}`;
  });
  expect(new Set(told).size).toBe(things.length);
});

test('beside a card stand those that it lies with, each kind once; beside a geisha the others of the table', () => {
  const rowOf = (thing: string) => large(thing as `card:${string}`, seen, { ...look, lang: 'en' })?.row;
  expect(rowOf('card:kuge')).toEqual(['card:suri-blue', 'card:kuge']);
  expect(rowOf('card:hikeshi-red')).toEqual(['card:kamiyui-red', 'card:hikeshi-red']);
  expect(rowOf('geisha:seoto')).toEqual(['geisha:hiougi', 'geisha:seoto']);
});

test('a reserve is seen large by the eyes that know it, and by no others', () => {
  const name = (eyes: 0 | 1) => large('reserve:0', view(state, eyes), { ...look, lang: 'en', eyes })?.name;
  expect(name(0)).toContain('Dango');
  expect(name(1)).toBeUndefined();
});

test('what can be done with a card of the hand is done from where it is seen large', () => {
  const things = moves(state, 0).map((move) => handles(move, seen));
  expect(things).toContain('card:kuge');
  expect(things).toContain('reserve:0');
  expect(things.filter((thing) => thing === 'card:sadou')).toEqual([]);
});
