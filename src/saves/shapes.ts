import * as v from 'valibot';
import type { Result, Setup } from '../engine/game.ts';
import { EMBLEMS, type Sitter } from '../engine/log.ts';

/** What more than one stored thing is made of. */

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const sitter: v.GenericSchema<Sitter> = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), name: v.string(), emblem: v.picklist(EMBLEMS) }),
  v.strictObject({ kind: v.literal('bot'), level: count, name: v.string(), emblem: v.picklist(EMBLEMS) }),
]);

/** A list without entries would pass for a record without entries, and come back as one. */
const noList = v.custom<Setup['options']>((value) => !Array.isArray(value));

export const setup: v.GenericSchema<Setup> = v.strictObject({
  seats: count,
  options: v.pipe(noList, v.record(v.string(), v.string())),
  first: v.exactOptional(v.union([count, v.literal('chance')])),
  looks: v.exactOptional(v.array(v.string())),
});

export const result: v.GenericSchema<Result> = v.strictObject({
  points: v.array(v.number()),
  winners: v.array(count),
});
