import type { Seat } from '../engine/ids.ts';

/**
 * Names a match on every device that it has been on: 64 bits of chance as 16 hexadecimal digits. Two tables of one deal have
 * two of them.
 */
export type Mark = string;

export const isMark = (text: unknown): text is Mark => typeof text === 'string' && /^[0-9a-f]{16}$/.test(text);

/**
 * What is known of a match that has been handed on to another device. It stands beside the save, under a key of its own:
 * 1.0.0 refuses a save with a field that it does not know.
 */
export interface Shared {
  readonly mark: Mark;
  /** How long the log was when it was handed on, the first time first. */
  readonly handed: readonly number[];
  /**
   * Who plays on this device, where the others have theirs and play by messages; nobody has said so yet where it is empty.
   * Absent: everybody plays here.
   */
  readonly here?: readonly Seat[];
  /** How long the log was when it was sent to the others last, or came from them: they know it so far. */
  readonly sent?: number;
}

/** The newest are kept: more would fill the log with nothing else. */
export const MOST_HANDED = 32;
