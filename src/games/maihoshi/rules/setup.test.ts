import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { Rng } from '../../../engine/rng.ts';
import { plainOptions, seatCounts } from '../../../engine/setup.ts';
import { facts } from '../facts.ts';
import { CARDS, COLOURS, DECK, FOLK, GEISHA_IDS, kindOf, NONE, reputationOf } from './cards.ts';
import { asks, moves, why } from './legal.ts';
import { act, asked, dealt, may, moveOf, playOn, positionOf } from './sample.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

rule('aim.players', 'up to six play, half an hour', () => {
  expect(facts.seats.most).toBe(6);
  expect(facts.minutes).toEqual({ shortest: 30, longest: 30 });
  for (const seats of [3, 4, 5, 6]) expect(dealt({ seats }).hands).toHaveLength(seats);
});

rule('aim.two', 'two may play, by the same rules', () => {
  expect(facts.seats.fewest).toBe(2);
  const state = dealt({ seats: 2 });
  expect(state.hands.map((hand) => hand.length)).toEqual([5, 5]);
  expect(playOn(state, new Rng(1, 1, 1)).rounds).toHaveLength(3);
});

rule('aim.rounds', 'after three rounds most tokens win', () => {
  const state = playOn(dealt({ seats: 4 }), new Rng(1, 1, 1));
  expect(state.rounds).toHaveLength(3);
  expect(asks(state)).toEqual([]);
});

rule('aim.cards', 'every card is a guest, publicity or a burden', () => {
  for (const { requirement, income, publicity } of CARDS) {
    expect(requirement).toBeGreaterThan(0);
    expect(income).toBeGreaterThan(0);
    expect(publicity.some((raise) => raise > 0)).toBe(true);
  }
});

rule('aim.reputation', 'reputation is that of the geisha and of all publicity, as it lies', () => {
  const state = positionOf({ publicity: ['kamiyui-red kawaraban-blue kuge'], hands: ['suri-red'] });
  expect(reputationOf(state, 0)).toEqual([5 + 2 + 1, 4 + 1 + 1, 3 + 1 + 1]);
  act(state, 'publicity 1', 'place suri-red');
  expect(reputationOf(state, 0)).toEqual([9, 6, 6]);
});

rule('aim.parts', 'eighty folk cards of nineteen names, and six geisha', () => {
  expect(DECK).toHaveLength(80);
  expect(FOLK).toHaveLength(19);
  expect(GEISHA_IDS).toHaveLength(6);
});

rule('setup.start', 'whoever is chosen begins', () => {
  for (const first of [0, 1, 2]) {
    const state = dealt({ first });
    for (const _ of state.hands) if (state.stage === 'reserve') act(state, 'decline');
    expect(asked(state)).toEqual([`${first} turn`]);
  }
});

rule('setup.rows', 'a card comes to the right end of its row, and nobody has two reserves', () => {
  const state = positionOf({
    geisha: ['hiougi', 'seoto'],
    hands: ['hikeshi-red sadou kuge'],
    guests: ['kamiyui-red'],
    publicity: ['hanashika-red kamiyui-green'],
    reserves: ['chokushi'],
  });
  act(state, 'guest hikeshi-red');
  expect(state.guests[0]?.at(-1)).toBe(kindOf('hikeshi-red'));
  Object.assign(state, { turn: 0, acted: false });
  act(state, 'publicity 1', 'place kuge');
  expect(state.publicity[0]?.at(-1)).toBe(kindOf('kuge'));
  Object.assign(state, { turn: 0, acted: false });
  act(state, 'guest sadou');
  expect(may(state, 'aside kuge')).toBe(false);
  expect(state.reserves[0]).toBe(kindOf('chokushi'));
});

rule('house.cards', 'the set is this edition’s own, and its colours are alike in number', () => {
  for (const colour of COLOURS) expect(CARDS.filter((card) => card.colour === colour)).toHaveLength(14);
});

rule('setup.geisha', 'geisha are dealt or chosen, each at most once at the table', () => {
  expect(new Set(dealt({ seats: 6 }).geisha).size).toBe(6);
  const state = dealt({ seats: 3, geisha: 'chosen' });
  act(state, 'choose sayo');
  expect(may(state, 'choose sayo')).toBe(false);
  expect(why(view(state, 1), 1, { do: 'choose', geisha: 'sayo' })).toEqual({
    is: 'refused',
    rule: 'setup.geisha',
    side: 1,
  });
  expect(why(view(state, 1), 1, moveOf('rest'))).toEqual({ is: 'refused', rule: 'setup.order', side: 1 });
});

const orderOf = (state: State): number[] =>
  ['sayo', 'tokiwa', 'seoto', 'hiougi'].map((id) => {
    const seat = state.turn;
    act(state, `choose ${id}`);
    return seat;
  });

rule('setup.order', 'chosen geisha are chosen as in management mode, before any card is dealt', () => {
  const state = dealt({ seats: 4, geisha: 'chosen', first: 1 });
  expect(state.hands).toEqual([[], [], [], []]);
  expect(orderOf(state)).toEqual([0, 3, 2, 1]);
});

rule('setup.deal', 'five cards are dealt to each, and the rest is the deck', () => {
  const state = dealt({ seats: 6 });
  expect(state.hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5, 5, 5]);
  expect(state.deck).toHaveLength(50);
});

test('unasked, tokens are open; the codes of deals go on meaning what they meant', () => {
  for (const seats of seatCounts(facts)) expect(plainOptions(facts, seats).tokens).toBe('open');
  expect(facts.options(3).map(({ values }) => values)).toEqual([
    ['dealt', 'chosen', 'management'],
    ['secret', 'open'],
  ]);
});

test('chosen geisha come before any card is seen', () => {
  const state = dealt({ geisha: 'chosen' });
  expect(state.hands).toEqual([[], [], []]);
  act(state, 'choose sayo', 'choose tokiwa', 'choose seoto');
  expect(state.hands.map((hand) => hand.length)).toEqual([5, 5, 5]);
  expect(state.stage).toBe('reserve');
});

rule('setup.reserve', 'everybody may lay one card face down, at once and in secret', () => {
  const state = positionOf({ geisha: ['hiougi', 'seoto', 'tokiwa'], hands: ['suri-red kuge'] });
  Object.assign(state, { stage: 'reserve' });
  expect(asked(state)).toEqual(['0 reserve', '1 reserve', '2 reserve']);
  expect(act(state, 'aside kuge')).toEqual([]);
  expect(view(state, 1).sealed).not.toContain(kindOf('kuge'));
  expect(view(state, 1).reserves).toEqual([NONE, NONE, NONE]);
  expect(state.hands[0]).toContain(kindOf('kuge'));
  expect(why(view(state, 0), 0, moveOf('aside suri-red'))).toEqual({
    is: 'undecided',
    rule: 'setup.reserve',
    side: 1,
  });
  const heard = act(state, 'decline', 'decline');
  expect(heard.at(-1)).toMatchObject({ is: 'laid', seats: [0], without: [1, 2], barred: [] });
  expect(state.reserves).toEqual([kindOf('kuge'), NONE, NONE]);
  expect(view(state, 'onlooker').reserves).not.toContain(kindOf('kuge'));
  expect(asked(state)).toEqual(['0 turn']);
});

rule(
  'setup.management',
  'in management mode geisha are chosen anew each round, after the deal, the starter last',
  () => {
    expect(orderOf(dealt({ seats: 4, geisha: 'management', first: 1 }))).toEqual([0, 3, 2, 1]);
    const state = dealt({ geisha: 'management', seats: 3 });
    expect(state.hands.map((hand) => hand.length)).toEqual([5, 5, 5]);
    act(state, 'choose sayo', 'choose tokiwa', 'choose seoto');
    const rng = new Rng(3, 3, 3);
    while (state.round === 1) playOn(state, rng, 1);
    expect(state.stage).toBe('geisha');
    expect(state.hands.map((hand) => hand.length)).toEqual([6, 6, 6]);
    expect(state.geisha).toEqual([null, null, null]);
  },
);

rule('setup.again', 'in management mode a geisha may be taken again', () => {
  const state = dealt({ geisha: 'management', seats: 3 });
  act(state, 'choose sayo', 'choose tokiwa', 'choose seoto');
  const rng = new Rng(3, 3, 3);
  while (state.round === 1) playOn(state, rng, 1);
  expect(moves(state, state.turn)).toHaveLength(6);
});

test('without management mode a geisha is kept', () => {
  const kept = playOn(dealt({ geisha: 'chosen', seed: 4 }), new Rng(2, 2, 2));
  expect(new Set(kept.rounds.map(({ geisha }) => geisha.join())).size).toBe(1);
});
