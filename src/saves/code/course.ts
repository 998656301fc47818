import { isEqual } from '../../engine/equal.ts';
import type { AnyGame, AnyMove, AnyState, Ask, Seat } from '../../engine/game.ts';
import { type Entry, ForceSoFar, isMove, type MatchRecord, type MoveEntry, type Sitter } from '../../engine/log.ts';
import { rngFor } from '../../engine/rng.ts';
import { BadCode } from './numbers.ts';

/** A state is kept after so many moves: what is taken back need not be played from the beginning. */
const KEPT = 8;
/** A log of taking back and bringing back, made to keep the device busy, is given up. */
const PLAYS_PER_ENTRY = KEPT;
const PLAYS_AT_LEAST = 4096;

/** A match before its first entry. */
export type Begun = Pick<MatchRecord, 'setup' | 'seed' | 'sitters'>;

/** Goes along a log, entry by entry, and knows at each of them what was legal. */
export class Course {
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
