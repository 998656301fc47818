import type { Setup } from '../engine/game.ts';
import type { IllegalLog } from '../engine/match.ts';

/** Why a save is not opened or not taken in, and where it fails. */
export type Refusal =
  /** Not what this app writes; larger than anything it writes; its end is missing. */
  | { readonly refused: 'text' | 'size' | 'cut'; readonly place: 'text' }
  /** A code that did not come as it was sent: a part of it is missing, or was changed. */
  | { readonly refused: 'damaged'; readonly place: 'text' }
  /** A file with no match in it. */
  | { readonly refused: 'empty'; readonly place: 'matches' }
  /** `place`: the path to the first wrong field, `log.3.seat`. */
  | { readonly refused: 'shape'; readonly place: string }
  /** Written by a newer app: nothing is wrong with it, but it cannot be read here. */
  | { readonly refused: 'newer'; readonly place: 'enza' | 'format' | 'edition' }
  | { readonly refused: 'unknownGame'; readonly place: 'game' }
  /** An edition whose rules are not kept. */
  | { readonly refused: 'edition'; readonly place: 'edition' }
  | { readonly refused: 'setup'; readonly place: keyof Setup }
  /** `place`: the index of the first log entry that the rules do not allow. */
  | { readonly refused: 'log'; readonly place: number; readonly reason: IllegalLog['reason'] };
