import type { AnyMove } from '../engine/game.ts';
import type { Seat } from '../engine/ids.ts';
import type { Match } from '../engine/match.ts';
import { answerTo } from '../protocol/calls.ts';
import type { Notice, Request } from '../protocol/messages.ts';
import type { Hint, NoHint } from '../protocol/shown.ts';
import { adviceFor, hintOf } from './advice.ts';
import { strongQuestion, type Thinker } from './bots.ts';
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

/** Asks the strong bot on behalf of the seat that decides. The table goes on meanwhile, and any change of it ends the thought. */
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
    void this.#think(request, table.match).then((moves) => this.#here.inTurn(() => this.#tell(request, moves)));
  }

  #think(request: HintRequest, match: Match): Promise<readonly AnyMove[]> {
    const choose = async (at: Match): Promise<AnyMove | null> =>
      this.#asked === request ? this.#choose(at, request.seat) : null;
    return adviceFor(match, request.seat, choose);
  }

  async #choose(match: Match, seat: Seat): Promise<AnyMove | null> {
    try {
      return await this.#needs.thinker.choose(strongQuestion(match, seat));
    } catch (fault) {
      this.#needs.report(fault);
      return null;
    }
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
  async #tell(request: HintRequest, moves: readonly AnyMove[]): Promise<void> {
    const table = this.#here.now();
    if (this.#asked !== request || !table) return;
    this.#asked = null;
    const hint = hintOf(table.match, eyesOf(table), request.seat, moves);
    if (hint) await this.#here.lay(hinted(table, request.seat));
    else this.#needs.report(new Error('no bot has a hint'));
    this.#answer(request, hint ?? 'noThought');
  }

  #answer(request: HintRequest, hint: Hint | NoHint): void {
    this.#needs.send(answerTo(request, hint));
  }
}
