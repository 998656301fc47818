import type { MatchId, ShelfEntry } from '../protocol/shown.ts';
import { type Outcome, outcomeMark } from '../saves/format.ts';
import { parseOutcome, parseShelfEntry } from '../saves/parse.ts';
import { findMatch, markedIn, type Rules } from './open.ts';
import { foundMatch, shelfEntryOf } from './openMatch.ts';
import type { Store } from './store.ts';

/**
 * All cards, those that still are on the table before those that are over, newest first; beside them the matches that cannot be shown. A card that another build has written is made
 * anew from its match, each time until the match is written again.
 */
export async function readShelf(
  store: Store,
  rules: Rules,
): Promise<{ cards: readonly ShelfEntry[]; broken: readonly MatchId[] }> {
  const cards: ShelfEntry[] = [];
  const broken: MatchId[] = [];
  for (const [id, raw] of await store.cards()) {
    const card = parseShelfEntry(raw);
    const shown = card?.id === id ? card : await cardFrom(store, rules, id);
    if (shown) cards.push(shown);
    else broken.push(id);
  }
  return { cards: cards.sort((one, other) => over(one) - over(other) || other.touchedAt - one.touchedAt), broken };
}

const over = ({ result }: ShelfEntry): number => (result === null ? 0 : 1);

async function cardFrom(store: Store, rules: Rules, id: MatchId): Promise<ShelfEntry | null> {
  const found = await findMatch(store, rules, id);
  if ('what' in found) return null;
  const { title, seen, shown, touchedAt } = found.save;
  const { match, shared } = found;
  const table = foundMatch({ id, match, title, seen, shown, mine: true, saved: true, shared });
  return shelfEntryOf({ ...table, ...(await markedIn(store, id)) }, touchedAt);
}

/**
 * What became of every match that was played to its end here, the newest first; what cannot be read is left out. Of a match
 * that came here twice it counts once.
 */
export async function readOutcomes(store: Store): Promise<readonly Outcome[]> {
  const known = new Map<string, Outcome>();
  for (const raw of await store.outcomes()) {
    const outcome = parseOutcome(raw);
    if (outcome) known.set(outcomeMark(outcome), outcome);
  }
  const newest = [...known.values()].sort((one, other) => other.endedAt - one.endedAt);
  const firstOf = new Map(newest.map((outcome) => [outcome.mark, outcome] as const).reverse());
  return newest.filter((outcome) => outcome.mark === undefined || firstOf.get(outcome.mark) === outcome);
}

/** Where those were written that were not known here; null if they could not be. */
export async function takeOutcomesIn(
  raw: readonly unknown[],
  { store, newId }: { readonly store: Store; newId(): MatchId },
): Promise<readonly MatchId[] | null> {
  const here = await readOutcomes(store);
  const known = new Set(here.flatMap((outcome) => [outcomeMark(outcome), outcome.mark]));
  const fresh = new Map<string, Outcome>();
  for (const outcome of raw.map(parseOutcome)) {
    const isKnown =
      outcome && (known.has(outcomeMark(outcome)) || (outcome.mark !== undefined && known.has(outcome.mark)));
    if (outcome && !isKnown) fresh.set(outcomeMark(outcome), outcome);
  }
  if (fresh.size === 0) return [];
  const came = [...fresh.values()].map((outcome) => [newId(), { ...outcome, came: true }] as const);
  try {
    await store.keep(came);
    return came.map(([id]) => id);
  } catch {
    return null;
  }
}
