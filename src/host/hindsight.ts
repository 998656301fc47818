import { isEqual } from '../engine/equal.ts';
import type { AnyMove, AnyState } from '../engine/game.ts';
import type { Seat } from '../engine/ids.ts';
import { isMove } from '../engine/log.ts';
import type { Walk } from '../engine/walk.ts';
import { answerTo } from '../protocol/calls.ts';
import type { Notice, Request } from '../protocol/messages.ts';
import type { Better, Chances, MatchId } from '../protocol/shown.ts';
import type { Standing } from '../protocol/thought.ts';
import { botSeed, type Historian, strongQuestion } from './bots.ts';

type HindsightRequest = Extract<Request, { kind: 'chances' | 'better' }>;

interface HindsightNeeds {
  readonly historian: Historian;
  send(notice: Notice): void;
  report(fault: unknown): void;
}

/**
 * What matches that are over were worth: from every moment who would win, and what a strong bot would have done. The truth
 * goes to the thinker and no further; the page gets numbers. One thing after another, and all else goes on meanwhile.
 */
export class Hindsight {
  readonly #needs: HindsightNeeds;
  /** Null for a match that goes on. */
  readonly #opened: (id: MatchId) => Promise<Walk | null>;
  #queue: Promise<void> = Promise.resolve();
  /** Counts how often all questions were dropped: those asked before are not thought about. */
  #drops = 0;

  constructor(needs: HindsightNeeds, opened: (id: MatchId) => Promise<Walk | null>) {
    this.#needs = needs;
    this.#opened = opened;
  }

  ask(request: HindsightRequest): void {
    const asked = this.#drops;
    const find = async (): Promise<void> => {
      const walk = asked === this.#drops ? await this.#opened(request.match) : null;
      const isWanted = (): boolean => asked === this.#drops;
      const { send } = this.#needs;
      if (request.kind === 'chances') send(answerTo(request, walk && (await this.#chances(walk, request))));
      else send(answerTo(request, walk && (await this.#better(walk, request, isWanted))));
    };
    this.#queue = this.#queue.then(find).catch((fault: unknown) => {
      this.#needs.report(fault);
      this.#needs.send(answerTo(request, null));
    });
  }

  drop(): void {
    this.#drops++;
    this.#needs.historian.cancel();
  }

  async #chances(walk: Walk, { moves }: HindsightRequest): Promise<Chances | null> {
    if (!(moves <= walk.match.happened.length)) return null;
    return this.#judge(walk, moves, walk.truth(moves));
  }

  async #better(walk: Walk, { moves }: HindsightRequest, isWanted: () => boolean): Promise<Better | null> {
    const { match } = walk;
    const { game, record, happened } = match;
    const entry = record.log[happened[moves - 1]?.index ?? -1];
    if (!entry || !isMove(entry)) return null;
    const { seat, move: done } = entry;
    const state = walk.truth(moves - 1);
    const view = game.view(state, seat);
    const chosen = await this.#needs.historian.choose(strongQuestion({ ...match, state }, seat));
    const instead = chosen && game.moves(state, seat).find((legal) => isEqual(legal, chosen));
    if (!instead || !isWanted()) return null;
    if (isEqual(instead, done)) return { seat, done, move: instead, view, chances: null };
    const after = (move: AnyMove): Promise<Chances | null> => this.#judge(walk, moves, state, { seat, move });
    const real = await after(done);
    const other = real && isWanted() ? await after(instead) : null;
    return real && other && { seat, done, move: instead, view, chances: { done: real, instead: other } };
  }

  /** By chance of its own, the same whenever it is asked again: nothing that the match's seed could be told by. */
  #judge(
    { match: { record } }: Walk,
    moves: number,
    state: AnyState,
    after?: { readonly seat: Seat; readonly move: AnyMove },
  ): Promise<Chances | null> {
    const seed = botSeed(`worth:${record.seed}`, moves);
    const standing: Standing = { game: record.game, state, seats: record.setup.seats, seed, ...(after && { after }) };
    return this.#needs.historian.chances(standing);
  }
}
