import { isEqual } from '../../engine/equal.ts';
import type { AnyGame, AnyMove, AnyState, Ask, Seat } from '../../engine/game.ts';
import type { Entry, MatchRecord, MoveEntry, Sitter } from '../../engine/log.ts';
import { ForceSoFar, isMove, mostEntries } from '../../engine/log.ts';
import type { Match } from '../../engine/match.ts';
import { rngFor } from '../../engine/rng.ts';
import { BadCode, type NumberReader, type NumberWriter } from './numbers.ts';
import { readMaybe, readSitter, writeMaybe, writeSitter } from './parts.ts';

// The log within a code: each move by its place among those that were legal.

/** A state is kept after so many moves: what is taken back need not be played from the beginning. */
const KEPT = 8;
/** A log of taking back and bringing back, made to keep the device busy, is given up. */
const PLAYS_PER_ENTRY = KEPT;
const PLAYS_AT_LEAST = 4096;

/** A match before its first entry. */
type Begun = Pick<MatchRecord, 'setup' | 'seed' | 'sitters'>;

/** Goes along a log, entry by entry, and knows at each of them what was legal. */
class Course {
  readonly #game: AnyGame;
  readonly #record: Begun;
  readonly force = new ForceSoFar();
  readonly log: Entry[] = [];
  /** After so many moves in force: 0, KEPT, 2 · KEPT … */
  readonly #kept: AnyState[];
  #state: AnyState;
  /** The moves in force that `state` has. */
  #made: number[] = [];
  #plays = 0;

  readonly #sitters: Sitter[];

  constructor(game: AnyGame, record: Begun) {
    this.#game = game;
    this.#record = record;
    this.#sitters = [...record.sitters];
    this.#state = game.deal(record.setup, rngFor(record.seed, 0));
    this.#kept = [game.copy(this.#state)];
  }

  get asks(): readonly Ask[] {
    return this.#game.asks(this.#state);
  }

  /** Of several who are asked at once the place of the one who answers first, where one device goes round: a person before bots. */
  get expected(): number {
    return Math.max(
      0,
      this.asks.findIndex(({ seat }) => this.#sitters[seat]?.kind === 'person'),
    );
  }

  moves(seat: Seat): readonly AnyMove[] {
    return this.#game.moves(this.#state, seat);
  }

  /** The place of a move among those that are legal now. */
  rank({ seat, move }: MoveEntry): number {
    const rank = this.moves(seat).findIndex((legal) => isEqual(legal, move));
    if (rank < 0) throw new BadCode('a move that nobody offered');
    return rank;
  }

  /** A move is one of those that are legal. */
  add(entry: Entry): void {
    const index = this.log.length;
    this.log.push(entry);
    this.force.add(entry, index);
    if (isMove(entry)) this.#play(index, entry);
    else if ('undo' in entry || 'redo' in entry) this.#follow();
    else if ('sitter' in entry) this.#sitters[entry.seat] = entry.sitter;
  }

  /** As many moves as are still in force stay; the others are played anew. */
  #follow(): void {
    const { inForce } = this.force;
    const differs = inForce.findIndex((index, at) => index !== this.#made[at]);
    const same = differs < 0 ? inForce.length : differs;
    const kept = Math.floor(Math.min(same, this.#made.length) / KEPT);
    this.#kept.length = kept + 1;
    this.#state = this.#game.copy(this.#kept[kept] as AnyState);
    this.#made = inForce.slice(0, kept * KEPT);
    for (const index of inForce.slice(kept * KEPT)) {
      const entry = this.log[index] as MoveEntry;
      // What it built on may be gone.
      if (!this.asks.some(({ seat }) => seat === entry.seat)) throw new BadCode('a seat that nobody asked');
      this.rank(entry);
      this.#play(index, entry);
    }
  }

  #play(index: number, { seat, move }: MoveEntry): void {
    if (++this.#plays > PLAYS_AT_LEAST + PLAYS_PER_ENTRY * this.log.length)
      throw new BadCode('too much was taken back');
    this.#made.push(index);
    this.#game.play(this.#state, seat, move, rngFor(this.#record.seed, this.#made.length));
    if (this.#made.length % KEPT === 0) this.#kept.push(this.#game.copy(this.#state));
  }
}

/**
 * A log. A move is its seat among those asked and its place among the legal ones: where there is no choice it takes no room.
 * What is no move stands between, each after so many moves; most logs have hardly any of it.
 */
const KINDS = ['undo', 'redo', 'sitter', 'hint', 'concede', 'counted'] as const;
const BIT = 2;

type Other = Exclude<Entry, MoveEntry>;

/** Whether several who were asked at once answered one after the other as one device goes round. */
type Order = 'round' | 'free';

export function writeLog(out: NumberWriter, { game, record, state }: Match): void {
  const { log, setup } = record;
  const order = orderOf(game, record);
  out.put(order === 'round' ? 0 : 1, BIT);
  const course = new Course(game, record);
  let at = 0;
  const writeMoves = (until: number): void => {
    for (const entry of log.slice(at, until)) if (isMove(entry)) writeMove(out, course, entry, order);
    at = until + 1;
  };
  const others = log.flatMap((entry, index) => (isMove(entry) ? [] : [{ entry, index }]));
  writeMaybe(out, others.length > 0 ? others : null, () => {
    out.putCount(others.length);
    for (const { entry, index } of others) {
      out.putCount(index - at);
      writeMoves(index);
      writeOther(out, course, setup.seats, entry);
      course.add(entry);
    }
  });
  const isPlayedOut = game.asks(state).length === 0;
  out.put(isPlayedOut ? 1 : 0, BIT);
  if (!isPlayedOut) out.putCount(log.length - at);
  writeMoves(log.length);
}

function orderOf(game: AnyGame, record: MatchRecord): Order {
  const course = new Course(game, record);
  const isRound = record.log.every((entry) => {
    const isExpected = !isMove(entry) || course.asks[course.expected]?.seat === entry.seat;
    course.add(entry);
    return isExpected;
  });
  return isRound ? 'round' : 'free';
}

export function readLog(from: NumberReader, game: AnyGame, record: Begun): Entry[] {
  const { seats } = record.setup;
  const order = from.get(BIT) === 0 ? 'round' : 'free';
  const course = new Course(game, record);
  const most = mostEntries(game.facts.longestGame(seats));
  const add = (entry: Entry): void => {
    if (course.log.length >= most) throw new BadCode('a log too long');
    course.add(entry);
  };
  const readMoves = (count: number): void => {
    for (let left = count; left > 0; left--) add(readMove(from, course, order));
  };
  readMaybe(from, () => {
    for (let others = from.getCount(); others > 0; others--) {
      readMoves(from.getCount());
      add(readOther(from, course, seats));
    }
  });
  if (from.get(BIT) === 0) readMoves(from.getCount());
  else while (course.asks.length > 0) readMoves(1);
  return course.log;
}

function writeMove(out: NumberWriter, course: Course, entry: MoveEntry, order: Order): void {
  const { asks } = course;
  if (order === 'free')
    out.put(
      asks.findIndex(({ seat }) => seat === entry.seat),
      asks.length,
    );
  out.put(course.rank(entry), course.moves(entry.seat).length);
  course.add(entry);
}

function readMove(from: NumberReader, course: Course, order: Order): MoveEntry {
  const { asks, expected } = course;
  const seat = asks[order === 'round' ? expected : from.get(asks.length)]?.seat;
  const moves = seat === undefined ? [] : course.moves(seat);
  const move = moves[from.get(moves.length)];
  if (move === undefined || seat === undefined) throw new BadCode('no such move');
  return { seat, move };
}

function writeOther(out: NumberWriter, { force }: Course, seats: number, entry: Other): void {
  const kind = KINDS.findIndex((key) => key in entry);
  out.put(kind, KINDS.length);
  if ('undo' in entry) {
    const { undo, agreed } = entry;
    const { inForce } = force;
    const last = inForce.slice(-undo.length);
    const isLast = last.every((index, at) => index === undo[at]);
    out.put(agreed ? 1 : 0, BIT);
    out.put(isLast ? 0 : 1, BIT);
    out.putCount(undo.length);
    if (!isLast) for (const index of undo) out.put(inForce.indexOf(index), inForce.length);
  } else if ('seat' in entry) {
    out.put(entry.seat, seats);
    if ('sitter' in entry) {
      out.put(entry.conceded ? 1 : 0, BIT);
      writeSitter(out, entry.sitter, entry.seat);
    }
  }
}

function readOther(from: NumberReader, { force }: Course, seats: number): Other {
  const kind = KINDS[from.get(KINDS.length)];
  switch (kind) {
    case 'undo':
      return readUndo(from, force.inForce);
    case 'redo':
      return { redo: true };
    case 'counted':
      return { counted: true };
    case 'hint':
      return { seat: from.get(seats), hint: true };
    case 'concede':
      return { seat: from.get(seats), concede: true };
    default: {
      const seat = from.get(seats);
      const conceded = from.get(BIT) === 1;
      return { seat, sitter: readSitter(from, seat), ...(conceded && { conceded }) };
    }
  }
}

function readUndo(from: NumberReader, inForce: readonly number[]): Other {
  const agreed = from.get(BIT) === 1;
  const isLast = from.get(BIT) === 0;
  const count = from.getCount();
  if (count > inForce.length) throw new BadCode('more taken back than there is');
  const undo = isLast
    ? inForce.slice(inForce.length - count)
    : Array.from({ length: count }, () => inForce[from.get(inForce.length)] ?? 0);
  return { undo, ...(agreed && { agreed }) };
}
