import type { MatchId } from '../protocol/shown.ts';
import { type Outcome, outcomeMark, parseOutcome } from '../saves/outcome.ts';
import type { Store } from './store.ts';

/** What became of every match that was played to its end here, the newest first; what cannot be read is left out. */
export async function readOutcomes(store: Store): Promise<readonly Outcome[]> {
  const known = new Map<string, Outcome>();
  for (const raw of await store.outcomes()) {
    const outcome = parseOutcome(raw);
    if (outcome) known.set(outcomeMark(outcome), outcome);
  }
  return [...known.values()].sort((one, other) => other.endedAt - one.endedAt);
}

/** How many came that were not known here; null if they could not be written. */
export async function takeOutcomesIn(
  raw: readonly unknown[],
  { store, newId }: { readonly store: Store; newId(): MatchId },
): Promise<number | null> {
  const known = new Set((await readOutcomes(store)).map(outcomeMark));
  const fresh = new Map<string, Outcome>();
  for (const outcome of raw.map(parseOutcome)) {
    if (outcome && !known.has(outcomeMark(outcome))) fresh.set(outcomeMark(outcome), outcome);
  }
  if (fresh.size === 0) return 0;
  try {
    await store.keep([...fresh.values()].map((outcome) => [newId(), outcome]));
    return fresh.size;
  } catch {
    return null;
  }
}
