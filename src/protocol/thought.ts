import type { AnyMove, AnyView } from '../engine/game.ts';
import type { Seat } from '../engine/ids.ts';

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
  readonly offers: readonly AnyMove[];
}

/**
 * From the host to the thinker, and back. One thought at a time: another comes only after an answer or a new thinker.
 * `touched`: a person touches the screen, and the page needs the processor now.
 */
export type ToThinker = { readonly question: BotQuestion } | { readonly touched: true };
export interface Thought {
  /** Null: the game has no bots of that level, or they failed. */
  readonly move: AnyMove | null;
}
