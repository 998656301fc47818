import { type Signal, signal } from '@preact/signals';
import type { AnyReason } from '../engine/game.ts';
import type { LogLine } from '../engine/reel.ts';
import type { Trouble } from '../protocol/messages.ts';
import type { MatchId, ShelfEntry, TableNews } from '../protocol/shown.ts';

/**
 * Where the host's worker is. `silent`: it lives and has not answered for long; it may yet, and `restart()` gives it up.
 * `lost`: it died too often; only `restart()` tries again.
 */
export type Connection = 'starting' | 'ready' | 'restarting' | 'silent' | 'lost';

/** Null until the host has answered. */
export const shelf: Signal<readonly ShelfEntry[] | null> = signal(null);
/** How many matches were deleted last, and can be brought back. */
export const deleted: Signal<number> = signal(0);
/** Null while no match is open. */
export const table: Signal<TableNews | null> = signal(null);
/** The whole log of the open match, as the eyes that look may read it. */
export const ribbon: Signal<readonly LogLine[]> = signal([]);
/** Why a move that was offered could not be, at the log length of that moment. Set it to null once something else is tried. */
export const refusal: Signal<{ readonly logLength: number; readonly reason: AnyReason } | null> = signal(null);
/** The newest one. Set it to null once it was read; a failed save clears itself when it is made good. */
export const trouble: Signal<Trouble | null> = signal(null);
/** A match that the host has laid out unasked: the page goes there. Set it to null once it did. */
export const calledTo: Signal<MatchId | null> = signal(null);
export const connection: Signal<Connection> = signal('starting');
