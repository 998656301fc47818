import type { Seat } from '../engine/ids.ts';
import type { Trouble } from '../protocol/trouble.ts';
import { writeCode } from '../saves/code/code.ts';
import { linkText } from '../saves/code/link.ts';
import { MOST_HANDED, type Shared } from '../saves/sharing.ts';
import { logLength, type OpenMatch, savedOf } from './openMatch.ts';
import { isFull, type Store } from './store.ts';

/**
 * The table of a match that is handed on: its log says so, for its next owner could look at everything. While
 * people play by messages it says so once; that it goes to and fro is what they have agreed on.
 */
export function handedOn(table: OpenMatch, known: Shared, here?: readonly Seat[] | null): OpenMatch {
  const { here: before, sent, ...mark } = known;
  // Who plays where in a circle of devices is no matter of a code.
  const now = here === undefined || known.circle ? before : (here ?? undefined);
  const at = logLength(table.match);
  const isNoted = mark.handed.at(-1) === at || (now !== undefined && before !== undefined);
  const handed = isNoted ? mark.handed : [...mark.handed, at].slice(-MOST_HANDED);
  return { ...table, shared: { ...mark, handed, ...(now && { here: now, sent: at }) } };
}

/** These play on this device; what none of them has looked at yet is shown to them. */
export function seatedHere(table: OpenMatch, known: Shared, here: readonly Seat[]): OpenMatch {
  const looked = here.map((seat) => table.seen[seat] ?? 0);
  return { ...table, shown: Math.min(table.shown, ...looked), shared: { ...known, here } };
}

/** Null: the record of it is written beside the save. */
export async function keepShared(store: Store, { id, shared }: OpenMatch): Promise<Trouble | null> {
  try {
    if (shared) await store.keepShared(id, shared);
    return null;
  } catch (fault) {
    return { what: 'notSaved', full: isFull(fault) };
  }
}

/** Null: it is too long for a code. */
export function codeOf(table: OpenMatch, touchedAt: number): string | null {
  const { match, shared } = table;
  if (!shared) return null;
  const { mark, handed, here } = shared;
  const bytes = writeCode(match, { save: savedOf(table, touchedAt), mark, handed, byMessages: here !== undefined });
  return bytes && linkText(bytes);
}
