import { describe, expect, test } from 'vitest';
import { SHELF } from '../../games/shelf.ts';
import { type Candidate, ranked, seatsFor } from './pick.ts';
import { suited, weightOf } from './suited.ts';

const box = (fewest: number, most: number, longest: number, mood: Candidate['mood'] = 'gentle'): Candidate => ({
  facts: { seats: { fewest, most }, minutes: { shortest: longest, longest } },
  mood,
});
const duel = box(2, 2, 10, 'sly');
const solo = box(1, 4, 20);
const party = box(2, 6, 30, 'sly');
const saga = box(2, 6, 60, 'grand');
const ALL = [saga, party, solo, duel];
const wish = { people: 2, minutes: 60, mood: 'any' } as const;

describe('a box is picked', () => {
  test('only with room for everybody', () => {
    expect(ranked(ALL, { ...wish, people: 5 })).toEqual([saga, party]);
    expect(ranked(ALL, { ...wish, people: 2 })).toHaveLength(4);
  });

  test('for the time there is first, then for the mood, and one that fills the time', () => {
    expect(ranked(ALL, wish)[0]).toBe(saga);
    expect(ranked(ALL, { ...wish, minutes: 30 })).toEqual([party, solo, duel, saga]);
    expect(ranked(ALL, { ...wish, mood: 'gentle' })[0]).toBe(solo);
    expect(ranked(ALL, { ...wish, minutes: 15, mood: 'grand' })[0]).toBe(duel);
    expect(ranked(ALL, { ...wish, people: 6, minutes: 15 })[0]).toBe(party);
  });

  test('without bots where that can be', () => {
    expect(ranked(ALL, { ...wish, people: 1 })[0]).toBe(solo);
    expect(ranked(ALL, { ...wish, people: 1, mood: 'grand' })[0]).toBe(saga);
  });
});

test('of each company the one that suits is told', () => {
  expect(suited(ALL)).toEqual([
    ['alone', solo],
    ['two', duel],
    ['many', party],
  ]);
  expect(suited([])).toEqual([]);
  expect([duel, party, saga].map(({ facts }) => weightOf(facts))).toEqual(['light', 'middle', 'heavy']);
});

test.each(SHELF.map((each) => [each.facts.id, each] as const))('the seats of %s are set for the people', (_, game) => {
  const { fewest, most } = game.facts.seats;
  for (let people = 1; people <= most; people++) {
    const { chairs } = seatsFor(game, null, people);
    expect(chairs).toHaveLength(Math.max(people, fewest));
    expect(chairs.filter(({ kind }) => kind === 'person')).toHaveLength(people);
    const names = seatsFor(
      game,
      { chairs: [{ kind: 'bot', name: 'Aya', emblem: 'crane', level: 1, look: null }] },
      people,
    );
    expect(names.chairs[0]).toMatchObject({ kind: 'person', name: 'Aya' });
  }
});
