import type { AnyMove, AnyState } from '../game.ts';
import type { Seat } from '../ids.ts';
import type { MoveEntry } from '../log.ts';
import type { Rng } from '../rng.ts';
import { claimSame, difference } from './difference.ts';
import { everyStep, play, type Step, seatsOf, type Trial } from './trial.ts';

/** Where several are asked at once: the order of arrival changes nothing, and no choice shows before the last. */
export const sealed = everyStep('sealed', (step, trial) => {
  if (step.asks.length < 2) return;
  holdOrders(step, trial);
  for (const { seat } of step.asks) holdHidden(step, trial, seat);
});

function holdOrders({ state, asks, log, chance }: Step, trial: Trial): void {
  const { game } = trial.subject;
  const choices = asks.map(({ seat }) => ({ seat, move: chance.pick(game.moves(state, seat)) }));
  const inOrder = allPlayed(trial, state, choices, log.length);
  for (const other of [[...choices].reverse(), chance.shuffle([...choices])]) {
    const order = other.map(({ seat }) => seat).join(', ');
    const outcome = allPlayed(trial, state, other, log.length);
    claimSame(inOrder, outcome, `sealed choices come out another way in the order of seats ${order}`);
  }
}

function allPlayed(trial: Trial, from: AnyState, choices: readonly MoveEntry[], made: number): AnyState {
  const { game } = trial.subject;
  const state = game.copy(from);
  choices.forEach((choice, index) => {
    const { seat } = choice;
    claimSame(game.moves(from, seat), game.moves(state, seat), `the moves of seat ${seat} change by a sealed choice`);
    play(trial, state, choice, made + index + 1);
  });
  return state;
}

/** How far somebody has come may be seen, so only choices that lead equally far are compared. */
function holdHidden({ state, asks, log, chance }: Step, trial: Trial, seat: Seat): void {
  const { game } = trial.subject;
  const [one, two] = twoOf(game.moves(state, seat), chance);
  if (one === undefined || two === undefined) return;
  const outcomes = [one, two].map((move) => {
    const outcome = game.copy(state);
    play(trial, outcome, { seat, move }, log.length + 1);
    return outcome;
  }) as [AnyState, AnyState];
  const [askedThen, askedElse] = outcomes.map((outcome) => game.asks(outcome));
  if (difference(askedThen, askedElse)) return;
  const waiting = asks.some((ask) => ask.seat !== seat && askedThen?.some((now) => now.seat === ask.seat));
  if (!waiting) return;
  for (const eyes of [...seatsOf(trial).filter((other) => other !== seat), 'onlooker'] as const) {
    const [then, otherwise] = outcomes.map((outcome) => game.view(outcome, eyes));
    claimSame(then, otherwise, `the sealed choice of seat ${seat} shows to ${eyes}`);
  }
}

const twoOf = (moves: readonly AnyMove[], chance: Rng): readonly AnyMove[] => chance.shuffle([...moves]).slice(0, 2);
