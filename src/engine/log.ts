import type { Daily } from './daily.ts';
import type { AnyMove, Seat, Setup } from './game.ts';

export type Emblem = 'crane' | 'pine' | 'fan' | 'plum' | 'bell' | 'wave';
export const EMBLEMS: readonly Emblem[] = ['crane', 'pine', 'fan', 'plum', 'bell', 'wave'];

/** Who sits on a seat. Level 0 is a bot that plays at random. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string; readonly emblem: Emblem }
  | { readonly kind: 'bot'; readonly level: number; readonly name: string; readonly emblem: Emblem };

/** The log is the truth of a match; everything else is folded from it. Nothing is ever taken out of it. */
export type Entry =
  | { readonly seat: Seat; readonly move: AnyMove }
  /** The indexes of the moves that no longer count. */
  | { readonly undo: readonly number[]; readonly agreed?: true }
  | { readonly redo: true }
  /** `conceded`: the person who sat there gave up. */
  | { readonly seat: Seat; readonly sitter: Sitter; readonly conceded?: true }
  /** This seat was told what the strong bot would do. */
  | { readonly seat: Seat; readonly hint: true }
  /** The player on that seat gives up, which ends the match: always the last entry. */
  | { readonly seat: Seat; readonly concede: true }
  /** It ends here, and counts as it stands: the last entry. */
  | { readonly counted: true };

export type MoveEntry = Extract<Entry, { move: unknown }>;
export const isMove = (entry: Entry | undefined): entry is MoveEntry => entry !== undefined && 'move' in entry;

/** Where a match comes from that was not dealt anew: the moment of another one, from which it goes on. */
export interface Branch {
  /** What that one was called; null: by the name of the game. */
  readonly title: string | null;
  /** When it was played, in milliseconds since 1970. */
  readonly playedAt: number;
  /** How many of its moves were taken over: so many entries the log begins with. */
  readonly moves: number;
}

/** All there is to a match; whatever else is shown or asked is folded from it. */
export interface MatchRecord {
  readonly game: string;
  readonly edition: number;
  readonly seed: number;
  readonly setup: Setup;
  /** Who sat down first; changes since are entries of the log. */
  readonly sitters: readonly Sitter[];
  /** Nobody is told here what a bot would do. */
  readonly noHints?: true;
  readonly log: readonly Entry[];
  /** Absent: it was dealt anew. */
  readonly branch?: Branch;
  /** It is a day's deal. */
  readonly daily?: Daily;
  /** Absent: it stands for itself. */
  readonly series?: Series;
}

/** A match of several between the same, of which who is the first to win so many has won all. */
export interface Series {
  /** The victories of each side before this match: no other match has to be there to know them. */
  readonly won: readonly number[];
  /** How many were played before this one. */
  readonly played: number;
}

/** What counts of a log: the indexes of the moves in force, and the undos that could be redone, newest last. */
export interface LogInForce {
  readonly inForce: readonly number[];
  readonly undone: readonly (readonly number[])[];
}

/** An undo of a move that does not count, or a redo of none. */
export class BadUndo extends Error {
  /** Its place in the log. */
  readonly index: number;
  constructor(at: number) {
    super(`log entry ${at} takes back or brings back what is not there`);
    this.index = at;
  }
}

export function logInForce(log: readonly Entry[]): LogInForce {
  const force = new ForceSoFar();
  log.forEach((entry, index) => {
    force.add(entry, index);
  });
  return force;
}

/** What counts of the entries that were added, in the order of the log. */
export class ForceSoFar implements LogInForce {
  inForce: number[] = [];
  undone: (readonly number[])[] = [];

  add(entry: Entry, index: number): void {
    if ('move' in entry) {
      this.inForce.push(index);
      this.undone = [];
    } else if ('undo' in entry) {
      const gone = new Set(entry.undo);
      const left = this.inForce.filter((each) => !gone.has(each));
      const isThere = left.length === this.inForce.length - entry.undo.length;
      if (gone.size === 0 || !isThere) throw new BadUndo(index);
      this.inForce = left;
      this.undone.push(entry.undo);
    } else if ('redo' in entry) {
      const back = this.undone.pop();
      if (!back) throw new BadUndo(index);
      this.inForce = [...this.inForce, ...back].sort((one, other) => one - other);
    }
  }
}

/** More undos than people make: a longer log could only keep the device busy. */
const ENTRIES_PER_MOVE = 8;
export const mostEntries = (longestGame: number): number => ENTRIES_PER_MOVE * longestGame;

export function sittersNow(first: readonly Sitter[], log: readonly Entry[]): Sitter[] {
  const now = [...first];
  for (const entry of log) if ('sitter' in entry) now[entry.seat] = entry.sitter;
  return now;
}

/** How a match ended before its rules would end it: the table had it counted as it stood, or a seat gave it up. */
export type EarlyEnd = { readonly how: 'counted' } | { readonly how: 'conceded'; readonly seat: Seat };

/** Null: it goes on, or ended by its rules. Such an entry is the last one of its log: nothing comes after it, no undo either. */
export function earlyEnd({ log }: Pick<MatchRecord, 'log'>): EarlyEnd | null {
  const last = log.at(-1);
  if (!last) return null;
  if ('counted' in last) return { how: 'counted' };
  return 'concede' in last ? { how: 'conceded', seat: last.seat } : null;
}

/** Whose person gave up: a bot sits there since, or it is over. */
export function gaveUp({ log }: Pick<MatchRecord, 'log'>): readonly Seat[] {
  const seats = new Set<Seat>();
  for (const entry of log) {
    if ('concede' in entry || 'conceded' in entry) seats.add(entry.seat);
    else if ('sitter' in entry && entry.sitter.kind === 'person') seats.delete(entry.seat);
  }
  return [...seats];
}
