import { isEqual } from '../engine/equal.ts';
import type { AnyGame } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { Trouble } from '../protocol/messages.ts';
import type { MatchId } from '../protocol/shown.ts';
import type { Refusal } from '../saves/file.ts';
import { type SavedMatch, tableMark } from '../saves/format.ts';
import { parseSave, parseShared } from '../saves/parse.ts';
import { replay } from '../saves/replay.ts';
import type { Shared } from '../saves/sharing.ts';
import { foundMatch, type OpenMatch } from './openMatch.ts';
import type { Pocket } from './pocket.ts';
import type { Mark, Store } from './store.ts';

/** By its id, or by the number that codes have for it. Null for a game that this app does not know; rejects if its rules do not load. */
export type Rules = (game: string | number) => Promise<AnyGame> | null;

export interface Found {
  readonly match: Match;
  readonly save: SavedMatch;
}

/** One that stands in the store. */
export interface Kept extends Found {
  /** Null: it was never handed on. */
  readonly shared: Shared | null;
}

/** Reads and replays a match. Whatever is wrong with it, the store stays as it is. */
export async function findMatch(store: Store, rules: Rules, id: MatchId): Promise<Kept | Trouble> {
  try {
    const raw = await store.read(id);
    if (raw === undefined) return { what: 'noSuchMatch', match: id };
    const found = await judgeSave(raw, rules);
    return 'refused' in found ? troubleOf(id, found) : { ...found, shared: parseShared(await store.shared(id)) };
  } catch {
    return { what: 'cannotOpen', match: id };
  }
}

/** What stands beside a save, as its table knows it. */
export async function markedIn(store: Store, id: MatchId): Promise<{ codeKnown: boolean; lesson: boolean }> {
  const marks: readonly Mark[] = await store.marks(id).catch(() => []);
  return { codeKnown: marks.includes('code'), lesson: marks.includes('lesson') };
}

/** Opens a save from outside: its shape is judged first, then every move by the game's own rules. */
export async function judgeSave(raw: unknown, rules: Rules): Promise<Found | Refusal> {
  const save = parseSave(raw);
  if ('refused' in save) return save;
  const loading = rules(save.game);
  if (!loading) return { refused: 'unknownGame', place: 'game' };
  const match = replay(await loading, save);
  return 'refused' in match ? match : { match, save };
}

/** Nothing is wrong with what a newer app has written, nor with a title that this build goes without. */
function troubleOf(match: MatchId, refusal: Refusal): Trouble {
  if (refusal.refused === 'newer') return { what: 'newerSave', match };
  if (refusal.refused === 'unknownGame') return { what: 'notInBuild', match };
  return { what: 'brokenSave', match, refusal };
}

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
