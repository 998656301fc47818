import { type Because, becauseOf, type Gain, gainsOf } from '../engine/because.ts';
import { isEqual } from '../engine/equal.ts';
import type { AnyMove, AnyReason, Eyes, Seat } from '../engine/game.ts';
import { type Match, offersTo } from '../engine/match.ts';
import { rngFor } from '../engine/rng.ts';
import { isNews } from '../engine/undo.ts';
import { answerTo, type Notice, type Request } from '../protocol/messages.ts';
import type { Hint, NoHint, Onward } from '../protocol/shown.ts';
import { hintSeed, strongQuestion, type Thinker } from './bots.ts';
import { hinted, mayHint } from './judge.ts';
import { eyesOf, type OpenMatch } from './openMatch.ts';

/** More choices are not thought on after the first: a hint is waited for. */
const MOST_AHEAD = 3;

interface Ahead {
  readonly match: Match;
  /** Everybody was told of the move: the choice is no secret any more. */
  readonly isDone: boolean;
}

/** The match on a guessed table that the seat cannot tell from the true one: a thought about it tells no secret. */
export function guessedFor(match: Match, seat: Seat): Match {
  const view = match.game.view(match.state, seat);
  return { ...match, state: match.game.guess(view, seat, rngFor(hintSeed(view, seat), 1)) };
}

/** After a move that only opens a further choice of the same seat; null: others are asked, or a seat has learnt something. */
export function ahead(match: Match, seat: Seat, move: AnyMove): Ahead | null {
  const { game } = match;
  const state = game.copy(match.state);
  let isDone = false;
  let hasNews = false;
  game.play(state, seat, move, rngFor(0, 1), (_, to, news = 'all') => {
    isDone ||= to === 'all';
    hasNews ||= isNews(news);
  });
  const [ask, ...others] = game.asks(state);
  if (hasNews || others.length > 0 || ask?.seat !== seat || ask.cover !== 'open') return null;
  return { match: { ...match, state }, isDone };
}

/** The best move; where it only opens a further choice, that is thought on too. `choose` answers null when nobody waits. */
export async function adviceFor(
  match: Match,
  seat: Seat,
  choose: (at: Match) => Promise<AnyMove | null>,
): Promise<readonly AnyMove[]> {
  const moves: AnyMove[] = [];
  let at = match;
  for (let left = MOST_AHEAD; ; left--) {
    const move = legal(at, seat, await choose(at));
    if (move === null) break;
    moves.push(move);
    const next = left > 0 ? ahead(moves.length > 1 ? at : guessedFor(match, seat), seat, move) : null;
    if (next === null || (next.isDone && moves.length > 1)) break;
    at = next.match;
  }
  return moves;
}

const legal = ({ game, state }: Match, seat: Seat, chosen: AnyMove | null): AnyMove | null =>
  game.moves(state, seat).find((move) => isEqual(move, chosen)) ?? null;

/** The move that the bot chose, with what speaks for it and what follows it; null if it is not legal. */
export function hintOf(match: Match, eyes: Eyes, seat: Seat, [first, ...further]: readonly AnyMove[]): Hint | null {
  const move = legal(match, seat, first ?? null);
  if (move === null) return null;
  const onward: Onward[] = [];
  let at = ahead(guessedFor(match, seat), seat, move);
  for (const next of further) {
    if (at === null) break;
    onward.push({
      move: next,
      view: match.game.view(at.match.state, eyes),
      because: reasonsFor(at.match, eyes, seat, next),
    });
    at = ahead(at.match, seat, next);
  }
  const because = reasonsFor(match, eyes, seat, move);
  const certain = leftOut(match, eyes, seat, [because, ...onward.map((each) => each.because)].flat());
  return { move, because, ...(certain.length > 0 && { certain }), ...(onward.length > 0 && { onward }) };
}

/** What the seat could surely have, and no reason of the hint names. */
function leftOut({ game, state }: Match, eyes: Eyes, seat: Seat, because: readonly Because[]): readonly AnyReason[] {
  const named = because.flatMap((each) => ('reason' in each ? [each.reason.rule] : []));
  return (game.certain?.(game.view(state, eyes), seat) ?? []).filter(({ rule }) => !named.includes(rule));
}

function reasonsFor(match: Match, eyes: Eyes, seat: Seat, move: AnyMove): readonly Because[] {
  const { game, state } = match;
  const view = game.view(state, eyes);
  const because = becauseOf({
    side: seat,
    foresight: game.foresee(view, seat, move),
    all: offersTo(game, state, view, seat).map((each) => game.foresee(view, seat, each)),
    // On the open table what is certain to the seat could tell of its secrets.
    gains: eyes === seat ? certainGains(match, seat, move) : [],
  });
  return because.length > 0 ? because : (game.merits?.(view, seat, move) ?? []).map((reason) => ({ reason }));
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
