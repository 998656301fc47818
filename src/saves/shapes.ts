import * as v from 'valibot';
import { type Daily, type DailyMark, isDay } from '../engine/daily.ts';
import type { AnyMove, Result, Setup } from '../engine/game.ts';
import { type Branch, type EarlyEnd, EMBLEMS, type Entry, type Series, type Sitter } from '../engine/log.ts';
import { LONGEST_NAME, LONGEST_TITLE } from './format.ts';
import { isMark, type Mark } from './sharing.ts';

/** What more than one stored thing is made of. */

/** Nobody reads the others, and of a text of a megabyte they would fill the memory. */
export const AT_FIRST_FAULT = { abortEarly: true } as const;

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A moment that a calendar has: milliseconds since 1970. */
export const moment = v.pipe(count, v.maxValue(8.64e15));

/** As it can be typed: a longer one, or one of several lines, would burst the shelf. */
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME), v.regex(/^[^\p{Cc}]*$/u));

/** Far more than any game has. */
const MOST_LEVELS = 9;
export const mark: v.GenericSchema<Mark> = v.custom<Mark>(isMark);

const level = v.pipe(count, v.maxValue(MOST_LEVELS));

/** Far more than any game gives. */
const MOST_POINTS = 1_000_000;
const points = v.pipe(v.number(), v.minValue(-MOST_POINTS), v.maxValue(MOST_POINTS));

export const sitter: v.GenericSchema<Sitter> = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), name, emblem: v.picklist(EMBLEMS) }),
  v.strictObject({ kind: v.literal('bot'), level, name, emblem: v.picklist(EMBLEMS) }),
]);

/** What records pass over, as if it were not there. */
const NO_KEYS = ['__proto__', 'prototype', 'constructor'];
/** A list without entries would pass for a record without entries, and a key that records do not keep for none. */
const asRecord = v.custom<Setup['options']>(
  (value) => !Array.isArray(value) && !NO_KEYS.some((key) => Object.hasOwn(Object(value), key)),
);

export const setup: v.GenericSchema<Setup> = v.strictObject({
  seats: count,
  options: v.pipe(asRecord, v.record(v.string(), v.string())),
  first: v.exactOptional(v.union([count, v.literal('chance')])),
  looks: v.exactOptional(v.array(v.string())),
});

export const result: v.GenericSchema<Result> = v.pipe(
  v.strictObject({ points: v.array(points), winners: v.array(count) }),
  v.check((ended) => ended.winners.every((side) => side < ended.points.length)),
);

/** What a person calls a match; null: by the name of the game. */
export const title = v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_TITLE)));

export const early: v.GenericSchema<EarlyEnd> = v.variant('how', [
  v.strictObject({ how: v.literal('counted') }),
  v.strictObject({ how: v.literal('conceded'), seat: count }),
]);

/** Far more than anybody plays. */
const MOST_MATCHES = 9999;
const few = v.pipe(count, v.maxValue(MOST_MATCHES));
export const series: v.GenericSchema<Series> = v.strictObject({ won: v.array(few), played: few });

export const branch: v.GenericSchema<Branch> = v.strictObject({ title, playedAt: moment, moves: count });

export const day = v.pipe(v.string(), v.check(isDay));
const ofDay = { day, late: v.exactOptional(v.literal(true)) };
export const daily: v.GenericSchema<Daily> = v.strictObject(ofDay);
export const dailyMark: v.GenericSchema<DailyMark> = v.strictObject({ ...ofDay, edition: count });

/** A move is a closed box here; that there is one, and that its bottom can be reached, is all that can be asked. */
const anyMove = v.custom<AnyMove>((move) => move !== undefined && isWithin(move, DEEPEST_MOVE));

/** Far deeper than any game's moves: a comparison walks all the way down, and must not overflow the stack. */
const DEEPEST_MOVE = 16;

const isWithin = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((each) => isWithin(each, depth - 1)));

export const entry: v.GenericSchema<Entry> = v.union([
  v.strictObject({ seat: count, move: anyMove }),
  v.strictObject({ undo: v.array(count), agreed: v.exactOptional(v.literal(true)) }),
  v.strictObject({ redo: v.literal(true) }),
  v.strictObject({ seat: count, sitter, conceded: v.exactOptional(v.literal(true)) }),
  v.strictObject({ seat: count, hint: v.literal(true) }),
  v.strictObject({ seat: count, concede: v.literal(true) }),
  v.strictObject({ counted: v.literal(true) }),
]);
