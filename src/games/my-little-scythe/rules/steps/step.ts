import type { Move } from '../move.ts';
import type { Flow, Pending, State } from '../state.ts';

/** How one kind of pending step is done. It stands last in `todo` while it is asked about. */
export interface StepRules<P extends Pending> {
  /** Does what needs no decision. True: something has changed, look again; false: somebody must decide. */
  settle(state: State, pending: P, flow: Flow): boolean;
  moves(state: State, pending: P): Move[];
  play(state: State, pending: P, move: Move, flow: Flow): void;
}

export const NO_MOVES: Move[] = [];

/** For steps that are always asked about. */
export const neverSettles = (): boolean => false;
export const nothingToChoose = (): Move[] => NO_MOVES;
export const nothingToPlay = (): void => {};
