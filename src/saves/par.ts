import * as v from 'valibot';
import type { Day } from '../engine/daily.ts';
import { AT_FIRST_FAULT, count, day } from './shapes.ts';

/** How the strongest bot fared in the person's seat of a day's deal. */
export interface Par {
  readonly game: string;
  readonly day: Day;
  readonly edition: number;
  /** Which bots played. */
  readonly generation: number;
  /** How far ahead it was at the end of each game; as many as were played until now. */
  readonly leads: readonly number[];
}

/** Of so many games the middle one is the par. */
export const PAR_GAMES = 3;

/** Null if it is none: then it is worked out again. */
export function parsePar(raw: unknown): Par | null {
  const parsed = v.safeParse(par, raw, AT_FIRST_FAULT);
  return parsed.success ? parsed.output : null;
}

const par: v.GenericSchema<unknown, Par> = v.object({
  game: v.string(),
  day,
  edition: count,
  generation: count,
  leads: v.pipe(v.array(v.pipe(v.number(), v.finite())), v.maxLength(PAR_GAMES)),
});
