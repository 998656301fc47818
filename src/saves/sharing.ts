import type { Seat } from '../engine/game.ts';
import type { Wish } from '../protocol/wire.ts';

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
  /** How long the log was when it was last sent to the others, or received from them: so much of it they know. */
  readonly sent?: number;
  /** Absent: it is not played by several devices at one time. */
  readonly circle?: Circle;
}

/** What a device knows of the circle of devices that play one match together. */
export interface Circle {
  /** This device, as the others know it. */
  readonly device: Mark;
  /** How often the order was taken over: where two logs differ, the later order counts. */
  readonly epoch: number;
  /** This device orders: it judges what the others wish, writes it down and tells it. */
  readonly orders: boolean;
  /** Who plays on which device, as the one that orders has it. */
  readonly places: readonly Place[];
  /** What was wished for here and has no answer yet: it is sent again after a break. */
  readonly wishes: readonly Wish[];
  /** How many wishes this device has had. */
  readonly wished: number;
}

export interface Place {
  readonly device: Mark;
  readonly seats: readonly Seat[];
}

/** Far more than people have. */
export const MOST_DEVICES = 16;
/** More people than that share no device, and each has one wish at a time. */
export const MOST_WISHES = 16;

/** The newest are kept: more would fill the log with nothing else. */
export const MOST_HANDED = 32;
