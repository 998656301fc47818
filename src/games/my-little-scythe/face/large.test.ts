import { expect, test } from 'vitest';
import { openMatch } from '../../../engine/match.ts';
import type { Look } from '../../../ui/face.ts';
import { LANGS } from '../../../words/voice.ts';
import { fixturesOf } from '../../fixtures.ts';
import { ALL_FIELDS, ALL_QUESTS, VALUES } from '../rules/cards.ts';
import {
  cardThing,
  handThing,
  personThing,
  questThing,
  seekerThing,
  slotThing,
  spaceThing,
  spellThing,
  tileThing,
  trophyThing,
} from '../rules/ids.ts';
import { game } from '../rules/index.ts';
import { ALL_SPACES, ALL_TILES, PILES } from '../rules/mat.ts';
import { SEEKERS, type State, type View } from '../rules/state.ts';
import { moves } from '../rules/steps/turn.ts';
import { view } from '../rules/view.ts';
import { handles, large } from './large.tsx';

const [record] = fixturesOf('my-little-scythe');
if (!record) throw new Error('nothing is recorded');
const states: State[] = [];
openMatch(game, { ...record, sitters: [] }, (state) => states.push(structuredClone(state) as unknown as State));
const last = states.at(-1);
if (!last) throw new Error('nothing was played');
const table: View = view(last, 0);

const things = [
  ...ALL_QUESTS.map(questThing),
  ...ALL_FIELDS.flatMap((field) => [personThing(field), trophyThing(field)]),
  ...PILES.flatMap((pile) => ALL_TILES.map((tile) => tileThing(pile, tile))),
  ...VALUES.map(spellThing),
  ...ALL_SPACES.map(spaceThing),
  ...SEEKERS.map((seeker) => seekerThing(0, seeker)),
];

test('every card, tile, trophy and piece is drawn large in both languages, each quest with a story of its own', () => {
  for (const lang of LANGS) {
    const look: Look = { lang, eyes: 0, arePointsCovered: false, names: String };
    for (const thing of things)
      expect(large(thing, table, look), thing).toMatchObject({ name: expect.stringMatching(/./) });
    const told = ALL_QUESTS.map((card) => large(questThing(card), table, look)?.story);
    expect(new Set(told).size).toBe(ALL_QUESTS.length);
  }
});

test('what is seen large stands in its own row, if it has neighbours', () => {
  const look: Look = { lang: 'en', eyes: 0, arePointsCovered: false, names: String };
  for (const thing of things) {
    const row = large(thing, table, look)?.row ?? [];
    if (row.length > 0) expect(row, thing).toContain(thing);
  }
});

test('where a power-up is missing stands what it would be, in its place among what the seat has', () => {
  const [opening] = states;
  if (!opening) throw new Error('nothing was dealt');
  const dealt = view(opening, 0);
  for (const lang of LANGS) {
    const look: Look = { lang, eyes: 0, arePointsCovered: false, names: String };
    const [move, make] = PILES.map((pile) => large(slotThing(1, pile), dealt, look));
    expect(move?.row).toEqual(expect.arrayContaining([handThing(1), slotThing(1, 0), slotThing(1, 1)]));
    expect(make?.row).toEqual(move?.row);
    expect(make?.name).not.toBe(move?.name);
  }
});

test('another seat’s secret card and spells show nothing of what they are', () => {
  const look: Look = { lang: 'en', eyes: 0, arePointsCovered: false, names: String };
  const early = states[3];
  if (!early) throw new Error('too few moves');
  const seen = view(early, 0);
  expect(large(cardThing(1), seen, look)).toBeNull();
  expect(large(handThing(1), seen, look)?.facts).toEqual([]);
});

test('a deed is found at the thing that it plays: every one that has a thing of its own', () => {
  const found = new Set<string>();
  for (const state of states) {
    for (let seat = 0; seat < state.seats.length; seat++) {
      for (const move of moves(state, seat)) if (handles(move, view(state, seat))) found.add(move.do);
    }
  }
  expect([...found].sort()).toEqual(expect.arrayContaining(['act', 'claim', 'go', 'put', 'solve']));
});
