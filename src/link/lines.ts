import type { Seat } from '../engine/ids.ts';
import type { MatchId } from '../protocol/shown.ts';
import { ask, host } from './host.ts';

// Requests to the host about several devices: fetched with the door to them, and not with the first screen.

/** Several devices play the open match from now on, and this one orders; `here`: who plays on it. Rejects where that cannot be. */
export const gather = (match: MatchId, here: readonly Seat[]): Promise<null> => ask('gather', { match, here });

/** Leads a line from the open match to another device. */
export const joinLine = (match: MatchId, port: MessagePort): void => host.post({ kind: 'wire', match, port });

/** Takes the match of the device at the other end in, and plays along; rejects if it cannot, and `trouble` says why. */
export const enterLine = (port: MessagePort): Promise<MatchId> => ask('enter', { port });
