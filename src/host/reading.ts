import { isEqual } from '../engine/equal.ts';
import type { MatchId } from '../protocol/shown.ts';
import type { Trouble } from '../protocol/trouble.ts';
import { type SavedMatch, tableMark } from '../saves/format.ts';
import { findMatch, markedIn, type Rules } from './open.ts';
import { foundMatch, type OpenMatch } from './openMatch.ts';
import type { Pocket } from './pocket.ts';
import type { Store } from './store.ts';

/** A match as the store has it. */
interface ReadTable {
  readonly table: OpenMatch;
  readonly touchedAt: number;
  /** The trouble to tell once the table is shown. */
  readonly troubles: readonly Trouble[];
}

/** Or why it cannot be laid out. `mine`: no other tab has it. */
export async function readTable(
  pocket: Pocket,
  rules: Rules,
  id: MatchId,
  mine: boolean,
): Promise<ReadTable | Trouble> {
  const onDisk = await pocket.onDisk(id);
  const marked = await markedIn(pocket, id);
  const found = await findMatch(pocket, rules, id);
  if ('what' in found) return found;
  const { match, save, shared } = found;
  const { title, seen, shown, touchedAt } = save;
  const disk = typeof onDisk === 'number' ? { saved: false, onDisk } : { saved: true };
  const table = { ...foundMatch({ id, match, title, seen, shown, mine, shared, ...disk }), ...marked };
  const isOther = save.table !== undefined && save.table !== tableMark(match);
  const troubles: Trouble[] = [];
  if (onDisk === 'lost') troubles.push({ what: 'movesLost' });
  if (isOther) troubles.push({ what: 'otherTable' });
  return { table, touchedAt, troubles };
}

/** What the disk has of a table that could not be written; null: it was played on from there by another tab. */
export async function saveBelow(disk: Store, rules: Rules, { id, match }: OpenMatch): Promise<SavedMatch | null> {
  const found = await findMatch(disk, rules, id);
  if ('what' in found) return null;
  const { save } = found;
  return isEqual(save.log, match.record.log.slice(0, save.log.length)) ? save : null;
}
