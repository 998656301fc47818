import { expect, test } from 'vitest';
import type { ThingId } from '../../../engine/game.ts';
import { plain } from '../../../words/phrase.ts';
import { isCotton, kindThing } from '../rules/cards.ts';
import { cellAt, cellThing, START } from '../rules/grid.ts';
import { positionOf } from '../rules/sample.ts';
import type { View } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { handles, large } from './large.tsx';

const LOOK = { lang: 'en', eyes: 0, arePointsCovered: false, names: String } as const;
const seen = view(positionOf(['*cross S1 M1'], { variant: 'standard' }), 0);
const factsOf = (thing: ThingId, of: View = seen, look: Parameters<typeof large>[2] = LOOK): string =>
  (large(thing, of, look)?.facts ?? []).map((fact) => plain(fact, String)).join(' · ');

test('a Cotton in the forest shows where it looks, what it counts and whose heart it is', () => {
  expect(factsOf(cellThing(START))).toMatch(/↑→↓←.*1 sun.*1 moon.*neither/);
  expect(factsOf(cellThing(cellAt(1, 0)))).toMatch(/1 sun.*1 Cotton sees it/);
});

test('where points are hidden, or a card lies face down, no card says what it counts', () => {
  const hidden = { ...LOOK, arePointsCovered: true };
  expect(factsOf(cellThing(START), seen, hidden)).not.toMatch(/sun|moon|heart/);
  const dark = view(positionOf(['*cross S1 M1'], { variant: 'dark' }), 0);
  expect(dark.grid.filter(isCotton)).toHaveLength(1);
  expect(factsOf(cellThing(START), dark)).not.toMatch(/sun|moon|heart/);
});

test('its neighbours are the cards of the forest; an empty place has no picture, but the move that takes it', () => {
  const place = cellAt(0, 1);
  expect(large(cellThing(START), seen, LOOK)?.row).toHaveLength(3);
  expect(large(cellThing(place), seen, LOOK)).toBeNull();
  expect(handles({ place, card: 0 })).toBe(cellThing(place));
  expect(handles({ exchange: [0] })).toBeNull();
});

test('a card of a hand is large as well, in both languages', () => {
  const [card = 0] = seen.open[0] ?? [];
  for (const lang of ['en', 'ja'] as const)
    expect(large(kindThing(card), seen, { ...LOOK, lang })?.facts.length).toBeGreaterThan(0);
});
