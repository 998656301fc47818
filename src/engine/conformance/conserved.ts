import { claim } from '../claim.ts';
import { claimSame } from './difference.ts';
import { type Property, walk } from './trial.ts';

/** No component is lost or made: the census stays what it was after the deal. */
export const conserved: Property = {
  name: 'conserved',
  weight: 10,
  check(trial) {
    const { checks } = trial.subject;
    let first: unknown = null;
    walk(trial, 'conserved', ({ state }) => {
      const census = checks.census(state);
      first ??= census;
      claim(countsSomething(census), 'the census counts nothing');
      claimSame(first, census, 'the census changed');
    });
  },
};

function countsSomething(census: unknown): boolean {
  if (typeof census === 'object' && census !== null) return Object.values(census).some(countsSomething);
  return typeof census === 'number' ? census > 0 : typeof census === 'string' && census !== '';
}
