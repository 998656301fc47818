import { expect, test } from 'vitest';
import type { News, To } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { BACKS, EMPTY, type Kind } from './cards.ts';
import { SIDE } from './grid.ts';
import { asks, moves } from './moves.ts';
import { play } from './play.ts';
import { dealt } from './sample.ts';
import { type Event, lightOf, type State, type Variant } from './state.ts';

interface Told {
  readonly event: Event;
  readonly to: To;
  readonly news: News | undefined;
}

interface Step {
  readonly seat: number;
  readonly before: State;
  readonly after: State;
  readonly told: readonly Told[];
}

/** A game to its end, each move with what it tells; `pick` chooses among the legal ones. */
function stepsOf(variant: Variant, pick: (count: number, made: number) => number): Step[] {
  const state = dealt(variant, 7, 1);
  const chance = new Rng(1, 2, 3);
  const steps: Step[] = [];
  for (let [ask] = asks(state); ask; [ask] = asks(state)) {
    const { seat } = ask;
    const legal = moves(state, seat);
    const move = legal[pick(legal.length, steps.length)];
    if (!move) throw new Error('a seat is asked and has no move');
    const before = structuredClone(state);
    const told: Told[] = [];
    play(state, seat, move, chance, (event, to, news) => told.push({ event, to, news }));
    steps.push({ seat, before, after: structuredClone(state), told });
  }
  return steps;
}

const kindsOfEvents = ({ told }: Step): string[] => told.map(({ event }) => event.is);
const only = (is: Event['is'], { told }: Step): Told[] => told.filter(({ event }) => event.is === is);
const isPlacing = ({ before }: Step): boolean => before.step === 'place';
const anyMove = (count: number, made: number): number => (made * 31 + 17) % count;

test.each<Variant>(['standard', 'forked', 'free'])('what is laid and opened in %s is told to all', (variant) => {
  const steps = stepsOf(variant, anyMove);
  for (const step of steps.filter(isPlacing)) {
    const { seat, before, after } = step;
    const isLast = after.step === 'over';
    expect(only('placed', step)).toMatchObject([
      { event: { seat, isFaceDown: false, isLast }, to: 'all', news: 'none' },
    ]);
    const stock = before.stock[lightOf(before, seat)] ?? [];
    const isNews = new Set(stock).size > 1;
    expect(only('opened', step)).toMatchObject(
      stock.length === 0
        ? []
        : [
            {
              event: { seat, card: stock.at(-1), isLast: stock.length === 1, isSecret: false },
              to: 'all',
              news: isNews ? 'all' : 'none',
            },
          ],
    );
  }
});

test('what is laid and drawn in the dark forest is told to its own seat; the other sees a back', () => {
  const steps = stepsOf('dark', anyMove);
  expect(steps.filter(isPlacing)).toHaveLength(24);
  for (const step of steps.filter(isPlacing)) {
    const { seat, before } = step;
    const light = lightOf(before, seat);
    const placed = only('placed', step);
    expect(placed).toMatchObject([
      { event: { seat, isFaceDown: true }, to: { only: [seat] }, news: 'none' },
      { event: { seat, isFaceDown: true, card: BACKS[light] }, to: { but: [seat] }, news: 'none' },
    ]);
    const stock = before.stock[light] ?? [];
    const isLast = stock.length === 1;
    expect(only('opened', step)).toMatchObject(
      stock.length === 0
        ? []
        : [
            {
              event: { seat, card: stock.at(-1), isLast, isSecret: true },
              to: { only: [seat] },
              news: new Set(stock).size > 1 ? [seat] : 'none',
            },
            { event: { seat, card: null, isLast, isSecret: true }, to: { but: [seat] }, news: 'none' },
          ],
    );
  }
});

test.each([
  ['all three', 7, { count: 3, isAll: true }],
  ['two', 3, { count: 2, isAll: false }],
  ['none', 0, { count: 0, isAll: false }],
])(
  'an exchange of %s is told with what went and came, and is news where a card changed',
  (_, bits, { count, isAll }) => {
    const [open] = stepsOf('standard', (all, made) => (made === 0 ? bits : anyMove(all, made)));
    const { before, after, seat } = open as Step;
    const now = after.open[lightOf(before, seat)] ?? [];
    const [said] = only('exchanged', open as Step) as [Told];
    expect(said).toMatchObject({
      event: { seat, isAll, isSecret: false },
      to: 'all',
      news: count > 0 ? 'all' : 'none',
    });
    const { back, got } = said.event as Extract<Event, { is: 'exchanged' }>;
    expect([back.length, got.length]).toEqual([count, count]);
    expect(now.filter((card) => got.includes(card)).length).toBeGreaterThanOrEqual(count);
    // What nobody gave back is not shuffled either.
    if (count === 0) expect(after.stock).toEqual(before.stock);
  },
);

test('in the dark both exchanges are made once both have chosen, each told to its own seat', () => {
  const [first, second] = stepsOf('dark', (all, made) => (made < 2 ? 7 : anyMove(all, made))) as [Step, Step];
  expect(kindsOfEvents(first)).toEqual(['sealed']);
  expect(first.after.open).toEqual(first.before.open);
  expect(kindsOfEvents(second)).toEqual(['sealed', 'settled', 'exchanged', 'exchanged']);
  for (const { event, to, news } of only('exchanged', second)) {
    const { seat, isSecret } = event as Extract<Event, { is: 'exchanged' }>;
    expect([isSecret, to, news]).toEqual([true, { only: [seat] }, [seat]]);
  }
});

test.each<Variant>(['standard', 'dark'])(
  'the frame is told once each way in %s, by the card that closes it',
  (variant) => {
    const framed = stepsOf(variant, anyMove).flatMap((step) => only('framed', step).map(({ event }) => event));
    expect(framed.map((event) => (event as Extract<Event, { is: 'framed' }>).axis).sort()).toEqual(['columns', 'rows']);
  },
);

test('at its end a dark forest is turned over and read row by row; an open one is not', () => {
  const last = stepsOf('dark', anyMove).at(-1) as Step;
  const cards = last.after.grid.filter((kind: Kind) => kind !== EMPTY);
  expect(only('turned', last)).toHaveLength(1);
  expect(only('row', last).map(({ event }) => event)).toEqual(
    Array.from({ length: SIDE }, (_, row) => ({
      is: 'row',
      row: row + 1,
      cards: cards.slice(row * SIDE, row * SIDE + SIDE),
    })),
  );
  expect(kindsOfEvents(last).at(-1)).toBe('ended');
  const open = stepsOf('standard', anyMove);
  expect(open.flatMap((step) => [...only('turned', step), ...only('row', step)])).toEqual([]);
  expect(open.filter((step) => only('ended', step).length > 0)).toEqual([open.at(-1)]);
});
