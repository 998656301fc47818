import type { Pending, SeenPending } from '../asks.ts';
import type { Move } from '../move.ts';
import type { Flow, State, Table } from '../state.ts';

/** How one kind of pending step is done. It stands last in `todo` while it is asked about. */
export interface StepRules<P extends Pending, Seen extends SeenPending = P> {
  /** Does what needs no decision. True: something has changed, look again; false: a player must decide. */
  settle(state: State, pending: P, flow: Flow): boolean;
  moves(table: Table, pending: Seen): Move[];
  play(state: State, pending: P, move: Move, flow: Flow): void;
}

export const NO_MOVES: Move[] = [];

/** For steps that are always asked about. */
export const neverSettles = (): boolean => false;
export const nothingToChoose = (): Move[] => NO_MOVES;
export const nothingToPlay = (): void => {};

/** A step is answered by one of its own moves. */
export function answer<V extends Move['do']>(move: Move, verb: V): Extract<Move, { do: V }> {
  if (!isOf(move, verb)) throw new Error(`${move.do} answers no question after ${verb}`);
  return move;
}
const isOf = <V extends Move['do']>(move: Move, verb: V): move is Extract<Move, { do: V }> => move.do === verb;
