import { isEqual } from '../equal.ts';
import type { AnyMove, AnyState, Seat } from '../game.ts';
import type { MoveEntry } from '../log.ts';
import type { Telling } from '../match.ts';
import type { Rng } from '../rng.ts';
import { knownBy } from './secrets.ts';
import { claimSame, everyStep, eyesOf, play, type Step, type Trial } from './trial.ts';

/** Where several are asked at once: the order of arrival changes nothing, and no choice shows or is told before the last. */
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

interface Outcome {
  readonly state: AnyState;
  readonly told: readonly Telling[];
}

/** How many choices a seat has made may be seen, so only choices that lead equally far are compared. */
function holdHidden({ state, asks, log, chance }: Step, trial: Trial, seat: Seat): void {
  const { game } = trial.subject;
  const [one, two] = twoOf(game.moves(state, seat), chance);
  if (one === undefined || two === undefined) return;
  const outcomeOf = (move: AnyMove): Outcome => {
    const outcome = game.copy(state);
    return { state: outcome, told: play(trial, outcome, { seat, move }, log.length + 1) };
  };
  const [then, otherwise] = [outcomeOf(one), outcomeOf(two)];
  const asked = game.asks(then.state);
  if (!isEqual(asked, game.asks(otherwise.state))) return;
  const waiting = asks.some((ask) => ask.seat !== seat && asked.some((now) => now.seat === ask.seat));
  if (!waiting) return;
  for (const eyes of eyesOf(trial).filter((each) => each !== seat)) {
    const [seen, seenElse] = [game.view(then.state, eyes), game.view(otherwise.state, eyes)];
    claimSame(seen, seenElse, `the sealed choice of seat ${seat} shows to ${eyes}`);
    const [heard, heardElse] = [knownBy(then.told, eyes), knownBy(otherwise.told, eyes)];
    claimSame(heard, heardElse, `the sealed choice of seat ${seat} is told to ${eyes}`);
  }
}

const twoOf = (moves: readonly AnyMove[], chance: Rng): readonly AnyMove[] => chance.shuffle([...moves]).slice(0, 2);
