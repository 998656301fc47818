import { isEqual } from './equal.ts';
import type { AnyEvent, AnyGame, AnyMove, AnyState, AnyView, Ask, News, Setup, To } from './game.ts';
import type { Seat } from './ids.ts';
import { BadUndo, type Entry, isMove, logInForce, type MoveEntry, type Sitter } from './log.ts';
import { rngFor } from './rng.ts';

/** All there is to a match; whatever else is shown or asked is folded from it. */
export interface MatchRecord {
  readonly game: string;
  readonly edition: number;
  readonly seed: number;
  readonly setup: Setup;
  /** Who sat down first; changes since are entries of the log. */
  readonly sitters: readonly Sitter[];
  readonly log: readonly Entry[];
}

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
  readonly told: readonly Telling[];
}

/** Invariant: `state` and `happened` are what `record.log` folds to. */
export interface Match {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly state: AnyState;
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
  const inForce = forceOf(record.log);
  const state = game.deal(record.setup, rngFor(record.seed, 0));
  watch?.(state, 0);
  const happened: Happening[] = [];
  for (const index of inForce) {
    happened.push(apply(game, record, state, happened.length, index, record.log[index] as MoveEntry));
    watch?.(state, happened.length);
  }
  return { game, record, state, happened };
}

/** The match with one entry more; the one given stays as it was. Throws IllegalLog and changes nothing if it cannot be. */
export function append(match: Match, entry: Entry): Match {
  const record = { ...match.record, log: [...match.record.log, entry] };
  if (!isMove(entry)) return 'sitter' in entry ? { ...match, record } : openMatch(match.game, record);
  const state = match.game.copy(match.state);
  const index = match.record.log.length;
  const happening = apply(match.game, record, state, match.happened.length, index, entry);
  return { game: match.game, record, state, happened: [...match.happened, happening] };
}

/** The legal move that is equal; what comes from outside never reaches the rules itself. */
export function offered(game: AnyGame, state: AnyState, seat: Seat, wish: AnyMove): AnyMove | null {
  return game.moves(state, seat).find((move) => isEqual(move, wish)) ?? null;
}

/** What whoever looks at this view is offered for a seat; on the open table some of it may turn out not to be legal. */
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
  const asked = game.asks(state);
  if (asked.length === 0) throw new IllegalLog(index, 'afterEnd');
  if (!asked.some((ask) => ask.seat === seat)) throw new IllegalLog(index, 'notAsked');
  const legal = offered(game, state, seat, move);
  if (legal === null) throw new IllegalLog(index, 'notOffered');
  const told: Telling[] = [];
  const askedThen = asked.map((ask) => ({ ...ask }));
  game.play(state, seat, legal, rngFor(record.seed, movesMade + 1), (event, to, news) => {
    told.push({ event, to, news });
  });
  return { index, seat, asked: askedThen, told };
}

function forceOf(log: readonly Entry[]): readonly number[] {
  try {
    return logInForce(log).inForce;
  } catch (fault) {
    throw fault instanceof BadUndo ? new IllegalLog(fault.index, 'badUndo') : fault;
  }
}
