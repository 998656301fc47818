import { dailyBotSeed } from '../engine/daily.ts';
import { canonical, hashOf } from '../engine/equal.ts';
import type { AnyMove, AnyView, Seat } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { rngFor } from '../engine/rng.ts';
import type { MatchId } from '../protocol/shown.ts';
import type { BotQuestion, Standing, Thought, ToThinker } from '../protocol/thought.ts';
import { floorAt, logLength, type OpenMatch, sittersOf } from './openMatch.ts';

export interface BotTurn {
  /** Names the table that the question was asked at. */
  readonly moment: string;
  readonly question: BotQuestion;
}

/** The quickest that does not play at random. */
const QUICKEST_LEVEL = 1;

/**
 * Bots move when no person is asked, so a person's tap is never overtaken by one; the first of those asked begins.
 * Unwatched they do not think for long.
 */
export function botTurn(table: OpenMatch, isUnwatched = false): BotTurn | null {
  const floor = floorAt(table);
  if (table.led) return null;
  // Of several devices the one that orders thinks.
  if (floor.kind !== 'bots' || table.shared?.circle?.orders === false) return null;
  const { match } = table;
  const { record, happened } = match;
  const [seat] = floor.seats;
  const sitter = seat === undefined ? undefined : sittersOf(table)[seat];
  if (seat === undefined || sitter?.kind !== 'bot') return null;
  const at = logLength(match);
  const seed = record.daily ? dailyBotSeed(record, record.daily, happened.length) : botSeed(table.id, at);
  const level = isUnwatched ? Math.min(sitter.level, QUICKEST_LEVEL) : sitter.level;
  const question = { ...botQuestion(match, seat, level, seed), name: sitter.name };
  return { moment: `${table.id}:${at}`, question };
}

export const botQuestion = (
  { game, state, record }: Match,
  seat: Seat,
  level: BotQuestion['level'],
  seed: number,
): BotQuestion => ({
  game: record.game,
  view: game.view(state, seat),
  seat,
  seats: record.setup.seats,
  seed,
  level,
  offers: game.moves(state, seat),
});

/** What the strong bot is asked on behalf of a person: made of the view of that seat, and of nothing else. */
export function strongQuestion(match: Match, seat: Seat): BotQuestion {
  const question = botQuestion(match, seat, 'strongest', 0);
  return { ...question, seed: hintSeed(question.view, seat) };
}

/** One seed for each moment of each match, the same whenever that moment is reached again. */
export const botSeed = (match: MatchId, at: number): number => hashOf(`${match}:${at}`);

/** For a hint: the same on every device for the same eyes, and made of nothing that they do not know. */
export const hintSeed = (view: AnyView, seat: Seat): number => hashOf(canonical([view, seat]));

export interface Thinker {
  /** Null: no bot of that level, or it failed. A new question ends the thought about the last one. */
  choose(question: BotQuestion): Promise<AnyMove | null>;
  /** Nobody waits for the answer any more. */
  cancel(): void;
  /** A person touches the screen: the page comes first for a moment. */
  giveWay(): void;
}

/** One that looks back, too. */
export interface Historian extends Thinker {
  /** Of winning, one a side; null: it failed. This too ends the thought before. */
  chances(standing: Standing): Promise<readonly number[] | null>;
}

/** Level 0, and what any bot falls back on. */
export const chooseAtRandom = ({ seed, offers }: Pick<BotQuestion, 'seed' | 'offers'>): AnyMove =>
  rngFor(seed, 0).pick(offers);

export const randomThinker: Historian = {
  choose: async (question) => chooseAtRandom(question),
  chances: async () => null,
  cancel: () => {},
  giveWay: () => {},
};

/** The part of a Worker that is used, so that tests can stand in for it. */
export interface ThoughtWorker {
  onmessage: ((event: MessageEvent<Thought>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToThinker): void;
  terminate(): void;
}

/** Many times what the strongest bot takes on a slow phone: one that thinks for longer hangs. */
export const LONGEST_THOUGHT_MS = 30_000;

/**
 * Thinks in a worker of its own, so that the host answers at once meanwhile. A thought nobody waits for ends with its
 * worker, however deep that is in it. The next question starts another.
 */
export class WorkerThinker implements Historian {
  readonly #start: () => ThoughtWorker;
  #worker: ThoughtWorker | null = null;
  #settle: ((thought: Thought | null) => void) | null = null;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => ThoughtWorker) {
    this.#start = start;
  }

  async choose(question: BotQuestion): Promise<AnyMove | null> {
    if (question.level === 0) return chooseAtRandom(question);
    const thought = await this.#think({ question });
    return thought && 'move' in thought ? thought.move : null;
  }

  async chances(standing: Standing): Promise<readonly number[] | null> {
    const thought = await this.#think({ standing });
    return thought && 'chances' in thought ? thought.chances : null;
  }

  cancel(): void {
    if (!this.#settle) return;
    this.#dismiss();
    this.#answer(null);
  }

  giveWay(): void {
    this.#worker?.postMessage({ touched: true });
  }

  #think(message: ToThinker): Promise<Thought | null> {
    this.cancel();
    return new Promise((settle) => {
      this.#settle = settle;
      this.#pose(message, () => {
        this.#dismiss();
        // Perhaps it did not hang, and the device only slept.
        this.#pose(message, () => this.cancel());
      });
    });
  }

  #pose(message: ToThinker, timeUp: () => void): void {
    this.#worker ??= this.#hire();
    this.#deadline = setTimeout(timeUp, LONGEST_THOUGHT_MS);
    this.#worker.postMessage(message);
  }

  #hire(): ThoughtWorker {
    const worker = this.#start();
    worker.onmessage = ({ data }) => this.#answer(data);
    worker.onerror = (event) => {
      // Unheard, the fault would go on to the host's own line, as if the host had died.
      event.preventDefault();
      if (worker !== this.#worker) return;
      this.#dismiss();
      this.#answer(null);
    };
    return worker;
  }

  #dismiss(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #answer(thought: Thought | null): void {
    const settle = this.#settle;
    clearTimeout(this.#deadline);
    this.#settle = null;
    settle?.(thought);
  }
}

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
