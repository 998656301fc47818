import { isEqual } from '../engine/equal.ts';
import { eyesAt } from '../engine/floor.ts';
import type { AnyMove, AnyState, Seat, Sight } from '../engine/game.ts';
import { type Entry, earlyEnd, isMove, sittersNow } from '../engine/log.ts';
import { isOver, type Match, openMatch, resultOf } from '../engine/match.ts';
import { choicesOf, lines, restsOf, Walk } from '../engine/reel.ts';
import { answerTo, type Notice, type Request, type Trouble } from '../protocol/messages.ts';
import type { Better, Chances, MatchId, Past, Replay } from '../protocol/shown.ts';
import type { Standing } from '../protocol/thought.ts';
import type { SavedMatch } from '../saves/format.ts';
import { botSeed, type Historian, strongQuestion } from './bots.ts';
import { findMatch, type Rules } from './open.ts';
import type { Store } from './store.ts';

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

type Of<Kind extends Request['kind']> = Extract<Request, { kind: Kind }>;

interface ReplayNeeds {
  readonly store: Store;
  readonly rules: Rules;
  send(notice: Notice): void;
}

interface Walked {
  readonly id: MatchId;
  readonly save: SavedMatch;
  readonly walk: Walk;
}

/** Matches that are walked through, one at a time: as the store has them, and nothing is done with them. */
export class Replays {
  readonly #needs: ReplayNeeds;
  #walked: Walked | null = null;

  constructor(needs: ReplayNeeds) {
    this.#needs = needs;
  }

  async answer(request: Of<'replay' | 'moment'>): Promise<void> {
    const { call, match } = request;
    // The match may have been played on since it was last walked through.
    const isKnown = request.kind === 'moment' && this.#walked?.id === match;
    const walked = isKnown ? this.#walked : await this.#begin(match);
    if (!walked) return;
    if ('what' in walked) this.#needs.send({ kind: 'trouble', call, trouble: walked });
    else if (request.kind === 'moment') this.#needs.send(answerTo(request, momentOf(walked, request)));
    else this.#needs.send(answerTo(request, replayOf(walked, request.sight)));
  }

  /** A match that goes on from there. Null: not before it is over, and not from its end. */
  async branch({ match: id, moves }: Of<'branch'>): Promise<Match | Trouble | null> {
    const found = await findMatch(this.#needs.store, this.#needs.rules, id);
    if ('what' in found) return found;
    const { match, save } = found;
    // What goes on from a day's deal is none.
    const { daily, ...record } = match.record;
    // What ended early could have gone on from its last moment too.
    const last = match.happened.length - (earlyEnd(record) ? 0 : 1);
    if (!isOver(match) || moves > last) return null;
    const taken = match.happened.slice(0, moves).flatMap(({ index }): Entry[] => record.log.slice(index, index + 1));
    const branch = { title: save.title, playedAt: save.touchedAt, moves };
    const sitters = sittersNow(record.sitters, record.log);
    return openMatch(match.game, { ...record, sitters, log: taken, branch });
  }

  /** A match that is over, with all there was in it; of one that goes on nothing is told: null. */
  async opened(id: MatchId): Promise<Walk | null> {
    const walked = this.#walked?.id === id ? this.#walked : await this.#begin(id);
    return 'what' in walked || !isOver(walked.walk.match) ? null : walked.walk;
  }

  /** A table is opened: nothing is walked through any more. */
  end(): void {
    this.#walked = null;
  }

  async #begin(id: MatchId): Promise<Walked | Trouble> {
    this.#walked = null;
    const found = await findMatch(this.#needs.store, this.#needs.rules, id);
    if ('what' in found) return found;
    this.#walked = { id, save: found.save, walk: new Walk(found.match) };
    return this.#walked;
  }
}

/** The eyes for a replay: those of a person who plays alone, otherwise the open table's. */
const sightNow = ({ record: { sitters, log } }: Match): Sight => eyesAt({ kind: 'over' }, sittersNow(sitters, log));

/** While a match goes on nobody sees more of its past than of its present; when it is over nothing of it is secret. */
function sightsOf(match: Match): readonly Sight[] {
  if (!isOver(match)) return [sightNow(match)];
  return ['onlooker', ...Array.from({ length: match.record.setup.seats }, (_, seat): Seat => seat), 'all'];
}

function replayOf({ id, save, walk: { match } }: Walked, wish: Sight | null): Replay {
  const { record, happened } = match;
  const sights = sightsOf(match);
  const sight = wish !== null && sights.includes(wish) ? wish : sightNow(match);
  return {
    match: id,
    game: record.game,
    setup: record.setup,
    sitters: sittersNow(record.sitters, record.log),
    title: save.title,
    sight,
    sights,
    moves: happened.length,
    rests: restsOf(match),
    choices: isOver(match) ? choicesOf(match) : [],
    lines: lines(match, sight),
    result: resultOf(match),
  };
}

function momentOf({ walk }: Walked, { sight, moves }: Of<'moment'>): Past | null {
  const frame = sightsOf(walk.match).includes(sight) ? walk.frame(sight, moves) : null;
  return frame && { frame, sheet: walk.match.game.sheet(frame.view) };
}
