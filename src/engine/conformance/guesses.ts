import { isEqual } from '../equal.ts';
import { type AnyGame, type AnyState, claim, type Seat } from '../game.ts';
import type { Rng } from '../rng.ts';
import { guessOf, twinFor } from './secrets.ts';
import { claimSame, everyStep, hasMet, metOften, note, type Property, seatsOf, type Trial } from './trial.ts';

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
