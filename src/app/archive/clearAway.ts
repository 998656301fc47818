import type { MatchId } from '../../protocol/shown.ts';
import { requests } from '../link.ts';
import { standAt } from './standBeside.ts';

/** Deletes matches, until that is undone; keyboard focus goes to what takes their place in the list. */
export function clearAway(matches: readonly MatchId[], among: readonly MatchId[]): void {
  const gone = new Set(matches);
  const first = among.findIndex((id) => gone.has(id));
  const stays = (id: MatchId): boolean => !gone.has(id);
  const beside = [...among.slice(first).filter(stays), ...among.slice(0, Math.max(0, first)).reverse()];
  standAt(
    (cards) => !cards.some(({ id }) => gone.has(id)),
    () => beside,
  );
  void requests().then(({ deleteMatches }) => deleteMatches(matches));
}
