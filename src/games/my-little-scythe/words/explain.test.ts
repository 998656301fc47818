import { expect, test } from 'vitest';
import type { ThingId } from '../../../engine/game.ts';
import { plain } from '../../../words/phrase.ts';
import { LANGS } from '../../../words/voice.ts';
import {
  ALL_FIELDS,
  ALL_KINDS,
  ALL_QUESTS,
  APPLE,
  FRIENDSHIP,
  GEM,
  KIND_OF_DIE,
  SPELL_HAND,
  VALUES,
} from '../rules/cards.ts';
import { ALL_HEXES, CAMP, hexAt, landOf, seatAt } from '../rules/hexes.ts';
import {
  campThing,
  cardThing,
  dieThing,
  friendshipThing,
  handThing,
  hexThing,
  personThing,
  piesThing,
  questThing,
  seekerThing,
  slotThing,
  solvedThing,
  spaceThing,
  spellThing,
  supplyThing,
  tileThing,
  trophyThing,
} from '../rules/ids.ts';
import { ALL_SPACES, ALL_TILES, PILES } from '../rules/mat.ts';
import { positionOf } from '../rules/sample.ts';
import type { Step } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { voice } from './say.ts';

const { en, ja } = voice;

const HOME = hexAt(0, -1);
const state = positionOf({
  seekers: [[HOME, CAMP]],
  apples: [[HOME, 2]],
  gems: [[HOME, 1]],
  friendship: [5, 3],
  hands: [[2, 3], [1]],
  personality: [7, 3],
  solved: [[2, 10]],
});
state.dice = [2, 4, 3, 5, 0];
const seen = view(state, 0);
const inEnglish = (thing: ThingId): string => plain(en.explain(thing, seen), (seat) => `seat ${seat}`);

test('everything that can be drawn has its own sentence in each language', () => {
  const seats = [0, 1];
  const things: ThingId[] = [
    // Hexes of one land that hold the same are alike; the map says which one was tapped.
    ...ALL_HEXES.filter((hex, at) => ALL_HEXES.findIndex((each) => landOf(each) === landOf(hex)) === at).map(hexThing),
    hexThing(HOME),
    ...seats.flatMap((seat) =>
      [campThing, friendshipThing, piesThing, handThing, solvedThing, cardThing].map((of) => of(seat)),
    ),
    ...seats.map((seat) => seekerThing(seat, 0)),
    ...seats.flatMap((seat) => PILES.map((pile) => slotThing(seat, pile))),
    ...ALL_FIELDS.flatMap((field) => [personThing(field), trophyThing(field)]),
    ...ALL_SPACES.map(spaceThing),
    ...PILES.flatMap((pile) => ALL_TILES.map((tile) => tileThing(pile, tile))),
    ...ALL_QUESTS.map(questThing),
    ...[null, ...VALUES].map(spellThing),
    ...KIND_OF_DIE.map((_, die) => dieThing(die)),
    ...ALL_KINDS.map(supplyThing),
  ];
  for (const lang of LANGS) {
    const { explain } = { en, ja }[lang];
    const said = things.map((thing) => plain(explain(thing, seen), (seat) => `${seat}`));
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
    expect(said).not.toContain(plain(explain('nothing:0', seen), String));
  }
});

test('things say how they stand now', () => {
  expect(inEnglish(hexThing(HOME))).toBe(
    'Tundra: dice that show it bring tokens here. Here: 2 apples and 1 gem. Controlled by seat 0.',
  );
  expect(inEnglish(seekerThing(0, 0))).toBe('A seeker of seat 0, on the inner tundra.');
  expect(inEnglish(seekerThing(0, 1))).toBe('A seeker of seat 0, at camp.');
  expect(inEnglish(friendshipThing(0))).toContain('friendship 5 of 10');
  expect(inEnglish(handThing(0))).toContain('spells of value 2 and 3');
  expect(inEnglish(handThing(1))).toContain('1 spell.');
  expect(inEnglish(solvedThing(0))).toContain('Hungry Choir, Old Well');
  expect(inEnglish(trophyThing(FRIENDSHIP))).toContain('seat 0: 5 of 8. seat 1: 3 of 8.');
  expect(inEnglish(trophyThing(FRIENDSHIP))).not.toContain('underlined');
  expect(inEnglish(trophyThing(SPELL_HAND))).toContain('underlined');
  expect(inEnglish(slotThing(0, 0))).toContain('no Move power-up yet');
  expect(inEnglish(slotThing(0, 1))).toContain('no Make power-up yet');
  expect(inEnglish(dieThing(2))).toBe('The gem die shows desert.');
  expect(inEnglish(supplyThing(APPLE))).toContain('22 apples');
  expect(inEnglish(supplyThing(GEM))).toContain('23 gems');
});

test('a personality is explained to its owner, and to others once it lies open', () => {
  expect(inEnglish(cardThing(0))).toContain('Baker');
  expect(inEnglish(cardThing(1))).toBe('The personality card of seat 1. Still secret.');
  seatAt(state, 1).shown = true;
  expect(plain(en.explain(cardThing(1), view(state, 0)), String)).toContain('Curious');
  seatAt(state, 1).shown = false;
});

const STEPS: readonly Step[] = [
  ...(['action', 'move', 'route', 'fights', 'fight', 'victory', 'consolation', 'resupply', 'quests', 'after'] as const),
  ...(['launch', 'gift', 'discard', 'mix', 'field', 'herald', 'portal', 'pile', 'draft', 'end'] as const),
];
test('a question fits where the button will be, and says how many are missing', () => {
  const ask = (step: Step): string => plain(en.sayAsk({ seat: 0, step, cover: 'open' }, seen), String);
  for (const step of STEPS) expect(ask(step).length, step).toBeLessThanOrEqual(40);
  for (const card of ALL_QUESTS) {
    state.todo.push({ step: 'quest', seat: 0, seeker: 0, card });
    expect(plain(en.sayAsk({ seat: 0, step: 'quest', cover: 'open' }, view(state, 0)), String).length).toBeLessThan(41);
    state.todo.pop();
  }
  state.todo.push({ step: 'seek', seat: 0 });
  const asked = (lang: typeof en): string =>
    plain(lang.sayAsk({ seat: 0, step: 'seek', cover: 'open' }, view(state, 0)), String);
  expect([asked(en), asked(ja)]).toEqual(['Seek: place 5 tokens', '発見：あと5個置いてください']);
  state.todo.pop();
});
