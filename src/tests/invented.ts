import type { Sitter } from '../engine/log.ts';
import type { Outcome } from '../saves/format.ts';

/** People and ends of games that never were, for the tests of this room. */

export const aya: Sitter = { kind: 'person', name: 'Aya', emblem: 'crane' };
export const ren: Sitter = { kind: 'person', name: 'Ren', emblem: 'pine' };
export const ko: Sitter = { kind: 'bot', level: 1, name: 'Ko', emblem: 'plum' };

export const ended = (
  sitters: readonly Sitter[],
  points: readonly number[],
  winners: readonly number[],
  endedAt = 0,
): Outcome => ({
  game: 'veil',
  setup: { seats: sitters.length, options: {}, first: 'chance' },
  sitters,
  result: { points, winners },
  endedAt,
});
