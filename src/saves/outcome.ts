import * as v from 'valibot';
import type { DailyMark } from '../engine/daily.ts';
import type { Result, Setup } from '../engine/game.ts';
import type { Seat } from '../engine/ids.ts';
import type { EarlyEnd, Sitter } from '../engine/log.ts';
import type { ShelfEntry } from '../protocol/shown.ts';
import { isCounted } from './counts.ts';
import { AT_FIRST_FAULT, count, dailyMark, early, moment, result, setup, sitter } from './shapes.ts';

/** What stays of a match that was played to its end, also when it is cleared off the shelf. */
export interface Outcome {
  readonly game: string;
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
  readonly result: Result;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  readonly daily?: DailyMark;
  /** It was given up. */
  readonly early?: EarlyEnd;
  /** Whoever sat here first gave up. */
  readonly gaveUp?: readonly Seat[];
}

/** Null as long as the match goes on, and of one that stands in no record. */
export function outcomeOf(card: ShelfEntry): Outcome | null {
  const { game, setup, sitters, result, touchedAt: endedAt, daily, early, gaveUp } = card;
  if (!result || !isCounted(card)) return null;
  const extra = { ...(daily && { daily }), ...(early && { early }), ...(gaveUp && { gaveUp }) };
  return { game, setup, sitters, result, endedAt, ...extra };
}

export function parseOutcome(raw: unknown): Outcome | null {
  const parsed = v.safeParse(outcome, raw, AT_FIRST_FAULT);
  return parsed.success ? parsed.output : null;
}

/** What another build has written in it besides does no harm. */
const outcome: v.GenericSchema<unknown, Outcome> = v.object({
  game: v.string(),
  setup,
  sitters: v.array(sitter),
  result,
  endedAt: moment,
  daily: v.exactOptional(dailyMark),
  early: v.exactOptional(early),
  gaveUp: v.exactOptional(v.array(count)),
});

/** Equal for the same end of the same match, which may have come in under another name as well. */
export const outcomeMark = ({ game, sitters, result, endedAt }: Outcome): string =>
  JSON.stringify([game, endedAt, result.points, sitters.map(({ name }) => name)]);
