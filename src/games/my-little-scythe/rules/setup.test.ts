import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { dealCode, readDealCode } from '../../../engine/dealCode.ts';
import { canonical } from '../../../engine/equal.ts';
import { Rng } from '../../../engine/rng.ts';
import { plainOptions, seatCounts, upgradedSetup } from '../../../engine/setup.ts';
import { facts, KINGDOMS } from '../facts.ts';
import { APPLE, GEM, KIND_OF_DIE, PERSONALITIES, QUEST, SUPPLY } from './cards.ts';
import {
  ALL_HEXES,
  CAMP,
  CASTLE,
  campsOf,
  frontOf,
  HEXES,
  HEXES_OF,
  hexAt,
  NEIGHBOURS,
  nameOfHex,
  PORTALS,
  seatAt,
  TERRAINS,
} from './hexes.ts';
import { deal, record } from './index.ts';
import { DIAL, MOST_TROPHIES, TOP_OF_TRACK } from './mat.ts';
import { FOR_SPELL } from './move.ts';
import { dealt, does, every, playOn, positionOf, stepNow, valuesIn } from './sample.ts';
import type { State } from './state.ts';
import { copy, view } from './view.ts';

rule('map.lands', 'there are five hexes of each terrain, six portals and the castle in the middle', () => {
  expect(HEXES).toBe(37);
  expect(TERRAINS.map((_, terrain) => HEXES_OF[terrain]?.length)).toEqual([5, 5, 5, 5, 5, 5]);
  expect(HEXES_OF[0]?.map(nameOfHex)).toEqual(['0,-3', '1,-3', '-1,-2', '0,-2', '0,-1']);
  expect(HEXES_OF[3]?.map(nameOfHex)).toEqual(['0,1', '0,2', '1,2', '-1,3', '0,3']);
  expect(CASTLE).toBe(hexAt(0, 0));
});

rule('map.portals', 'every portal is a neighbour of every other', () => {
  expect(PORTALS.map(nameOfHex)).toEqual(['1,-2', '-1,-1', '2,-1', '-2,1', '1,1', '-1,2']);
  for (const one of PORTALS) for (const other of PORTALS) if (one !== other) expect(NEIGHBOURS[one]).toContain(other);
  expect(NEIGHBOURS[hexAt(0, -3)]).toHaveLength(3);
});

rule('map.castle', 'the castle is nobody’s neighbour', () => {
  expect(ALL_HEXES.filter((hex) => NEIGHBOURS[hex]?.includes(CASTLE))).toEqual([]);
  const state = playOn(dealt(4, 5), new Rng(1, 2, 3));
  expect(every(state, 'seekers').flat()).not.toContain(CASTLE);
});

rule('map.camps', 'nothing ever lies at camp, and three hexes are before it', () => {
  for (let seats = 2; seats <= 6; seats++)
    for (let seat = 0; seat < seats; seat++) expect(new Set(frontOf(seats, seat)).size).toBe(3);
  const state = playOn(dealt(3, 8), new Rng(2, 2, 2), 200);
  for (const tokens of state.tokens) expect(tokens).toHaveLength(HEXES);
});

rule('setup.players', 'two to six play', () => {
  expect(facts.seats).toEqual({ fewest: 2, most: 6 });
});

rule('setup.parts', 'apples, gems, quest tokens, dice, cards and tiles are as many as the box holds', () => {
  expect(SUPPLY).toEqual([24, 24, 12]);
  expect([APPLE, GEM, QUEST].map((kind) => KIND_OF_DIE.filter((each) => each === kind).length)).toEqual([2, 2, 1]);
  const { questDeck, piles, seats, deck } = dealt(6);
  expect([questDeck.length, ...piles.map((pile) => pile.length)]).toEqual([12, 8, 8]);
  expect(deck.length + seats.length).toBe(30);
  expect([PERSONALITIES.length, MOST_TROPHIES, TOP_OF_TRACK, DIAL]).toEqual([8, 4, 10, 7]);
});

rule('setup.kingdoms', 'everybody may choose one of seven kingdoms, which changes nothing but what all see', () => {
  const setup = { seats: 3, options: { evenSeats: 'off' }, first: 1 };
  const plain = deal(setup, new Rng(1, 2, 3));
  const chosen = deal({ ...setup, looks: ['monkey', 'bear', 'boar'] }, new Rng(1, 2, 3));
  expect(facts.looks).toHaveLength(7);
  expect([plain, chosen].map((each) => every(each, 'kingdom').map((kingdom) => KINGDOMS[kingdom]))).toEqual([
    ['bear', 'wolf', 'eagle'],
    ['monkey', 'bear', 'boar'],
  ]);
  const alike = (state: State) => ({ ...state, seats: state.seats.map((own) => ({ ...own, kingdom: 0 })) });
  expect(alike(chosen)).toEqual(alike(plain));
  expect(every(view(chosen, 'onlooker'), 'kingdom')).toEqual(every(chosen, 'kingdom'));
});

rule('setup.camps', 'the camps in use depend on the number of players', () => {
  expect([2, 3, 4, 5, 6].map((seats) => campsOf(seats).map((camp) => camp + 1))).toEqual([
    [1, 4],
    [1, 3, 5],
    [2, 3, 5, 6],
    [1, 2, 3, 5, 6],
    [1, 2, 3, 4, 5, 6],
  ]);
});

rule(
  'setup.start',
  'everybody starts with friendship 3, 3 pies, a spell, a personality and two seekers at camp',
  () => {
    const state = dealt(6);
    expect(every(state, 'friendship')).toEqual([3, 3, 3, 3, 3, 3]);
    expect(every(state, 'pies')).toEqual([3, 3, 3, 3, 3, 3]);
    expect(every(state, 'hand').map((hand) => hand.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(
      every(state, 'seekers')
        .flat()
        .every((hex) => hex === CAMP),
    ).toBe(true);
    expect(new Set(every(state, 'personality')).size).toBe(6);
    expect(state.deck).toHaveLength(24);
  },
);

rule('setup.tile', 'an apple, a gem and a quest lie before every camp in use, in one of six orders', () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const state = dealt(6, seed);
    for (let seat = 0; seat < 6; seat++) {
      const order = frontOf(6, seat).map(
        (hex) => `${state.tokens[APPLE][hex]}${state.tokens[GEM][hex]}${state.tokens[QUEST][hex]}`,
      );
      expect([...order].sort()).toEqual(['001', '010', '100']);
      if (seat === 0) orders.add(order.join());
    }
    expect(state.supply).toEqual([18, 18, 6]);
  }
  expect(orders.size).toBe(6);
});

rule('setup.orders', 'round the setup tile the six orders follow each other clockwise, wherever its mark is', () => {
  const [apples, gems] = dealt(6, 3).tokens;
  const letterAt = (hex: number): string => (apples[hex] ? 'A' : gems[hex] ? 'G' : 'Q');
  const round = [0, 1, 2, 3, 4, 5].map((seat) => frontOf(6, seat).map(letterAt).join(''));
  expect(`${round.join()},${round.join()}`).toContain('AGQ,GQA,QAG,AQG,GAQ,QGA');
});

rule(
  'setup.even',
  'with even seats later players start with more pies, and from four players the third and all after them with more spells',
  () => {
    const state = dealt(5, 1, 'on', 2);
    expect(every(state, 'pies')).toEqual([5, 5, 3, 5, 5]);
    expect(every(state, 'hand').map((hand) => hand.length)).toEqual([2, 2, 1, 1, 2]);
    const spells = (seats: number): number[] => every(dealt(seats, 1, 'on', 0), 'hand').map((hand) => hand.length);
    expect([spells(2), spells(3), spells(4)]).toEqual([
      [1, 1],
      [1, 1, 1],
      [1, 1, 2, 2],
    ]);
  },
);

test('unasked everybody starts alike at every count, as printed', () => {
  for (const seats of seatCounts(facts)) {
    const options = plainOptions(facts, seats);
    expect(options).toEqual({ evenSeats: 'off' });
    const state = deal({ seats, options, first: 0 }, new Rng(1, 2, 3));
    expect(new Set(every(state, 'pies'))).toEqual(new Set([3]));
    expect(new Set(every(state, 'hand').map((hand) => hand.length))).toEqual(new Set([1]));
  }
});

test('a save that does not say whether seats are even means what it meant, and a deal code counts off and on as before', () => {
  const said = seatCounts(facts).map((seats) => upgradedSetup(facts, { seats, options: {} }).options.evenSeats);
  expect(said).toEqual(['off', 'off', 'on', 'on', 'on']);
  expect(upgradedSetup(facts, { seats: 6, options: { evenSeats: 'off' } }).options).toEqual({ evenSeats: 'off' });
  expect(facts.options(6)[0]?.values).toEqual(['off', 'on']);
  const read = readDealCode(dealCode({ facts, seats: 4, options: { evenSeats: 'on' }, seed: 7 }), [facts]);
  expect(read).toMatchObject({ seats: 4, options: { evenSeats: 'on' }, seed: 7 });
});

rule('turn.order', 'turns go clockwise from whoever begins', () => {
  const state = dealt(3, 1, 'off', 1);
  const turns: number[] = [];
  const rng = new Rng(3, 3, 3);
  while (turns.length < 4) {
    if (turns.at(-1) !== state.turn) turns.push(state.turn);
    playOn(state, rng, 1);
  }
  expect(turns).toEqual([1, 2, 0, 1]);
  expect(new Set(Array.from({ length: 30 }, (_, seed) => dealt(3, seed, 'off', 'chance').first)).size).toBe(3);
});

test('a copy shares nothing that changes', () => {
  const state = playOn(dealt(4, 9), new Rng(5, 5, 5), 120);
  const before = canonical(state);
  playOn(copy(state), new Rng(6, 6, 6), 200);
  expect(canonical(state)).toBe(before);
});

test('the record names everything', () => {
  const state = positionOf({
    seekers: [[hexAt(0, -1), CAMP]],
    apples: [[hexAt(0, -1), 1]],
    quests: [hexAt(0, -2)],
    hands: [[2, 1], []],
    tiles: [[0, null]],
    trophies: [0b1000_1000, 0],
    solved: [[0, 6], []],
  });
  expect(record(state)).toEqual({
    trophies: [['quests', 'pies'], []],
    friendship: [3, 3],
    pies: [3, 3],
    spells: [[1, 2], []],
    controlled: [1, 0],
    seekers: [
      ['0,-1', 'camp'],
      ['camp', 'camp'],
    ],
    tokens: { '0,-1': { apples: 1, gems: 0, quest: false }, '0,-2': { apples: 0, gems: 0, quest: true } },
    powerUps: [['portal-express'], []],
    quests: [[1, 7], []],
    round: 1,
  });
});

rule('secret.spells', 'there are twelve spells of 1, ten of 2 and eight of 3', () => {
  const state = dealt(3);
  const values = [...state.deck, ...valuesIn(state).flat()];
  expect([1, 2, 3].map((value) => values.filter((each) => each === value).length)).toEqual([12, 10, 8]);
});

rule('secret.spells', 'an empty deck is made anew from the discards', () => {
  const state = positionOf({ hands: [[1], [2]] });
  state.discards = [state.deck.filter((value) => value === 1).length, 0, 0];
  state.deck = [];
  state.todo.push({ step: 'resupply', seat: 0 });
  const told = does(state, 0, FOR_SPELL);
  expect(told.map(({ is }) => is)).toContain('remade');
  expect(seatAt(state, 0).hand.map(({ making, value }) => [making, value])).toEqual([
    [0, 1],
    [1, 1],
  ]);
  expect(state.discards).toEqual([0, 0, 0]);
  expect(stepNow(state)).toBe('action');
});
