import { expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { act, positionOf } from '../rules/sample.ts';
import { view } from '../rules/view.ts';
import { followedNow, sideToFollow } from './struck.ts';

const geisha = ['hiougi', 'seoto', 'tokiwa'];

test('whoever acts is in sight, also while nothing comes to the table', () => {
  const state = positionOf({ geisha, hands: ['kuge', 'sadou', 'chokushi ohdana-red'], turn: 1 });
  expect(sideToFollow(act(state, 'rest'), null, null)).toBe(1);
  expect(sideToFollow(act(state, 'introduce chokushi'), null, null)).toBe(2);
});

test('the last geisha that is chosen is in sight, though hands are dealt with her', () => {
  const chosen: Event = { is: 'chosen', seat: 1, geisha: 'sayo', again: false };
  const dealt: Event[] = [
    { is: 'round', round: 1, hand: 5, starter: 1 },
    { is: 'dealt', seat: 0, cards: [] },
  ];
  expect(sideToFollow([chosen, ...dealt], null, null)).toBe(1);
  expect(sideToFollow([chosen, ...dealt], 0, null)).toBe(0);
});

test('an effect is followed to whom it strikes, and what all others draw is seen from the one who lets them', () => {
  const sample = { geisha, guests: ['', 'hanashika-blue'] };
  const struck = positionOf({ ...sample, hands: ['suri-red kuge'] });
  act(struck, 'guest suri-red');
  expect(sideToFollow(act(struck, 'target 1'), null, null)).toBe(1);
  const troupe = positionOf({ ...sample, hands: ['tabiichiza kuge'] });
  act(troupe, 'guest tabiichiza');
  expect(sideToFollow(act(troupe, 'use'), null, null)).toBe(0);
});

test('whoever decides sees the own house, or the one that is chosen', () => {
  expect(sideToFollow([], 2, null)).toBe(2);
  expect(sideToFollow([], 2, { do: 'target', seat: 1 })).toBe(1);
});

test('a house that is struck stays in sight while it is acted out, before and after it is told', () => {
  const state = positionOf({ geisha, guests: ['', 'hanashika-blue'], hands: ['suri-red kuge'] });
  const came = act(state, 'guest suri-red');
  const before = view(state, 0);
  const chosen = followedNow(null, before, came, 0, { do: 'target', seat: 1 });
  const struck = act(state, 'target 1');
  const aimed = followedNow(chosen, before, came, null, null);
  expect(aimed.side).toBe(1);
  expect(followedNow(aimed, view(state, 0), struck, null, null).side).toBe(1);
  // What others do on that table is followed as it comes.
  expect(followedNow(null, before, came, null, null).side).toBe(0);
});
