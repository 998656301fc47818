import type { Sight } from '../../engine/ids.ts';
import type { Sitter } from '../../engine/log.ts';
import type { ReplayWords } from '../../words/replay.ts';

/** With whose eyes a match is seen, in words. */
export const seenAs = (sight: Sight, { seen }: ReplayWords, sitters: readonly Sitter[]): string =>
  typeof sight === 'number' ? seen.seat(sitters[sight]?.name ?? '') : seen[sight];
