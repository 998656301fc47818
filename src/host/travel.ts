import { canonical } from '../engine/equal.ts';
import type { Seat } from '../engine/game.ts';
import type { Import, Imported, Trouble } from '../protocol/messages.ts';
import type { MatchId } from '../protocol/shown.ts';
import { readCode, writeCode } from '../saves/code/code.ts';
import { bytesOf, codeIn, linkText } from '../saves/code/link.ts';
import { markLine, marksIn, type Refusal, readFile, writeFile } from '../saves/file.ts';
import { matchMark, outcomeMark, tableMark } from '../saves/format.ts';
import { parseOutcome, parseSave, parseShared } from '../saves/parse.ts';
import { type Mark, MOST_HANDED, type Shared } from '../saves/sharing.ts';
import { addMatch, type Comer, type MeetingNeeds, meet } from './meeting.ts';
import { judgeSave } from './open.ts';
import { logLength, type OpenMatch, savedOf } from './openMatch.ts';
import { takeOutcomesIn } from './shelf.ts';
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

/** A match from a file or code, not judged yet. */
interface Unjudged extends Omit<Comer, 'match' | 'save'> {
  readonly raw: unknown;
  /** It says nothing of the table that it leads to, as a save does. */
  readonly isCode: boolean;
}

interface Arrival {
  readonly matches: Iterable<Unjudged>;
  readonly outcomes: readonly unknown[];
}

/**
 * Takes matches in from a text: a file, or a message with a code in it. Each is judged by itself, so that one that is
 * refused keeps no other out. One that is known here by its mark goes on where it stands; any other gets a name of its own,
 * so that nothing on the shelf can be overwritten, and one that stands there already, to the last move, is not doubled.
 */
export async function takeIn(text: string, needs: MeetingNeeds): Promise<Import> {
  const arrival = await arrivalOf(text, needs);
  if ('refused' in arrival) return arrival;
  const known = await knownMatches(needs.store);
  const matches: Imported[] = [];
  for (const one of arrival.matches) matches.push(await takeUnjudged(one, known, needs));
  // After the matches: what became of those is known by now.
  const kept = await takeOutcomesIn(arrival.outcomes, needs);
  const added = matches.flatMap((one) => (one.got === 'added' ? [one.match] : []));
  const came = [...added, ...(kept ?? [])];
  return { matches, outcomes: kept?.length ?? null, ...(came.length > 0 && { came }) };
}

/** The one match that a code holds, as it stands here then; null: it could not be taken in. */
export async function takeOne(code: string, needs: MeetingNeeds): Promise<MatchId | null> {
  const became = await takeIn(`#/take/${code}`, needs);
  const [one] = 'matches' in became ? became.matches : [];
  return one && 'match' in one ? one.match : null;
}

async function arrivalOf(text: string, { rules, now }: MeetingNeeds): Promise<Arrival | Refusal> {
  const code = codeIn(text);
  if (code !== null) {
    const coded = await readCode(bytesOf(code) ?? new Uint8Array(), rules);
    if ('refused' in coded) return coded;
    const raw = { ...coded.save, touchedAt: now() };
    return { matches: [{ ...coded, raw, isCode: true }], outcomes: [] };
  }
  const file = readFile(text);
  if ('refused' in file) return file;
  const marks = marksIn(file.outcomes);
  return { matches: unjudged(file.matches, marks), outcomes: file.outcomes };
}

function* unjudged(matches: Iterable<unknown>, marks: ReadonlyMap<number, Mark>): Generator<Unjudged> {
  let at = 0;
  for (const raw of matches) yield { raw, mark: marks.get(at++) ?? null, handed: [], byMessages: false, isCode: false };
}

async function takeUnjudged({ raw, isCode, ...came }: Unjudged, known: Known, needs: MeetingNeeds): Promise<Imported> {
  const judged = await judgeSave(raw, needs.rules);
  if ('refused' in judged) return { got: 'refused', refusal: judged };
  const { match, save } = judged;
  const found = isCode ? { match, save: { ...save, table: tableMark(match) } } : judged;
  const { mark } = came;
  const own = mark === null ? undefined : known.byMark.get(mark);
  if (own !== undefined) return meet(needs, own, { ...found, ...came });
  const { game } = found.save;
  const log = matchMark(found.save);
  const byLog = await known.byLog();
  const same = byLog.get(log);
  if (same !== undefined) return { got: 'known', match: same, game };
  const added = await addMatch(needs, { ...found, ...came });
  if ('match' in added) {
    byLog.set(log, added.match);
    if (mark !== null) known.byMark.set(mark, added.match);
  }
  return added;
}

/** What stands on the shelf. By its marks it is known at once; to know it by its moves every match must be read. */
interface Known {
  readonly byMark: Map<Mark, MatchId>;
  byLog(): Promise<Map<string, MatchId>>;
}

async function knownMatches(store: Store): Promise<Known> {
  const ids = (await store.cards()).map(([id]) => id);
  const byMark = new Map<Mark, MatchId>();
  for (const id of ids) {
    const shared = parseShared(await store.shared(id));
    if (shared) byMark.set(shared.mark, id);
  }
  let reading: Promise<Map<string, MatchId>> | null = null;
  return {
    byMark,
    byLog() {
      reading ??= readLogs(store, ids);
      return reading;
    },
  };
}

async function readLogs(store: Store, ids: readonly MatchId[]): Promise<Map<string, MatchId>> {
  const byLog = new Map<string, MatchId>();
  for (const id of ids) {
    const save = parseSave(await store.read(id));
    if (!('refused' in save)) byLog.set(matchMark(save), id);
  }
  return byLog;
}

interface OutgoingNeeds {
  readonly store: Store;
  newMark(): Mark;
}

/**
 * The match, or all there are with what became of earlier ones, as one text: the oldest first, so that the same matches are the
 * same text on every device. What cannot be read here goes along: another app may know better. Each brings its mark, so that
 * it goes on in its own place when it comes back.
 */
export async function outgoingText(needs: OutgoingNeeds, match: MatchId | null): Promise<string> {
  const { store } = needs;
  const ids = match === null ? (await store.cards()).map(([id]) => id) : [match];
  const there: { readonly id: MatchId; readonly save: unknown }[] = [];
  for (const id of ids) {
    const save = await store.read(id);
    if (save !== undefined) there.push({ id, save });
  }
  const sorted = inOrder(there, 'touchedAt', ({ save }) => save);
  const marks: unknown[] = [];
  for (const [at, { id }] of sorted.entries()) {
    const mark = await markOf(needs, id);
    if (mark !== null) marks.push(markLine(at, mark));
  }
  const outcomes = match === null ? await store.outcomes() : [];
  const ended = once(inOrder(outcomes.map(asOwn), 'endedAt', (one) => one));
  return writeFile(
    sorted.map(({ save }) => save),
    [...ended, ...marks],
  );
}

/** It is made when the match first leaves; null where the disk has no room for it. */
async function markOf({ store, newMark }: OutgoingNeeds, id: MatchId): Promise<Mark | null> {
  const known = parseShared(await store.shared(id));
  if (known) return known.mark;
  const mark = newMark();
  return store.keepShared(id, { mark, handed: [] }).then(
    () => mark,
    () => null,
  );
}

/** The mark of its arrival is dropped: it does not concern the device that gets it next. */
function asOwn(outcome: unknown): unknown {
  if (typeof outcome !== 'object' || outcome === null) return outcome;
  return Object.fromEntries(Object.entries(outcome).filter(([key]) => key !== 'came'));
}

function inOrder<One>(all: readonly One[], at: 'touchedAt' | 'endedAt', of: (one: One) => unknown): One[] {
  const keyed = all.map((one) => ({ one, when: momentOf(of(one), at), text: canonical(of(one)) }));
  keyed.sort((one, other) => one.when - other.when || (one.text < other.text ? -1 : 1));
  return keyed.map(({ one }) => one);
}

function momentOf(one: unknown, at: string): number {
  const when = new Map(Object.entries(Object(one))).get(at);
  return typeof when === 'number' ? when : 0;
}

/** A match that was taken in twice has left its outcome twice. */
function once(outcomes: readonly unknown[]): unknown[] {
  const known = new Map<unknown, unknown>();
  for (const raw of outcomes) {
    const outcome = parseOutcome(raw);
    known.set(outcome ? outcomeMark(outcome) : raw, raw);
  }
  return [...known.values()];
}
