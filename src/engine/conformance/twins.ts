import { claim } from '../claim.ts';
import { isEqual } from '../equal.ts';
import type { AnyGame, AnyState } from '../game.ts';
import type { Seat } from '../ids.ts';
import { guessOf, twinFor } from './doubles.ts';
import { hasMet, metOften, note } from './met.ts';
import { everyStep, type Property, seatsOf } from './trial.ts';

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
