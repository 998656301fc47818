import type { MatchId } from '../../protocol/shown.ts';
import type { Scene } from '../../ui/stage/scene.ts';

/** How often scenes of a kind were seen in the match that is open. */
let counted: { readonly match: MatchId; readonly byKind: Map<string, number> } | null = null;

const countsOf = (match: MatchId): Map<string, number> => {
  if (counted?.match !== match) counted = { match, byKind: new Map() };
  return counted.byKind;
};

export const seenBefore = (match: MatchId, { kind }: Scene): number => (countsOf(match).get(kind) ?? 0) + 1;

export function noteSeen(match: MatchId, { kind }: Scene): void {
  const counts = countsOf(match);
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
}
