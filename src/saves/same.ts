import { canonical } from '../engine/canonical.ts';
import type { MatchRecord } from '../engine/log.ts';

/**
 * Equal for one and the same match at the same point of its log. What it is called, who has looked and when it was
 * touched make no other match of it; one move more does.
 */
export const matchMark = ({ game, edition, seed, setup, sitters, log, branch, daily, series }: MatchRecord): string => {
  const origin = { ...(branch && { branch }), ...(daily && { daily }), ...(series && { series }) };
  return canonical({ game, edition, seed, setup, sitters, log, ...origin });
};
