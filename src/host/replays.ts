import { eyesAt } from '../engine/floor.ts';
import type { Seat, Sight } from '../engine/ids.ts';
import { type Entry, earlyEnd, sittersNow } from '../engine/log.ts';
import { isOver, type Match, openMatch, resultOf } from '../engine/match.ts';
import { lines } from '../engine/reel.ts';
import { choicesOf, restsOf, Walk } from '../engine/walk.ts';
import { answerTo } from '../protocol/calls.ts';
import type { Notice, Request } from '../protocol/messages.ts';
import type { MatchId, Past, Replay } from '../protocol/shown.ts';
import type { Trouble } from '../protocol/trouble.ts';
import type { SavedMatch } from '../saves/format.ts';
import { findMatch, type Rules } from './open.ts';
import type { Store } from './store.ts';

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
