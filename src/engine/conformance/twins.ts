import { isEqual } from '../equal.ts';
import type { AnyState } from '../game.ts';
import { claim } from './broken.ts';
import { guessOf, twinFor } from './doubles.ts';
import { hasMet, metOften, note } from './met.ts';
import { everyStep, type Property, seatsOf } from './trial.ts';

const TWINS = ['a twin for a seat', 'a twin for the onlooker'] as const;

const everyTwin = everyStep('twins', ({ state, chance }, trial, met) => {
  const seat = chance.pick(seatsOf(trial));
  const compare = (kind: string, other: AnyState): void => {
    for (const part of partsThatDiffer(state, other)) note(met, kind, part);
  };
  compare('guess', guessOf(trial, state, seat, chance).state);
  compare(TWINS[0], twinFor(trial, state, seat, chance).state);
  compare(TWINS[1], twinFor(trial, state, 'onlooker', chance).state);
});

/** Where guesses differ from the truth, something is hidden, and twins differ too: a twin that is the truth shows up no leak. */
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

function partsThatDiffer(state: AnyState, other: AnyState): string[] {
  const [one, two] = [state, other] as unknown as [Parts, Parts];
  return [...new Set([...Object.keys(one), ...Object.keys(two)])].filter((part) => !isEqual(one[part], two[part]));
}

type Parts = Readonly<Record<string, unknown>>;
