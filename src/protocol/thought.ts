import type { AnyMove, AnyState, AnyView, Seat } from '../engine/game.ts';

/** What a bot is told: a view and never a state, so it can know no more than its seat does. */
export interface BotQuestion {
  readonly game: string;
  readonly view: AnyView;
  readonly seat: Seat;
  readonly seats: number;
  /** Not the match's: a bot that knew that could foretell every roll. */
  readonly seed: number;
  /** 1 is the weakest; 0 plays at random. */
  readonly level: number | 'strongest';
  /** The name of the sitter: a bot of that name may have a manner. Absent: it plays as its level does. */
  readonly name?: string;
  readonly offers: readonly AnyMove[];
}

/** What the chances of a match that is over are told by: the truth as it stood. Of a match that goes on nobody asks it. */
export interface Standing {
  readonly game: string;
  readonly state: AnyState;
  readonly seats: number;
  readonly seed: number;
  /** Looked at from after this move, whatever chance may make of it. */
  readonly after?: { readonly seat: Seat; readonly move: AnyMove };
}

/**
 * From the host to the thinker, and back. One thought at a time: the next is sent only after an answer, or to a new thinker.
 * `touched`: a person touches the screen, and the page needs the processor now.
 */
export type ToThinker =
  | { readonly question: BotQuestion }
  | { readonly standing: Standing }
  | { readonly touched: true };
/** Null: the game has no bots of that level, or they failed. */
export type Thought =
  | { readonly move: AnyMove | null }
  /** Of winning, one a side; together 1. */
  | { readonly chances: readonly number[] | null };
