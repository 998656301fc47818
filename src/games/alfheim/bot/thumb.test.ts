import { expect, test } from 'vitest';
import type { AnyMove, AnyView } from '../../../engine/game.ts';
import { kindOf } from '../rules/fairies.ts';
import { game } from '../rules/index.ts';
import { fieldFrom, placed, positionOf, rng } from '../rules/sample.ts';
import type { Move, State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { knowledge, players } from './index.ts';

function chosen(state: State): Move {
  const question = { game, knowledge, view: view(state, 0) as unknown as AnyView, seat: 0, seats: state.fields.length };
  const move: AnyMove = players.thumb(question, rng());
  return move as unknown as Move;
}

test('completes the run that calls a fairy', () => {
  const state = positionOf(fieldFrom('AB'), { step: 'place', clue: 'C', costs: { fairy1: 'ABC' } });
  expect([placed(-1, 0), placed(2, 0)]).toContainEqual(chosen(state));
});

test('calls whoever can be called', () => {
  const state = positionOf(fieldFrom('ABC'), { costs: { fairy1: 'ABC' } });
  expect(chosen(state)).toMatchObject({ call: kindOf('fairy1') });
});

test('keeps a run one clue short of a fairy', () => {
  const state = positionOf(fieldFrom('DA'), { step: 'place', clue: 'B', costs: { fairy1: 'ABC' } });
  expect([placed(1, -1), placed(1, 1), placed(2, 0)]).toContainEqual(chosen(state));
});

test('refuses a clue where most that are left would complete a run', () => {
  const state = positionOf(fieldFrom('AB'), { step: 'place', clue: 'D', costs: { fairy1: 'ABC' } });
  state.common = state.common.map(() => 3);
  expect(chosen(state)).toEqual({ say: 'refuse' });
});
