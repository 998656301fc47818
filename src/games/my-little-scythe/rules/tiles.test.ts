import { expect } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { APPLE, GEM, placeOf, QUEST } from './cards.ts';
import { CAMP, CASTLE, hexAt, seatAt } from './hexes.ts';
import { CAMP_WAGON, FORAGER, MAKE_PILE, MOVE, SUPPLY_CATAPULT, TILE_SPACE, TILES, type Tile } from './mat.ts';
import { act, FOR_PIES, go, mix, PASS, pick, put, take } from './move.ts';
import { does, goes, offers, positionOf, type Sample, stepNow } from './sample.ts';
import type { State } from './state.ts';
import { view } from './view.ts';
import { why } from './why.ts';

const at = hexAt;
const HOME = at(0, -1);
const NEAR = at(0, -2);
const RIVAL = at(1, -1);

/** Seat 0 uses its Make power-up. */
function uses(name: (typeof TILES)[1][number], more: Sample = {}): State {
  const state = positionOf({
    seekers: [
      [HOME, NEAR],
      [RIVAL, CAMP],
    ],
    apples: [[HOME, 3]],
    gems: [[NEAR, 3]],
    tiles: [[null, placeOf(TILES[MAKE_PILE], name)]],
    hands: [[2], [1]],
    ...more,
  });
  does(state, 0, act(TILE_SPACE));
  return state;
}
const stock = (state: State): (number | undefined)[] => [state.tokens[APPLE][HOME], state.tokens[GEM][NEAR]];
const has = (state: State): (number | undefined)[] => [
  seatAt(state, 0).friendship,
  seatAt(state, 0).pies,
  seatAt(state, 0).hand.length,
];

rule('tile.bakery', 'an apple makes 2 pies', () => {
  const state = uses('bakery');
  expect([...stock(state), ...has(state), seatAt(state, 0).marker]).toEqual([2, 3, 3, 5, 1, TILE_SPACE]);
});

rule('tile.enchanter', 'a gem makes a spell', () => {
  const state = uses('enchanter');
  expect([...stock(state), ...has(state)]).toEqual([3, 2, 3, 3, 2]);
});

rule('tile.feast', '2 apples make 3 pies and 1 friendship', () => {
  const state = uses('feast');
  expect([...stock(state), ...has(state)]).toEqual([1, 3, 4, 6, 1]);
});

rule('tile.workshop', 'an apple and a gem make a spell and 2 pies', () => {
  const state = uses('workshop');
  expect([...stock(state), ...has(state)]).toEqual([2, 2, 3, 5, 2]);
});

rule('tile.gift-basket', 'an apple or a gem given to a rival makes 2 friendship', () => {
  const state = uses('gift-basket');
  does(state, 0, take(APPLE, HOME));
  expect([...stock(state), state.tokens[APPLE][RIVAL], seatAt(state, 0).friendship]).toEqual([2, 3, 1, 5]);
});

rule('tile.pie-stall', '2 pies buy an apple and a gem on a hex of yours', () => {
  const state = uses('pie-stall');
  does(state, 0, go(NEAR));
  expect([seatAt(state, 0).pies, state.tokens[APPLE][NEAR], state.tokens[GEM][NEAR]]).toEqual([1, 1, 4]);
});

rule('tile.alchemy', 'a spell becomes two tokens on a hex of yours', () => {
  const state = uses('alchemy');
  expect(stepNow(state)).toBe('mix');
  does(state, 0, mix(1), go(HOME));
  expect([seatAt(state, 0).hand, state.tokens[APPLE][HOME], state.tokens[GEM][HOME]]).toEqual([[], 4, 1]);
});

rule('tile.herald', 'an apple or a gem puts a quest on a hex without seeker and quest, for 1 friendship', () => {
  const state = uses('herald', { quests: [at(0, 3)] });
  does(state, 0, take(GEM, NEAR));
  for (const hex of [HOME, RIVAL, at(0, 3)])
    expect(why(view(state, 0), 0, put(QUEST, hex))).toMatchObject({ rule: 'seek.quest' });
  expect(why(view(state, 0), 0, put(QUEST, at(1, 1)))).toMatchObject({ rule: 'tile.herald' });
  does(state, 0, put(QUEST, at(3, 0)));
  expect([state.tokens[QUEST][at(3, 0)], seatAt(state, 0).friendship, state.supply[QUEST]]).toEqual([1, 4, 10]);
});

rule('tile.herald', 'without quest tokens there is no herald', () => {
  const state = positionOf({ seekers: [[HOME, CAMP]], apples: [[HOME, 3]], tiles: [[null, 7]] });
  state.supply[QUEST] = 0;
  expect(why(view(state, 0), 0, act(TILE_SPACE))).toMatchObject({ rule: 'tile.herald' });
});

/** Seat 0 has moved its first seeker to NEAR and is done moving. */
function moved(tile: Tile, more: Sample = {}): State {
  const state = positionOf({
    seekers: [
      [HOME, at(-2, 0)],
      [RIVAL, CAMP],
    ],
    apples: [[at(-2, 0), 2]],
    tiles: [[tile, null]],
    ...more,
  });
  goes(state, NEAR);
  does(state, 0, PASS);
  return state;
}

rule('tile.supply-catapult', 'after the move a token flies up to two hexes, and to a rival it is a gift', () => {
  const state = moved(SUPPLY_CATAPULT, { apples: [[NEAR, 1]] });
  does(state, 0, take(APPLE, NEAR));
  for (const hex of [CASTLE, at(0, 1)])
    expect(why(view(state, 0), 0, go(hex))?.rule).toBe(hex === CASTLE ? 'map.castle' : 'tile.supply-catapult');
  does(state, 0, go(RIVAL));
  expect([state.tokens[APPLE][NEAR], state.tokens[APPLE][RIVAL], seatAt(state, 0).friendship]).toEqual([0, 1, 4]);
  const kept = moved(SUPPLY_CATAPULT);
  does(kept, 0, PASS);
  expect(kept.turn).toBe(1);
});

rule('tile.forager', 'a seeker that moved finds a token where there is none', () => {
  const state = moved(FORAGER);
  expect(offers(state, 0, put(APPLE, at(-2, 0)))).toBe(false);
  expect(why(view(state, 0), 0, put(APPLE, at(-2, 0)))).toMatchObject({ rule: 'tile.forager' });
  expect(offers(moved(FORAGER, { apples: [] }), 0, put(APPLE, at(-2, 0)))).toBe(false);
  does(state, 0, put(GEM, NEAR));
  expect([state.tokens[GEM][NEAR], state.turn]).toEqual([1, 1]);
  expect(moved(FORAGER, { gems: [[NEAR, 1]] }).turn).toBe(1);
});

rule('tile.camp-wagon', 'after the move one seeker may go home, and the marker stays', () => {
  const state = moved(CAMP_WAGON);
  does(state, 0, pick(1), FOR_PIES);
  expect([seatAt(state, 0).seekers[1], seatAt(state, 0).marker, seatAt(state, 0).pies]).toEqual([CAMP, MOVE, 5]);
  const home = positionOf({ tiles: [[CAMP_WAGON, null]] });
  goes(home, at(1, -3));
  does(home, 0, PASS);
  expect(why(view(home, 0), 0, pick(1))).toMatchObject({ rule: 'tile.camp-wagon' });
});
