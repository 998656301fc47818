import { openMatch } from '../../engine/match.ts';
import { codeOf } from '../handOn.ts';
import { foundMatch, savedOf } from '../openMatch.ts';
import type { SharedTable } from './circle.ts';

/** The match before its first move, as a code; a branch before its first own one. Empty: there is no such code. */
export function beginningOf({ id, match, title, shared }: SharedTable): string {
  const { game, record } = match;
  const log = record.log.slice(0, record.branch?.moves ?? 0);
  const begun = openMatch(game, { ...record, log });
  const { mark } = shared;
  const seen = record.sitters.map(() => 0);
  const found = foundMatch({
    id,
    match: begun,
    title,
    seen,
    shown: 0,
    mine: true,
    saved: true,
    shared: { mark, handed: [0] },
  });
  const { touchedAt } = savedOf(found, 0);
  return codeOf(found, touchedAt) ?? '';
}
