import { isEqual } from '../equal.ts';
import type { AnyMove, AnyState, Ask } from '../game.ts';
import type { MoveEntry } from '../log.ts';
import type { Told } from '../match.ts';
import type { Rng } from '../rng.ts';
import { claimSame } from './difference.ts';
import { knownBy } from './heard.ts';
import { everyStep, eyesOf, play, type Step, type Trial } from './trial.ts';

/**
 * Where several are asked at once: the order of arrival changes nothing, and no choice shows before the last. A private
 * choice is never told to more eyes than see it on the table.
 */
export const sealed = everyStep('sealed', (step, trial) => {
  if (step.asks.length > 1) holdOrders(step, trial);
  for (const ask of step.asks) if (ask.cover === 'private') holdHidden(step, trial, ask);
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
  readonly told: readonly Told[];
}

/** How far somebody has come may be seen, so only choices that lead equally far are compared. */
function holdHidden({ state, asks, log, chance }: Step, trial: Trial, { seat, step }: Ask): void {
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
  const isSealed = asks.some((ask) => ask.seat !== seat && asked.some((now) => now.seat === ask.seat));
  for (const eyes of eyesOf(trial).filter((each) => each !== seat)) {
    const views = [game.view(then.state, eyes), game.view(otherwise.state, eyes)] as const;
    if (isSealed) claimSame(...views, `the sealed choice of seat ${seat} shows to ${eyes}`);
    if (!isEqual(...views)) continue;
    const [heard, heardElse] = [knownBy(then.told, eyes), knownBy(otherwise.told, eyes)];
    claimSame(heard, heardElse, `what seat ${seat} chose in ${step} is told to ${eyes}, and does not show`);
  }
}

const twoOf = (moves: readonly AnyMove[], chance: Rng): readonly AnyMove[] => chance.shuffle([...moves]).slice(0, 2);
