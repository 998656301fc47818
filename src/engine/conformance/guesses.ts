import { isEqual } from '../equal.ts';
import { type AnyGame, type AnyMove, type AnyState, claim, type Seat } from '../game.ts';
import type { MoveEntry } from '../log.ts';
import type { Telling } from '../match.ts';
import type { Rng } from '../rng.ts';
import { guessOf, knownBy, twinFor } from './secrets.ts';
import type { Property, Step, Trial } from './trial.ts';
import { claimSame, everyStep, eyesOf, hasMet, metOften, note, play, seatsOf } from './trial.ts';

// What is promised of guesses and twins, and of choices that are sealed.

const everyGuess = everyStep('guesses', ({ state, log, chance }, trial, met) => {
  const { game, checks } = trial.subject;
  const census = checks.census(state);
  for (const seat of seatsOf(trial)) {
    const view = game.view(state, seat);
    const guess = game.guess(view, seat, chance);
    claimSame(view, game.view(guess, seat), `seat ${seat} can tell its guess from the truth`);
    claimSame(census, checks.census(guess), `the guess of seat ${seat} has another census`);
    checks.holds(guess);
    if (!hasMet(met, 'guesses', 'otherwise') && !isEqual(guess, state)) note(met, 'guesses', 'otherwise');
    if (!hasMet(met, 'guesses', 'secret') && !isEqual(twinFor(trial, state, seat, chance).state, state))
      note(met, 'guesses', 'secret');
    if (chance.below(PLAYED_ONE_IN) === 0) playOut(trial, guess, log.length, chance);
  }
});

/** A guess is a whole state that its seat cannot tell from the truth, not always the truth itself, and that can be played to an end. */
export const guesses: Property = {
  ...everyGuess,
  whole(met) {
    const isTruth = hasMet(met, 'guesses', 'secret') && !hasMet(met, 'guesses', 'otherwise');
    claim(!isTruth, 'guess never says anything but the truth, of which its seat does not know all');
  },
};

const PLAYED_ONE_IN = 16;

function playOut({ subject, setup }: Trial, guess: AnyState, made: number, chance: Rng): void {
  const { game } = subject;
  const limit = game.facts.longestGame(setup.seats);
  for (let count = made; ; count++) {
    const asks = game.asks(guess);
    if (asks.length === 0) return;
    claim(count < limit, `a guess does not end within ${limit} decisions`);
    const { seat } = chance.pick(asks);
    const moves = game.moves(guess, seat);
    claim(moves.length > 0, `a guess comes to a dead end for seat ${seat}`);
    game.play(guess, seat, chance.pick(moves), chance);
  }
}

const TWINS = ['a twin for a seat', 'a twin for the onlooker'] as const;

const everyTwin = everyStep('twins', ({ state, chance }, trial, met) => {
  const [seat = 0, other = seat] = chance.shuffle(seatsOf(trial));
  const compare = (kind: string, double: AnyState): void => {
    for (const part of partsThatDiffer(trial.subject.game, state, double, other)) note(met, kind, part);
  };
  compare('guess', guessOf(trial, state, seat, chance).state);
  compare(TWINS[0], twinFor(trial, state, seat, chance).state);
  compare(TWINS[1], twinFor(trial, state, 'onlooker', chance).state);
});

/**
 * Where a guess differs from the truth, something is hidden, and twins differ there too: one that is the truth shows up
 * no leak. A game that hides nothing guesses the truth, and owes no other twin.
 */
export const twins: Property = {
  ...everyTwin,
  weight: 1 / 5,
  whole(met) {
    for (const part of metOften(met, 'guess', OFTEN)) {
      for (const kind of TWINS) claim(hasMet(met, kind, part), `${kind} never differs in ${part}, where guesses do`);
    }
  },
};

const OFTEN = 8;

/** A state may be written in several ways, and a view in one: what another seat alone knows is looked for in its view. */
function partsThatDiffer(game: AnyGame, truth: AnyState, double: AnyState, other: Seat): string[] {
  const [seen, instead] = [game.view(truth, other), game.view(double, other)] as unknown as [Parts, Parts];
  const parts = Object.keys({ ...seen, ...instead }).filter((part) => !isEqual(seen[part], instead[part]));
  return [...(isEqual(truth, double) ? [] : ['the state']), ...parts.map((part) => `what another sees as ${part}`)];
}

type Parts = Readonly<Record<string, unknown>>;

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
