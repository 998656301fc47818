import type { Seat } from '../engine/game.ts';
import type { Entry } from '../engine/log.ts';
import type { RematchWish } from '../engine/rematch.ts';
import type { Mark, Place } from '../saves/sharing.ts';

/** A method, so that a browser's own port is one of these. */
interface Hears {
  heard(event: { readonly data: unknown }): void;
}

/** The end of a line to another device, whatever carries it: texts arrive whole and in order, and null is its end. */
export interface WirePort {
  onmessage: Hears['heard'] | null;
  postMessage(message: string | null): void;
  close(): void;
}

/** Devices that do not speak the same one do not play together. */
export const WIRE_PROTOCOL = 1;

/** The decision that a move answers: `since`: how many moves were in force when it was asked first. */
export interface AskName {
  readonly seat: Seat;
  readonly step: string;
  readonly since: number;
}

/** What a device wants written down. */
export type Wished =
  /** A move, judged as long as its ask is open. */
  | { readonly ask: AskName; readonly entry: Entry }
  /** Any other entry, judged at a log of that length only. */
  | { readonly length: number; readonly entry: Entry }
  /** These seats shall be played on this device. */
  | { readonly claim: readonly Seat[] }
  /** The whole match shall be laid open on this device, in a way that nobody has agreed on. */
  | { readonly opens: Opening };

/** The match is over, and the same people shall play again: nothing of it is changed, and nobody is asked. */
export interface Again {
  readonly again: RematchWish;
}

/** `code`: the deal code is told. `copy`: the match leaves the device as a code or a file. */
export type Opening = 'code' | 'copy';

/** A wish keeps its number however often it is sent, and is answered once. */
export type Wish = { readonly id: number } & (Wished | Again);

/** `no`: a device said no, or said nothing in time. `away`: a device that must be asked is not there. */
export type Became = 'written' | 'agreed' | 'stale' | 'refused' | 'no' | 'away' | 'busy';

/** A device's first message on a wire, sent again when its log was changed for another. */
export interface Hello {
  readonly say: 'hello';
  readonly protocol: number;
  readonly game: string;
  readonly edition: number;
  readonly mark: Mark;
  readonly device: Mark;
  readonly epoch: number;
  readonly orders: boolean;
  readonly length: number;
  /** Of a log of that length. */
  readonly hash: number;
  /** The line was silent, and the other end is unknown here by now: it says hello, too. */
  readonly back?: true;
}

export type WireMessage =
  | Hello
  /** From a device that has not got the match, and the answer: a code of its beginning. The rest comes as to any other. */
  | { readonly say: 'want'; readonly protocol: number }
  | { readonly say: 'match'; readonly code: string }
  /** The other device cannot play along, and why; the line ends. */
  | { readonly say: 'unfit'; readonly why: Unfit }
  /** The devices go on together at this match, of which a code has the beginning; who plays on which of them. */
  | { readonly say: 'next'; readonly code: string; readonly places: readonly Place[] }
  /** Says only that the device is there. */
  | { readonly say: 'beat' }
  /** Send your log, from that length on if it begins like this, else whole. */
  | { readonly say: 'give'; readonly length: number; readonly hash: number }
  /**
   * A part of a log, whose whole length is `of`. `instead`: it takes the place of what differs, because the two have
   * compared; else it may only go on from there.
   */
  | {
      readonly say: 'log';
      readonly from: number;
      readonly of: number;
      readonly entries: readonly Entry[];
      readonly instead?: true;
    }
  /** So much of the log is saved here. */
  | { readonly say: 'saved'; readonly length: number }
  | { readonly say: 'wish'; readonly wish: Wish }
  | { readonly say: 'became'; readonly id: number; readonly became: Became }
  /** Who plays where, and which devices are there now. */
  | { readonly say: 'places'; readonly places: readonly Place[]; readonly there: readonly Mark[] }
  /** Does the table here agree? */
  | { readonly say: 'question'; readonly id: number; readonly device: Mark; readonly wished: Wished }
  | { readonly say: 'answer'; readonly id: number; readonly yes: boolean }
  /** It is asked no more. */
  | { readonly say: 'asked'; readonly id: number };

/** Why two devices cannot play together. `rules`: one of them has written what the rules of the other refuse. */
export const UNFIT = ['protocol', 'edition', 'match', 'rules', 'twice'] as const;
export type Unfit = (typeof UNFIT)[number];

/** A device, for people. */
export interface CircleDevice {
  /** Who plays there; nobody: it lies in the middle, or has not been let in. */
  readonly seats: readonly Seat[];
  readonly isHere: boolean;
  readonly isThere: boolean;
}

/** What a page learns of the circle of devices that its match is played in. */
export interface CircleNews {
  /** This device orders. */
  readonly orders: boolean;
  /** There is a line to the device that orders, or it is this one. */
  readonly isJoined: boolean;
  /** The people whose device is not there. */
  readonly away: readonly Seat[];
  /** Every device that has been at this match, this one first. */
  readonly devices: readonly CircleDevice[];
  /** Something was wished for here, and has no answer yet. */
  readonly isWishing: boolean;
  /** How the last wish ended that did not come true; null: it did, or none has ended. */
  readonly became: Became | null;
  /** What people elsewhere ask this table; null: nothing. */
  readonly question: { readonly seats: readonly Seat[]; readonly wished: Wished } | null;
  /** How many moves of this device were not in the log that goes on: they stand on the shelf as a match of their own. */
  readonly gone: number;
  /** Why the device that connected last cannot play along; null: it can. */
  readonly unfit: Unfit | null;
}
