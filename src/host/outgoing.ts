import type { MatchId } from '../protocol/messages.ts';
import { writeFile } from '../saves/file.ts';
import type { Store } from './store.ts';

/** The match, or all there are, as one text. What cannot be read here goes along: another app may know better. */
export async function outgoingText(store: Store, match: MatchId | null): Promise<string> {
  const matches = match === null ? (await store.cards()).map(([id]) => id) : [match];
  const saves = await Promise.all(matches.map((id) => store.read(id)));
  return writeFile(saves.filter((save) => save !== undefined));
}
