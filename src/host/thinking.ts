import type { AnyMove } from '../engine/game.ts';
import { type BotTurn, botTurn, type Thinker } from './bots.ts';
import type { OpenMatch } from './openMatch.ts';

interface ThinkingNeeds {
  readonly thinker: Thinker;
  report(fault: unknown): void;
}

/** The bot of the open table that thinks, if one does. */
export class Thinking {
  readonly #needs: ThinkingNeeds;
  readonly #answered: (turn: BotTurn, move: AnyMove | null) => void;
  /** The moment that it thinks about. */
  #moment: string | null = null;

  constructor(needs: ThinkingNeeds, answered: (turn: BotTurn, move: AnyMove | null) => void) {
    this.#needs = needs;
    this.#answered = answered;
  }

  /** The table has changed, perhaps: a thought about another moment is for nothing. */
  follow(table: OpenMatch, isUnwatched: boolean): void {
    const turn = botTurn(table, isUnwatched);
    if (turn?.moment === this.#moment) return;
    this.stop();
    if (!turn) return;
    this.#moment = turn.moment;
    const chosen = this.#needs.thinker.choose(turn.question).catch((fault: unknown) => {
      this.#needs.report(fault);
      return null;
    });
    void chosen.then((move) => this.#answered(turn, move));
  }

  done({ moment }: BotTurn): void {
    if (this.#moment === moment) this.#moment = null;
  }

  stop(): void {
    if (this.#moment === null) return;
    this.#moment = null;
    this.#needs.thinker.cancel();
  }
}

const UNANSWERED_TOLD = 2;

/**
 * How many questions in a row no bot had an answer to. Once may be an accident of the device; then it is told, for whoever
 * plays against chance should know it.
 */
export class Unanswered {
  #times = 0;

  /** Whether it is to be told with this one. */
  follows(move: AnyMove | null): boolean {
    this.#times = move === null ? this.#times + 1 : 0;
    return this.#times === UNANSWERED_TOLD;
  }
}
