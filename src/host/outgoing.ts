import type { MatchId } from '../protocol/shown.ts';
import { writeFile } from '../saves/file.ts';
import type { SavedMatch } from '../saves/format.ts';
import type { Store } from './store.ts';

/** The open match as it stands, where the store could not take its last moves. */
export interface Unsaved {
  readonly match: MatchId;
  readonly save: SavedMatch;
}

/** The match, or all there are with what became of earlier ones, as one text. What cannot be read here goes along: another app may know better. */
export async function outgoingText(store: Store, match: MatchId | null, unsaved: Unsaved | null): Promise<string> {
  const stored = match === null ? (await store.cards()).map(([id]) => id) : [match];
  const matches = unsaved && match === null ? new Set([...stored, unsaved.match]) : stored;
  const saves = await Promise.all([...matches].map((id) => (id === unsaved?.match ? unsaved.save : store.read(id))));
  const outcomes = match === null ? await store.outcomes() : [];
  return writeFile(
    saves.filter((save) => save !== undefined),
    outcomes,
  );
}
