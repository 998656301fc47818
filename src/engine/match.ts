import { isEqual } from './equal.ts';
import type { AnyEvent, AnyGame, AnyMove, AnyState, AnyView, Ask, News, Result, ScoreSheet, Seat, To } from './game.ts';
import type { Entry, MatchRecord, MoveEntry } from './log.ts';
import { BadUndo, earlyEnd, ForceSoFar, isMove, sittersNow } from './log.ts';
import { rngFor } from './rng.ts';
import { unveiled } from './unveil.ts';

/** One thing that was told during an entry. */
export interface Telling {
  readonly event: AnyEvent;
  readonly to: To;
  readonly news: News;
}

/** What happened in a move that is in force. */
export interface Happening {
  /** Its place in the log. */
  readonly index: number;
  readonly seat: Seat;
  /** Who was asked when it was made. */
  readonly asked: readonly Ask[];
  /** Nothing else could be done: a secret of the seat, for its cards may be why. */
  readonly wasOnly: boolean;
  readonly told: readonly Telling[];
}

/** Invariant: `state` and `happened` are what `record.log` folds to. */
export interface Match {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly state: AnyState;
  /** What its log begins with, before the first move. */
  readonly opening: readonly AnyEvent[];
  readonly happened: readonly Happening[];
}

/** A log that the rules refuse: `at` is the first entry that cannot be. */
export class IllegalLog extends Error {
  readonly index: number;
  readonly reason: 'notAsked' | 'notOffered' | 'badUndo' | 'afterEnd';
  constructor(at: number, reason: IllegalLog['reason']) {
    super(`log entry ${at}: ${reason}`);
    this.index = at;
    this.reason = reason;
  }
}

/** Folds a log into a match; every move is judged again on the way. `watch` sees the state after each move in force. */
export function openMatch(
  game: AnyGame,
  record: MatchRecord,
  watch?: (state: AnyState, movesMade: number) => void,
): Match {
  refuseAfterEnd(record.log);
  const inForce = forceOf(record.log);
  const state = game.deal(record.setup, rngFor(record.seed, 0));
  const opening = openingOf(game, state);
  watch?.(state, 0);
  const happened: Happening[] = [];
  for (const index of inForce) {
    const entry = legalEntry(game, state, index, record.log[index] as MoveEntry);
    happened.push(apply(game, record, state, happened.length, index, entry));
    watch?.(state, happened.length);
  }
  return whole({ game, record, state, opening, happened });
}

/** A move in force and what it led to. */
interface Step {
  readonly happening: Happening;
  readonly state: AnyState;
}

/** The same, with moves that were taken back judged as well: for logs from outside. */
export function openJudged(game: AnyGame, record: MatchRecord): Match {
  if (!record.log.some((entry) => 'undo' in entry)) return openMatch(game, record);
  refuseAfterEnd(record.log);
  const force = new ForceSoFar();
  const dealt = game.deal(record.setup, rngFor(record.seed, 0));
  const steps: Step[] = [];
  /** What each undo took away: a redo brings it back as it was, and a log of nothing else would keep the device busy. */
  let gone: Step[][] = [];
  record.log.forEach((entry, at) => {
    const touched = 'undo' in entry ? entry.undo : 'redo' in entry ? force.undone.at(-1) : undefined;
    addTo(force, entry, at);
    const first = touched?.reduce((least, index) => Math.min(least, index)) ?? at;
    const cut = steps.splice(steps.findLastIndex(({ happening }) => happening.index < first) + 1);
    if ('move' in entry) gone = [];
    if ('undo' in entry) gone.push(cut);
    for (const step of ('redo' in entry && gone.pop()) || []) {
      if (step.happening.index === force.inForce[steps.length]) steps.push(step);
    }
    for (const index of force.inForce.slice(steps.length)) {
      const state = game.copy(steps.at(-1)?.state ?? dealt);
      const move = legalEntry(game, state, index, record.log[index] as MoveEntry);
      steps.push({ happening: apply(game, record, state, steps.length, index, move), state });
    }
  });
  const state = steps.at(-1)?.state ?? dealt;
  return whole({
    game,
    record,
    state,
    opening: openingOf(game, dealt),
    happened: steps.map(({ happening }) => happening),
  });
}

/** The match with one entry more; the one given stays as it was. Throws IllegalLog and changes nothing if it cannot be. */
export function append(match: Match, entry: Entry): Match {
  const { game, opening } = match;
  const index = match.record.log.length;
  if (earlyEnd(match.record)) throw new IllegalLog(index, 'afterEnd');
  const written = isMove(entry) ? legalEntry(game, match.state, index, entry) : entry;
  const record = { ...match.record, log: [...match.record.log, written] };
  if (isEnd(written)) return whole({ ...match, record });
  if (!isMove(written)) return 'seat' in written ? { ...match, record } : openMatch(game, record);
  const state = game.copy(match.state);
  const happened = [...match.happened, apply(game, record, state, match.happened.length, index, written)];
  remember(happened, state);
  return { game, record, state, opening, happened };
}

/** Who owes which decision; none: it is over, by its rules or early. */
export const asksAt = ({ game, record, state }: Match): readonly Ask[] => (earlyEnd(record) ? [] : game.asks(state));

export const isOver = (match: Match): boolean => asksAt(match).length === 0;

/** Null while it goes on. Of two players, one who gives up leaves the victory to the other; a match that was counted early is ranked. */
export function resultOf(match: Match): Result | null {
  const { game, record, state } = match;
  if (!isOver(match)) return null;
  const early = earlyEnd(record);
  if (!early) return game.result(state);
  const { totals: points } = openSheet(game, state, record.setup.seats);
  const sides = points.map((_, side) => side);
  return { points, winners: early.how === 'counted' ? ranked(points) : sides.filter((side) => side !== early.seat) };
}

export const sidesOf = ({ game, state }: Match): number => game.sheet(game.view(state, 'onlooker')).totals.length;

/** Where a seat that gives up leaves the victory to the one other side there is. */
export const isDuel = (match: Match): boolean => sidesOf(match) <= 2;

/** The score as it stands, with everything that any seat knows laid open: the sum of all rows, also where that was a secret. */
export function openSheet(game: AnyGame, state: AnyState, seats: number): ScoreSheet {
  const { addsUp, ...sheet } = game.sheet(unveiled(game, state, seats));
  if (addsUp !== false) return sheet;
  const { rows, totals } = sheet;
  return { rows, totals: totals.map((_, side) => rows.reduce((sum, { by }) => sum + (by[side] ?? 0), 0)) };
}

/** The seats with the most; none where all have the same. */
function ranked(points: readonly number[]): number[] {
  const most = Math.max(...points);
  const first = points.flatMap((each, side) => (each === most ? [side] : []));
  return first.length === points.length ? [] : first;
}

const openingOf = (game: AnyGame, dealt: AnyState): readonly AnyEvent[] =>
  game.opening?.(game.view(dealt, 'onlooker')) ?? [];

const isEnd = (entry: Entry): boolean => 'counted' in entry || 'concede' in entry;

/** The seat that ended the match early. */
function refuseAfterEnd(log: readonly Entry[]): void {
  const end = log.findIndex(isEnd);
  if (end >= 0 && end < log.length - 1) throw new IllegalLog(end + 1, 'afterEnd');
}

/** A match that is over by its rules cannot be ended early as well; and only a person gives up. */
function whole(match: Match): Match {
  const { game, record, state } = match;
  const early = earlyEnd(record);
  const at = record.log.length - 1;
  if (early && game.asks(state).length === 0) throw new IllegalLog(at, 'afterEnd');
  const mayConcede = early?.how !== 'conceded' || sittersNow(record.sitters, record.log)[early.seat]?.kind === 'person';
  if (!mayConcede) throw new IllegalLog(at, 'notAsked');
  return match;
}

/** The same entry with the equal move of the legal ones: an object from outside must reach neither rules nor log. */
function legalEntry(game: AnyGame, state: AnyState, index: number, { seat, move: wish }: MoveEntry): MoveEntry {
  const asks = game.asks(state);
  if (asks.length === 0) throw new IllegalLog(index, 'afterEnd');
  if (!asks.some((ask) => ask.seat === seat)) throw new IllegalLog(index, 'notAsked');
  const move = game.moves(state, seat).find((legal) => isEqual(legal, wish));
  if (move === undefined) throw new IllegalLog(index, 'notOffered');
  return { seat, move };
}

/** The offers to a seat for those who see this view; on the open table some of them may prove illegal. */
export const offersTo = (game: AnyGame, state: AnyState, view: AnyView, seat: Seat): readonly AnyMove[] =>
  game.offers?.(view, seat) ?? game.moves(state, seat);

function apply(
  game: AnyGame,
  record: MatchRecord,
  state: AnyState,
  movesMade: number,
  index: number,
  { seat, move }: MoveEntry,
): Happening {
  const told: Telling[] = [];
  const wasOnly = game.moves(state, seat).length === 1;
  const asked = game.asks(state).map((ask) => ({ ...ask }));
  game.play(state, seat, move, rngFor(record.seed, movesMade + 1), (event, to, news = 'all') => {
    told.push({ event, to, news });
  });
  return { index, seat, asked, wasOnly, told };
}

function forceOf(log: readonly Entry[]): readonly number[] {
  const force = new ForceSoFar();
  log.forEach((entry, index) => {
    addTo(force, entry, index);
  });
  return force.inForce;
}

function addTo(force: ForceSoFar, entry: Entry, index: number): void {
  try {
    force.add(entry, index);
  } catch (fault) {
    throw fault instanceof BadUndo ? new IllegalLog(fault.index, 'badUndo') : fault;
  }
}

/** A lap of five bots, move by move, and somewhat more. */
const RECENT = 32;

/**
 * The states after the last moves. An appended move is played on a copy, so they stay as they were: whoever asks for the
 * table of a moment ago need not play the whole match once more.
 */
const recent = new WeakMap<Happening, AnyState>();

/** The state after the last of these moves; the one that has become too old is forgotten. */
function remember(happened: readonly Happening[], state: AnyState): void {
  const [last, old] = [happened.at(-1), happened.at(-1 - RECENT)];
  if (last) recent.set(last, state);
  if (old) recent.delete(old);
}

/** Shows the state after each move in force from the `first` to the `last`; they are not judged again. To look at only. */
export function walkPast(
  match: Match,
  first: number,
  last: number,
  watch?: (state: AnyState, moves: number) => void,
): AnyState {
  const { game, record, happened } = match;
  const before = happened[first - 1];
  const known = before && recent.get(before);
  const state = known ? game.copy(known) : game.deal(record.setup, rngFor(record.seed, 0));
  for (let made = known ? first : 0; ; made++) {
    if (made >= first) watch?.(state, made);
    const entry = record.log[happened[made]?.index ?? -1];
    if (made === last || !isMove(entry)) return state;
    game.play(state, entry.seat, entry.move, rngFor(record.seed, made + 1));
  }
}

/** The truth after the first `moves` moves in force. To look at only. */
export const stateAt = (match: Match, moves: number): AnyState => walkPast(match, moves, moves);
