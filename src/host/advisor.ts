import { becauseOf, type Gain, gainsOf } from '../engine/because.ts';
import { isEqual } from '../engine/equal.ts';
import type { AnyMove } from '../engine/game.ts';
import type { Seat } from '../engine/ids.ts';
import { type Match, offersTo } from '../engine/match.ts';
import { rngFor } from '../engine/rng.ts';
import { answerTo } from '../protocol/calls.ts';
import type { Notice, Request } from '../protocol/messages.ts';
import type { Hint, NoHint } from '../protocol/shown.ts';
import { hintSeed, strongQuestion, type Thinker } from './bots.ts';
import { hinted, mayHint } from './judge.ts';
import { eyesOf, type OpenMatch } from './openMatch.ts';

type HintRequest = Extract<Request, { kind: 'hint' }>;

interface AdvisorNeeds {
  readonly thinker: Thinker;
  send(notice: Notice): void;
  report(fault: unknown): void;
}

/** The table that the hint is for. */
interface TableHere {
  now(): OpenMatch | null;
  /** Does the work when nothing else is done at the table. */
  inTurn(work: () => Promise<void>): void;
  /** Saves and publishes the table with the hint in its log. */
  lay(table: OpenMatch): Promise<void>;
}

/** Asks the strong bot for whoever decides. The table goes on meanwhile, and whatever changes it ends the thought. */
export class Advisor {
  readonly #needs: AdvisorNeeds;
  readonly #here: TableHere;
  #asked: HintRequest | null = null;

  constructor(needs: AdvisorNeeds, here: TableHere) {
    this.#needs = needs;
    this.#here = here;
  }

  ask(request: HintRequest): void {
    this.drop();
    const table = this.#here.now();
    if (!table || !mayHint(table, request)) {
      this.#answer(request, 'notNow');
      return;
    }
    this.#asked = request;
    const chosen = this.#needs.thinker.choose(strongQuestion(table.match, request.seat)).catch((fault: unknown) => {
      this.#needs.report(fault);
      return null;
    });
    void chosen.then((move) => this.#here.inTurn(() => this.#tell(request, move)));
  }

  /** Nobody waits for it any more. */
  drop(): void {
    const request = this.#asked;
    if (!request) return;
    this.#asked = null;
    this.#needs.thinker.cancel();
    this.#answer(request, 'notNow');
  }

  /** The table has changed, perhaps. */
  follow(table: OpenMatch): void {
    if (this.#asked && !mayHint(table, this.#asked)) this.drop();
  }

  /** Written into the log and saved before it is told. */
  async #tell(request: HintRequest, move: AnyMove | null): Promise<void> {
    const table = this.#here.now();
    if (this.#asked !== request || !table) return;
    this.#asked = null;
    const hint = move && hintOf(table, request.seat, move);
    if (hint) await this.#here.lay(hinted(table, request.seat));
    else this.#needs.report(new Error('no bot has a hint'));
    this.#answer(request, hint ?? 'noThought');
  }

  #answer(request: HintRequest, hint: Hint | NoHint): void {
    this.#needs.send(answerTo(request, hint));
  }
}

/** The move that the bot chose, with what speaks for it; null if it is not legal. */
function hintOf(table: OpenMatch, seat: Seat, chosen: AnyMove): Hint | null {
  const { match } = table;
  const { game, state } = match;
  const move = game.moves(state, seat).find((legal) => isEqual(legal, chosen));
  if (move === undefined) return null;
  const eyes = eyesOf(table);
  const view = game.view(state, eyes);
  const because = becauseOf({
    side: seat,
    foresight: game.foresee(view, seat, move),
    all: offersTo(game, state, view, seat).map((each) => game.foresee(view, seat, each)),
    // On the open table what is certain to the seat could tell of its secrets.
    gains: eyes === seat ? certainGains(match, seat, move) : [],
  });
  return { move, because };
}

const GUESSES = 4;

/** What the move brings whatever the truth may be, and whatever chance does. */
function certainGains({ game, state }: Match, seat: Seat, move: AnyMove): readonly Gain[] {
  const view = game.view(state, seat);
  const sheet = game.sheet(view);
  const seed = hintSeed(view, seat);
  const [first = [], ...others] = Array.from({ length: GUESSES }, (_, guess) => {
    const rng = rngFor(seed, guess + 1);
    const guessed = game.guess(view, seat, rng);
    game.play(guessed, seat, move, rng);
    return gainsOf(sheet, game.sheet(game.view(guessed, seat)), seat);
  });
  return first.filter((gain) => others.every((gains) => gains.some((each) => isEqual(each, gain))));
}
