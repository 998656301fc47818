import { claim } from '../claim.ts';
import { isEqual } from '../equal.ts';
import { difference } from './difference.ts';
import { twinFor } from './doubles.ts';
import { hasMet, note } from './met.ts';
import { everyStep, type Property, seatsOf } from './trial.ts';

const everyHolding = everyStep('conceals', ({ state, chance }, trial, met) => {
  const { game } = trial.subject;
  const seat = chance.pick(seatsOf(trial));
  const open = game.view(state, 'onlooker');
  const own = game.view(state, seat);
  const twin = twinFor(trial, state, 'onlooker', chance);
  const says = game.conceals?.(open, seat) ?? false;
  const secret = difference(own, game.view(twin.state, seat));
  claim(says || secret === null, () => `conceals denies what seat ${seat} alone may see: ${secret}`);
  claim(!says || !isEqual(own, open), `conceals says that seat ${seat} hides something, and it sees what all see`);
  if (says) note(met, 'conceals', 'said');
  if (secret !== null) note(met, 'conceals', 'shown');
});

/** Whether a seat holds what it alone may see is said as it is: it does wherever another truth would show it something else. */
export const conceals: Property = {
  ...everyHolding,
  whole(met) {
    const isSaid = hasMet(met, 'conceals', 'said');
    claim(!isSaid || hasMet(met, 'conceals', 'shown'), 'conceals speaks of what no twin for the onlooker shows');
  },
};
