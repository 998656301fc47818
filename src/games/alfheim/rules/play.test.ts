import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { callsIn } from './calls.ts';
import { ALL_TILES, byKind, clueOf, KINDS, KING, TOMTE, tilesIn } from './fairies.ts';
import { cellAt, clueAt } from './field.ts';
import { opening } from './index.ts';
import { asks, DONE, moves, REFUSE, why } from './moves.ts';
import { orderOf } from './round.ts';
import { callOf, clues, dealt, fieldFrom, placed, playAll, playOn, positionOf, rng, withFairy } from './sample.ts';
import { ASIDE, type Field, type State } from './state.ts';
import { view } from './view.ts';

const cellsOffered = (state: State): Set<number> =>
  new Set(moves(state, state.turn).flatMap((move) => ('place' in move ? [move.place] : [])));
const reason = (state: State, wish: Parameters<typeof why>[2]) => why(view(state, 'onlooker'), state.turn, wish)?.rule;

/** Two clues with fairies and the board's bare edge of nothing else: no place is open. */
function walled(): Field {
  const field = fieldFrom('AB');
  withFairy(field, 'nisse1', -1, 0, -1, 1);
  withFairy(field, 'nisse2', 2, 0, 2, 1);
  withFairy(field, 'nisse3', 0, 1, 1, 1);
  return withFairy(field, 'fairy1', 0, -1, 1, -1);
}

rule('round.clue', 'each seat in turn places a clue of the kind shown', () => {
  const state = dealt(3);
  const shown = state.deck[0] as number;
  for (const seat of [0, 1, 2]) {
    expect(asks(state)).toEqual([{ seat, step: 'place', cover: 'open' }]);
    expect(state.clue).toBe(shown);
    expect(reason(state, DONE)).toBe('round.clue');
    expect(playAll(state, placed(0, 1)).at(-1)).toMatchObject({ is: 'placed', seat, clue: shown });
    playAll(state, DONE);
  }
  expect(state.round).toBe(2);
  expect(state.clue).toBe(state.deck[1]);
});

test('the log begins with all that lies open before the first move', () => {
  const state = dealt(3, 1, 1);
  const pairOf = (field: Field): number[] => field.clues.map((cell) => clueAt(field, cell));
  const turned = KINDS.filter((kind) => kind !== KING && kind !== TOMTE).map((kind) => ({
    kind,
    tile: state.piles[kind]?.[0],
  }));
  expect(opening(view(state, 'onlooker'))).toEqual([
    ...state.fields.map((field, seat) => ({ is: 'pair', seat, clues: pairOf(field) })),
    { is: 'costs', turned },
    ...turned.map((cost) => ({ is: 'cost', ...cost, second: false })),
    { is: 'shown', round: 1, clue: state.deck[0], first: 1 },
  ]);
  expect(playAll(state, REFUSE, placed(0, 1)).map(({ is }) => is)).toEqual(['refused', 'placed']);
});

rule('place.beside', 'a clue goes beside a clue or the footprint, and beside fairies alone it does not', () => {
  const field = withFairy(fieldFrom('AB*'), 'nisse1', -1, 0, -1, 1);
  const state = positionOf(field, { step: 'place', clue: 'C' });
  const around = [
    [0, -1],
    [1, -1],
    [2, -1],
    [3, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ] as const;
  expect(cellsOffered(state)).toEqual(new Set(around.map(([x, y]) => cellAt(x, y))));
  for (const [x, y] of [
    [-2, 0],
    [-1, -1],
    [-1, 2],
    [4, 0],
  ] as const)
    expect(reason(state, placed(x, y))).toBe('place.beside');
});

rule('place.empty', 'a clue goes on no clue, no footprint and no fairy', () => {
  const state = positionOf(withFairy(fieldFrom('AB*'), 'nisse1', -1, 0, -1, 1), { step: 'place', clue: 'C' });
  for (const [x, y] of [
    [0, 0],
    [2, 0],
    [-1, 0],
    [-1, 1],
  ] as const) {
    expect(reason(state, placed(x, y))).toBe('place.empty');
    expect(cellsOffered(state)).not.toContain(cellAt(x, y));
  }
});

rule(
  'refuse.once',
  'a refused clue goes under the common deck and its top comes instead, once a round and before placing',
  () => {
    const state = dealt();
    const refused = state.clue;
    const [top, ...rest] = state.common;
    expect(moves(state, 0)).toContainEqual(REFUSE);
    expect(playAll(state, REFUSE).at(-1)).toEqual({ is: 'refused', seat: 0, clue: refused, drawn: top, again: false });
    expect(state.clue).toBe(top);
    expect(state.common).toEqual([...rest, refused]);
    expect(view(state, 'onlooker').common.buried).toEqual([refused]);
    expect(moves(state, 0)).not.toContainEqual(REFUSE);
    expect(reason(state, REFUSE)).toBe('refuse.once');
    playAll(state, placed(0, 1));
    expect(reason(state, REFUSE)).toBe('refuse.once');
    playAll(state, DONE);
    expect(moves(state, 1)).toContainEqual(REFUSE);
  },
);

rule('refuse.draw', 'the drawn clue must be placed, and a refused one comes up again in its turn', () => {
  const state = dealt();
  const drawn = state.common[0] as number;
  playAll(state, REFUSE);
  expect(moves(state, 0).every((move) => 'place' in move)).toBe(true);
  playAll(state, placed(0, 1));
  expect(clueAt(state.fields[0] as Field, cellAt(0, 1))).toBe(drawn);

  const late = positionOf(fieldFrom('AB'), { step: 'place', clue: 'C' });
  late.common = clues('DEFABCDEFABCDE');
  late.buried = late.common.length;
  expect(playAll(late, REFUSE).at(-1)).toMatchObject({ drawn: clueOf('D'), again: true });
  expect(late.buried).toBe(late.common.length);
});

rule('round.calls', 'after placing, fairies may be called until the turn is ended', () => {
  const state = positionOf(fieldFrom('AB'), { step: 'place', clue: 'C', costs: { nisse1: 'AB', nisse2: 'AC' } });
  const call = callOf('nisse1', -1, 0, -1, 1);
  expect(reason(state, call)).toBe('round.clue');
  playAll(state, placed(0, 1));
  expect(moves(state, 0)).toContainEqual(call);
  playAll(state, call);
  const second = callOf('nisse2', 0, 2, 1, 2);
  expect(moves(state, 0)).toEqual(expect.arrayContaining([second, DONE]));
  expect(reason(state, placed(1, 1))).toBe('round.calls');
  expect(playAll(state, DONE)).toEqual([{ is: 'done', seat: 0 }]);
  expect(asks(state)).toMatchObject([{ seat: 1, step: 'place' }]);
});

rule('house.ends', 'a turn in which nobody can come ends by itself, but never with a Tomte in hand', () => {
  const costs = { nisse1: 'AB' };
  const bare = positionOf(fieldFrom('AD'), { step: 'place', clue: 'C', costs });
  expect(playAll(bare, placed(0, 1)).map(({ is }) => is)).toEqual(['placed']);
  expect(asks(bare)).toMatchObject([{ seat: 1, step: 'place' }]);

  const last = positionOf(fieldFrom('AB'), { step: 'place', clue: 'C', costs });
  playAll(last, placed(0, 1));
  expect(asks(last)).toMatchObject([{ seat: 0, step: 'call' }]);
  playAll(last, callOf('nisse1', -1, 0, -1, 1));
  expect(asks(last)).toMatchObject([{ seat: 1, step: 'place' }]);

  for (const tomte of tilesIn(ALL_TILES)) {
    const field = withFairy(withFairy(fieldFrom('AD'), 'nisse1', 7, 0, 7, 1), 'nisse2', 8, 0, 8, 1);
    const secret = positionOf(withFairy(field, 'nisse3', 9, 0, 9, 1), { step: 'place', clue: 'C', costs });
    field.tomte = tomte;
    playAll(secret, placed(0, 1));
    expect(asks(secret)).toMatchObject([{ seat: 0, step: 'call' }]);
    expect(moves(secret, 0)).toEqual([DONE]);
  }
});

rule(
  'house.order',
  'the lead begins round 1; each round, and the footprints, begin with whoever acted last and run the other way',
  () => {
    const state = dealt(4, 3, 2);
    const order: string[] = [];
    const begun: unknown[] = [];
    const foretold: unknown[] = [];
    while (asks(state).length > 0) {
      const { round, step, turn } = state;
      if (step === 'place') foretold.push(orderOf(state));
      if (step !== 'call') order.push(`${step === 'footprint' ? 'footprints' : round}: ${turn}`);
      const [first = DONE] = moves(state, turn);
      for (const event of playAll(state, step === 'call' ? DONE : first)) {
        if (event.is === 'shown') begun.push(event.first);
      }
    }
    const [there, back] = [
      [2, 3, 0, 1],
      [1, 0, 3, 2],
    ];
    const turns = (what: number | string, seats: readonly number[]): string[] =>
      seats.map((seat) => `${what}: ${seat}`);
    expect(order).toEqual([
      ...[1, 3, 5].flatMap((round) => [...turns(round, there), ...turns(round + 1, back)]),
      ...turns('footprints', there),
      ...turns(7, back),
      ...turns(8, there),
      ...turns(9, back),
      ...turns(10, there),
      ...turns(11, back),
    ]);
    // Asked of each on turn, and so four times a round.
    expect(foretold.filter((_, nth) => nth % 4 === 0)).toEqual(
      [1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10].map((nth) => (nth % 2 ? there : back)),
    );
    expect(begun).toEqual([1, 2, 1, 2, 1, 1, 2, 1, 2, 1]);
    const early = dealt(4, 3, 2);
    expect(why(view(early, 'onlooker'), 0, DONE)).toEqual({ is: 'othersTurn', rule: 'house.order', side: 2 });
  },
);

rule('house.room', 'without room the clue is set aside, and there is nothing to refuse or to call', () => {
  const state = positionOf(fieldFrom('AB'), { step: 'place', costs: {} });
  const full = walled();
  full.tomte = 0;
  state.fields[1] = full;
  // Seat 1 comes last in round 1 and first in round 2.
  const aside = playAll(state, placed(0, 1)).filter((event) => event.is === 'aside');
  expect(aside).toEqual(state.deck.slice(0, 2).map((clue) => ({ is: 'aside', seat: 1, clue })));
  expect(full.aside).toEqual(state.deck.slice(0, 2));
  expect(state.round).toBe(2);
  expect(asks(state)).toMatchObject([{ seat: 0, step: 'place' }]);
  expect(
    callsIn(
      full,
      byKind(() => ALL_TILES),
    ),
  ).toEqual([]);

  const seventh = playOn(dealt(3, 5), rng(), 6);
  seventh.fields[1] = walled();
  playOn(seventh, rng(), 7);
  expect(asks(seventh)).toMatchObject([{ seat: 0, step: 'footprint' }]);
  const [first = DONE] = moves(seventh, 0);
  expect(playAll(seventh, first)).toContainEqual({ is: 'aside', seat: 1, clue: null });
  expect(asks(seventh)).toMatchObject([{ seat: 2, step: 'footprint' }]);
  expect(view(playOn(seventh, rng()), 'onlooker').fields[1]?.footprint).toBe(ASIDE);
});
