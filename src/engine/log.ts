import type { AnyMove } from './game.ts';
import type { Seat } from './ids.ts';

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
  | { readonly seat: Seat; readonly sitter: Sitter };

export type MoveEntry = Extract<Entry, { move: unknown }>;
export const isMove = (entry: Entry | undefined): entry is MoveEntry => entry !== undefined && 'move' in entry;

/** What counts of a log: the indexes of the moves in force, and the undos that could be redone, newest last. */
export interface LogInForce {
  readonly inForce: readonly number[];
  readonly undone: readonly (readonly number[])[];
}

/** An undo or a redo of what is not there. */
export class BadUndo extends Error {
  /** Its place in the log. */
  readonly index: number;
  constructor(at: number) {
    super(`log entry ${at} takes back or brings back what is not there`);
    this.index = at;
  }
}

export function logInForce(log: readonly Entry[]): LogInForce {
  let inForce: number[] = [];
  let undone: (readonly number[])[] = [];
  log.forEach((entry, index) => {
    if ('move' in entry) {
      inForce.push(index);
      undone = [];
    } else if ('undo' in entry) {
      const gone = entry.undo;
      const twice = new Set(gone).size < gone.length;
      if (gone.length === 0 || twice || !gone.every((each) => inForce.includes(each))) throw new BadUndo(index);
      inForce = inForce.filter((each) => !gone.includes(each));
      undone.push(gone);
    } else if ('redo' in entry) {
      const back = undone.pop();
      if (!back) throw new BadUndo(index);
      inForce = [...inForce, ...back].sort((one, other) => one - other);
    }
  });
  return { inForce, undone };
}

export function sittersNow(first: readonly Sitter[], log: readonly Entry[]): Sitter[] {
  const now = [...first];
  for (const entry of log) if ('sitter' in entry) now[entry.seat] = entry.sitter;
  return now;
}
