import { canonical, hashOf } from '../../engine/canonical.ts';
import { isEqual } from '../../engine/equal.ts';
import type { Entry } from '../../engine/log.ts';
import { append, IllegalLog, type Match, openJudged } from '../../engine/match.ts';
import { played } from '../judge.ts';
import { type OpenMatch, settled } from '../openMatch.ts';
import type { SharedTable } from './circle.ts';

/** What of the log is on the disk: nothing else is told to anybody. */
export const savedLog = ({ match, saved, onDisk }: OpenMatch): readonly Entry[] =>
  saved ? match.record.log : match.record.log.slice(0, onDisk);

export const hashOfLog = (log: readonly Entry[]): number => hashOf(canonical(log));

export function commonLength(one: readonly Entry[], other: readonly Entry[]): number {
  const differs = one.findIndex((entry, index) => !isEqual(entry, other[index]));
  return differs < 0 ? Math.min(one.length, other.length) : differs;
}

/** The table after entries that another device wrote; null: these rules refuse them. */
export function goneOn(table: SharedTable, entries: readonly Entry[]): SharedTable | null {
  let next: OpenMatch = table;
  if (!isOpened(table, entries)) return null;
  for (const entry of entries) {
    const after = 'move' in entry ? played(next, entry.seat, entry.move) : withEntry(next, entry);
    if (!after) return null;
    next = after;
  }
  return { ...next, shared: table.shared };
}

/** What a save may hold beside what the rules judge: one with anything else would not be opened again. */
function isOpened({ match: { record } }: OpenMatch, entries: readonly Entry[]): boolean {
  return entries.every(
    (entry) =>
      (!('seat' in entry) || entry.seat < record.setup.seats) &&
      !('conceded' in entry && entry.sitter.kind === 'person'),
  );
}

function withEntry(table: OpenMatch, entry: Entry): OpenMatch | null {
  const match = judged(() => append(table.match, entry));
  return match && settled({ ...table, match, saved: false });
}

/** The table with another log in place of its own, which agree in so many entries; null: these rules refuse it. */
export function laidInstead(table: SharedTable, log: readonly Entry[], common: number): SharedTable | null {
  if (common < (table.match.record.branch?.moves ?? 0) || !isOpened(table, log.slice(common))) return null;
  const match = judged(() => openJudged(table.match.game, { ...table.match.record, log }));
  if (!match) return null;
  const seen = table.seen.map((looked) => Math.min(looked, common));
  const shown = Math.min(table.shown, common);
  const moment = { looking: false, learnt: false, unveiled: false, saved: false, onDisk: common };
  const next = settled({ ...table, match, seen, shown, ...moment });
  return { ...next, shared: table.shared };
}

function judged(work: () => Match): Match | null {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof IllegalLog) return null;
    throw fault;
  }
}
