import { everyStep } from './trial.ts';

/** The game's own invariants hold in every position. */
export const bounds = everyStep('bounds', ({ state }, { subject }) => subject.checks.holds(state));
