import { canonical } from '../engine/canonical.ts';
import type { MatchId } from '../protocol/shown.ts';
import type { Import, Imported } from '../protocol/trouble.ts';
import { readFile, writeFile } from '../saves/file.ts';
import { matchMark, outcomeMark } from '../saves/format.ts';
import { parseOutcome, parseSave } from '../saves/parse.ts';
import { type Found, judgeSave, type Rules } from './open.ts';
import { foundMatch, shelfEntryOf } from './openMatch.ts';
import { takeOutcomesIn } from './shelf.ts';
import { isFull, type Store } from './store.ts';

interface Needs {
  readonly store: Store;
  readonly rules: Rules;
  newId(): MatchId;
}

/**
 * Takes matches in from a text. Each is judged by itself, so that one that is refused keeps no other out, and each gets
 * a name of its own, so that nothing on the shelf can be overwritten. One that stands there already, to the last move,
 * is not doubled; one that was played on since is another match.
 */
export async function takeIn(text: string, { store, rules, newId }: Needs): Promise<Import> {
  const file = readFile(text);
  if ('refused' in file) return file;
  const known = await knownMatches(store);
  const matches: Imported[] = [];
  for (const raw of file.matches) {
    const found = await judgeSave(raw, rules);
    if ('refused' in found) {
      matches.push({ got: 'refused', refusal: found });
      continue;
    }
    const { game } = found.save;
    const mark = matchMark(found.save);
    const same = known.get(mark);
    if (same !== undefined) {
      matches.push({ got: 'known', match: same, game });
      continue;
    }
    const match = newId();
    const fault = await written(store, match, found);
    if (!fault) known.set(mark, match);
    matches.push(fault ?? { got: 'added', match, game });
  }
  // After the matches: what became of those is known by now.
  const kept = await takeOutcomesIn(file.outcomes, { store, newId });
  const added = matches.flatMap((one) => (one.got === 'added' ? [one.match] : []));
  const came = [...added, ...(kept ?? [])];
  return { matches, outcomes: kept?.length ?? null, ...(came.length > 0 && { came }) };
}

async function knownMatches(store: Store): Promise<Map<string, MatchId>> {
  const known = new Map<string, MatchId>();
  for (const [id] of await store.cards()) {
    const save = parseSave(await store.read(id));
    if (!('refused' in save)) known.set(matchMark(save), id);
  }
  return known;
}

/** Null if it is on the disk. */
async function written(store: Store, id: MatchId, { match, save }: Found): Promise<Imported | null> {
  const { title, seen, shown, touchedAt } = save;
  const table = foundMatch({ id, match, title, seen, shown, mine: true, saved: true });
  try {
    await store.write(id, save, { ...shelfEntryOf(table, touchedAt), came: true });
    return null;
  } catch (fault) {
    return { got: 'notSaved', full: isFull(fault) };
  }
}

/**
 * The match, or all there are with what became of earlier ones, as one text: the oldest first, so that the same matches are the
 * same text on every device. What cannot be read here goes along: another app may know better.
 */
export async function outgoingText(store: Store, match: MatchId | null): Promise<string> {
  const matches = match === null ? (await store.cards()).map(([id]) => id) : [match];
  const saves = await Promise.all(matches.map((id) => store.read(id)));
  const there = saves.filter((save) => save !== undefined);
  const outcomes = match === null ? await store.outcomes() : [];
  return writeFile(inOrder(there, 'touchedAt'), once(inOrder(outcomes.map(asOwn), 'endedAt')));
}

/** That it came in here is nothing to whoever gets it next. */
function asOwn(outcome: unknown): unknown {
  if (typeof outcome !== 'object' || outcome === null) return outcome;
  return Object.fromEntries(Object.entries(outcome).filter(([key]) => key !== 'came'));
}

function inOrder(all: readonly unknown[], at: 'touchedAt' | 'endedAt'): unknown[] {
  const keyed = all.map((one) => ({ one, when: momentOf(one, at), text: canonical(one) }));
  keyed.sort((one, other) => one.when - other.when || (one.text < other.text ? -1 : 1));
  return keyed.map(({ one }) => one);
}

function momentOf(one: unknown, at: string): number {
  const when = new Map(Object.entries(Object(one))).get(at);
  return typeof when === 'number' ? when : 0;
}

/** A match that came in a second time has left what became of it twice. */
function once(outcomes: readonly unknown[]): unknown[] {
  const known = new Map<unknown, unknown>();
  for (const raw of outcomes) {
    const outcome = parseOutcome(raw);
    known.set(outcome ? outcomeMark(outcome) : raw, raw);
  }
  return [...known.values()];
}
