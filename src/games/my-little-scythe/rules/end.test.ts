import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { Rng } from '../../../engine/rng.ts';
import { APPLE, APPLES, FIGHT, type Field, GEM, GEMS, PIES } from './cards.ts';
import { CAMP, hexAt, seatAt } from './hexes.ts';
import { MAKE_SPELL, MOVE } from './mat.ts';
import { act, claim, deliver, dial, FOR_PIES, PASS } from './move.ts';
import { does, goes, offers, positionOf, type Sample } from './sample.ts';
import { sheet, winnersOf } from './sheet.ts';
import { type Fields, NO_FIELDS, type State, withField } from './state.ts';
import { asks, nextTurn } from './steps/turn.ts';
import { view } from './view.ts';
import { why } from './why.ts';

const at = hexAt;
const HOME = at(0, -1);
const bits = (...fields: readonly Field[]): Fields => fields.reduce(withField, NO_FIELDS);

const stocked = (more: Sample = {}): State =>
  positionOf({
    seekers: [[HOME, at(1, -1)]],
    apples: [[HOME, 5]],
    gems: [
      [HOME, 2],
      [at(1, -1), 2],
    ],
    ...more,
  });

const done = (state: State): void => {
  state.todo.pop();
  state.todo.pop();
  nextTurn(state, { rng: new Rng(1, 1, 1), tell: undefined });
};
const FOUR = bits(0, 1, 2, 3);

rule('end.last', 'once somebody has four, everybody with fewer has one last turn, that turn’s player last', () => {
  const state = positionOf({ seats: 3, trophies: [0, FOUR, 0] });
  const turns: number[] = [];
  for (done(state); state.todo.length > 0; done(state)) turns.push(state.turn);
  expect(turns).toEqual([2, 0]);
  expect(why(view(state, 0), 0, act(MOVE))).toMatchObject({ rule: 'end.last' });
});
test('who has four when the last turn would come is passed over', () => {
  const state = positionOf({ seats: 4, trophies: [FOUR, 0, 0, 0] });
  done(state);
  expect(state.turn).toBe(1);
  seatAt(state, 2).trophies = FOUR;
  done(state);
  expect(state.turn).toBe(3);
  done(state);
  expect(asks(state)).toEqual([]);
});
rule('end.limit', 'in a last turn several trophies may be taken, deliveries too', () => {
  const state = stocked({ trophies: [0, FOUR], pies: [8, 3] });
  state.last = 0;
  seatAt(state, 0).marker = MAKE_SPELL;
  expect(offers(state, 0, act(MAKE_SPELL))).toBe(false);
  does(state, 0, claim(PIES), act(MOVE), deliver(APPLE, 4, 0), FOR_PIES);
  state.tokens[GEM][at(1, -1)] = 4;
  does(state, 0, deliver(GEM, 0, 4), FOR_PIES);
  expect(seatAt(state, 0).trophies).toBe(bits(PIES, APPLES, GEMS));
  expect(asks(state)).toEqual([]);
});
rule('end.limit', 'a fight won in a last turn leaves room for another trophy beside it', () => {
  const state = positionOf({
    seekers: [
      [HOME, CAMP],
      [at(0, -2), CAMP],
    ],
    pies: [9, 3],
    friendship: [5, 2],
    trophies: [0, FOUR],
  });
  state.last = 0;
  goes(state, at(0, -2));
  does(state, 0, PASS, dial(7));
  does(state, 1, dial(0));
  does(state, 0, claim(PIES), claim(FIGHT));
  expect(seatAt(state, 0).trophies).toBe(bits(PIES, FIGHT));
});
rule('end.winner', 'friendship parts those with most trophies, then tokens, and then the victory is shared', () => {
  const state = stocked({ trophies: [FOUR, FOUR], friendship: [7, 7] });
  expect(winnersOf(state)).toEqual([0]);
  seatAt(state, 1).friendship = 8;
  expect(winnersOf(state)).toEqual([1]);
  const even = positionOf({ trophies: [FOUR, FOUR] });
  expect(winnersOf(even)).toEqual([0, 1]);
  const said = (of: State) => sheet(view(of, 'onlooker')).rows.find(({ row }) => row === 'friendship')?.reasons;
  expect(said(even)).toEqual([{ is: 'decides', rule: 'end.winner' }]);
  expect(said(positionOf({ trophies: [FOUR, 0] }))).toEqual([]);
});
test('a round ends before the first player’s turn, in last turns too', () => {
  const state = positionOf({ seats: 3 });
  state.first = 1;
  const rounds: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    done(state);
    rounds.push(state.round);
  }
  expect(rounds).toEqual([2, 2, 2]);
  seatAt(state, 0).trophies = FOUR;
  done(state);
  done(state);
  expect([state.turn, state.round, state.todo.length]).toEqual([2, 3, 2]);
});
rule('end.safety', 'after sixty rounds the game ends at once', () => {
  const state = positionOf({ trophies: [FOUR, 0] });
  state.round = 60;
  state.turn = 1;
  done(state);
  expect([asks(state), winnersOf(state)]).toEqual([[], [0]]);
  const begun = positionOf({ trophies: [0, FOUR] });
  begun.round = 60;
  done(begun);
  expect(begun.last).toBeGreaterThanOrEqual(0);
});
rule('aim', 'trophies are the score, and four of them call the last turns', () => {
  const state = positionOf({ trophies: [bits(0, 3), FOUR] });
  expect(sheet(view(state, 'onlooker')).totals).toEqual([2, 4]);
  done(state);
  expect(state.last).not.toBe(-1);
});
