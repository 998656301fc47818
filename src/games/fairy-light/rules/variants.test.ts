import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import type { Eyes } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { facts } from '../facts.ts';
import { BACKS, DECKS, EMPTY, isBack, kindOfMark, MOON, SUN } from './cards.ts';
import { cellAt, START } from './grid.ts';
import { asks, moves, why } from './moves.ts';
import { play } from './play.ts';
import { dealt, kindsOf, playOn, positionOf } from './sample.ts';
import { hearts, sheet } from './sheet.ts';
import type { Event, PlaceCard, State } from './state.ts';
import { conceals, view } from './view.ts';

const rng = () => new Rng(4, 5, 6);
const cardsOf = (state: State, seat: number) => new Set((moves(state, seat) as PlaceCard[]).map(({ card }) => card));
const covers = (state: State) => asks(state).map(({ seat, step, cover }) => `${seat} ${step} ${cover}`);

rule('variants.choice', 'one forest is chosen of four, the standard one first', () => {
  expect(facts.options(2)).toEqual([{ id: 'variant', values: ['standard', 'forked', 'free', 'dark'] }]);
});

rule('forked.two', 'on the forked path two cards lie open, and ten are in the stock', () => {
  const { open, stock } = dealt('forked');
  expect(open.map((cards) => cards.length)).toEqual([2, 2]);
  expect(stock.map((cards) => cards.length)).toEqual([10, 10]);
});

rule('forked.either', 'on the forked path either open card may be placed, then one is opened', () => {
  const state = positionOf(['*ring'], { variant: 'forked', sun: 'S1 S2' });
  state.stock[SUN] = kindsOf('s|');
  expect(cardsOf(state, SUN)).toEqual(new Set(kindsOf('S1 S2')));
  play(state, SUN, { place: cellAt(0, 1), card: kindOfMark('S2') }, rng());
  expect(state.open[SUN]).toEqual(kindsOf('S1 s|'));
  state.turn = SUN;
  const wish = { place: cellAt(0, 2), card: kindOfMark('S2') };
  expect(why(view(state, SUN), SUN, wish)).toMatchObject({ rule: 'forked.either' });
});

rule('forked.exchange', 'on the forked path any of the two may be exchanged once, and nothing is ordered', () => {
  const state = dealt('forked');
  expect(moves(state, SUN)).toEqual([{ exchange: [] }, { exchange: [0] }, { exchange: [1] }, { exchange: [0, 1] }]);
  expect(why(view(state, SUN), SUN, { exchange: [2] })).toEqual({ is: 'tooFew', rule: 'forked.two', cards: 2 });
  play(state, SUN, { exchange: [0, 1] }, rng());
  expect(covers(state)).toEqual(['1 exchange open']);
  play(state, MOON, { exchange: [] }, rng());
  expect(covers(state)).toEqual(['0 place open']);
});

rule('free.hand', 'in the free forest all twelve cards are the hand, and any may be placed', () => {
  const state = dealt('free');
  expect(state.open).toEqual(DECKS);
  expect(cardsOf(state, SUN)).toEqual(new Set(DECKS[SUN]));
  expect(covers(state)).toEqual(['0 place open']);
  play(state, SUN, { place: cellAt(0, 1), card: kindOfMark('s/') }, rng());
  play(state, MOON, { place: cellAt(0, 2), card: kindOfMark('M1') }, rng());
  const wish = { place: cellAt(0, 3), card: kindOfMark('s/') };
  expect(why(view(state, SUN), SUN, wish)).toMatchObject({ rule: 'free.hand' });
});

rule('free.open', 'in the free forest hands are open and there is no stock', () => {
  const state = dealt('free');
  expect(view(state, 'onlooker').open).toEqual(DECKS);
  expect(view(state, MOON).stock).toEqual([0, 0]);
});

rule(
  'dark.hand',
  'in the dark forest any of three hidden cards is placed, and one is drawn while there are some',
  () => {
    const state = positionOf(['*ring'], { variant: 'dark', sun: 'S1 S2 s|' });
    state.stock[SUN] = kindsOf('S1 s-');
    expect(cardsOf(state, SUN)).toEqual(new Set(kindsOf('S1 S2 s|')));
    play(state, SUN, { place: cellAt(0, 1), card: kindOfMark('S2') }, rng());
    expect(state.open[SUN]).toEqual(kindsOf('S1 s| s-'));
    expect(view(state, MOON).open[SUN]).toBeNull();
    expect(view(state, 'onlooker').open).toEqual([null, null]);
    state.turn = SUN;
    const wish = { place: cellAt(0, 2), card: kindOfMark('S2') };
    expect(why(view(state, SUN), SUN, wish)).toMatchObject({ rule: 'dark.hand' });
  },
);

rule('dark.down', 'in the dark forest cards lie face down until all are turned over for scoring', () => {
  const state = dealt('dark', 5);
  playOn(state, rng(), 25);
  const hidden = view(state, 'onlooker');
  expect(hidden.grid.filter(isBack)).toHaveLength(23);
  const told: Event[] = [];
  const [ask] = asks(state);
  const [last] = moves(state, ask?.seat ?? 0);
  if (ask && last) play(state, ask.seat, last, rng(), (event) => told.push(event));
  expect(told.map(({ is }) => is)).toContain('turned');
  expect(view(state, 'onlooker').grid).toEqual(state.grid);
  expect(sheet(view(state, 'onlooker')).totals).toEqual(hearts(state.grid));
});

test('the last card of the dark forest has one way only, and both know it', () => {
  for (let seed = 0; seed < 20; seed++) {
    const state = playOn(dealt('dark', seed), rng(), 24);
    for (let left = 2; left >= 1; left--) {
      const [ask] = asks(state);
      expect(ask).toMatchObject({ step: 'place', cover: 'private' });
      expect(ask?.only ?? false).toBe(left === 1);
      expect(moves(state, ask?.seat ?? 0)).toHaveLength(left);
      playOn(state, rng(), 1);
    }
    expect(state.step).toBe('over');
  }
});

test('what is never done in a forest is refused as never, not as too late', () => {
  const kept = { exchange: [] };
  const order = { order: [0, 1, 2] };
  expect(why(view(dealt('free'), SUN), SUN, kept)).toMatchObject({ rule: 'free.open' });
  expect(why(view(dealt('free'), SUN), SUN, order)).toEqual({ is: 'unordered', rule: 'free.hand' });
  expect(why(view(dealt('forked'), SUN), SUN, order)).toEqual({ is: 'unordered', rule: 'forked.either' });
  expect(why(view(dealt('dark'), SUN), SUN, order)).toEqual({ is: 'unordered', rule: 'dark.hand' });
  const foreign = { place: cellAt(0, 1), card: kindOfMark('M1') };
  expect(why(view(dealt('free'), SUN), SUN, foreign)).toMatchObject({ is: 'foreign', rule: 'free.hand' });
  const seventh = why(view(dealt('standard'), SUN), SUN, { exchange: [6] });
  expect(seventh).toEqual({ is: 'tooFew', rule: 'setup.exchange', cards: 3 });
});

test('in the dark each seat has something that it alone may see, until all is turned', () => {
  const state = dealt('dark', 4);
  const hides = () => [0, 1].map((seat) => conceals(view(state, 'onlooker'), seat));
  expect(hides()).toEqual([true, true]);
  expect(conceals(view(state, 1), 1)).toBe(false);
  expect(conceals(view(state, 1), 0)).toBe(true);
  playOn(state, rng(), 25);
  expect(hides()).toEqual([true, true]);
  playOn(state, rng());
  expect(hides()).toEqual([false, false]);
  for (const variant of ['standard', 'forked', 'free'] as const)
    expect(conceals(view(dealt(variant), 'onlooker'), 0)).toBe(false);
});

rule('dark.exchange', 'in the dark forest both exchange at the same time in secret', () => {
  const state = dealt('dark', 7);
  expect(covers(state)).toEqual(['0 exchange private', '1 exchange private']);
  const before = structuredClone(state);
  const told: { event: Event; to: unknown }[] = [];
  play(state, MOON, { exchange: [0, 2] }, rng(), (event, to) => told.push({ event, to }));
  expect(told).toEqual([{ event: { is: 'sealed', seat: MOON }, to: 'all' }]);
  expect(state.open).toEqual(before.open);
  expect(covers(state)).toEqual(['0 exchange private']);
  expect(why(view(state, MOON), MOON, { exchange: [] })).toMatchObject({ rule: 'dark.exchange' });
  play(state, SUN, { exchange: [] }, rng(), (event, to) => told.push({ event, to }));
  expect(state.open[SUN]).toEqual(before.open[SUN]);
  expect(state.open[MOON]?.[1]).toBe(before.open[MOON]?.[1]);
  expect(state.open[MOON]?.[0]).toBe(before.stock[MOON]?.at(-1));
  const exchanged = told.filter(({ event }) => event.is === 'exchanged');
  expect(exchanged.map(({ to }) => to)).toEqual([{ only: [SUN] }, { only: [MOON] }]);
  expect(covers(state)).toEqual(['0 place private']);
});

rule('dark.peek', 'in the dark forest backs show whose a card is, and each may look at the own ones', () => {
  const state = dealt('dark', 9);
  playOn(state, rng(), 6);
  const cells = state.grid.flatMap((kind, cell) => (kind === EMPTY || cell === START ? [] : [cell]));
  expect(cells).toHaveLength(4);
  const backs = (eyes: Eyes) =>
    cells.map((cell) => view(state, eyes).grid[cell]).filter((kind) => kind !== undefined && isBack(kind));
  expect(backs('onlooker').sort()).toEqual([BACKS[SUN], BACKS[SUN], BACKS[MOON], BACKS[MOON]]);
  expect(backs(SUN)).toEqual([BACKS[MOON], BACKS[MOON]]);
  expect(backs(MOON)).toEqual([BACKS[SUN], BACKS[SUN]]);
  expect(view(state, SUN).grid[START]).toBe(state.grid[START]);
});
