import { expect } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import type { Setup } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { facts } from '../facts.ts';
import { DECKS, EMPTY, isStart, kindOfMark, MOON, SUN } from './cards.ts';
import { cellAt, START } from './grid.ts';
import { deal } from './index.ts';
import { asks, EXCHANGES, moves, ORDERS, why } from './moves.ts';
import { play } from './play.ts';
import { dealt, kindsOf, playOn, positionOf } from './sample.ts';
import type { Event, State } from './state.ts';
import { view } from './view.ts';

const rng = () => new Rng(4, 5, 6);
const sorted = (kinds: readonly number[] = []) => [...kinds].sort((one, other) => one - other);
const askedNow = (state: State): string =>
  asks(state)
    .map(({ seat, step }) => `${seat} ${step}`)
    .join(', ');
const place = (state: State, seat: number, card: string, x: number, y: number, told: Event[] = []): void =>
  play(state, seat, { place: cellAt(x, y), card: kindOfMark(card) }, rng(), (event) => told.push(event));

rule('forest.players', 'there are always two', () => {
  expect(facts.seats).toEqual({ fewest: 2, most: 2 });
});

rule('house.minutes', 'a game is said to take ten minutes', () => {
  expect(facts.minutes).toEqual({ shortest: 10, longest: 10 });
});

rule('setup.start', 'one random start card is the forest, and the other nine are the hearts', () => {
  const starts = new Set<number>();
  for (let seed = 0; seed < 100; seed++) {
    const { grid } = dealt('standard', seed);
    expect(grid.filter((kind) => kind !== EMPTY)).toHaveLength(1);
    starts.add(grid[START] as number);
  }
  expect(starts.size).toBe(10);
  expect([...starts].every(isStart)).toBe(true);
});

rule('setup.open', 'Sun and Moon have twelve cards each, and three of them lie open', () => {
  const { open, stock } = dealt('standard');
  for (const side of [SUN, MOON]) {
    expect(open[side]).toHaveLength(3);
    expect(stock[side]).toHaveLength(9);
    expect(sorted([...(open[side] ?? []), ...(stock[side] ?? [])])).toEqual(DECKS[side]);
  }
});

rule('setup.first', 'the first player is picked or drawn, and picking changes no card', () => {
  const of = (first: NonNullable<Setup['first']>) => deal({ seats: 2, options: { variant: 'standard' }, first }, rng());
  expect(of(SUN).first).toBe(SUN);
  expect(of(MOON).first).toBe(MOON);
  expect(of(SUN).open).toEqual(of(MOON).open);
  const drawn = Array.from({ length: 40 }, (_, seed) =>
    deal({ seats: 2, options: { variant: 'standard' }, first: 'chance' }, new Rng(seed, 0, 0)),
  );
  expect(new Set(drawn.map(({ first }) => first))).toEqual(new Set([SUN, MOON]));
});

rule('setup.exchange', 'any number of the three open cards may go back for as many new ones', () => {
  expect(moves(dealt('standard'), SUN)).toHaveLength(8);
  for (const exchange of EXCHANGES) {
    const state = dealt('standard');
    const [first, second, third] = [state.open[SUN]?.[0], state.open[SUN]?.[1], state.open[SUN]?.[2]];
    play(state, SUN, exchange, rng());
    [first, second, third].forEach((kind, at) => {
      if (!exchange.exchange.includes(at)) expect(state.open[SUN]?.[at]).toBe(kind);
    });
    expect(state.open[SUN]).toHaveLength(3);
    expect(sorted([...(state.open[SUN] ?? []), ...(state.stock[SUN] ?? [])])).toEqual(DECKS[SUN]);
  }
  const early = { place: cellAt(0, 1), card: kindOfMark('S1') };
  expect(why(view(dealt('standard'), SUN), SUN, early)).toMatchObject({ rule: 'setup.exchange' });
});

rule('setup.once', 'cards are exchanged once and never again', () => {
  const state = dealt('standard');
  play(state, SUN, { exchange: [0] }, rng());
  expect(askedNow(state)).toBe('0 order');
  const playing = positionOf(['*ring']);
  expect(why(view(playing, SUN), SUN, { exchange: [0] })).toMatchObject({ rule: 'setup.once' });
});

rule('setup.order', 'the three open cards are then laid in any order', () => {
  const state = positionOf(['*ring'], { step: 'order', sun: 'S1 S2 s|' });
  expect(moves(state, SUN)).toEqual(ORDERS);
  expect(why(view(state, SUN), SUN, { exchange: [] })).toMatchObject({ rule: 'setup.order' });
  play(state, SUN, { order: [2, 0, 1] }, rng());
  expect(state.open[SUN]).toEqual(kindsOf('s| S1 S2'));
});

rule('setup.order', 'three cards that nothing tells apart ask for no order', () => {
  const state = positionOf(['*ring'], { step: 'exchange', sun: 'S1 S1 S1', moon: 'M1 M1 M2' });
  const told: Event[] = [];
  play(state, SUN, { exchange: [] }, rng(), (event) => told.push(event));
  expect(askedNow(state)).toBe('1 exchange');
  expect(told.map(({ is }) => is)).toEqual(['exchanged']);
  play(state, MOON, { exchange: [] }, rng());
  expect(askedNow(state)).toBe('1 order');
});

rule('house.begin', 'the first player exchanges and orders, then the second does', () => {
  for (const first of [SUN, MOON]) {
    const state = dealt('standard', 1, first);
    const steps: string[] = [];
    for (let made = 0; made < 5; made++) {
      steps.push(askedNow(state));
      playOn(state, rng(), 1);
    }
    const other = 1 - first;
    expect(steps).toEqual([
      `${first} exchange`,
      `${first} order`,
      `${other} exchange`,
      `${other} order`,
      `${first} place`,
    ]);
  }
});

rule('house.replace', 'new cards come from the top before the returned ones are shuffled in', () => {
  for (let seed = 0; seed < 60; seed++) {
    const state = dealt('standard', seed);
    const top = [...(state.stock[SUN] ?? [])].reverse().slice(0, 3);
    const returned = [...(state.open[SUN] ?? [])];
    play(state, SUN, { exchange: [0, 1, 2] }, new Rng(seed, 1, 1));
    expect(state.open[SUN]).toEqual(top);
    for (const kind of returned) expect(state.stock[SUN]).toContain(kind);
  }
});

rule('turn.alternate', 'the players take turns to place one card', () => {
  const state = positionOf(['*ring'], { sun: 'S1 S2 s|', moon: 'M1 M2 m|' });
  expect(why(view(state, MOON), MOON, { place: cellAt(0, 1), card: kindOfMark('M1') })).toEqual({
    is: 'othersTurn',
    rule: 'turn.alternate',
    side: SUN,
  });
  place(state, SUN, 'S1', 1, 0);
  expect(askedNow(state)).toBe('1 place');
  place(state, MOON, 'M1', 2, 0);
  expect(askedNow(state)).toBe('0 place');
});

rule('refill', 'the others move left and a card from the stock opens on the right', () => {
  const state = positionOf(['*ring'], { sun: 'S1 S2 s|' });
  state.stock[SUN] = kindsOf('S1 s-');
  const told: Event[] = [];
  place(state, SUN, 'S1', 1, 0, told);
  expect(state.open[SUN]).toEqual(kindsOf('S2 s| s-'));
  expect(state.stock[SUN]).toEqual(kindsOf('S1'));
  expect(told).toContainEqual({ is: 'opened', seat: SUN, card: kindOfMark('s-'), isLast: false, isSecret: false });
  state.stock[SUN] = [];
  state.turn = SUN;
  place(state, SUN, 'S2', 2, 0);
  expect(state.open[SUN]).toEqual(kindsOf('s| s-'));
});

rule('house.three', 'three cards lie open at all times while there are enough', () => {
  const state = dealt('standard');
  playOn(state, rng(), 4);
  for (let left = 24; left > 0; left--) {
    const seat = state.turn;
    const cards = (state.open[seat]?.length ?? 0) + (state.stock[seat]?.length ?? 0);
    expect(state.open[seat]).toHaveLength(Math.min(3, cards));
    playOn(state, rng(), 1);
  }
});

rule('end.full', 'after twenty-four cards the forest is five by five and the game is over', () => {
  const state = dealt('standard');
  playOn(state, rng(), 27);
  expect(asks(state)).toHaveLength(1);
  playOn(state, rng(), 1);
  expect(asks(state)).toEqual([]);
  expect(state.rows.filter((row) => row !== 0)).toHaveLength(5);
  expect(state.grid.filter((kind) => kind !== EMPTY)).toHaveLength(25);
  expect(why(view(state, SUN), SUN, { place: START, card: kindOfMark('S1') })).toMatchObject({ rule: 'end.full' });
});

rule('forest.aim', 'the two share one forest, and at the end its nine Cottons give their hearts', () => {
  const state = dealt('standard');
  playOn(state, rng(), 27);
  const [ask] = asks(state);
  const told: Event[] = [];
  const [last] = moves(state, ask?.seat ?? 0);
  if (ask && last) play(state, ask.seat, last, rng(), (event) => told.push(event));
  expect(told.filter(({ is }) => is === 'scored')).toHaveLength(9);
  expect(told.at(-1)).toMatchObject({ is: 'ended' });
});
