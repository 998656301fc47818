import type { Move } from './moves.ts';
import { type Stage, type State, type Step, stepNow } from './state.ts';

type Verb = Move['do'];

/** What can be asked for at all; which of it is legal the position says. */
const VERBS: Readonly<Record<Exclude<Stage, 'turn'> | 'free' | 'acted' | Step['is'], readonly Verb[]>> = {
  geisha: ['choose'],
  reserve: ['aside', 'decline'],
  free: ['guest', 'publicity', 'introduce', 'rest', 'reveal'],
  acted: ['reveal', 'end'],
  effect: ['use', 'decline', 'target', 'guest', 'aside'],
  listen: ['publicity'],
  place: ['place'],
  discard: ['discard'],
  introduce: ['introduce', 'draw'],
  look: ['take'],
  bury: ['bury'],
  second: ['aside', 'decline'],
  settle: ['top', 'recall'],
  counted: ['ready'],
  over: [],
};

/** What is asked for now; a move with any other verb is no move of this step. */
export function verbsNow(state: Pick<State, 'stage' | 'steps' | 'acted'>): readonly Verb[] {
  if (state.stage !== 'turn') return VERBS[state.stage];
  const step = stepNow(state);
  if (step) return VERBS[step.is];
  return state.acted ? VERBS.acted : VERBS.free;
}

/** By a loop: searching lists takes search longer than the move itself. */
export function isAsked(state: Pick<State, 'stage' | 'steps' | 'acted'>, verb: Verb): boolean {
  for (const asked of verbsNow(state)) if (asked === verb) return true;
  return false;
}
